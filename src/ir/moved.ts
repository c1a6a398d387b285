import { parametersOf } from '../bytecode/parameters';
import { isTerm, term, type Arg, type Term } from '../bytecode/term';
import type { Scope, StepDraft } from './scope';

/** "Exile it if it's an instant card": notes a thing that was moved only if that statement was carried out. */
export function noteMoved(body: readonly Term[], step: StepDraft, scope: Scope): void {
  const [only, more] = body;
  const effect = only?.args[2];
  if (more !== undefined || !isTerm(effect) || effect.op !== 'exile') return;
  for (const arg of effect.args)
    if (isTerm(arg) && typeof arg.args[0] === 'number' && arg.op === 'ref') scope.movedAtMost.set(arg.args[0], step);
}

/** "You may cast that card": of what may have been moved, only what was. */
export function permittedOf(op: Term['op'], args: readonly Arg[], scope: Scope): readonly Arg[] {
  const at = op === 'castCards' ? parametersOf(op).findIndex(({ name }) => name === 'what') : -1;
  const what = args[at];
  if (!isTerm(what) || what.op !== 'ref') return args;
  const [value, ...words] = what.args;
  const step = typeof value === 'number' ? scope.movedAtMost.get(value) : undefined;
  if (step === undefined) return args;
  return args.with(at, term('ref', [scope.resultOf(step, 'entities'), ...words], what.span));
}
