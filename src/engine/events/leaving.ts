import type { ObjectId, PlayerId } from '../../vm/entity';
import { controllerOf } from '../state/last-known';
import { isInGame, playerAfter } from '../turn/players';
import { playerOf, removeObject, set, setPlayer } from '../write';
import type { Game } from '../world';
import type { EventOf, GameEvent } from './event';
import { unchanged, type Applied, type EventRules } from './rule';
import { moveTo } from './zones';

/** What happens as soon as a player has left a game that goes on (CR 800.4a). */
export const leavingRules: EventRules<'leaveGame' | 'leaveControlled'> = {
  leaveGame: {
    affected: (_, e) => e.player,
    expand: (game, e) => ownedInSight(game, e.player).map((object) => ({ kind: 'ceaseToExist', object })),
    apply: takeAway,
  },
  leaveControlled: {
    affected: (_, e) => e.player,
    expand: (game, e) => stillControlled(game, e.player),
    apply: () => unchanged,
  },
};

/** The events that follow when a player has lost or conceded. */
export function leaving(game: Game, player: PlayerId): readonly GameEvent[] {
  const others = game.state.order.filter((other) => other !== player && isInGame(game, other));
  if (others.length < 2) return [];
  return [
    { kind: 'leaveGame', player },
    { kind: 'leaveControlled', player },
  ];
}

/** Everything that the player owns outside of hand and library. */
function ownedInSight(game: Game, player: PlayerId): readonly ObjectId[] {
  return Object.values(game.state.objects)
    .filter(({ owner, zone }) => owner === player && zone !== 'hand' && zone !== 'library')
    .map(({ id }) => id);
}

/** Hand and library leave, effects that give the player control end, and designations go on to the next player (CR 725.4). */
function takeAway(game: Game, { player }: EventOf<'leaveGame'>): Applied {
  const { hand, library } = playerOf(game, player);
  setPlayer(game, player, { hand: [], library: [], mana: [] });
  for (const id of [...hand, ...library]) removeObject(game, id);
  const kept = game.state.effects.filter(({ content }) => content.kind !== 'control' || content.player !== player);
  if (kept.length < game.state.effects.length) set(game, 'effects', kept);
  const { active } = game.state.turn;
  const next = active !== player && isInGame(game, active) ? active : playerAfter(game, player);
  const passedOn = Object.entries(game.state.designations).filter(([, holder]) => holder === player);
  if (passedOn.length > 0)
    set(game, 'designations', {
      ...game.state.designations,
      ...Object.fromEntries(passedOn.map(([name]): [string, string] => [name, next])),
    });
  return unchanged;
}

/** Then what the player still controls: on the stack what is no card ceases to exist, all else is exiled. */
function stillControlled(game: Game, player: PlayerId): readonly GameEvent[] {
  const { stack, battlefield, objects } = game.state;
  return [...stack, ...battlefield]
    .filter((id) => controllerOf(game, id) === player)
    .map((object) =>
      objects[object]?.zone === 'stack' && objects[object].kind !== 'card'
        ? { kind: 'ceaseToExist', object }
        : moveTo(object, 'exile', 'exile'),
    );
}
