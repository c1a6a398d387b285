import { isPlayer, type Entity, type ObjectId, type PlayerId } from '../../vm/entity';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword, hasType } from '../characteristics/has';
import { controllerOf } from '../state/last-known';
import type { Attacker, Blocker } from '../state/turn';
import { controlOfCombatEnds } from '../turn/control';
import { protectorOf } from './protector';
import { playerOf, set } from '../write';
import type { Game } from '../world';

/** A creature on the battlefield that can be in combat. */
export function isCreatureInPlay(game: Game, id: ObjectId): boolean {
  const object = game.state.objects[id];
  return object?.zone === 'battlefield' && !object.phasedOut && hasType(characteristicsOf(game, id), 'creature');
}

/** Attackers that are still in combat: creatures under the active player's control (CR 506.4). */
export function attackersOf(game: Game): readonly Attacker[] {
  const { active } = game.state.turn;
  return (game.state.combat?.attackers ?? []).filter(
    ({ object }) => isCreatureInPlay(game, object) && controllerOf(game, object) === active,
  );
}

/** Blockers that are still in combat (CR 506.4). */
export function blockersOf(game: Game): readonly Blocker[] {
  const { active } = game.state.turn;
  return (game.state.combat?.blockers ?? []).filter(
    ({ object }) => isCreatureInPlay(game, object) && controllerOf(game, object) !== active,
  );
}

/** The creatures that block an attacker, in the order in which they were declared. */
export function blockersFor(game: Game, attacker: ObjectId): readonly ObjectId[] {
  return blockersOf(game).flatMap(({ object, attackers }) => (attackers.includes(attacker) ? [object] : []));
}

/** What a creature attacks, if that is still there to be dealt damage (CR 506.4c). */
export function attackedBy(game: Game, { defender }: Attacker): Entity | null {
  if (defender === null) return null;
  if (isPlayer(defender)) return playerOf(game, defender).out === null ? defender : null;
  const object = game.state.objects[defender];
  const isThere = object?.zone === 'battlefield' && !object.phasedOut;
  return isThere && hasType(characteristicsOf(game, defender), 'planeswalker', 'battle') ? defender : null;
}

/** The player who defends an attacked player, planeswalker or battle (CR 506.2, CR 508.5, CR 310.8d). */
export function defendingPlayerOf(game: Game, defender: Entity): PlayerId {
  return isPlayer(defender) ? defender : (protectorOf(game, defender) ?? controllerOf(game, defender));
}

/** Is there a creature with first or double strike in combat (CR 510.4)? */
export function needsFirstStrikeStep(game: Game): boolean {
  const ids = [...attackersOf(game), ...blockersOf(game)].map(({ object }) => object);
  return ids.some((id) => strikesFirst(game, id));
}

/** Does a creature deal combat damage in the first of two damage steps (CR 702.7b)? */
export function strikesFirst(game: Game, id: ObjectId): boolean {
  const values = characteristicsOf(game, id);
  return hasKeyword(values, 'first strike') || hasKeyword(values, 'double strike');
}

/** Everything is removed from combat (CR 511.3). */
export function combatEnds(game: Game): void {
  set(game, 'combat', null);
  controlOfCombatEnds(game);
}
