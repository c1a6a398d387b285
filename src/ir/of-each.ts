import { isTerm, type Term } from '../bytecode/term';
import type { Draft } from './drafts';
import type { Scope, StepDraft } from './scope';

// What is said of each of several things by itself.

/** Binds what is said behind the statements of a static ability of each thing that they are about. */
export function ofEach(drafts: readonly Draft[], scope: Scope, bind: () => Term): Term {
  const outer = scope.acting;
  const [first, ...others] = drafts;
  const isOne = others.every(({ effect: { args } }) => isTerm(args[0]) && args[0].op === 'subject');
  scope.acting = first !== undefined && isOne && scope.isIn('static') ? first.step : null;
  const bound = bind();
  scope.acting = outer;
  return bound;
}

/** "Each land has trample and gets +X/+0, where X is its power": each is spoken of in every statement about it. */
export function mentionEachAgain(before: StepDraft | undefined, within: StepDraft, scope: Scope): void {
  const each = scope.mentions.find((mention) => mention.within !== undefined && mention.within === before);
  if (each !== undefined) scope.mention({ ...each, within });
}
