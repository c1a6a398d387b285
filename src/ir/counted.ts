import type { Op } from '../bytecode/table';
import { isTerm, type Arg, type Term } from '../bytecode/term';
import type { Scope } from './scope';

/** Counters that were spoken of, for "those counters": on what, and of which kind, if of one. */
export interface Counted {
  readonly on: Term;
  readonly counter: string | null;
}

/** Remembers the counters that a condition or a number speaks of. */
export function rememberCounted(op: Op, args: readonly Arg[], scope: Scope): void {
  const [first, second, , last] = args;
  const [on, counter] = op === 'countersAre' ? [first, last] : op === 'countersOn' ? [second, first] : [];
  if (isTerm(on)) scope.counted = { on, counter: typeof counter === 'string' ? counter : null };
}

/** "Remove those counters": of the kind that was spoken of. */
export function ofThoseCounters(op: Op, args: readonly Arg[], { counted }: Scope): readonly Arg[] {
  if (op !== 'removeCounters' || args[4] === 'plain') return args;
  return args.with(2, counted?.counter ?? null);
}
