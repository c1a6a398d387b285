import type { Ability } from '../bytecode/module';
import type { Param } from '../bytecode/schema';
import { rowOf } from '../bytecode/table';
import { isTerm, term, type Arg, type Term } from '../bytecode/term';

/**
 * What abilities mean, as text: their code without style marks, the nouns by which references name what they refer to
 * ("that creature" and "it" are the same creature), and places in the text.
 */
export function meaningOf(abilities: readonly Ability[]): string {
  return JSON.stringify(abilities, (key, value: unknown) => {
    if (key === 'span') return undefined;
    return isTerm(value as Arg) ? unmarked(value as Term) : value;
  });
}

/** An instruction whose style marks are all the first of their kind, and whose references name no noun. */
function unmarked({ op, args }: Term): Term {
  const params: readonly Param[] = Object.values(rowOf(op).params);
  return term(
    op,
    args.map((arg, index) => surfaceless(params[index], arg)),
  );
}

function surfaceless(param: Param | undefined, arg: Arg): Arg {
  if (param?.kind === 'style') return param.of[0] ?? null;
  return param?.kind === 'optional' && param.of.kind === 'word' && param.of.of === 'noun' ? null : arg;
}
