import { termsIn, type Term } from '../../bytecode/term';
import { isPlayer } from '../../vm/entity';
import { abilityAt } from '../../vm/pool';
import { bindEntities, bindNum, nothing, type Binding } from '../../vm/scope';
import { colors } from '../../vocabulary/colors';
import { cardTypes, permanentTypes } from '../../vocabulary/card-types';
import { basicLandTypes, subtypes } from '../../vocabulary/subtypes';
import { answerOf, ask, doneWith, type Given, type Next, type TaskOf } from '../agenda/task';
import { objectOrLast, patchKnown } from '../state/last-known';
import type { GameObject } from '../state/object';
import { opponentsOf, playersFrom } from '../turn/players';
import type { Game } from '../world';

type Task = TaskOf<'chooseValue'>;

/** The greatest number that is offered where nothing bounds it. */
export const highestNumber = 100;

/** Chooses a color, a type, a name, a number or a player. */
export function chooseValue(game: Game, task: Task, given: Given): Next {
  if (task.stage === 'answered') {
    const binding = chosen(game, task, given);
    const object = task.keep === null ? undefined : objectOrLast(game, task.keep);
    if (object !== undefined)
      patchKnown(game, object.id, {
        chosen: withChoice(object.chosen, abilityAt(game.pool, task.ability).item, choiceName(task.what), binding),
      });
    return doneWith(binding);
  }
  const reason = { source: task.source, ability: task.ability, code: null, rule: 'CR 608.2d' };
  const about = { player: task.player, reason };
  const then: Task = { ...task, stage: 'answered' };
  const players = playersToChoose(game, task);
  if (players !== null)
    return ask({ kind: 'choose', ...about, purpose: 'effect', options: players, min: 1, max: 1, ordered: 'no' }, then);
  if (task.what === 'number')
    return ask({ kind: 'number', ...about, what: 'amount', min: task.least, max: task.most }, then);
  return ask({ kind: 'word', ...about, what: task.what, options: wordsBut(task) }, then);
}

function chosen(game: Game, task: Task, given: Given): Binding {
  const by = [task.player];
  if (playersToChoose(game, task) !== null) return bindEntities(answerOf(given, 'choose').chosen.filter(isPlayer), by);
  if (task.what === 'number') return bindNum(answerOf(given, 'number').value, by);
  return { ...nothing, num: 1, by, word: answerOf(given, 'word').value, entities: task.shownBy ?? [] };
}

function playersToChoose(game: Game, { what, player }: Task): readonly `p${number}`[] | null {
  if (what === 'opponent') return opponentsOf(game, player);
  return what === 'player' ? playersFrom(game, player) : null;
}

/** The types that are listed to choose one of; null where a choice is not among such. */
export function listedTypes(of: Term | null): readonly string[] | null {
  if (of?.op !== 'anyOf') return null;
  return termsIn(of).flatMap(({ op, args: [word] }) =>
    (op === 'type' || op === 'subtype') && typeof word === 'string' ? [word] : [],
  );
}

/** The word that may not be chosen: a color, a type; a name of a described kind is no word of its own. */
export function exceptedWord(except: Term | null): string | null {
  const [word] = except?.args ?? [];
  return typeof word === 'string' ? word : null;
}

function wordsBut({ what, except, among }: Task): readonly string[] | 'anyName' {
  const words = among ?? wordsToChoose(what);
  return words === 'anyName' || except === null ? words : words.filter((word) => word !== except);
}

function wordsToChoose(what: string): readonly string[] | 'anyName' {
  switch (what) {
    case 'color':
      return colors;
    case 'creatureType':
      return subtypes.creature;
    case 'basicLandType':
      return basicLandTypes;
    case 'cardType':
      return cardTypes;
    case 'landType':
      return subtypes.land;
    case 'permanentType':
      return permanentTypes;
    case 'planeswalkerType':
      return subtypes.planeswalker;
    case 'parity':
      return ['odd', 'even'];
    default:
      return 'anyName';
  }
}

/** The name by which "the chosen …" finds a choice. */
export function choiceName(what: string): string {
  switch (what) {
    case 'creatureType':
    case 'basicLandType':
    case 'landType':
    case 'permanentType':
    case 'planeswalkerType':
      return 'type';
    case 'cardName':
      return 'name';
    case 'opponent':
      return 'player';
    default:
      return what;
  }
}

/** The choices of an object with one more: under its name, and for linked abilities under the item that asked (CR 607.2d). */
export function withChoice(
  before: GameObject['chosen'],
  item: number | null,
  name: string,
  binding: Binding,
): GameObject['chosen'] {
  return { ...before, [name]: binding, ...(item === null ? {} : { [item]: binding }) };
}
