import type { Term } from '../../bytecode/term';
import { choiceAmong, choicesOf } from '../../vm/choices';
import {
  entitiesOf,
  evalEntities,
  numOf,
  optionalNum,
  optionalTerm,
  optionalWord,
  termOf,
  termsOf,
} from '../../vm/evaluate';
import { isObject, isPlayer, type Entity, type ObjectId } from '../../vm/entity';
import { pathOf, statementsAt, termAt } from '../../vm/pool';
import { meaningOf } from '../handlers/worded';
import { makeScope } from '../scope';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword, hasType } from '../characteristics/has';
import { countersOn } from '../events/permanents';
import { beheld } from '../handlers/beheld';
import { choosable } from '../handlers/choosable';
import { isBarredPayment, isForbidden, isPlayerForbidden, type PaidFor } from '../statics/restrictions';
import { fitsRule, rulesAbout } from '../statics/rules-in-force';
import { controllerOf } from '../state/last-known';
import { kinshipIn, together as chosenTogether } from '../stack/kinship';
import { canReachTotal } from '../stack/total';
import { playerOf } from '../write';
import { contextFor, type Game, type GameContext } from '../world';
import type { CostPart } from './costs';

/**
 * Can this part of a cost be paid now (CR 118.3)? `except` is the object that is being cast: it cannot pay for itself.
 * Parts are looked at one by one; two that need the same thing show when they are paid.
 */
export function isPayablePart(
  game: Game,
  part: CostPart,
  except: ObjectId | null,
  paidFor: PaidFor = 'action',
): boolean {
  return isPayable(payingContext(game, part), { ...part, paidFor }, termAt(game.pool, part.code), except);
}

/** The surroundings of a part of a cost: who pays it is its subject. */
const payingContext = (game: Game, { scope, payer }: CostPart): GameContext => ({
  ...contextFor(game, scope),
  subject: [payer],
  actor: null,
});

/** Everything that could be used for a part of a cost that does something to things; nothing for other parts. */
export function thingsFor(game: Game, part: CostPart, except: ObjectId | null): readonly Entity[] {
  const term = termAt(game.pool, part.code);
  const effect = (term.op === 'step' ? optionalTerm(term, 'effect') : null) ?? term;
  if (optionalTerm(effect, 'what') === null) return [];
  return things(payingContext(game, part), { ...part, paidFor: 'action' }, effect, 'what', except) ?? [];
}

/** A part of a cost, and what it is paid for. */
interface Payment extends CostPart {
  readonly paidFor: PaidFor;
}

function isPayable(context: GameContext, part: Payment, term: Term, except: ObjectId | null): boolean {
  const { world: game, scope } = context;
  const payer = playerOf(game, part.payer);
  switch (term.op) {
    case 'step':
      return isPayable(context, part, termOf(context, term, 'effect'), except);
    case 'eitherOr':
      return termsOf(term, 'options').some((option) => isPayable(context, part, option, except));
    case 'tapSelf':
      return canTap(game, scope.source, 'untapped');
    case 'untapSelf':
      return canTap(game, scope.source, 'tapped');
    case 'loyalty': {
      const change = numOf(context, term, 'change');
      return change >= 0 || countersOn(game, scope.source, 'loyalty') >= -change;
    }
    case 'payLife': {
      const amount = numOf(context, term, 'amount');
      return (
        amount === 0 ||
        (payer.life >= amount &&
          !isPlayerForbidden(game, 'loseLife', part.payer) &&
          !isBarredPayment(game, part.payer, part.paidFor, null))
      );
    }
    case 'payEnergy':
      return (payer.counters['energy'] ?? 0) >= numOf(context, term, 'count');
    case 'mill':
      return payer.library.length >= numOf(context, term, 'count');
    case 'removeCounters':
      return hasCounters(context, part, term, except);
    case 'collectEvidence':
    case 'forage':
      return isPayableInWords(context, part, term, except);
    case 'behold': {
      const { options, count } = beheld(context, term, part.payer);
      return options.filter((id) => id !== except).length >= count;
    }
    case 'sacrifice':
    case 'discard':
    case 'exile':
    case 'return':
    case 'put':
    case 'reveal':
    case 'tap':
    case 'untap':
      return things(context, part, term, 'what', except) !== null;
    default:
      return true;
  }
}

/** A keyword action that the glossary says in words is payable if what they say is. */
function isPayableInWords(context: GameContext, part: Payment, term: Term, except: ObjectId | null): boolean {
  const ability = meaningOf(context, term);
  const scope = makeScope(context.world, { ability, source: part.scope.source, controller: part.payer });
  const inside: GameContext = { ...contextFor(context.world, scope), subject: [part.payer] };
  return statementsAt(context.pool, `${ability}.body`).every((statement) =>
    isPayable(inside, { ...part, scope }, statement, except),
  );
}

/** Untapped (or tapped), and not a creature that came this turn, unless that is of no matter (CR 302.6). */
export function canTap(game: Game, id: ObjectId, state: 'tapped' | 'untapped'): boolean {
  const object = game.state.objects[id];
  if (object?.zone !== 'battlefield' || object.tapped !== (state === 'tapped')) return false;
  const values = characteristicsOf(game, id);
  if (!object.summoningSick || !hasType(values, 'creature') || hasKeyword(values, 'haste')) return true;
  return rulesAbout(game, controllerOf(game, id), 'activatesAsThough').some((rule) => fitsRule(rule, 'of', id));
}

/** What would pay the operand of a statement: all of it, or the options of a choice if they are enough; null if not. */
function things(
  context: GameContext,
  part: Payment,
  term: Term,
  operand: string,
  except: ObjectId | null,
): readonly Entity[] | null {
  const whole = termOf(context, term, operand);
  const what = choiceAmong(whole) ?? whole;
  const optionsOf = (choice: Term): readonly Entity[] =>
    choosable(context, pathOf(context.pool, choice), part.payer).filter(
      (entity) => entity !== except && isUsable(context, part, term, entity),
    );
  if (what.op === 'choose') {
    const options = optionsOf(what);
    const min = numOf(context, what, 'min');
    const filter = optionalTerm(what, 'filter');
    const kinship = filter === null ? {} : kinshipIn(context, filter, options);
    const isEnough = options.length >= min && chosenTogether(options, kinship, min).length >= min;
    return isEnough && canReachTotal(context, what, options) ? options : null;
  }
  const parts = what.op === 'union' ? termsOf(what, 'parts') : [];
  if (parts.some(({ op }) => op === 'choose') && parts.every((each) => each.op === 'choose' || !isChoiceInside(each))) {
    const lists = parts.flatMap((each) => {
      if (each.op !== 'choose') return fixed(context, part, term, each);
      return Array.from({ length: numOf(context, each, 'min') }, () => optionsOf(each));
    });
    return hasOneOfEach(lists, []) ? lists.flat() : null;
  }
  if (isChoiceInside(what)) return [];
  const meant = entitiesOf(context, term, operand);
  return meant.length > 0 && meant.every((entity) => isUsable(context, part, term, entity)) ? meant : null;
}

/** A list for each thing that a cost names without a choice, which is empty where it cannot be used: "this card and another card". */
function fixed(context: GameContext, part: Payment, term: Term, code: Term): readonly (readonly Entity[])[] {
  const meant = evalEntities(context, code);
  return meant.length === 0 ? [[]] : meant.map((entity) => (isUsable(context, part, term, entity) ? [entity] : []));
}

/** Is there something of its own for each list: "an Island card and another card" are two cards? */
const hasOneOfEach = ([list, ...others]: readonly (readonly Entity[])[], taken: readonly Entity[]): boolean =>
  list === undefined || list.some((entity) => !taken.includes(entity) && hasOneOfEach(others, [...taken, entity]));

/** A choice deeper inside is left to when it is made. */
function isChoiceInside(term: Term): boolean {
  return term.op === 'choose' || choicesOf(term).length > 0;
}

/** Could the thing be used as the statement wants? */
function isUsable({ world: game }: GameContext, { payer, paidFor }: Payment, { op }: Term, entity: Entity): boolean {
  if (isPlayer(entity)) return true;
  const object = game.state.objects[entity];
  if (object === undefined) return false;
  switch (op) {
    case 'sacrifice':
      return (
        object.zone === 'battlefield' &&
        characteristicsOf(game, entity).controller === payer &&
        !isForbidden(game, 'beSacrificed', entity) &&
        !isBarredPayment(game, payer, paidFor, entity)
      );
    case 'discard':
      return object.zone === 'hand' && object.owner === payer;
    case 'tap':
      return object.zone === 'battlefield' && !object.tapped;
    case 'untap':
      return object.zone === 'battlefield' && object.tapped;
    default:
      return true;
  }
}

function hasCounters(context: GameContext, part: Payment, term: Term, except: ObjectId | null): boolean {
  const choice = optionalWord(term, 'choice');
  if (choice === 'anyNumber' || choice === 'upTo') return true;
  const from = things(context, part, term, 'from', except);
  if (from === null) return false;
  const counter = optionalWord(term, 'counter');
  const needed = optionalNum(context, term, 'count') ?? 1;
  const counts = from.map((entity) =>
    counter === null ? allCounters(context, entity) : countersOn(context.world, entity, counter),
  );
  return counts.reduce((sum, count) => sum + count, 0) >= needed;
}

function allCounters({ world }: GameContext, entity: Entity): number {
  const counters = isObject(entity) ? world.state.objects[entity]?.counters : playerOf(world, entity).counters;
  return Object.values(counters ?? {}).reduce((sum, count) => sum + count, 0);
}
