import { parametersOf, triggerMakers } from '../bytecode/parameters';
import type { Op } from '../bytecode/table';
import { isList, isTerm, term, termsIn, type Arg, type Term } from '../bytecode/term';
import { speaksOf } from '../bytecode/parameters';
import { finish, isWhenDone, resultsIn, subjectTerm, type Draft } from './drafts';
import type { Scope } from './scope';
import { asksWhatWasDone } from './this-way';

/** What waits with its body: a trigger, an ability of its own (CR 603.7, CR 603.12), or a replacement of an event (CR 614.1). */
const waitsWith: readonly Op[] = [...triggerMakers, 'replacing'];

/**
 * "When you do, exile the top card of your library. You may play it this turn.": a sentence that speaks of what a trigger
 * does, or of what only it is given, is done with it, and not when the trigger is made. Then it is put there.
 */
export function continuesTrigger(before: Draft, drafts: readonly Draft[], scope: Scope): boolean {
  const grown = grow(before.effect, drafts, scope);
  if (grown === null) return false;
  before.effect = grown;
  return true;
}

/**
 * "If you do, tap target creature. It doesn't untap during its controller's next untap step": what goes on from what is done then, or from
 * what is chosen for it, is done then only. Then it is put there.
 */
export function continuesWhenDone(before: Draft, drafts: readonly Draft[], scope: Scope): boolean {
  const { effect } = before;
  const [condition = null, then, otherwise = null, style = null] = effect.args;
  if (!isWhenDone(effect) || !isList(then) || !isTerm(condition)) return false;
  if (drafts.some((draft) => deniesSame(draft.effect, condition))) return false;
  if (!drafts.some((draft) => speaksOfTrigger(draft.effect, then.filter(isTerm), scope))) return false;
  before.effect = term('if', [condition, [...then, ...finish([...drafts])], otherwise, style], effect.span);
  return true;
}

/** "If you don't, …", "if you didn't create a token this way": what is done where the condition of the sentence before does not hold. */
const deniesSame = ({ op, args: [condition] }: Term, { args: [value, , how] }: Term): boolean =>
  op === 'if' &&
  isTerm(condition) &&
  // Whether somebody guessed right is no part of what may be done then.
  ((condition.op === 'notDone' && (how === 'guessRight' || how === 'guessWrong')) ||
    (condition.op === 'performed' && condition.args[0] === value) ||
    (condition.op === 'happened' && condition.args.includes('thisWay') && condition.args.includes('didnt')));

/** The statement with more in the body of the innermost thing in it that waits and is spoken of; null if there is none. */
function grow(effect: Term, drafts: readonly Draft[], scope: Scope): Term | null {
  const at = bodyAt(effect);
  const body = at === null ? null : effect.args[at];
  if (!isList(body)) return null;
  const withBody = (list: readonly Arg[]): Term =>
    term(
      effect.op,
      effect.args.map((arg, index) => (index === at ? list : arg)),
      effect.span,
    );
  const last = body.at(-1);
  const inner = isTerm(last) && last.op === 'step' && isTerm(last.args[2]) ? grow(last.args[2], drafts, scope) : null;
  if (isTerm(last) && inner !== null)
    return withBody([...body.slice(0, -1), { ...last, args: [...last.args.slice(0, 2), inner] }]);
  const isMeant = drafts.some((draft) => speaksOfTrigger(draft.effect, body.filter(isTerm), scope));
  const isSaid = waitsWith.includes(effect.op) ? isMeant : isOnlyIf(effect) && drafts.some(says(last, scope));
  return isSaid ? withBody([...body, ...finish(drafts)]) : null;
}

/** "If you do, return it. It's a Warlock in addition to its other types.": it is that only where it was returned. */
const says =
  (last: Arg | undefined, scope: Scope) =>
  (draft: Draft): boolean =>
    changesWhatEnters(draft.effect, isTerm(last) ? last : undefined, scope);

/** A condition that stands before what is done, with nothing to do otherwise. */
function isOnlyIf({ op, args: [, , otherwise, style] }: Term): boolean {
  return op === 'if' && style === 'leading' && isList(otherwise) && otherwise.length === 0;
}

/** Where the body is of what waits, or of a condition or a time around it. */
function bodyAt({ op }: Term): number | null {
  if (op === 'if' || op === 'lasting') return 1;
  return waitsWith.includes(op) ? parametersOf(op).findIndex(({ name }) => name === 'body') : null;
}

function speaksOfTrigger(effect: Term, steps: readonly Term[], scope: Scope): boolean {
  const { values } = scope;
  const parts = steps.flatMap(termsIn);
  const slots = parts.flatMap(({ op, args: [slot] }) => (op === 'target' ? [slot] : []));
  const results = steps.flatMap(resultsIn);
  const own = values.flatMap(({ declaration: { origin } }, value) =>
    results.includes(value) || (origin.kind === 'target' && slots.includes(origin.slot)) ? [value] : [],
  );
  // What was described by what was done is spoken of by its slot.
  const isAgain = termsIn(effect).some(
    ({ op, args: [what] }) => op === 'again' && isTerm(what) && what.op === 'target' && slots.includes(what.args[0]),
  );
  return (
    isAgain ||
    own.some((value) => speaksOf(effect, value)) ||
    asksWhatWasDone(effect, steps) ||
    changesWhatEnters(effect, steps.at(-1), scope)
  );
}

/** "Return it to the battlefield at the beginning of the next end step. It gains haste.": it has to be there. */
function changesWhatEnters(effect: Term, last: Term | undefined, scope: Scope): boolean {
  const [, , entering] = last?.args ?? [];
  if (!isTerm(entering) || !['return', 'put'].includes(entering.op)) return false;
  if (!termsIn(entering).some(({ op, args: [zone] }) => op === 'zone' && zone === 'battlefield')) return false;
  const [, what] = entering.args;
  // "If it entered under your control, …" asks what has happened then.
  const isAsked = termsIn(effect).some(
    ({ op, args: [its] }) => op === 'enters' && isTerm(what) && isTerm(its) && isSameThing(its, what, scope),
  );
  // "Sacrifice the creature when you lose control of ~": what waits for that waits with what has entered (CR 400.7).
  const isAwaited =
    waitsWith.includes(effect.op) &&
    isTerm(what) &&
    what.op !== 'source' &&
    termsIn(effect).some((its) => isSameThing(its, what, scope));
  const changed = innermost(effect).map(subjectTerm);
  return (
    isAsked ||
    isAwaited ||
    changed.some((subject) => isTerm(what) && subject !== undefined && isSameThing(subject, what, scope))
  );
}

/** Effects without the durations around them. */
function innermost(effect: Term): readonly Term[] {
  if (effect.op !== 'lasting') return [effect];
  const body = effect.args[1];
  return isList(body)
    ? body.flatMap((step) => (isTerm(step) && isTerm(step.args[2]) ? innermost(step.args[2]) : []))
    : [];
}

/** One thing spoken of twice; what stands for a target is the target. */
function isSameThing(left: Term, right: Term, { values }: Scope): boolean {
  if (left.op === 'ref' && right.op === 'target') {
    const origin = values[Number(left.args[0])]?.declaration.origin;
    return origin?.kind === 'target' && origin.slot === right.args[0];
  }
  return left.op === right.op && (left.op === 'source' || (left.op === 'ref' && left.args[0] === right.args[0]));
}
