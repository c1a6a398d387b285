import { parametersOf } from './parameters';
import { isList, isTerm, termsIn, type Arg, type Term } from './term';

/** The keyword that code speaks of first; null where it speaks of none. */
export function keywordSaid(code: Term): string | null {
  const name = termsIn(code).find(({ op }) => op === 'keyword')?.args[0];
  return typeof name === 'string' ? name : null;
}

/** The same code about another keyword, also where that is a kind of counter: "flying counter". */
export function aboutKeyword(code: Term, from: string, to: string): Term {
  const parameters = parametersOf(code.op);
  const args = code.args.map((arg, at): Arg => {
    const names = code.op === 'keyword' || parameters[at]?.name === 'counter';
    return names && arg === from ? to : inside(arg, from, to);
  });
  return { ...code, args };
}

function inside(arg: Arg, from: string, to: string): Arg {
  if (isList(arg)) return arg.map((inner) => inside(inner, from, to));
  return isTerm(arg) ? aboutKeyword(arg, from, to) : arg;
}
