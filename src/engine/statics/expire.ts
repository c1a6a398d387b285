import { flatMapped } from '../../source/flat-mapped';
import type { DurationValue } from '../../vm/context';
import type { PlayerId } from '../../vm/entity';
import { evalBool } from '../../vm/evaluate';
import { termAt } from '../../vm/pool';
import type { Scope } from '../../vm/scope';
import type { GameEvent, Happened } from '../events/event';
import { characteristicsOf, refresh } from '../characteristics/characteristics';
import { occursIn } from '../triggers/returns';
import { objectOf, set } from '../write';
import { contextFor, type Game } from '../world';
import { stillThere } from './affected';
import type { LastingEffect } from './lasting';

/** A moment at which durations end. */
export type Moment =
  /** A turn begins (CR 500.1): "until your next turn". */
  | { readonly kind: 'turn'; readonly player: PlayerId }
  /** An untap step is over: "during its controller's next untap step". */
  | { readonly kind: 'untapStep'; readonly player: PlayerId }
  | { readonly kind: 'combat' }
  /** The cleanup step of a turn (CR 514.2). */
  | { readonly kind: 'cleanup'; readonly player: PlayerId; readonly turn: number; readonly extra: number | null };

/** Ends what lasts until this moment: effects and shields, and unless they wait a little longer delayed triggers, too. */
export function endAt(game: Game, moment: Moment, what: 'effects' | 'all' = 'all'): void {
  end(game, ({ duration }) => endsAt(duration, moment), what);
  endOfConditions(game);
}

function endsAt(duration: DurationValue, moment: Moment): boolean {
  switch (moment.kind) {
    case 'turn':
      return duration.kind === 'untilTurnOf' && duration.player === moment.player;
    case 'untapStep':
      return duration.kind === 'untapStepOf' && duration.player === moment.player;
    case 'combat':
      return duration.kind === 'endOfCombat';
    case 'cleanup':
      if (duration.kind === 'endOfTurn') return true;
      if (duration.kind === 'duringExtraTurn') return duration.id === moment.extra;
      return (
        (duration.kind === 'endOfTurnOf' || duration.kind === 'duringTurnOf') &&
        duration.player === moment.player &&
        moment.turn > duration.after
      );
  }
}

/**
 * Ends what lasts until one of these events (CR 611.2a), what lasted for as long as something that is not so any more
 * (CR 611.2b), and what is left of effects on objects that are gone.
 */
export function endBy(game: Game, batch: readonly Happened[]): void {
  const { effects, shields, delayed } = game.state;
  if (effects.length + shields.length + delayed.length === 0) return;
  end(game, ({ duration, scope }) =>
    duration.kind === 'untilEvent' ? occursIn(game, { scope, event: duration.event }, batch) : false,
  );
  endOfConditions(game);
  if (batch.some(({ event }) => event.kind === 'move' || event.kind === 'ceaseToExist')) forget(game);
}

/** Is an effect of the same resolution of a spell or ability? */
export const isOfResolution = (scope: Scope, of: Scope): boolean =>
  scope.source === of.source &&
  scope.ability === of.ability &&
  scope.made === of.made &&
  scope.follows.since === of.follows.since;

/** Ends all that began as the same spell or ability resolved (CR 116.2c). */
export function endWith(game: Game, resolution: Scope): void {
  end(game, ({ scope }) => isOfResolution(scope, resolution));
  endOfConditions(game);
}

/** An effect that ends may end the condition of another. */
function endOfConditions(game: Game): void {
  for (;;) {
    const over = game.state.effects.filter(({ duration, scope }) => isOver(game, duration, scope));
    if (over.length === 0) return;
    end(game, ({ duration, scope }) => isOver(game, duration, scope));
  }
}

function isOver(game: Game, duration: DurationValue, scope: Scope): boolean {
  return duration.kind === 'asLongAs' && !evalBool(contextFor(game, scope), termAt(game.pool, duration.condition));
}

interface Timed {
  readonly duration: DurationValue;
  readonly scope: Scope;
}

function end(game: Game, isEnded: (timed: Timed) => boolean, what: 'effects' | 'all' = 'all'): void {
  const { effects, shields, delayed } = game.state;
  const left = effects.filter((effect) => !isEnded(effect));
  if (left.length < effects.length) set(game, 'effects', left);
  const protecting = shields.filter((shield) => !isEnded(shield));
  if (protecting.length < shields.length) set(game, 'shields', protecting);
  if (what === 'effects') return;
  const waiting = delayed.filter(({ duration, scope }) => duration === null || !isEnded({ duration, scope }));
  if (waiting.length < delayed.length) set(game, 'delayed', waiting);
}

/** Effects on objects that have all left can do nothing any more. */
function forget(game: Game): void {
  const isIdle = ({ affected }: LastingEffect): boolean =>
    affected !== null && affected.every((entity) => stillThere(game, entity) === null);
  const left = game.state.effects.filter((effect) => !isIdle(effect));
  if (left.length < game.state.effects.length) set(game, 'effects', left);
}

/** Permanents that another player controls than when this was last looked at, because effects began or ended. */
export function controlChanges(game: Game): readonly GameEvent[] {
  refresh(game);
  const { cache, state } = game;
  if (cache.controlled === cache.epoch) return [];
  const changes = flatMapped(state.battlefield, (object): readonly GameEvent[] => {
    const { lastController, controller } = objectOf(game, object);
    const to = characteristicsOf(game, object).controller;
    const from = lastController ?? controller;
    return to === from ? [] : [{ kind: 'changeControl', object, from, to }];
  });
  if (changes.length === 0) cache.controlled = cache.epoch;
  return changes;
}
