import { linkSuccessor } from '../state/last-known';
import type { Component, GameObject, Merged } from '../state/object';
import type { Game } from '../world';
import { newTimestamp, objectOf, removeObject, set, setObject } from '../write';
import type { EventOf } from './event';
import { applied, type Applied, type EventRules } from './rule';

export const mergeRules: EventRules<'merge'> = {
  merge: {
    affected: (_, e) => e.onto,
    possible: (game, e) =>
      game.state.objects[e.object]?.zone === 'stack' && game.state.objects[e.onto]?.zone === 'battlefield',
    leaves: (_, e) => [e.object],
    apply: merge,
  },
};

/** The spell becomes a part of the permanent, which is the same object as before (CR 729.2c). */
function merge(game: Game, { object, onto, where }: EventOf<'merge'>): Applied {
  const spell = objectOf(game, object);
  const permanent = objectOf(game, onto);
  set(
    game,
    'stack',
    game.state.stack.filter((id) => id !== object),
  );
  removeObject(game, object);
  setObject(game, onto, {
    merged: withPart(permanent, componentOf(spell, 'merged'), where),
    timestamp: newTimestamp(game),
  });
  linkSuccessor(game, object, onto);
  return applied(1, onto);
}

const componentOf = ({ printed, owner, kind, commander }: GameObject, how: Component['how']): Component => ({
  how,
  printed,
  owner,
  kind: kind === 'card' ? 'card' : 'token',
  commander,
});

/** What a card is that enters melded with another one (CR 712.14c). */
export const meldedWith = (partner: GameObject): Merged => ({ over: [], under: [componentOf(partner, 'melded')] });

function withPart({ merged }: GameObject, part: Component, where: 'over' | 'under'): Merged {
  const { over, under } = merged ?? { over: [], under: [] };
  return where === 'over' ? { over: [part, ...over], under } : { over, under: [...under, part] };
}
