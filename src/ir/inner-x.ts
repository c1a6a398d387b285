import { term } from '../bytecode/term';
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
