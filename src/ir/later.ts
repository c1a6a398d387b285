import { parametersOf } from '../bytecode/parameters';
import { isList, isTerm, term, termsIn, type Arg, type Term } from '../bytecode/term';
import { finish, speaksOf, subjectTerm, type Draft } from './drafts';
import type { Scope } from './scope';

/** What waits with its body: a trigger, an ability of its own (CR 603.7, CR 603.12), or a replacement of an event (CR 614.1). */
const waitsWith: readonly string[] = ['delayed', 'reflexive', 'reflexiveEvent', 'replacing'];

/**
 * "When you do, exile the top card of your library. You may play it this turn.": a sentence that speaks of what a trigger
 * does, or of what only it is given, is done with it, and not when the trigger is made. Then it is put there.
 */
export function continuesTrigger(before: Draft, drafts: readonly Draft[], scope: Scope): boolean {
  const steps = bodyOf(triggerIn(before.effect));
  if (steps === null || !drafts.some(({ effect }) => speaksOfTrigger(effect, steps, scope))) return false;
  before.effect = withMore(before.effect, finish(drafts));
  return true;
}

/** The trigger that a statement makes, if need be under a condition or for a time. */
function triggerIn(effect: Term): Term | null {
  if (waitsWith.includes(effect.op)) return effect;
  const inner = effect.op === 'if' || effect.op === 'lasting' ? effect.args[1] : null;
  const last = isList(inner) ? inner.at(-1) : null;
  const done = isTerm(last) && last.op === 'step' ? last.args[2] : null;
  return isTerm(done) ? triggerIn(done) : null;
}

function bodyOf(trigger: Term | null): readonly Term[] | null {
  if (trigger === null) return null;
  const body = trigger.args[parametersOf(trigger.op).findIndex(({ name }) => name === 'body')];
  return isList(body) ? body.filter(isTerm) : null;
}

function speaksOfTrigger(effect: Term, steps: readonly Term[], { values }: Scope): boolean {
  const parts = steps.flatMap(termsIn);
  const slots = parts.flatMap(({ op, args: [slot] }) => (op === 'target' ? [slot] : []));
  const results = parts.flatMap(({ op, args: [, result] }) => (op === 'step' ? [result] : []));
  const own = values.flatMap(({ declaration: { origin } }, value) =>
    results.includes(value) || (origin.kind === 'target' && slots.includes(origin.slot)) ? [value] : [],
  );
  return own.some((value) => speaksOf(effect, value)) || changesWhatEnters(effect, steps.at(-1));
}

/** "Return it to the battlefield at the beginning of the next end step. It gains haste.": it has to be there. */
function changesWhatEnters(effect: Term, last: Term | undefined): boolean {
  const [, , entering] = last?.args ?? [];
  if (!isTerm(entering) || !['return', 'put'].includes(entering.op)) return false;
  if (!termsIn(entering).some(({ op, args: [zone] }) => op === 'zone' && zone === 'battlefield')) return false;
  const [, what] = entering.args;
  const changed = innermost(effect).map(subjectTerm);
  return changed.some((subject) => isTerm(what) && subject !== undefined && isSameThing(subject, what));
}

/** Effects without the durations around them. */
function innermost(effect: Term): readonly Term[] {
  if (effect.op !== 'lasting') return [effect];
  const body = effect.args[1];
  return isList(body)
    ? body.flatMap((step) => (isTerm(step) && isTerm(step.args[2]) ? innermost(step.args[2]) : []))
    : [];
}

const isSameThing = (left: Term, right: Term): boolean =>
  left.op === right.op && (left.op === 'source' || (left.op === 'ref' && left.args[0] === right.args[0]));

/** The statement with more in the body of the trigger that it makes. */
function withMore(effect: Term, more: readonly Term[]): Term {
  const at = waitsWith.includes(effect.op)
    ? parametersOf(effect.op).findIndex(({ name }) => name === 'body')
    : effect.args.findIndex(isList);
  const grown = (list: readonly Arg[]): readonly Arg[] => {
    if (waitsWith.includes(effect.op)) return [...list, ...more];
    const last = list.at(-1);
    if (!isTerm(last) || !isTerm(last.args[2])) return list;
    return [...list.slice(0, -1), { ...last, args: [...last.args.slice(0, 2), withMore(last.args[2], more)] }];
  };
  return term(
    effect.op,
    effect.args.map((arg, index) => (index === at && isList(arg) ? grown(arg) : arg)),
    effect.span,
  );
}
