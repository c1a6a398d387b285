import { completesDamage } from './sure-damage';
import { rowOf } from '../bytecode/table';
import { isList, isTerm, term, type Arg, type Term } from '../bytecode/term';
import type { ClauseAst, JoinName, SentenceAst, Slot } from '../syntax/ast';

import { isOpenReplacement, mentionPrevented, speaksOfPrevented, withMore, withRider } from './amounts';
import { bindSentence } from './clauses';
import { withDefinedX } from './defined';
import { asAlternatives, beginsSentence, finish, isWhenDone, replaceLast, type Draft } from './drafts';
import { entersAsMade } from './entering-made';
import { withChosen, withoutChoices } from './chosen-keyword';
import { continuesTrigger, continuesWhenDone } from './later';
import { continuesLoop } from './loops';
import { ownCostIn, withOwnCost } from './own-cost';
import { asRather } from './rather';
import { sameFor, sameIn } from './same-for';
import { asProcess, repeatsProcess } from './processes';
import { bindRows } from './roll-rows';
import { BindingGap, type Scope } from './scope';
import { nameOf } from '../syntax/build';

/** Binds the sentences of a body in order; later sentences may continue, complete or replace earlier ones. */
export function bindBody(printed: readonly SentenceAst[], scope: Scope): Draft[] {
  const { sentences, choices } = withoutChoices(printed, scope);
  scope.sentences = sentences;
  const body: Draft[] = [];
  let last: Draft[] = [];
  let begun = scope.mentions.length;
  for (const [index, sentence] of sentences.entries()) {
    const join = index === 0 ? firstJoinOf(sentence) : joinOf(sentence);
    const earlier = last.slice(0, -1).map(({ step }) => step);
    const only = onlyClauseOf(sentence);
    if (only !== null && completesDamage(only, last.at(-1), scope)) {
      continues(sentence, scope);
      continue;
    }
    const ownCost = only === null ? null : ownCostIn(only);
    if (ownCost !== null) {
      withOwnCost(last.at(-1), ownCost, scope);
      continues(sentence, scope);
      continue;
    }
    const same = only === null ? null : sameIn(only);
    if (same !== null) {
      last = [...sameFor(last, same, sentence.span, scope)];
      body.push(...last);
      scope.clause(sentence.span, { kind: 'Emit' });
      continue;
    }
    const lead = sentence.leads.find((slot) => slot.kind === 'Otherwise' || deniesCondition(slot, last));
    if (lead !== undefined) {
      scope.before(begun, earlier, () => completeOtherwise(last, lead, sentence, scope));
      continue;
    }
    const isRider = speaksOfPrevented(sentence);
    const prevented = isRider ? mentionPrevented(last.at(-1)?.effect, sentence.span, scope) : null;
    const bind = (): Draft[] => withChosen(choices.get(sentence), bindSentence(sentence, join, scope), sentence.span);
    const since = scope.mentions.length;
    const said = isInstead(sentence) ? scope.before(begun, earlier, bind) : bind();
    const drafts = isReplacement(sentence) ? said : asRather(said, body, sentence);
    begun = since;
    const before = last[last.length - 1];
    if (before !== undefined && prevented === null && isContinued(before, drafts, sentence, scope)) {
      continues(sentence, scope);
      continue;
    }
    if (isRider) {
      if (before !== undefined && prevented !== null && !isDelayed(sentence))
        before.effect = withRider(before.effect, prevented, finish(drafts));
      else if (before !== undefined && isOpenReplacement(before.effect))
        before.effect = withMore(before.effect, finish(drafts));
      else throw new BindingGap('ORA0304', sentence.span, 'prevented damage without an effect that prevents it');
      continues(sentence, scope);
      continue;
    }
    if (isReplacement(sentence)) {
      body.push(...drafts);
      last = drafts;
      scope.clause(sentence.span, { kind: 'Emit' });
      continue;
    }
    if (isInstead(sentence)) {
      replaceLast(body, last, drafts, sentence, join);
      last = body.slice(-1);
      scope.clause(sentence.span, { kind: 'Replace', antecedent: Math.max(0, scope.clauses.length - 1) });
      continue;
    }
    body.push(...drafts);
    last = drafts;
    if (repeatsProcess(drafts)) {
      last = [asProcess(body.splice(0))];
      body.push(...last);
    }
    if (index > 0 && usesEarlier(sentence)) continues(sentence, scope);
    else scope.clause(sentence.span, { kind: 'Emit' });
  }
  body.push(...bindRows(sentences.at(-1)?.rows ?? [], scope, bindBody));
  return withDefinedX(body);
}

/** A sentence that belongs to the loop, the trigger or the condition before it; one that replaces what is done there does so inside. */
const isContinued = (before: Draft, drafts: readonly Draft[], sentence: SentenceAst, scope: Scope): boolean =>
  (!isInstead(sentence) &&
    (continuesLoop(before, drafts, scope) ||
      continuesTrigger(before, drafts, scope) ||
      (!speaksOfPrevented(sentence) && continuesWhenDone(before, drafts, scope)))) ||
  entersAsMade(before, drafts, sentence.span);

/** The clause of a sentence that is nothing else. */
function onlyClauseOf({ clauses: [only, more], leads }: SentenceAst): ClauseAst | null {
  return only !== undefined && more === undefined && leads.length === 0 ? only.clause : null;
}

/** A sentence says more of what the one before does. */
function continues({ span }: SentenceAst, scope: Scope): void {
  scope.clause(span, { kind: 'Continue', antecedent: Math.max(0, scope.clauses.length - 1) });
}

/** A line of a spell can follow what the line before it does: "Then …". */
const firstJoinOf = (sentence: SentenceAst): JoinName => (joinOf(sentence) === 'then' ? 'then' : 'first');

/** How a sentence follows the one before. */
function joinOf({ leads }: SentenceAst): JoinName {
  if (leads.some(({ kind }) => kind === 'Paragraph')) return 'paragraph';
  return leads.some(({ kind }) => kind === 'Then') ? 'then' : 'sentence';
}

/** "If … would …, … instead": a replacement effect, not a change of the sentence before. */
const isReplacement = (sentence: SentenceAst): boolean => sentence.leads.some((lead) => lead.kind === 'Would');

/** "At the beginning of the next end step, …": what is done later knows all that was prevented. */
const isDelayed = ({ leads, trails }: SentenceAst): boolean =>
  [...leads, ...trails].some(({ kind }) => kind === 'Delayed');

/** "… instead": what is done in place of the sentence before, or of its end. */
const isInstead = (sentence: SentenceAst): boolean =>
  !isReplacement(sentence) && [...sentence.leads, ...sentence.trails].some(({ kind }) => kind === 'Instead');

const usesEarlier = (sentence: SentenceAst): boolean =>
  sentence.leads.some(
    (lead) => lead.kind === 'If' && lead.condition.kind === 'Call' && lead.condition.op === 'performed',
  );

/** "If it has a counter on it, …. If it doesn't, …": the condition of the sentence before, about a thing, does not hold. */
function deniesCondition(slot: Slot, last: readonly Draft[]): boolean {
  if (slot.kind !== 'If' || slot.condition.kind !== 'Call' || slot.condition.op !== 'performed') return false;
  const [, who, style] = slot.condition.args;
  if (who?.kind !== 'Reference' || who.form !== 'it' || nameOf(style) !== 'dont') return false;
  const before = last.at(-1);
  const condition = before === undefined ? null : conditionalIn(before.effect)?.args[0];
  const about = isTerm(condition) ? condition.args[0] : null;
  return isTerm(about) && rowOf(about.op).result === 'entities';
}

/** "Otherwise, …" completes the condition of the sentence before. */
function completeOtherwise(last: readonly Draft[], lead: Slot, sentence: SentenceAst, scope: Scope): void {
  const draft = last[last.length - 1];
  if (draft === undefined || conditionalIn(draft.effect) === null)
    throw new BindingGap('ORA0304', sentence.span, '"otherwise" without a condition before');
  const rest = { ...sentence, leads: sentence.leads.filter((slot) => slot !== lead) };
  const others = bindSentence(rest, 'first', scope);
  const otherwise = finish(others);
  if (draft.effect.op === 'if' && !isGrown(draft.effect))
    asAlternatives(draft.step, draft.step.only, draft.effect.args[1] ?? null, others);
  draft.effect = otherwiseIn(draft.effect, otherwise, lead.kind === 'If' ? 'doesnt' : 'otherwise');
  scope.clause(sentence.span, { kind: 'Otherwise', antecedent: Math.max(0, scope.clauses.length - 1) });
}

/** Statements that hold what the sentences behind them said of them. */
const holders: readonly string[] = ['replacing', 'delayed', 'reflexive', 'forEach', 'forEachKind'];

/** The last statement in the body of one that holds others. */
function lastIn(effect: Term): { readonly at: number; readonly steps: readonly Arg[]; readonly step: Term } | null {
  const at = holders.includes(effect.op)
    ? effect.args.findLastIndex((arg) => isList(arg))
    : isWhenDone(effect)
      ? 1
      : -1;
  const steps = effect.args[at];
  const step = isList(steps) ? steps.at(-1) : null;
  return isList(steps) && isTerm(step) ? { at, steps, step } : null;
}

/** "If you do, reveal a card. If it's a land card, …": does a condition hold a sentence that has one itself? */
function isGrown(effect: Term): boolean {
  const last = effect.op === 'if' ? lastIn(effect) : null;
  const inner = last?.step.args[2];
  return (
    last !== null &&
    last.steps.length > 1 &&
    beginsSentence(last.step) &&
    isTerm(inner) &&
    conditionalIn(inner) !== null
  );
}

/** The condition that "otherwise" completes: the statement, or the last of those that it holds. */
function conditionalIn(effect: Term): Term | null {
  if (effect.op === 'if' && !isGrown(effect)) return effect;
  const inner = lastIn(effect)?.step.args[2];
  return isTerm(inner) ? conditionalIn(inner) : null;
}

function otherwiseIn(effect: Term, otherwise: readonly Term[], how: 'otherwise' | 'doesnt'): Term {
  if (effect.op === 'if' && !isGrown(effect)) {
    const [condition = null, then = null, , style = null] = effect.args;
    const said = how === 'otherwise' ? style : style === 'trailing' ? 'trailingDoesnt' : 'leadingDoesnt';
    return term('if', [condition, then, otherwise, said], effect.span);
  }
  const found = lastIn(effect);
  const inner = found?.step.args[2];
  if (found === null || !isTerm(inner)) return effect;
  const last = { ...found.step, args: [...found.step.args.slice(0, 2), otherwiseIn(inner, otherwise, how)] };
  const steps = [...found.steps.slice(0, -1), last];
  return { ...effect, args: effect.args.with(found.at, steps) };
}
