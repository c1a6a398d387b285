import type { ObjectId, PlayerId } from '../../vm/entity';
import { isPlayer } from '../../vm/entity';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasSubtype } from '../characteristics/has';
import { characteristicsOrLast, objectOrLast } from '../state/last-known';
import { commanderOf } from '../state/merged';
import type { Game } from '../world';

/** Conditions that keywords set for the costs that they name. */
export function isOpen(game: Game, name: string, player: PlayerId, card: ObjectId): boolean {
  const { history, turn } = game.state;
  switch (name) {
    case 'spectacle':
      // An opponent lost life this turn (CR 702.137a).
      return history.some(({ event }) => event.kind === 'loseLife' && event.player !== player);
    case 'surge':
      // Another spell was cast this turn by its player or a teammate (CR 702.117a).
      return history.some(({ event }) => event.kind === 'cast' && event.player === player);
    case 'freerunning':
      return dealtCombatDamage(game, player, (id) => isAssassin(game, id) || isCommander(game, id));
    case 'prowl':
      return dealtCombatDamage(game, player, (id) => sharesType(game, id, card));
    case 'mayhem':
      // Its owner discarded it this turn (CR 702.187a).
      return history.some(({ event, became }) => event.kind === 'move' && event.cause === 'discard' && became === card);
    case 'sneak':
      // In the declare blockers step of its player (CR 702.190a).
      return turn.active === player && turn.step === 'declareBlockers';
    default:
      return true;
  }
}

/** Did a source under the player's control that passes a test deal combat damage to a player this turn? */
function dealtCombatDamage(game: Game, player: PlayerId, test: (source: ObjectId) => boolean): boolean {
  return game.state.history.some(
    ({ event }) =>
      event.kind === 'damage' &&
      event.combat === 'combat' &&
      isPlayer(event.to) &&
      objectOrLast(game, event.source)?.controller === player &&
      test(event.source),
  );
}

/** CR 702.173a. */
const isAssassin = (game: Game, id: ObjectId): boolean => hasSubtype(characteristicsOrLast(game, id), 'assassin');

const isCommander = (game: Game, id: ObjectId): boolean => {
  const object = objectOrLast(game, id);
  return object !== undefined && commanderOf(object) !== null;
};

/** Has the source any of the spell's creature types (CR 702.76a)? */
function sharesType(game: Game, source: ObjectId, card: ObjectId): boolean {
  const { subtypes } = characteristicsOf(game, card);
  const { subtypes: its = [] } = characteristicsOrLast(game, source) ?? {};
  return subtypes.some((subtype) => its.includes(subtype));
}
