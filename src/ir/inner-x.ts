import { rowOf } from '../bytecode/table';
import { term, type Term } from '../bytecode/term';
import type { JoinName, Slot } from '../syntax/ast';
import { bindNumber } from './bind';
import { finishApart, speaksOf, type Draft } from './drafts';
import type { Scope } from './scope';

/** "Scry X, where X is …, then draw three cards": what X is in the statements before, told before the sentence goes on. */
export function withInnerX(
  drafts: readonly Draft[],
  join: JoinName,
  slot: Extract<Slot, { kind: 'InnerWhereX' }>,
  outerX: number | null,
  scope: Scope,
): Draft[] {
  const value = scope.x;
  if (value === null) return [...drafts];
  scope.x = outerX;
  const num = scope.in('aside', () => bindNumber(slot.quantity, scope));
  scope.x = value;
  const effect = term('letNum', [value, num, finishApart(drafts), 'whereX'], slot.span);
  return [{ join, step: { result: null, span: slot.span }, effect }];
}

/** What X was worked out from may be called "it" where Y is defined. */
export function speakOfNamed(scope: Scope): void {
  const named = scope.mentions.at(-1);
  if (named?.at === scope.time) scope.mentions.push({ ...named, participles: [] });
}

/** Does something speak of a number, or a target that is described by it? */
export function isScaled(drafts: readonly Draft[], value: number, { targets }: Scope): boolean {
  const described = targets.flatMap(({ filter, min, max }) => [filter, min, max]);
  return [...drafts.map(({ effect }) => effect), ...described].some((code) => speaksOf(code, value));
}

/**
 * "Exile it, then draw X cards, where X is the exiled card's power": X is worked out after that was done. So it is where nothing but what
 * is done then is scaled by it (CR 608.2h): the statement from which on it has to be known.
 */
export function knownFrom(drafts: readonly Draft[], num: Term, value: number | null, { targets }: Scope): number {
  const defined = drafts.findLastIndex(({ step }) => step.result !== null && speaksOf(num, step.result)) + 1;
  if (
    value === null ||
    targets.some(({ filter, min, max }) => [filter, min, max].some((code) => speaksOf(code, value)))
  )
    return defined;
  const used = drafts.findIndex(({ effect }) => speaksOf(effect, value));
  const first = drafts[used];
  return first !== undefined && isDoneApart(first.effect) ? Math.max(defined, used) : defined;
}

/** Is it done behind what is said before it, not with it, as what lasts as long, or damage that is dealt at the same time? */
const isDoneApart = ({ op, args }: Term): boolean => rowOf(op).mode !== 'continuous' && !args.includes('together');
