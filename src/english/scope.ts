import { isList, isTerm, type Arg, type Term } from '../bytecode/term';
import { parametersOf } from '../bytecode/parameters';
import type { Op } from '../bytecode/table';
import type { Ability, AbilityMode } from '../bytecode/module';
import { codeOf, codesOf, intOf, isSameCode, wordOf } from './arguments';
import type { Scope } from './context';
import type { Quantity } from './noun';

/** What the code of an ability may speak of. */
export function scopeOf(ability: Ability): Scope {
  return {
    targets: ability.targets,
    values: ability.values,
    event: ability.kind === 'triggered' || ability.kind === 'replacement' ? ability.event : null,
    cost: ability.kind === 'activated' ? ability.cost : [],
    binders: bindersOf(ability.body),
    awaited: awaitedIn(ability.body, ability.values),
  };
}

/** What the code of a mode may speak of. */
export function modeScope(mode: AbilityMode, outer: Scope): Scope {
  return {
    ...outer,
    targets: mode.targets,
    values: mode.values,
    binders: bindersOf(mode.body),
    awaited: awaitedIn(mode.body, mode.values),
  };
}

/**
 * "Whenever one or more creatures attack, …. If that creature would die this turn, exile it instead": what is first spoken of behind an
 * event that is waited for takes part in that one, of which there may be one thing where the other speaks of several.
 */
function awaitedIn(body: readonly Term[], values: Scope['values']): ReadonlyMap<number, Term> {
  const awaited = new Map<number, Term>();
  const before = new Set<number>();
  const visit = (arg: Arg, holder: Term | null): void => {
    if (isList(arg)) for (const item of arg) visit(item, holder);
    if (!isTerm(arg)) return;
    const value = arg.op === 'ref' ? intOf(arg, 'value') : null;
    const own = holder?.op === 'replacing' ? 'event' : 'awaited';
    const event = holder === null ? null : codeOf(holder, 'event');
    if (value !== null && event === null) before.add(value);
    else if (value !== null && event !== null && !before.has(value) && values[value]?.origin.kind === own)
      awaited.set(value, event);
    const holds = hasParameter(arg, 'event') && hasParameter(arg, 'body');
    parametersOf(arg.op).forEach(({ name }, index) => {
      visit(arg.args[index] ?? null, holds && name === 'body' ? arg : holder);
    });
  };
  visit([...body], null);
  return awaited;
}

function bindersOf(body: readonly Term[]): ReadonlyMap<number, Term> {
  const binders = new Map<number, Term>();
  for (const code of body) collect(code, binders);
  return binders;
}

function collect(arg: Arg, binders: Map<number, Term>): void {
  if (isList(arg)) for (const item of arg) collect(item, binders);
  if (!isTerm(arg)) return;
  rememberNoun(arg, binders);
  parametersOf(arg.op).forEach(({ param }, index) => {
    const value = arg.args[index] ?? null;
    const leaf = param.kind === 'optional' ? param.of : param;
    if (leaf.kind === 'int' && (leaf.of === 'binder' || leaf.of === 'result') && typeof value === 'number')
      binders.set(value, arg);
    else collect(value, binders);
  });
}

/** Nothing here binds what another ability did: the words that name it tell whether it is one thing or several. */
function rememberNoun(code: Term, binders: Map<number, Term>): void {
  const value = code.op === 'ref' ? intOf(code, 'value') : null;
  if (value !== null && wordOf(code, 'noun')?.endsWith('s') === true && !binders.has(value)) binders.set(value, code);
}

/** One thing or several: what a value is bound to decides. To who did it, what each of several players did is each one's own. */
export function quantityOfValue(value: number, scope: Scope, doer: Term | null = null): Quantity {
  const origin = scope.values[value]?.origin;
  if (origin === undefined) return 'one';
  switch (origin.kind) {
    case 'target': {
      const slot = scope.targets[origin.slot];
      return slot === undefined || (slot.max !== null && isOne(slot.max)) ? 'one' : 'many';
    }
    case 'event':
    case 'awaited': {
      const event = scope.awaited.get(value) ?? scope.event;
      return event === null ? 'one' : quantityOfRole(event, origin.role, scope);
    }
    case 'cost': {
      const paid = scope.cost[origin.index];
      return paid === undefined ? 'one' : quantityOfResult(paid, scope);
    }
    case 'local': {
      const binder = scope.binders.get(value);
      return binder === undefined ? 'one' : quantityOfResult(binder, scope, doer);
    }
    case 'linked':
      return scope.binders.has(value) ? 'many' : 'one';
  }
}

function quantityOfRole(event: Term, role: string, scope: Scope): Quantity {
  const events = event.op === 'anyOfEvents' ? codesOf(event, 'events') : [event];
  for (const each of events) {
    if (!parametersOf(each.op).some((parameter) => parameter.name === role)) continue;
    const participant = codeOf(each, role);
    if (participant !== null)
      return each.op === 'casts' && codeOf(each, 'nth') !== null ? 'one' : quantityOf(participant, scope);
  }
  return 'one';
}

/** How many things an effect handles: those of its object, or the number it makes. */
function quantityOfResult(effect: Term, scope: Scope, doer: Term | null = null): Quantity {
  if (effect.op === 'forEach' || effect.op === 'forEachKind' || effect.op === 'permissionUsed') return 'one';
  if (effect.op === 'choosePile') return 'many';
  if (effect.op === 'step') {
    const inner = codeOf(effect, 'effect');
    // What was done in all rounds of a loop; one round's thing is what the loop itself binds.
    if (inner?.op === 'forEach' || inner?.op === 'forEachKind') return 'many';
    return inner === null ? 'one' : quantityOfResult(inner, scope, doer);
  }
  if (effect.op === 'eitherOr') {
    const [first] = codesOf(effect, 'options');
    return first === undefined ? 'one' : quantityOfResult(first, scope, doer);
  }
  // What each of several players did, taken together.
  if (isDoneByEach(effect) && (doer === null || !isSameCode(doer, codeOf(effect, 'who')))) return 'many';
  if (effect.op === 'revealUntil' || (effect.op === 'copySpell' && codeOf(effect, 'times') !== null)) return 'many';
  const names = parametersOf(effect.op).map((parameter) => parameter.name);
  if (makers.includes(effect.op)) return isOneOf(codeOf(effect, 'count'));
  for (const name of ['what', 'on', 'to', 'of'] as const) {
    const object = names.includes(name) ? codeOf(effect, name) : null;
    if (object !== null) return quantityOfSet(object, scope);
  }
  if (names.includes('count') && codeOf(effect, 'count') !== null) return isOneOf(codeOf(effect, 'count'));
  const body = names.includes('body') ? codesOf(effect, 'body') : names.includes('cost') ? codesOf(effect, 'cost') : [];
  const last = body[body.length - 1];
  return last === undefined ? 'one' : quantityOfResult(last, scope);
}

/** Is an effect carried out by each of several players? */
export function isDoneByEach(effect: Term): boolean {
  const who = hasParameter(effect, 'who') ? codeOf(effect, 'who') : null;
  return who?.op === 'all' && wordOf(who, 'style') === 'each';
}

/** Effects whose result is as many things as they count. */
const makers: readonly Op[] = ['createToken', 'createNamedToken', 'copyToken', 'mill', 'draw'];

function isOneOf(count: Term | null): Quantity {
  return count === null || isOne(count) ? 'one' : 'many';
}

/** All things of a set, even where each of them was spoken of. */
function quantityOfSet(code: Term, scope: Scope): Quantity {
  if (code.op === 'all') return hasHost(codeOf(code, 'filter')) ? 'one' : 'many';
  // One for each of several.
  if (code.op === 'choose' && codeOf(code, 'max')?.op === 'times') return 'many';
  return quantityOf(code, scope);
}

/** One thing or several, for any code that says which things are meant, in a clause about `doer`. */
export function quantityOf(code: Term, scope: Scope, doer: Term | null = null): Quantity {
  switch (code.op) {
    case 'target': {
      const max = scope.targets[intOf(code, 'slot') ?? 0]?.max;
      return max === undefined || (max !== null && isOne(max)) ? 'one' : 'many';
    }
    case 'all':
      return isSingle(wordOf(code, 'style')) || hasHost(codeOf(code, 'filter')) ? 'one' : 'many';
    case 'choose': {
      const max = codeOf(code, 'max');
      return max !== null && isOne(max) ? 'one' : 'many';
    }
    case 'some':
      return quantityOfPattern(code);
    case 'ref': {
      const value = intOf(code, 'value');
      return wordOf(code, 'style') === 'each' || value === null ? 'one' : quantityOfValue(value, scope, doer);
    }
    case 'found': {
      const binder = scope.binders.get(intOf(code, 'value') ?? -1);
      const effect = binder?.op === 'step' ? needEffect(binder) : null;
      // What a keyword action leaves is one permanent.
      const what = effect !== null && hasParameter(effect, 'what') ? codeOf(effect, 'what') : null;
      return what === null ? 'one' : quantityOf(what, scope);
    }
    case 'top':
    case 'bottom': {
      const count = codeOf(code, 'count');
      const whose = codeOf(code, 'who');
      // "the top card of each player's library": a card for each.
      if (whose?.op === 'all' && wordOf(whose, 'style') === 'each') return 'many';
      return count === null || isOne(count) ? 'one' : 'many';
    }
    case 'topOfGraveyard':
      return 'one';
    case 'union':
    case 'either':
      return wordOf(code, 'how') !== 'or' ? 'many' : partQuantity(codesOf(code, 'parts'), scope);
    case 'severally': {
      const of = codeOf(code, 'of');
      return of === null ? 'many' : quantityOf(of, scope);
    }
    case 'chosenPile':
    case 'otherPile':
      return 'many';
    case 'rest':
    case 'opponents':
    case 'opponentsOf':
    case 'bothOf':
      return 'many';
    case 'pairOf':
      return wordOf(code, 'which') === 'both' ? 'many' : 'one';
    case 'again': {
      const what = codeOf(code, 'what');
      return what === null ? 'one' : quantityOf(what, scope, doer);
    }
    case 'acted':
    case 'controllerOf':
    case 'ownerOf':
      return wordOf(code, 'number') === 'many' ? 'many' : 'one';
    default:
      return 'one';
  }
}

const hasParameter = ({ op }: Term, name: string): boolean => parametersOf(op).some((each) => each.name === name);

/** The effect that a step carries out. */
function needEffect(step: Term): Term {
  return codeOf(step, 'effect') ?? step;
}

function partQuantity(parts: readonly Term[], scope: Scope): Quantity {
  const last = parts[parts.length - 1];
  return last === undefined ? 'one' : quantityOf(last, scope);
}

const isSingle = (style: string | null): boolean => style !== null && ['each', 'a', 'any', 'theOne'].includes(style);

function quantityOfPattern(code: Term): Quantity {
  switch (wordOf(code, 'quantity')) {
    case 'a':
    case 'any':
    case 'either':
    case 'each':
    case 'one':
    case 'nth':
    case 'the':
      return 'one';
    case 'exactly':
    case 'moreThan':
    case 'fewerThan':
    case 'number': {
      const count = codeOf(code, 'count');
      return count !== null && isOne(count) ? 'one' : 'many';
    }
    case 'bare':
      return hasHost(codeOf(code, 'filter')) ? 'one' : 'many';
    case 'no':
      return namesPlayers(codeOf(code, 'filter')) ? 'one' : 'many';
    default:
      return 'many';
  }
}

/** Is a description one of players? */
export function namesPlayers(filter: Term | null): boolean {
  if (filter === null) return false;
  const parts = filter.op === 'allOf' ? codesOf(filter, 'parts') : [filter];
  return parts.some((part) => ['player', 'opponent', 'ofSide'].includes(part.op));
}

/** Does a description name one thing: what the source is attached to, "your commander", the next spell? */
export function hasHost(filter: Term | null): boolean {
  if (filter === null) return false;
  const parts = filter.op === 'allOf' ? codesOf(filter, 'parts') : [filter];
  return parts.some(
    (part) => single.includes(part.op) || (part.op === 'mostLife' && wordOf(part, 'which') === 'alone'),
  );
}

/** What only one thing can be at a time. */
const single: readonly Op[] = ['host', 'yourCommander', 'yourRingBearer', 'nextCast', 'nthCast', 'onTurn'];

/** Is a number the constant one, or one for each of something? */
export function isOne(num: Term): boolean {
  switch (num.op) {
    case 'const':
      return intOf(num, 'value') === 1;
    case 'numRef':
      return wordOf(num, 'style') === 'per';
    case 'times': {
      const factor = codeOf(num, 'factor');
      return wordOf(num, 'style') === 'per' && factor !== null && isOne(factor);
    }
    default:
      return false;
  }
}
