import { evalBool } from '../../vm/evaluate';
import { isObject } from '../../vm/entity';
import { termAt, withWordAt, type CodePath } from '../../vm/pool';
import { partAt, type PendingPart } from '../state/object';
import { isOfEntering } from '../statics/affected';
import type { LastingEffect, NewEffect } from '../statics/lasting';
import { contextFor, type Game } from '../world';
import { newTimestamp, set, setObject } from '../write';
import type { EventOf } from './event';
import { applied, type Applied, type EventRules } from './rule';

export const effectRules: EventRules<'beginEffect'> = {
  beginEffect: {
    affected: (_, e) => e.objects[0] ?? null,
    possible: (game, e) => e.effects.length === 0 || e.effects.some((effect) => begins(game, effect)),
    apply: begin,
  },
};

/** An effect "for as long as" something that is not so does nothing (CR 611.2b). */
function begins(game: Game, { duration, scope }: NewEffect): boolean {
  return duration.kind !== 'asLongAs' || evalBool(contextFor(game, scope), termAt(game.pool, duration.condition));
}

function begin(game: Game, event: EventOf<'beginEffect'>): Applied {
  const fresh = newTimestamp(game);
  const timestamp = event.before === 'nothing' ? fresh : earliestOf(game, event);
  const turn = game.state.turn.number;
  const copiable = isCopiable(game, event) ? ({ copiable: 'yes' } as const) : {};
  const begun = event.effects
    .filter((effect) => begins(game, effect))
    .map((effect): LastingEffect => ({ ...effect, ...copiable, id: newTimestamp(game), timestamp, turn }));
  set(game, 'effects', [...game.state.effects, ...begun]);
  begun.forEach((effect) => changeSpells(game, effect));
  return applied(event.objects.length);
}

/** What sets power and toughness of a permanent as it enters is copiable, with all that it sets besides (CR 707.2). */
const isCopiable = (game: Game, { effects }: EventOf<'beginEffect'>): boolean =>
  effects.some(({ content, scope }) => content.kind === 'setPt' && isOfEntering(game, scope));

/** A spell whose text is changed does what the text says now (CR 612.1). */
function changeSpells(game: Game, { content, affected }: LastingEffect): void {
  if (content.kind !== 'text') return;
  for (const id of affected ?? []) {
    const spell = isObject(id) ? game.state.objects[id] : undefined;
    if (spell?.pending?.kind !== 'spell') continue;
    const at = (path: CodePath): CodePath => withWordAt(path, content);
    const parts = spell.pending.parts.map((part): PendingPart => partAt(part, at));
    setObject(game, spell.id, { pending: { ...spell.pending, parts } });
  }
}

/** The timestamp of the first of the latest effects that came from the same resolution. */
function earliestOf(game: Game, { effects }: EventOf<'beginEffect'>): number {
  const [own] = effects;
  const { turn, effects: before } = game.state;
  const isSame = (effect: LastingEffect): boolean =>
    effect.scope.ability === own?.scope.ability &&
    effect.scope.source === own.scope.source &&
    effect.turn === turn.number;
  return before[before.findLastIndex((effect) => !isSame(effect)) + 1]?.timestamp ?? newTimestamp(game);
}
