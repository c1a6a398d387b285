import { rulesPath } from '../../vm/pool';
import { followsNothing } from '../../vm/scope';
import type { Task } from '../agenda/task';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword } from '../characteristics/has';
import { makeScope } from '../scope';
import type { GameObject } from '../state/object';
import type { Game } from '../world';
import { frameTask } from './frame';

const meaning = rulesPath(
  'Spell',
  'exile ~. at the beginning of your next upkeep, you may cast it without paying its mana cost.',
);

/** What happens as a spell with rebound resolves that was cast from a hand (CR 702.88a); null for any other. */
export function reboundTask(game: Game, { id, cast, controller, kind }: GameObject): Task | null {
  if (kind !== 'card' || cast?.from !== 'hand' || !hasKeyword(characteristicsOf(game, id), 'rebound')) return null;
  const scope = makeScope(game, { ability: meaning, source: id, controller });
  return frameTask({ ...scope, follows: { ...followsNothing, since: game.state.nextEvent } }, `${meaning}.body`);
}
