import type { Op } from '../bytecode/table';
import { isTerm, type Arg, type Term } from '../bytecode/term';
import type { Span } from '../source/span';
import { BindingGap, type Scope } from './scope';

/** "Each opponent chooses a creature they control … those creatures": what each chose by itself, taken together. */
export function mentionTogether(scope: Scope, begun: number): void {
  const chosen = scope.mentions
    .slice(begun)
    .findLast(({ sort, number, result }) => sort === 'object' && number === 'singular' && result === scope.step);
  if (chosen !== undefined) scope.mentions.push({ ...chosen, number: 'plural' });
}

/** Targets are chosen by whose spell or ability it is, not by who is said to choose (CR 601.2c). */
export function requireOwnTarget([who = null, what = null]: readonly Arg[], span: Span): void {
  if (isTerm(what) && what.op === 'target' && isTerm(who) && who.op !== 'you')
    throw new BindingGap('ORA0303', span, 'a target that somebody else chooses');
}

/** To whom damage is said to be dealt, where that is known once: not what is chosen as it is dealt, or divided among. */
export function recipientOf([, , to, divided]: readonly Arg[]): (() => Term) | null {
  return isTerm(to) && to.op !== 'choose' && !divided ? () => to : null;
}

/** What can be said of "a spell cast this way" before it is cast. */
export const maySpeakOfCast: readonly Op[] = ['costsLess', 'spendAsThough'];
