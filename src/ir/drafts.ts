import { argOf, parametersOf, speaksOf, triggerMakers } from '../bytecode/parameters';
import { rowOf, type Op } from '../bytecode/table';
import { isList, isTerm, mentions, term, termsIn, type Arg, type Term } from '../bytecode/term';
import type { Span } from '../source/span';
import type { JoinName, SentenceAst } from '../syntax/ast';
import { participleOf } from './participles';
import { BindingGap, type Scope, type StepDraft } from './scope';

/** A statement that may still get a result value, and that a later clause may complete. */
export interface Draft {
  readonly join: JoinName;
  readonly step: StepDraft;
  effect: Term;
}

/** Finishes drafts: `step` terms with joins and results. What is done one or the other is no sequence (ORA0304). */
export function finish(drafts: readonly Draft[]): readonly Term[] {
  requireToCome(drafts);
  return drafts.map((d) => {
    if (d.join === 'or') throw new BindingGap('ORA0304', d.step.span, 'alternatives among other actions');
    const args: Arg[] = [d.join, d.step.result, d.effect];
    d.step.settle = (result) => void (args[1] = result);
    return term('step', args, d.step.span);
  });
}

/** "Populate. The token enters tapped": how something enters is not said of what is there already (CR 614.12). */
function requireToCome(drafts: readonly Draft[]): void {
  const made = drafts.filter(({ effect, step }) => creating.includes(effect.op) && step.result !== null);
  if (made.length === 0) return;
  for (const { effect } of drafts)
    for (const { op, args, span } of termsIn(effect))
      if (
        op === 'entersWith' &&
        made.some(({ step }) => step.result !== null && speaksOf(args[0] ?? null, step.result))
      )
        throw new BindingGap(
          'ORA0303',
          span ?? effect.span ?? drafts[0]?.step.span ?? { start: 0, end: 0 },
          'how something enters that is there already',
        );
}

/** Instructions that put something onto the battlefield that is spoken of later. */
const creating: readonly Op[] = ['createToken', 'createNamedToken', 'copyToken', 'populate'];

/** A body whose first statement says how it follows what stands before. */
function joinedBy(join: JoinName, body: readonly Arg[]): readonly Arg[] {
  const [first, ...rest] = body;
  return isTerm(first) ? [{ ...first, args: [join, ...first.args.slice(1)] }, ...rest] : body;
}

/** Finishes drafts as a body of their own: nothing stands before the first. */
export function finishApart(drafts: readonly Draft[]): readonly Term[] {
  return finish(drafts.map((draft, at) => (at === 0 ? { ...draft, join: 'first' } : draft)));
}

/**
 * "If …, … instead": the sentence before keeps its meaning unless the condition holds (CR 608.2c). Where what is done
 * instead speaks of something that the sentence did, only what comes after that is replaced.
 */
export function replaceLast(
  body: Draft[],
  last: readonly Draft[],
  drafts: readonly Draft[],
  sentence: SentenceAst,
  join: JoinName,
): void {
  const [only, second] = drafts;
  if (only === undefined || second !== undefined || only.effect.op !== 'if' || last.length === 0)
    throw new BindingGap('ORA0304', sentence.span, '"instead" without something to replace');
  const kept = last.findLastIndex(({ step }) => step.result !== null && speaksOf(only.effect, step.result)) + 1;
  const replaced = last.slice(kept);
  const [first, more] = replaced;
  const [condition = null, then = null, , style = null] = only.effect.args;
  const instead = (kept: readonly Term[]): Term =>
    term(
      'instead',
      [
        condition,
        join === 'paragraph' && isList(then) ? joinedBy('paragraph', then) : then,
        kept,
        style === 'trailing' || style === 'asLongAsTrailing'
          ? style === 'trailing'
            ? 'trailing'
            : 'asLongAs'
          : sentence.leads.some((slot) => slot.kind === 'Instead')
            ? 'leadingFirst'
            : 'leading',
      ],
      only.effect.span,
    );
  const inside = first !== undefined && more === undefined ? insideHolder(first.effect, only.effect, instead) : null;
  if (first !== undefined && inside !== null) {
    first.effect = inside;
    return;
  }
  requireDuration(then, replaced, sentence);
  asAlternatives(only.step, only.step.only, then, replaced);
  body.splice(body.length - replaced.length, replaced.length);
  body.push({ join: first?.join ?? 'first', step: only.step, effect: instead(finishApart(replaced)) });
}

/**
 * "Search your library for an Island card. If you control an artifact, instead search your library for a land card. Reveal that
 * card": what is spoken of behind both is what came of the one that was done, where both do the same kind of thing.
 */
export function asAlternatives(both: StepDraft, one: StepDraft | undefined, done: Arg, others: readonly Draft[]): void {
  const [other, more] = others;
  const statement = isList(done) ? done.at(0) : null;
  const effect = isTerm(statement) ? statement.args[2] : null;
  if (one === undefined || other === undefined || more !== undefined) return;
  if (!isTerm(effect) || effect.op !== other.effect.op) return;
  one.within = both;
  other.step.within = both;
}

/** "It gets -1/-1 until end of turn. It gets -4/-4 instead if …": the duration of what is replaced is not said again. */
function requireDuration(then: Arg, replaced: readonly Draft[], { span }: SentenceAst): void {
  const [first] = isList(then) ? then : [];
  const effect = isTerm(first) && isTerm(first.args[2]) ? first.args[2] : undefined;
  if (replaced.some(({ effect: { op } }) => op === 'lasting') && isContinuous(effect) && mayEnd(effect))
    throw new BindingGap('ORA0303', span, 'for how long, of what is done instead');
}

/** Does an effect last for good unless its duration is said? */
const mayEnd = (effect: Term | undefined): boolean =>
  effect !== undefined && mentions(effect, 'modifyPt', 'gain', 'setBasePt', 'lose');

/**
 * "When you do, …. If …, … instead": what the trigger does is replaced, not the trigger (CR 603.7, CR 603.12); of "If you do, …", what is
 * done then, not that it has to be done for it; of "For each …", what is done in a round that it speaks of. Null for other effects.
 */
function insideHolder(effect: Term, other: Term, instead: (kept: readonly Term[]) => Term): Term | null {
  const at = isHolder(effect, other) ? effect.args.findIndex(isList) : -1;
  const body = effect.args[at];
  if (!isList(body)) return null;
  const steps = body.filter(isTerm);
  const spoken = steps.findLastIndex((step) => resultsIn(step).some((value) => speaksOf(other, value))) + 1;
  const from = Math.max(steps.findLastIndex(beginsSentence), spoken);
  if (isWhenDone(effect) && steps.length > 1 && from < 1) return null;
  const [first, ...more] = steps.slice(from);
  if (first === undefined) return null;
  const replaced = [{ ...first, args: first.args.with(0, 'first') }, ...more];
  const inner = term('step', [first.args[0] ?? 'first', null, instead(replaced)], effect.span);
  return { ...effect, args: effect.args.with(at, [...steps.slice(0, from), inner]) };
}

/** Does an effect hold what another replaces: a trigger, a condition that something was done, a round of a loop? */
function isHolder(effect: Term, other: Term): boolean {
  const { op, args } = effect;
  const bound = op === 'forEach' ? args[1] : op === 'forEachKind' ? argOf(effect, 'value') : null;
  const own = bound === null ? [] : [bound, ...termsIn(effect).flatMap(resultsIn)];
  if (own.some((value) => typeof value === 'number' && speaksOf(other, value))) return true;
  return triggerMakers.includes(op) || isWhenDone(effect);
}

/** Does a sentence begin with a statement: one that goes on from what stands before? */
export const beginsSentence = ({ args: [join] }: Term): boolean =>
  join === 'first' || join === 'sentence' || join === 'then';

/** "If you do, …", without "otherwise". */
export const isWhenDone = ({ op, args: [condition, , otherwise] }: Term): boolean =>
  op === 'if' && isTerm(condition) && condition.op === 'performed' && (!isList(otherwise) || otherwise.length === 0);

/** "Sacrifices a creature or pays 3 life": one of them is done. */
function eitherOf(drafts: Draft[]): Draft[] {
  const [first] = drafts;
  const last = drafts[drafts.length - 1];
  if (first === undefined || last === undefined || last === first || last.join !== 'or') return drafts;
  const who = parametersOf(first.effect.op)[0]?.name === 'what' ? term('you', ['implicit']) : subjectTerm(first.effect);
  const isList = drafts.slice(1, -1).every(({ join }) => join === 'comma');
  if (who === undefined || !isList) throw new BindingGap('ORA0304', last.step.span, 'alternatives among other actions');
  const options = drafts.map(({ effect }) => effect);
  const step: StepDraft = { result: null, span: first.step.span };
  return [{ join: first.join, step, effect: term('eitherOr', [who, options, 'plain'], first.step.span) }];
}

/** The subject that a statement starts with, through its wrappers. */
export function subjectTerm(effect: Term): Term | undefined {
  const [first] = effect.args;
  return rowOf(effect.op).result === 'effect' && isTerm(first) ? first : undefined;
}

/** A draft as a statement of its own. */
export const single = (draft: Draft): Term => term('step', ['first', null, draft.effect], draft.step.span);

/** The statements of a clause, in which the alternatives of a choice are one, and only what that one does can be meant later. */
export function chosenFrom(drafts: Draft[], scope: Scope): Draft[] {
  const chosen = eitherOf(drafts);
  if (chosen === drafts) return chosen;
  for (const { step } of drafts) scope.optional.add(step);
  mentionEither(drafts, chosen, scope);
  return chosen;
}

/** "Destroy all lands or all creatures. … destroyed this way …": what is done to one or the other, if it is the same. */
function mentionEither(options: readonly Draft[], [chosen]: readonly Draft[], scope: Scope): void {
  const [first, ...others] = options.map(({ effect }) => effect.op);
  const participle = first === undefined ? undefined : participleOf[first];
  if (chosen === undefined || participle === undefined || others.some((op) => op !== first)) return;
  const isOfSets = options.every(({ effect }) => effect.args.some((arg) => isTerm(arg) && arg.op === 'all'));
  if (!isOfSets) return;
  const { step } = chosen;
  const use = (style: string, noun: string | null): Term =>
    term('ref', [scope.resultOf(step, 'entities'), style, noun], step.span);
  const those = { sort: 'object', number: 'plural', result: step, span: step.span, use } as const;
  scope.mention({ ...those, participles: [participle] });
  scope.mention(those);
}

/** "Put a +1/+1 counter on it or it gains flying": the alternatives are clauses, each of one statement. */
export function chosenAmong({ clauses }: SentenceAst, drafts: Draft[], scope: Scope): Draft[] {
  const isChoice = clauses.length > 1 && clauses.at(-1)?.join === 'or' && drafts.length === clauses.length;
  return isChoice ? chosenFrom(drafts, scope) : drafts;
}

/** A duration covers the continuous predicates of the clause before it. */
export function coverWithDuration(
  drafts: Draft[],
  duration: Term,
  span: Span,
  style: 'trailing' | 'described' = 'trailing',
): void {
  let from = drafts.length - 1;
  while (
    from > 0 &&
    isContinuous(drafts[from]?.effect) &&
    isContinuous(drafts[from - 1]?.effect) &&
    drafts[from]?.effect.args[0] !== undefined
  )
    from -= 1;
  const covered = drafts.splice(from);
  const [first] = covered;
  if (first === undefined) return;
  const body = finishApart(eitherOf(covered));
  drafts.push({
    join: first.join,
    step: { result: null, span },
    effect: term('lasting', [duration, body, style], span),
  });
}

/** What holds a statement, and says how much it does or that it is done besides another. */
const wrappers: readonly Op[] = ['letNum', 'doAll'];

const isContinuous = (effect: Term | undefined): boolean => {
  if (effect === undefined) return false;
  if (wrappers.includes(effect.op)) {
    const statements = effect.args.findLast(isList) ?? [];
    return statements.every((inner) => isTerm(inner) && isTerm(inner.args[2]) && isContinuous(inner.args[2]));
  }
  if (effect.op === 'eitherOr') {
    const [, options] = effect.args;
    return isList(options) && options.every((option) => isTerm(option) && isContinuous(option));
  }
  return rowOf(effect.op).mode === 'continuous';
};

/**
 * "~ gets +2/+1 and creatures you control gain haste until end of turn": the duration at the end of clauses that "and" joins
 * covers both.
 */
export function shareDuration(drafts: Draft[], clause: readonly Draft[]): readonly Draft[] {
  const [lasting, more] = clause;
  const before = drafts.at(-1);
  if (lasting === undefined || more !== undefined || before === undefined) return clause;
  const [duration, body, style] = lasting.effect.args;
  if (lasting.join !== 'and' || lasting.effect.op !== 'lasting' || style !== 'trailing') return clause;
  if (!isContinuous(before.effect) || !isTerm(duration) || !isList(body)) return clause;
  drafts.pop();
  const covered = [single(before), ...joinedBy('and', body).filter(isTerm)];
  return [{ ...lasting, join: before.join, effect: term('lasting', [duration, covered, style], lasting.effect.span) }];
}

/** The values that statements bind to what they did. */
export const resultsIn = (step: Term): readonly number[] =>
  termsIn(step).flatMap(({ op, args: [, result] }) => (op === 'step' && typeof result === 'number' ? [result] : []));
