import type { Entity } from '../../vm/entity';
import type { Game } from '../world';
import { attackable } from './attack';

/** What a permanent attacks that enters attacking (CR 508.4a): what others attack, as a rule, else what could be attacked. */
export function preyOfNew(game: Game): Entity | null {
  const { combat } = game.state;
  return combat === null ? null : (combat.attackers[0]?.defender ?? attackable(game)[0] ?? null);
}

/** What the creature attacked that was returned to a hand last in this turn (CR 702.49c, CR 702.190b). */
export function preyOfReturned(game: Game): Entity | null {
  const { history } = game.state;
  const returned = history.findLast(({ event }) => event.kind === 'move' && event.to.zone === 'hand');
  if (returned?.event.kind !== 'move') return null;
  const { object } = returned.event;
  const attack = history.findLast(({ event }) => event.kind === 'attack' && event.object === object);
  return attack?.event.kind === 'attack' ? attack.event.defender : null;
}
