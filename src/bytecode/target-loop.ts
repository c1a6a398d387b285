import { argOf, speaksOf, triggerMakers } from './parameters';
import type { TargetSlot } from './module';
import { isList, isTerm, termsIn, type Arg, type Term } from './term';

/** A loop that chooses targets for each of its players, or for each of its kinds. */
export interface TargetLoop {
  /** The `forEach` or `forEachKind`. */
  readonly loop: Term;
  /** The players that it goes through; null for kinds. */
  readonly over: Term | null;
  /** The value that is each of them in turn. */
  readonly value: number;
}

/**
 * "For each opponent, exile up to one target creature that player controls": the slot whose filter speaks of what a loop
 * around its target goes through is chosen for each of them (CR 601.2c). Null for a slot that is chosen once, and for one
 * of a trigger that a loop makes: that is chosen each time when it triggers (CR 603.12).
 */
export function targetLoopOf(slot: number, filter: Term, body: readonly Term[]): TargetLoop | null {
  return loopIn(body, slot, filter);
}

function loopIn(arg: Arg, slot: number, filter: Term): TargetLoop | null {
  if (isList(arg)) {
    for (const each of arg) {
      const found = loopIn(each, slot, filter);
      if (found !== null) return found;
    }
    return null;
  }
  if (!isTerm(arg)) return null;
  const [over, value] = arg.args;
  const isLoop = arg.op === 'forEach' && isTerm(over) && typeof value === 'number';
  if (isLoop && mentions(filter, 'ref', value) && mentions(arg, 'target', slot)) return { loop: arg, over, value };
  const kind = arg.op === 'forEachKind' ? argOf(arg, 'value') : null;
  if (typeof kind === 'number' && speaksOf(filter, kind) && mentions(arg, 'target', slot))
    return { loop: arg, over: null, value: kind };
  return loopIn(arg.args, slot, filter);
}

const waits = ({ op }: Term): boolean => triggerMakers.includes(op);

function mentions(arg: Arg, op: 'ref' | 'target', index: number): boolean {
  if (isList(arg)) return arg.some((each) => mentions(each, op, index));
  if (!isTerm(arg) || waits(arg)) return false;
  return (arg.op === op && arg.args[0] === index) || mentions(arg.args, op, index);
}

/** A number that is bound around a target: "target creature with power X or less, where X is …". */
export interface NumberAround {
  readonly value: number;
  readonly num: Term;
}

/** What is bound when the targets for a slot are chosen: numbers around the instruction, and what was done before a trigger was made. */
export interface BoundForSlot {
  readonly numbers: readonly NumberAround[];
  /** Results of statements that came before the trigger whose target it is (CR 603.12). */
  readonly results: readonly number[];
}

/** What a slot's description may speak of besides what is given (CR 601.2c): worked out as its targets are chosen. */
export function boundForSlot(index: number, slot: TargetSlot, body: readonly Term[]): BoundForSlot {
  const used = valuesIn([slot.min, slot.filter, ...(slot.max === null ? [] : [slot.max])]);
  const none: BoundForSlot = { numbers: [], results: [] };
  if (used.size === 0) return none;
  const around = boundIn(body, index, none, []) ?? none;
  const numbers = around.numbers.filter(({ value }) => used.has(value));
  const needed = new Set([...used, ...valuesIn(numbers.map(({ num }) => num))]);
  return { numbers, results: around.results.filter((value) => needed.has(value)) };
}

/** The numbers that are bound around the target of a slot, whether its description speaks of them or not. */
export function numbersAround(index: number, body: readonly Term[]): readonly NumberAround[] {
  return boundIn(body, index, { numbers: [], results: [] }, [])?.numbers ?? [];
}

/** The values that code uses. */
function valuesIn(code: readonly Term[]): ReadonlySet<number> {
  const uses = code.flatMap(termsIn).filter(({ op }) => op === 'numRef' || op === 'ref');
  return new Set(uses.flatMap(({ args: [value] }) => (typeof value === 'number' ? [value] : [])));
}

function boundIn(arg: Arg, slot: number, outer: BoundForSlot, done: number[]): BoundForSlot | null {
  if (isList(arg)) {
    for (const each of arg) {
      const found = boundIn(each, slot, outer, done);
      if (found !== null) return found;
    }
    return null;
  }
  if (!isTerm(arg)) return null;
  const [first, second] = arg.args;
  if (arg.op === 'target' && first === slot) return outer;
  const inner =
    arg.op === 'letNum' && typeof first === 'number' && isTerm(second)
      ? { ...outer, numbers: [...outer.numbers, { value: first, num: second }] }
      : waits(arg)
        ? { ...outer, results: [...done] }
        : outer;
  // What a loop goes through is known to the triggers that it makes.
  const isLoop = arg.op === 'forEach' && typeof second === 'number';
  if (isLoop) done.push(second);
  const found = boundIn(arg.args, slot, inner, done);
  if (isLoop) done.splice(done.indexOf(second), 1);
  if (arg.op === 'step' && typeof second === 'number') done.push(second);
  return found;
}
