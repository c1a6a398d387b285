import { argOf } from '../bytecode/parameters';
import { isList, isTerm, type Arg, type Term } from '../bytecode/term';

/** Nested code, or null where it is absent. */
export function codeOf(code: Term, name: string): Term | null {
  const arg = argOf(code, name);
  return isTerm(arg) ? arg : null;
}

/** Nested code that must be there. */
export function needCode(code: Term, name: string): Term {
  const found = codeOf(code, name);
  if (found === null) throw new Error(`${code.op} needs ${name}`);
  return found;
}

/** A list of nested code; absent lists are empty. */
export function codesOf(code: Term, name: string): readonly Term[] {
  const arg = argOf(code, name);
  return isList(arg) ? arg.filter(isTerm) : [];
}

/** A list of words. */
export function wordsOf(code: Term, name: string): readonly string[] {
  const arg = argOf(code, name);
  return isList(arg) ? arg.filter((item) => typeof item === 'string') : [];
}

/** A word, an enumeration member or a style mark; null where it is absent. */
export function wordOf(code: Term, name: string): string | null {
  const arg = argOf(code, name);
  return typeof arg === 'string' ? arg : null;
}

/** An integer; null where it is absent. */
export function intOf(code: Term, name: string): number | null {
  const arg = argOf(code, name);
  return typeof arg === 'number' ? arg : null;
}

/** Do two pieces of code say the same, wherever they were read? */
export function isSameCode(left: Arg | undefined, right: Arg | undefined): boolean {
  if (isList(left))
    return isList(right) && left.length === right.length && left.every((arg, index) => isSameCode(arg, right[index]));
  if (!isTerm(left) || !isTerm(right)) return left === right;
  return left.op === right.op && isSameCode(left.args, right.args);
}
