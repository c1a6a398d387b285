import { isForbidden } from '../statics/restrictions';
import type { ObjectId } from '../../vm/entity';
import { characteristicsOf } from '../characteristics/characteristics';
import { newObject } from '../state/make';
import { addObject, newObjectId, newTimestamp, objectOf, setObject, setZoneList } from '../write';
import type { Game } from '../world';

/** Can a permanent get a designation: only one that has a prepare spell becomes prepared, and only if it is not. */
export function canBeDesignated(game: Game, id: ObjectId, name: string): boolean {
  if (name === 'suspected') return !isForbidden(game, 'becomeSuspected', id);
  if (name !== 'prepared') return true;
  const isPrepared = (objectOf(game, id).designations['prepared'] ?? 0) > 0;
  return !isPrepared && characteristicsOf(game, id).prepares !== undefined;
}

/** Gives a permanent a designation, or takes it away. */
export function designateObject(game: Game, id: ObjectId, name: string, value: number): void {
  setObject(game, id, { designations: { ...objectOf(game, id).designations, [name]: value } });
  if (name === 'prepared' && value > 0) addPrepareSpell(game, id);
}

/** Puts a copy of the prepare spell of a permanent into exile, from where it can be cast as long as the permanent is prepared. */
function addPrepareSpell(game: Game, id: ObjectId): void {
  const { prepares, controller } = characteristicsOf(game, id);
  if (prepares === undefined) return;
  const copy = newObject({
    id: newObjectId(game),
    kind: 'copy',
    printed: { kind: 'card', ...prepares },
    owner: controller,
    zone: 'exile',
    timestamp: newTimestamp(game),
    turn: game.state.turn.number,
  });
  addObject(game, { ...copy, standsBy: id });
  setZoneList(game, 'exile', controller, [...game.state.exile, copy.id]);
}

/** The permanent that is prepared with a copy in exile; null for any other object. */
export function preparedWith(game: Game, copy: ObjectId): ObjectId | null {
  const { zone, standsBy } = objectOf(game, copy);
  if (zone !== 'exile' || standsBy === null) return null;
  const permanent = game.state.objects[standsBy];
  const isPrepared = permanent?.zone === 'battlefield' && (permanent.designations['prepared'] ?? 0) > 0;
  return isPrepared ? standsBy : null;
}
