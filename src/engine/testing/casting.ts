import type { Entity } from '../../vm/entity';
import { characteristicsOf } from '../characteristics/characteristics';
import type { Decision, LegalAction } from '../decision';
import { answer, decisionOf } from '../game';
import type { Game } from '../world';
import { advance, settle, type Script } from './table';

/** Whoever has priority casts a free spell from hand, on these targets, one for each slot; it resolves. */
export function castFree(game: Game, name: string, ...targets: readonly Entity[]): void {
  announce(game, name);
  settle(game, onTargets(targets));
}

/** The same up to the first question that is not about targets or priority; null when it resolves without one. */
export function castUntilAsked(game: Game, name: string, ...targets: readonly Entity[]): Decision | null {
  announce(game, name);
  const script = onTargets(targets);
  const isOther = (decision: Decision | null): boolean => decision?.kind !== 'priority' && decision?.kind !== 'targets';
  advance(game, (its) => isOther(decisionOf(its)) || its.state.stack.length === 0, script);
  return isOther(decisionOf(game)) ? decisionOf(game) : null;
}

type Kind = Exclude<LegalAction, { readonly kind: 'pass' }>['kind'];

/** Is such an action with an object of this name offered to whoever has priority? */
export function isOffered(game: Game, kind: Kind, name: string): boolean {
  return indexOf(game, kind, name) >= 0;
}

/** Whoever has priority takes such an action; throws when it is not offered. */
export function takeAction(game: Game, kind: Kind, name: string): void {
  const action = indexOf(game, kind, name);
  const decision = decisionOf(game);
  if (action < 0 || decision === null) throw new Error(`${kind} ${name} is not offered`);
  answer(game, decision.player, { kind: 'priority', action });
}

/** Whoever has priority casts a card in a way ('normal', or by a keyword); false when that is not possible. */
export function castInWay(game: Game, name: string, way: string): boolean {
  const action = indexOf(game, 'cast', name, way);
  const decision = decisionOf(game);
  if (action < 0 || decision === null) return false;
  answer(game, decision.player, { kind: 'priority', action });
  return true;
}

function indexOf(game: Game, kind: Kind, name: string, way?: string): number {
  const decision = decisionOf(game);
  if (decision?.kind !== 'priority') throw new Error('nobody has priority');
  return decision.actions.findIndex(
    (each) =>
      each.kind === kind &&
      (way === undefined || (each.kind === 'cast' && each.way === way)) &&
      characteristicsOf(game, each.object).name === name,
  );
}

function announce(game: Game, name: string): void {
  const decision = decisionOf(game);
  if (decision?.kind !== 'priority') throw new Error('nobody has priority');
  const action = decision.actions.findIndex(
    (each) => each.kind === 'cast' && characteristicsOf(game, each.object).name === name,
  );
  if (action < 0) throw new Error(`${name} cannot be cast`);
  answer(game, decision.player, { kind: 'priority', action });
}

function onTargets(targets: readonly Entity[]): Script {
  const left = [...targets];
  return (asked) => {
    if (asked.kind !== 'targets') return undefined;
    const next = left.shift();
    return { kind: 'targets', chosen: next === undefined ? [] : [next] };
  };
}
