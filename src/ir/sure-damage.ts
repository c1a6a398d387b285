import { rowOf } from '../bytecode/table';
import { term } from '../bytecode/term';
import type { Span } from '../source/span';
import type { ClauseAst } from '../syntax/ast';
import type { Draft } from './drafts';
import { isSource } from './functions-in';
import { BindingGap } from './scope';

/** "The damage can't be prevented": said of what the statement before deals. */
export const isOfDamageBefore = ({ phrases }: ClauseAst): boolean =>
  phrases.length === 1 &&
  phrases[0]?.predicate.op === 'cantPrevent' &&
  phrases[0].predicate.args.some((arg) => arg?.kind === 'EnumName' && arg.name === 'thatOfBefore');

/** The statement before, whose damage cannot be prevented (CR 615.12). */
export function withSureDamage(before: Draft | undefined, style: 'sentence' | 'and', span: Span): void {
  if (before?.effect.op !== 'dealDamage')
    throw new BindingGap('ORA0304', span, 'damage that cannot be prevented without damage before');
  const args = Object.keys(rowOf('dealDamage').params).map((name, at) =>
    name === 'sure' ? style : (before.effect.args[at] ?? null),
  );
  before.effect = { ...before.effect, args };
}

/** "~ can't be countered and the damage can't be prevented": said of the spell, and of all that it deals (CR 615.12). */
export function ofSpellsDamage(before: Draft | undefined, span: Span): Draft | null {
  const { op, args } = before?.effect ?? { op: null, args: [] };
  if (op !== 'cant' || args[1] !== 'beCountered' || !isSource(args[0])) return null;
  const effect = term('cantPrevent', ['any', null, term('source', ['self'], span), 'theDamage'], span);
  return { join: 'and', step: { result: null, span }, effect };
}
