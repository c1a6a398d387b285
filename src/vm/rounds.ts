import { rememberedOfCode } from '../source/remembered';
import { isList, isTerm, type Arg, type Term } from '../bytecode/term';
import { optionalInt } from './evaluate';
import type { Frame } from './frame';
import { bind } from './frame';
import type { Binding } from './scope';

/** What statements in a loop came to in all rounds so far, by the value that is bound to it. */
export type Made = Readonly<Record<number, Binding>>;

/** The values that statements bind to what they did, at any depth. */
export function resultsIn(statements: readonly Term[]): readonly number[] {
  return statements.flatMap(resultsOf);
}

const resultsOf = rememberedOfCode(find);

function find(term: Term): readonly number[] {
  const own = term.op === 'step' ? optionalInt(term, 'result') : null;
  const inner = (arg: Arg): readonly number[] => {
    if (isTerm(arg)) return resultsOf(arg);
    return isList(arg) ? arg.flatMap(inner) : [];
  };
  return [...(own === null ? [] : [own]), ...term.args.flatMap(inner)];
}

/** What the rounds came to with one more, which has left its results in the frame. */
export function withRound(made: Made, frame: Frame, results: readonly number[], merge: Merge): Made {
  const all: Record<number, Binding> = { ...made };
  for (const value of results) {
    const now = frame.scope.values[value] ?? null;
    const before = all[value];
    if (now !== null) all[value] = before === undefined ? now : merge(before, now);
  }
  return all;
}

type Merge = (left: Binding, right: Binding) => Binding;

/** The frame before a round: nothing of it was done. */
export function freshRound(frame: Frame, results: readonly number[]): Frame {
  if (results.every((value) => (frame.scope.values[value] ?? null) === null)) return frame;
  const values = frame.scope.values.map((bound, at) => (results.includes(at) ? null : bound));
  return { ...frame, scope: { ...frame.scope, values } };
}

/** The frame after all rounds: "the tokens" are those of each of them. */
export function afterRounds(frame: Frame, made: Made): Frame {
  return Object.entries(made).reduce((so, [value, binding]) => bind(so, Number(value), binding), frame);
}
