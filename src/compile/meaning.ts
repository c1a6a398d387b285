import type { Ability } from '../bytecode/module';
import { rowOf } from '../bytecode/table';
import { isTerm, term, type Arg, type Term } from '../bytecode/term';

/** What abilities mean, as text: their code without style marks and places in the text. */
export function meaningOf(abilities: readonly Ability[]): string {
  return JSON.stringify(abilities, (key, value: unknown) => {
    if (key === 'span') return undefined;
    return isTerm(value as Arg) ? unmarked(value as Term) : value;
  });
}

/** An instruction whose style marks are all the first of their kind. */
function unmarked({ op, args }: Term): Term {
  const params = Object.values(rowOf(op).params);
  return term(
    op,
    args.map((arg, index) => {
      const param = params[index];
      return param?.kind === 'style' ? (param.of[0] ?? null) : arg;
    }),
  );
}
