import type { Happened } from '../engine/events/event';
import type { Game } from '../engine/world';
import { latest } from '../engine/state/last-known';
import type { ObjectId } from '../vm/entity';
import { nameOf, playerName } from './words';

/** What happened since an event, in words: what players want to be told. */
export function newsSince(game: Game, last: number): { readonly lines: readonly string[]; readonly last: number } {
  const { lastTurn, history, nextEvent } = game.state;
  const fresh = [...lastTurn, ...history].filter(({ id }) => id >= last);
  return { lines: fresh.flatMap((happened) => newsOf(game, happened)), last: nextEvent };
}

function newsOf(game: Game, { event, amount }: Happened): readonly string[] {
  const name = (id: ObjectId): string => nameOf(game, id);
  switch (event.kind) {
    case 'beginTurn':
      return [`Turn ${game.state.turn.number}: ${playerName(game, event.player)}`];
    case 'cast':
      return [`${playerName(game, event.player)} casts ${name(event.object)}`];
    case 'playLand':
      return [`${playerName(game, event.player)} plays ${name(latest(game, event.object) ?? event.object)}`];
    case 'activate':
      return [`${playerName(game, event.player)} activates ${name(event.object)}`];
    case 'attack':
      return [`${name(event.object)} attacks ${nameOf(game, event.defender)}`];
    case 'block':
      return [`${name(event.object)} blocks ${name(event.attacker)}`];
    case 'damage':
      return amount > 0 ? [`${name(event.source)} deals ${amount} damage to ${nameOf(game, event.to)}`] : [];
    case 'gainLife':
      return amount > 0 ? [`${playerName(game, event.player)} gains ${amount} life`] : [];
    case 'loseLife':
      return amount > 0 ? [`${playerName(game, event.player)} loses ${amount} life`] : [];
    case 'discard':
      return [`${playerName(game, event.by)} discards ${name(event.object)}`];
    case 'sacrifice':
      return [`${playerName(game, event.by)} sacrifices ${name(event.object)}`];
    case 'destroy':
      return [`${name(event.object)} is destroyed`];
    case 'counterSpell':
      return [`${name(event.object)} is countered`];
    case 'createToken':
      return [`${playerName(game, event.player)} creates ${event.values.name}`];
    case 'loseGame':
      return [`${playerName(game, event.player)} loses the game (${event.reason})`];
    default:
      return [];
  }
}
