import type { Parameter } from '../bytecode/parameters';
import type { Param } from '../bytecode/schema';
import type { Arg } from '../bytecode/term';
import type { Ast, Call } from '../syntax/ast';

/** The arguments of an instruction in its own order, each bound when the text comes to it: the subject first. */
export function inPrintedOrder(
  params: readonly Parameter[],
  predicate: Call,
  bind: (param: Param, arg: Ast | null) => Arg,
): readonly Arg[] {
  let latest = 0;
  const places = params.map((_, index) => {
    const arg = predicate.args[index] ?? null;
    latest = printedAt(arg, predicate) ?? latest;
    return { index, at: Math.max(latest, meantAt(arg, predicate)) };
  });
  const args: Arg[] = params.map(() => null);
  for (const { index } of [...places].sort((a, b) => a.at - b.at)) {
    const parameter = params[index];
    if (parameter !== undefined) args[index] = bind(parameter.param, predicate.args[index] ?? null);
  }
  return args;
}

/** Where an argument stands in the text, if it has words of its own. */
function printedAt(arg: Ast | null, predicate: Call): number | null {
  if (arg?.kind !== 'NounPhrase' && arg?.kind !== 'Reference' && arg?.kind !== 'Call') return null;
  const { start, end } = arg.span;
  return start === predicate.span.start || start === end ? null : start;
}

/**
 * "Return to their owners' hands all creatures": a place that speaks of what is named only behind it is bound after that.
 * Where the text of a place can be bound at the earliest.
 */
function meantAt(arg: Ast | null, predicate: Call): number {
  if (arg?.kind !== 'Call' || arg.op !== 'zone' || !isOfThings(arg.args[1])) return 0;
  const named = predicate.args.find((each) => each?.kind === 'NounPhrase' && each.span.start >= arg.span.end);
  return named?.span.end ?? 0;
}

/** "Its owner's", "their owners'". */
function isOfThings(owner: Ast | null | undefined): boolean {
  const what = owner?.kind === 'Call' && owner.op === 'ownerOf' ? owner.args[0] : null;
  return what?.kind === 'Reference' && (what.form === 'it' || what.form === 'they');
}
