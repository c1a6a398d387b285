import { rememberedByName } from '../source/remembered';
import type { Ability } from '../bytecode/module';
import {
  bindsNumber,
  isCombination,
  isTransparent,
  keepsChoices,
  leafOf,
  type Parameter,
  parametersOf,
  saidOfEach,
  triggerMakers,
} from '../bytecode/parameters';
import { needsEntering, replacesEvents } from '../bytecode/entering';
import type { Param, Slot, Sort } from '../bytecode/schema';
import { accepts } from '../bytecode/sorts';
import { rowOf, type Op } from '../bytecode/table';
import { isTerm, type Arg, type Term } from '../bytecode/term';
import { codeIn, kinOf } from './kin';
import { placeOf, type Place } from './scope';
import { wordProblem } from './words';

/** Looks at an ability that a keyword has or an instruction grants; it has a scope of its own. */
export type AbilityCheck = (ability: Ability, of: 'keyword' | 'ability') => void;

/** Checks a piece of code that has to be of this sort, in the order in which it runs. */
export function checkCode(sort: Sort, code: Term, place: Place, nested: AbilityCheck): void {
  const { findings } = place;
  const outer = findings.beginWords(code.span);
  checkResult(sort, code, place);
  findings.enter(code.op);
  checkArguments(code, place, nested);
  findings.leave();
  findings.endWords(outer);
}

/** Is this instruction allowed here, by what it gives? */
function checkResult(sort: Sort, code: Term, place: Place): void {
  const row = rowOf(code.op);
  const { findings } = place;
  if (sort === 'players' && row.result === 'entities') {
    if (kinOf(code, place) !== 'players') findings.report('ORA0411', `${code.op} may be others than players`);
  } else if (!accepts(sort, row.result)) {
    findings.report('ORA0410', `${code.op} is ${row.result}, here stands ${sort}`);
  }
  if (place.stage === 'compute' && row.suspends === 'always') {
    findings.report('ORA0419', `${code.op} asks a player`);
  }
  const isOneShot = row.result === 'effect' && row.mode === 'oneShot' && !isTransparent(code.op);
  if (place.mode === 'continuous' && isOneShot && !saysHowCopyEnters(code, place)) {
    findings.report('ORA0433', `${code.op} happens once`);
  }
  if (code.op === 'whileEach' && place.mode !== 'continuous') {
    findings.report('ORA0418', 'only a static ability is about each of several things as long as something is so');
  }
  if (place.replaces === 'no' && needsEntering(code) && !saysHowCopyEnters(code, place)) {
    findings.report('ORA0434', `only a replacement effect ${code.op}`);
  }
  if (code.op === 'candidate' && place.candidate === undefined) {
    findings.report('ORA0418', 'there is no candidate outside of a filter');
  }
  if ((code.op === 'acted' || code.op === 'actedPlayer') && place.ofEach === 'no') {
    findings.report('ORA0418', 'no statement is about each of several things here');
  }
  if (code.op === 'subject' && place.scope.subject === undefined && place.ofEach === 'no') {
    findings.report('ORA0418', 'no statement before has a subject');
  }
  if (code.op === 'allOf') checkPhrase(codeIn(code.args[0]), place);
}

/** "Except it enters with a +1/+1 counter on it": the copy, which is the candidate there (CR 707.9f). */
const saysHowCopyEnters = ({ op, args: [what] }: Term, { candidate }: Place): boolean =>
  op === 'entersWith' && candidate !== undefined && isTerm(what) && what.op === 'candidate';

/** A noun phrase: adjectives, nouns, what follows; and its parts have to be able to fit one thing. */
function checkPhrase(parts: readonly Term[], place: Place): void {
  const order: Readonly<Record<Slot, number | undefined>> = { pre: 0, noun: 1, post: 2, any: undefined };
  let last = 0;
  for (const part of parts) {
    const at = order[rowOf(part.op).slot] ?? last;
    if (at < last) place.findings.report('ORA0421', `${part.op} stands too late`);
    last = Math.max(last, at);
  }
  const kin = new Set(parts.map((part) => kinOf(part, place)));
  if (kin.has('objects') && kin.has('players')) place.findings.report('ORA0422', 'no object is a player');
}

/** Operands run first, then what the instruction binds is bound, then its blocks can use it. */
function checkArguments(code: Term, place: Place, nested: AbilityCheck): void {
  const { operands, binders, blocks, results } = argumentsOf(code.op);
  const { bound } = place.scope;
  for (const each of operands) checkArgument(code, each, place, nested);
  for (const each of binders) checkArgument(code, each, place, nested);
  const before = isDoneLater(code.op) ? [...bound] : null;
  for (const each of blocks) checkArgument(code, each, place, nested);
  for (const { index } of binders) {
    const value = code.args[index];
    if (typeof value === 'number') bound.delete(value);
  }
  if (before !== null) restore(bound, before);
  for (const each of results) checkArgument(code, each, place, nested);
}

function checkArgument(code: Term, its: Argument, place: Place, nested: AbilityCheck): void {
  const { findings } = place;
  const { index, name, param } = its;
  const arg = code.args[index] ?? null;
  findings.enter(name);
  if (its.isCombination && Array.isArray(arg) && arg.length === 0) findings.report('ORA0420', `${code.op} of nothing`);
  checkArg(code, param, arg, placeOfParameter(its, place), nested);
  findings.leave();
  if (index === 0) rememberSubject(code, place);
}

function placeOfParameter(its: Argument, place: Place): Place {
  const ofEach = its.ofEach ?? place.ofEach;
  if (its.isReplacing) return { ...place, ofEach, replaces: 'yes', stage: 'act', mode: 'any' };
  if (its.isTriggering) return { ...place, ofEach, stage: 'act', mode: 'any' };
  return ofEach === place.ofEach ? place : { ...place, ofEach };
}

/** A parameter of an instruction, with what holds for whatever stands there. */
interface Argument {
  readonly index: number;
  readonly name: string;
  readonly param: Param;
  readonly isCombination: boolean;
  /** Null where that is as it is outside of the instruction. */
  readonly ofEach: Place['ofEach'] | null;
  readonly isReplacing: boolean;
  readonly isTriggering: boolean;
}

/** The parameters of an instruction in the order in which they run. */
interface Arguments {
  readonly operands: readonly Argument[];
  readonly binders: readonly Argument[];
  readonly blocks: readonly Argument[];
  readonly results: readonly Argument[];
}

const argumentsOf = rememberedByName((op: Op): Arguments => {
  const such = (isWanted: (parameter: Parameter) => boolean): readonly Argument[] =>
    parametersOf(op).flatMap((parameter, index) => (isWanted(parameter) ? [argumentFor(op, parameter, index)] : []));
  return {
    operands: such(({ leaf }) => leaf === 'operand'),
    binders: such(({ param }) => isRole(param, 'binder')),
    blocks: such(({ leaf, param }) => leaf !== 'operand' && !isRole(param, 'binder') && !isRole(param, 'result')),
    results: such(({ param }) => isRole(param, 'result')),
  };
});

function argumentFor(op: Op, { name, param }: Parameter, index: number): Argument {
  return {
    index,
    name,
    param,
    isCombination: isCombination(op, param),
    ofEach: saidOfEach(op, name),
    isReplacing: replacesEvents(op),
    isTriggering: triggerMakers.includes(op),
  };
}

/** What happens in the body of a trigger or replacement effect is not known where that is made (CR 603.7, CR 614.1). */
const isDoneLater = (op: Op): boolean => triggerMakers.includes(op) || op === 'replacing';

function restore(bound: Set<number>, before: readonly number[]): void {
  bound.clear();
  for (const value of before) bound.add(value);
}

function isRole(param: Param, role: 'binder' | 'result'): boolean {
  const leaf = leafOf(param);
  return leaf.kind === 'int' && leaf.of === role;
}

/** The first parameter of an effect is its subject; its other arguments and later statements can share it. */
function rememberSubject(code: Term, place: Place): void {
  const [first] = parametersOf(code.op);
  const [subject] = code.args;
  if (rowOf(code.op).result !== 'effect' || first?.param.kind !== 'operand' || !isTerm(subject)) return;
  const { sort } = first.param;
  if (sort === 'players' || sort === 'entities') place.scope.subject = kinOf(subject, place);
}

function checkArg(code: Term, param: Param, arg: Arg, place: Place, nested: AbilityCheck): void {
  switch (param.kind) {
    case 'operand':
    case 'block':
      if (isTerm(arg)) checkCode(param.sort, arg, placeIn(param, code, arg, place), nested);
      return;
    case 'int':
      if (typeof arg !== 'number') return;
      if (param.of === 'slot') checkSlot(arg, place);
      else if (param.of === 'use') checkUse(code, arg, place);
      else if (param.of !== 'number') checkBinding(code, param.of, arg, place);
      return;
    case 'word': {
      const problem = typeof arg === 'string' ? wordProblem(param.of, arg) : undefined;
      if (problem !== undefined) place.findings.report('ORA0423', problem);
      return;
    }
    case 'enum':
    case 'style':
      return;
    case 'ability':
      if (typeof arg === 'object' && arg !== null && !Array.isArray(arg) && !isTerm(arg))
        nested(arg as Ability, rowOf(code.op).result === 'keyword' ? 'keyword' : 'ability');
      return;
    case 'optional':
      if (arg !== null) checkArg(code, param.of, arg, place, nested);
      return;
    case 'list':
      if (!Array.isArray(arg)) return;
      arg.forEach((each: Arg, index) => {
        place.findings.enter(index);
        checkArg(code, param.of, each, place, nested);
        place.findings.leave();
      });
      return;
  }
}

/** What changes a copy is about the copy, and lasts (CR 707.9). */
function placeIn(param: Extract<Param, { sort: Sort }>, code: Term, arg: Term, place: Place): Place {
  const inner = placeOfArgument(param.sort, code, arg, place);
  return param.kind === 'block' && param.about === 'candidate'
    ? { ...inner, candidate: 'objects', stage: 'compute', mode: 'continuous' }
    : inner;
}

/** A filter that is no part of another one has a candidate of its own. */
function placeOfArgument(sort: Sort, code: Term, arg: Term, place: Place): Place {
  const { result } = rowOf(code.op);
  const inner = { ...placeOf(sort, result, place), ...(isNamed(sort, code) ? { stage: place.stage } : {}) };
  return sort === 'filter' && result !== 'filter'
    ? { ...inner, candidate: kinOf(arg, { ...inner, candidate: 'either' }) }
    : inner;
}

/** A pattern of an effect that waits with what was chosen for it, or a part of one. */
function isNamed(sort: Sort, { op }: Term): boolean {
  const { result } = rowOf(op);
  return (sort === 'event' || sort === 'np') && (keepsChoices(op) || result === 'event' || result === 'np');
}

function checkSlot(slot: number, { findings, scope }: Place): void {
  if (scope.slots[slot] === undefined) findings.report('ORA0412', `there is no target slot ${slot} here`);
}

function checkUse(code: Term, value: number, { findings, scope }: Place): void {
  const sort = scope.values[value]?.sort;
  if (sort === undefined) {
    findings.report('ORA0413', `there is no value ${value}`);
    return;
  }
  if (!scope.bound.has(value)) findings.report('ORA0414', `value ${value} is not bound here`);
  const { result } = rowOf(code.op);
  const numeric = sort === 'num';
  // Things that were handled are a number, too: how many or how much (CR 608.2c).
  const counts = numeric || (sort === 'entities' && scope.values[value]?.origin.kind === 'local');
  if ((result === 'num' && !counts) || ((result === 'entities' || result === 'players') && numeric)) {
    findings.report('ORA0416', `value ${value} is ${sort}`);
  }
}

/** A value is bound once, and only if it comes from nowhere else. */
function checkBinding(code: Term, role: 'binder' | 'result', value: number, { findings, scope }: Place): void {
  const declared = scope.values[value];
  if (declared === undefined) {
    findings.report('ORA0413', `there is no value ${value}`);
    return;
  }
  if (declared.origin.kind !== 'local') findings.report('ORA0415', `value ${value} is given from elsewhere`);
  else if (scope.everBound.has(value)) findings.report('ORA0415', `value ${value} is bound already`);
  if (role === 'binder') {
    if (bindsNumber(code.op) !== (declared.sort === 'num'))
      findings.report('ORA0416', `value ${value} is ${declared.sort}`);
  }
  scope.bound.add(value);
  scope.everBound.add(value);
}
