import type { PlayerId } from '../../vm/entity';
import type { Task } from '../agenda/task';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasType } from '../characteristics/has';
import type { LegalAction } from '../decision';
import { playerOf } from '../write';
import type { Game } from '../world';

/** What a player with priority may do (CR 117.1), passing first. */
export function legalActions(game: Game, player: PlayerId): readonly LegalAction[] {
  return [{ kind: 'pass' }, ...landActions(game, player), ...castActions(game, player)];
}

/** The task that carries out an action. */
export function actionTask(_game: Game, player: PlayerId, action: LegalAction): Task {
  switch (action.kind) {
    case 'playLand':
      return { kind: 'playLand', player, object: action.object, stage: 'begin' };
    case 'cast':
      return { kind: 'cast', player, object: action.object, face: action.face, way: action.way, stage: 'begin' };
    case 'activate':
      return { kind: 'activate', player, object: action.object, ability: action.ability, stage: 'begin' };
    case 'special':
    case 'pass':
      throw new Error(`no task for ${action.kind}`);
  }
}

/** Main phase, empty stack, own turn (CR 307.1). */
export function isSorceryTime(game: Game, player: PlayerId): boolean {
  const { turn, stack } = game.state;
  return turn.active === player && (turn.step === 'main1' || turn.step === 'main2') && stack.length === 0;
}

function landActions(game: Game, player: PlayerId): readonly LegalAction[] {
  const { hand, landsPlayed } = playerOf(game, player);
  if (!isSorceryTime(game, player) || landsPlayed > 0) return [];
  return hand
    .filter((id) => hasType(characteristicsOf(game, id), 'land'))
    .map((object) => ({ kind: 'playLand', object, face: 0 }));
}

/** Only spells without a cost to pay, until costs can be paid. */
function castActions(game: Game, player: PlayerId): readonly LegalAction[] {
  return playerOf(game, player)
    .hand.filter((id) => {
      const values = characteristicsOf(game, id);
      const { manaValue, manaCost } = values;
      const timely = hasType(values, 'instant') || isSorceryTime(game, player);
      return timely && manaCost !== null && manaValue === 0 && !hasType(values, 'land');
    })
    .map((object) => ({ kind: 'cast', object, face: 0, way: 'normal' }));
}
