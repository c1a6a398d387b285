import { argOf } from '../bytecode/parameters';
import { mentions, term, type Term } from '../bytecode/term';
import type { Ast, Call, ClauseAst, JoinName, PhraseAst, SentenceAst, Slot } from '../syntax/ast';
import type { Span } from '../source/span';
import { requireOutright, withLimit } from './permissions';
import { bindCall, bindNumber } from './bind';
import { eachDoer, payerRole, saidOfDoer } from './doers';
import {
  chosenAmong,
  chosenFrom,
  coverWithDuration,
  finish,
  finishApart,
  shareDuration,
  single,
  subjectTerm,
  type Draft,
} from './drafts';
import { bindAwaited, bindEvent } from './events';
import { bindEveryTurn, isEveryTurn } from './every-turn';
import { isScaled, knownFrom, speakOfNamed, subjectBeyondX, withInnerX } from './inner-x';
import { bindLoop } from './loops';
import { spellsThat } from './offers';
import { mentionEachAgain, ofEach } from './of-each';
import { noteMoved } from './moved';
import { bindPerformed } from './performed';
import { bindPhrase } from './phrases';
import { bindReflexive, bindRider, continuesPermission, requireNoUse } from './riders';
import { bindCount, isNumber, roundedLate } from './scaled';
import { comparedIn } from './compared';
import { withKindChoices } from './kind-choices';
import { bindKindLoop, isOfKinds } from './kind-loops';
import { isOfDamageBefore, ofSpellsDamage, withSureDamage } from './sure-damage';
import { bindActor, chooserFor, mentionEachChooser, sharedSubject, subjectOf, type SubjectMaker } from './subjects';
import { suppose } from './supposed';
import { BindingGap, type Scope, type StepDraft } from './scope';
import { forgetNamedAgain } from './spoken-of-before';
import { bindPredicate, bindEffect } from './predicates';
import { nameOf } from '../syntax/build';

/** Marks of how a sentence follows, which no statement of its own comes from. */
const isMark = ({ kind }: Slot): boolean => kind === 'Then' || kind === 'Paragraph' || kind === 'Instead';

/** Binds a sentence: what leads it, its clauses, what ends it. */
export function bindSentence(sentence: SentenceAst, join: JoinName, scope: Scope): Draft[] {
  scope.time += 1;
  scope.numberSaid = null;
  const [lead, ...rest] = sentence.leads.filter((slot) => !isMark(slot));
  if (lead === undefined) return withKindChoices(join, sentence.span, scope, () => bindContent(sentence, join, scope));
  const inner = { ...sentence, leads: rest };
  const step: StepDraft = { result: null, span: sentence.span };
  const body = (): readonly Term[] => {
    const drafts = bindSentence(inner, 'first', scope);
    const [only, more] = drafts;
    if (only !== undefined && more === undefined) step.only = only.step;
    return finish(drafts);
  };
  const effect = wrapLead(lead, body, scope, step, sentence);
  return [{ join, step, effect }];
}

function wrapLead(lead: Slot, body: () => readonly Term[], scope: Scope, step: StepDraft, sentence: SentenceAst): Term {
  switch (lead.kind) {
    case 'If': {
      const rider = bindRider(lead, body, scope);
      if (rider !== null) return rider;
      const { previous } = scope;
      const condition = scope.in('leading', () => bindCondition(lead.condition, scope));
      scope.previous = step;
      const isUnlessDone = condition.op === 'performed' && argOf(condition, 'outcome') === 'dont';
      const then = isUnlessDone ? scope.without(previous, body) : body();
      if (!sentence.trails.some(({ kind }) => kind === 'Rather')) noteMoved(then, step, scope);
      requireNoUse(condition, then, previous, scope);
      const isAsked = condition.op === 'performed' && !then.some(isOptional);
      scope.asked = isAsked && previous !== null ? { statement: previous, until: scope.previous } : null;
      return term('if', [condition, then, [], 'leading'], lead.span);
    }
    case 'AsLongAs':
      return term('if', [bindCondition(lead.condition, scope), body(), [], 'asLongAsLeading'], lead.span);
    case 'During': {
      const condition = bindCondition(lead.condition, scope);
      const said = isEveryTurn(lead.condition) ? bindEveryTurn(lead.condition, body, scope) : body();
      return term('if', [condition, said, [], 'duringLeading'], lead.span);
    }
    case 'StartingWith':
      return term('startingWith', [lead.from, body()], lead.span);
    case 'Frequency':
      return withLimit(body(), lead.limit, lead.span);
    case 'Lasting': {
      const duration = bindTermCall(lead.duration, scope);
      return term('lasting', [duration, scope.in('lasting', body), 'leading'], lead.span);
    }
    case 'ForEach':
      if (isOfKinds(lead.what)) return bindKindLoop(lead, lead.what, body, scope, step);
      if (isNumber(lead.what)) return term('repeat', [bindNumber(lead.what, scope), body(), 'forEach'], lead.span);
      return bindLoop(lead, body, scope, step);
    case 'Delayed': {
      const begun = scope.mentions.length;
      const event = bindAwaited(lead.event, scope);
      const duration = lead.duration === null ? null : bindTermCall(lead.duration, scope);
      const timing = lead.word === 'theNextTime' ? 'atOnce' : null;
      const effect = term(
        'delayed',
        [event, body(), null, 'leading', duration, lead.word, lead.next, timing],
        lead.span,
      );
      forgetNamedAgain(lead.event, begun, scope);
      scope.contest = null;
      return effect;
    }
    case 'Would':
      return replacedIn(lead, body, scope, insteadStyle(sentence));
    case 'Reflexive':
    case 'ThisWay':
      return bindReflexive(lead, body, scope);
    case 'UnlessPays':
      return unlessFirst(lead.clause, body, scope);
    case 'WhenSpent': {
      const event = bindAwaited(lead.event, scope);
      return term('whenSpent', [event, body(), lead.only], lead.span);
    }
    case 'Then':
    case 'Paragraph':
    case 'Otherwise':
    case 'WhereX':
    case 'InnerWhereX':
    case 'WhereY':
    case 'Instead':
    case 'Rather':
    case 'Unless':
    case 'Repeated':
    case 'Rounded':
      throw new BindingGap('ORA0304', lead.span, `${lead.kind} cannot lead here`);
  }
}

/** "Unless that player pays {3}, …": who may pay is known before what is done otherwise. */
function unlessFirst({ subject, phrases, span }: ClauseAst, body: () => readonly Term[], scope: Scope): Term {
  if (subject === null) throw new BindingGap('ORA0303', span, 'somebody has to pay');
  const who = bindActor(scope, () => bindPhrase(subject, { sort: 'players', role: 'object' }, scope));
  const outer = scope.chooser;
  scope.chooser = chooserFor(who);
  const cost = finish(bindPhrases(phrases, sharedSubject(span), 'first', scope));
  scope.chooser = outer;
  return term('unlessPays', [who, cost, body(), 'leading'], span);
}

/** Where a sentence says "instead". */
function insteadStyle(sentence: SentenceAst): string {
  const rather = sentence.trails.find((slot) => slot.kind === 'Rather');
  if (rather !== undefined) return rather.style;
  if (sentence.leads.some((slot) => slot.kind === 'Instead')) return 'first';
  return sentence.trails.some((slot) => slot.kind === 'Instead') ? 'trailing' : 'plain';
}

function bindContent(sentence: SentenceAst, join: JoinName, scope: Scope): Draft[] {
  const whereX = sentence.trails.find((slot) => slot.kind === 'WhereX' || slot.kind === 'InnerWhereX');
  const outerX = scope.x;
  if (whereX !== undefined) scope.x = scope.declare({ sort: 'num', origin: { kind: 'local' } }, whereX.span);
  const whereY = sentence.trails.find((slot) => slot.kind === 'WhereY');
  scope.y = whereY === undefined ? null : scope.declare({ sort: 'num', origin: { kind: 'local' } }, whereY.span);
  const begun = scope.mentions.length;
  let drafts: Draft[] = [];
  for (const [index, { join: own, clause, would }] of sentence.clauses.entries()) {
    const isOfDamage = would === undefined && index > 0 && own === 'and' && isOfDamageBefore(clause);
    const ofSpell = isOfDamage ? ofSpellsDamage(drafts.at(-1), clause.span) : null;
    if (would !== undefined) drafts.push(replacedBy(would, clause, own, scope));
    else if (ofSpell !== null) drafts.push(ofSpell);
    else if (isOfDamage) withSureDamage(drafts.at(-1), 'and', clause.span);
    else {
      const subject = subjectBeyondX(sentence, index);
      drafts.push(...shareDuration(drafts, bindClause(clause, index === 0 ? join : own, scope, subject)));
    }
    if (whereX?.kind === 'InnerWhereX' && whereX.after === index + 1)
      drafts = withInnerX(drafts, join, whereX, outerX, scope);
  }
  return wrapTrails(sentence, join, chosenAmong(sentence, drafts, scope), outerX, scope, begun);
}

/** "If a creature would die this turn, …", "the next time that creature would deal damage this turn, …" */
function replacedIn(
  lead: Extract<Slot, { readonly kind: 'Would' }>,
  body: () => readonly Term[],
  scope: Scope,
  style: string,
): Term {
  const begun = scope.mentions.length;
  const event = bindEvent(lead.event, scope);
  const duration = lead.duration === null ? null : bindTermCall(lead.duration, scope);
  if (duration !== null && mentions(event, 'castThisWay'))
    throw new BindingGap('ORA0304', lead.span, 'for how long, of spells that are cast by a permission');
  const inner = body();
  if (duration !== null) forgetNamedAgain(lead.event, begun, scope);
  return term('replacing', [event, duration, inner, style, lead.times === 'next' ? 'next' : null], lead.span);
}

/** "…, and if it would die this turn, exile it instead." */
function replacedBy(
  { event, duration, span }: Extract<Slot, { readonly kind: 'Would' }>,
  clause: ClauseAst,
  join: JoinName,
  scope: Scope,
): Draft {
  const step: StepDraft = { result: null, span };
  const expected = bindEvent(event, scope);
  const lasts = duration === null ? null : bindTermCall(duration, scope);
  const body = finish(bindClause(clause, 'first', scope));
  return { join, step, effect: term('replacing', [expected, lasts, body, 'trailing', null], span) };
}

function wrapTrails(
  sentence: SentenceAst,
  join: JoinName,
  drafts: Draft[],
  outerX: number | null,
  scope: Scope,
  begun: number,
): Draft[] {
  let result = drafts;
  const condition = (ast: Ast): Term => scope.before(begun, [], () => bindCondition(ast, scope));
  const wrap = (make: (body: readonly Term[], step: StepDraft) => Term, span: Span, from = 0): void => {
    const step: StepDraft = { result: null, span };
    const wrapped = result.slice(from);
    const own = from === 0 ? join : (wrapped[0]?.join ?? join);
    result = [...result.slice(0, from), { join: own, step, effect: make(finishApart(wrapped), step) }];
  };
  for (const trail of sentence.trails) {
    switch (trail.kind) {
      case 'WhereX': {
        const value = scope.x;
        scope.x = outerX;
        // "Where X is the exiled card's power and Y is its toughness": what X was worked out from is nearer than the subject.
        if (scope.y !== null) scope.time += 1;
        const num = scope.in('defining', () => scope.in('aside', () => bindNumber(trail.quantity, scope)));
        if (scope.y !== null) speakOfNamed(scope);
        const from = knownFrom(result, num, value, scope);
        // What nothing in the sentence is scaled by is the X of the cost.
        if (value !== null && trail.style === 'apart' && !isScaled(result, value, scope))
          result.push({
            join: 'sentence',
            step: { result: null, span: trail.span },
            effect: term('xIs', [num], trail.span),
          });
        else if (value !== null)
          wrap((body) => term('letNum', [value, num, body, trail.style], trail.span), sentence.span, from);
        scope.x = value;
        break;
      }
      case 'WhereY': {
        const value = scope.y;
        const num = scope.in('aside', () => bindNumber(trail.quantity, scope));
        if (value !== null) wrap((body) => term('letNum', [value, num, body, 'andY'], trail.span), sentence.span);
        break;
      }
      case 'If': {
        const holds = condition(trail.condition);
        wrap((body, step) => {
          noteMoved(body, step, scope);
          return term('if', [holds, body, [], 'trailing'], trail.span);
        }, sentence.span);
        break;
      }
      case 'AsLongAs': {
        const holds = ofEach(result, scope, () => condition(trail.condition));
        if (mentions(holds, 'acted'))
          wrap((body) => term('whileEach', [holds, body, 'asLongAs'], trail.span), sentence.span);
        else wrap((body) => term('if', [holds, body, [], 'asLongAsTrailing'], trail.span), sentence.span);
        break;
      }
      case 'Delayed': {
        const event = bindAwaited(trail.event, scope);
        const duration = trail.duration === null ? null : bindTermCall(trail.duration, scope);
        const asked = trail.condition === undefined ? null : bindCondition(trail.condition, scope);
        // "Exile it and return it at the beginning of the next end step": only what was said last waits.
        wrap(
          (body) => term('delayed', [event, body, asked, 'trailing', duration, trail.word, null, null], trail.span),
          sentence.span,
          result.length - 1,
        );
        break;
      }
      case 'InnerWhereX':
      case 'Instead':
      case 'Rather':
        break;
      default:
        throw new BindingGap('ORA0304', trail.span, `${trail.kind} cannot end a sentence`);
    }
  }
  return result;
}

/** Binds a clause: its subject once, then its predicates, which share it. */
export function bindClause(
  clause: ClauseAst,
  join: JoinName,
  scope: Scope,
  shared: SubjectMaker = subjectOf(clause, scope),
): Draft[] {
  scope.formerActor = scope.actor === null ? null : { key: scope.actor, until: scope.time };
  scope.time += 1;
  scope.actor = null;
  if (clause.modal === 'none') return bindPhrases(clause.phrases, shared, join, scope);
  const chooser = clause.modal === 'mayHave' ? clause.chooser : null;
  const who = bindActor(scope, () =>
    bindPhrase(chooser ?? clause.subject ?? missing(clause), { sort: 'players', role: 'subject' }, scope),
  );
  if (chooser !== null) mentionEachChooser(chooser, scope);
  const outer = scope.chooser;
  scope.chooser = chooserFor(who);
  const step: StepDraft = { result: null, span: clause.span };
  const subject = clause.modal === 'mayHave' ? subjectOf(clause, scope) : sharedSubject(clause.span);
  const body = finish(bindPhrases(clause.phrases, subject, 'first', scope));
  scope.chooser = outer;
  scope.previous = step;
  noteMoved(body, step, scope);
  if (scope.permits === 'later' && !scope.isIn('static')) requireOutright(body, clause.span);
  if (scope.permits === 'later' && body.some((each) => mentions(each, 'castCards'))) scope.permissions.add(step);
  return [{ join, step, effect: term('may', [who, body, clause.modal], clause.span) }];
}

function missing(clause: ClauseAst): never {
  throw new BindingGap('ORA0303', clause.span, 'a clause without subject');
}

/** "Has flying if …, haste if …": what comes without a verb has a condition of its own only where what is before it has one, too. */
function requireOwnConditions({ predicate, span }: PhraseAst, before: PhraseAst | undefined): void {
  const isElided = predicate.op === 'gain' && nameOf(predicate.args[2]) === 'elided';
  if (isElided && before?.trails.length === 0)
    throw new BindingGap('ORA0303', span, 'a condition for one of several abilities alone');
}

function bindPhrases(phrases: readonly PhraseAst[], subject: SubjectMaker, join: JoinName, scope: Scope): Draft[] {
  const drafts: Draft[] = [];
  for (const [index, phrase] of phrases.entries()) {
    const first = index === 0;
    const implicit =
      drafts[0] !== undefined &&
      subjectTerm(drafts[0].effect)?.op === 'you' &&
      subjectTerm(drafts[0].effect)?.args[0] === 'implicit';
    const maker = first
      ? subject
      : implicit
        ? (): Term => term('you', ['implicit'], phrase.span)
        : sharedSubject(phrase.span);
    const step: StepDraft = { result: null, span: phrase.span };
    scope.step = step;
    scope.acting = step;
    if (!first) scope.time += 1;
    if (!first) mentionEachAgain(drafts[0]?.step, step, scope);
    const begun = scope.mentions.length;
    const chooser = phrase.adverb === 'may' ? maker('players') : null;
    const outer = scope.chooser;
    if (chooser !== null) scope.chooser = chooserFor(chooser);
    const predicate = (): ReturnType<typeof bindPredicate> => bindPredicate(phrase, maker, scope);
    const isLasting = phrase.trails.some(({ kind }) => kind === 'Lasting');
    const { effect, per } = isLasting ? scope.in('lasting', predicate) : predicate();
    const draft: Draft = { join: first ? join : phrase.join, step, effect };
    scope.chooser = outer;
    if (chooser !== null) draft.effect = term('may', [chooser, [single(draft)], 'may'], phrase.span);
    if (phrase.adverb === 'also') draft.effect = term('doAll', [[single(draft)], 'also'], phrase.span);
    requireOwnConditions(phrase, phrases[index - 1]);
    drafts.push(draft);
    applyTrails(phrase, drafts, per, scope, begun);
    if (continuesPermission(effect, scope)) scope.permissions.add(step);
    scope.previous = draft.step;
    scope.step = null;
    scope.acting = null;
  }
  return chosenFrom(drafts, scope);
}

/** Slots after a predicate: durations cover the continuous predicates of the clause before it, others the predicate alone. */
function applyTrails(phrase: PhraseAst, drafts: Draft[], per: number | null, scope: Scope, begun: number): void {
  const condition = (ast: Ast): Term => scope.before(begun, [], () => bindCondition(ast, scope));
  for (const trail of phrase.trails) {
    const draft = drafts[drafts.length - 1];
    if (draft === undefined) return;
    switch (trail.kind) {
      case 'ForEach':
        if (per !== null)
          draft.effect = term('letNum', [per, bindCount(trail.what, scope), [single(draft)], 'forEach'], trail.span);
        break;
      case 'Repeated':
        draft.effect = term('repeat', [bindNumber(trail.times, scope), [single(draft)], 'times'], trail.span);
        break;
      case 'Rounded':
        draft.effect = roundedLate(draft.effect, trail.how, trail.span);
        break;
      case 'Lasting': {
        const duration = scope.in('aside', () => bindTermCall(trail.duration, scope));
        if (trail.place === 'inner') draft.effect = term('lasting', [duration, [single(draft)], 'inner'], trail.span);
        else coverWithDuration(drafts, duration, trail.span, trail.place === 'described' ? 'described' : 'trailing');
        break;
      }
      case 'If': {
        const then = [single(draft)];
        const ofSpells = spellsThat(trail, draft, scope);
        draft.effect = ofSpells ?? term('if', [condition(trail.condition), then, [], 'trailing'], trail.span);
        if (ofSpells === null) noteMoved(then, draft.step, scope);
        break;
      }
      case 'During':
        draft.effect = term(
          'if',
          [bindCondition(trail.condition, scope), [single(draft)], [], 'duringTrailing'],
          trail.span,
        );
        break;
      case 'Unless':
        draft.effect = term('unless', [condition(trail.condition), [single(draft)]], trail.span);
        break;
      case 'UnlessPays':
        scope.before(begun, [], () => bindUnlessPays(trail.clause, draft, scope));
        break;
      default:
        throw new BindingGap('ORA0304', trail.span, `${trail.kind} cannot follow a verb`);
    }
  }
}

function bindUnlessPays(clause: ClauseAst, draft: Draft, scope: Scope): void {
  const subject = clause.chooser ?? clause.subject;
  if (subject === null) throw new BindingGap('ORA0303', clause.span, 'somebody has to pay');
  const doer = saidOfDoer(subject, scope);
  if (doer !== null) scope.means(subject.span, doer.mention);
  const each = doer === null ? null : eachDoer(draft.effect);
  const who =
    doer === null
      ? bindActor(scope, () => bindPhrase(subject, { sort: 'players', role: payerRole(subject) }, scope))
      : (each ?? doer.mention.use(doer.style, doer.noun));
  const outer = scope.chooser;
  scope.chooser = chooserFor(who);
  const isHad = clause.modal === 'mayHave';
  const doing = isHad ? subjectOf(clause, scope) : sharedSubject(clause.span);
  const cost = finish(bindPhrases(clause.phrases, doing, 'first', scope));
  scope.chooser = outer;
  const [, ...others] = draft.effect.args;
  const body =
    each === null
      ? draft
      : { ...draft, effect: { ...draft.effect, args: [term('subject', [], each.span), ...others] } };
  if (isHad && each !== null)
    throw new BindingGap('ORA0303', clause.span, 'each of several who lets something be done');
  const style = isHad ? 'has' : each === null ? 'trailing' : doer?.style === 'that' ? 'thatPlayer' : 'they';
  draft.effect = term('unlessPays', [who, cost, [single(body)], style], clause.span);
  draft.step.avoidable = 'yes';
}

/** Binds a condition; "if you do" means the statement before. */
export function bindCondition(ast: Ast, scope: Scope): Term {
  if (ast.kind !== 'Call') throw new BindingGap('ORA0303', ast.span, `${ast.kind} is no condition`);
  const step = scope.step;
  scope.step = null;
  try {
    if (ast.op === 'performed') return bindPerformed(ast, scope);
    if (ast.op === 'notDone') return bindNotDone(ast, scope);
    if (ast.op === 'bothTrue' || ast.op === 'eitherTrue') {
      const [left, right] = ast.args;
      if (!left || !right) throw new BindingGap('ORA0303', ast.span, 'two conditions are wanted');
      const both = [bindCondition(left, scope), bindCondition(right, scope)];
      return term(ast.op, [...both, ...(ast.op === 'eitherTrue' ? [nameOf(ast.args[2]) ?? 'or'] : [])], ast.span);
    }
    const bound = bindCall(ast, scope);
    scope.compared = comparedIn(bound) ?? scope.compared;
    suppose(ast, bound, scope);
    return bound;
  } finally {
    scope.step = step;
  }
}

const isOptional = (step: Term): boolean => mentions(step, 'may');

/** "If you don't put it into your hand": what was allowed is said again, and moves nothing. */
function bindNotDone(ast: Call, scope: Scope): Term {
  const [, who, effect, place] = ast.args;
  if (scope.previous === null || !who || effect?.kind !== 'Call')
    throw new BindingGap('ORA0301', ast.span, 'something done before');
  const value = scope.resultOf(scope.previous, 'entities');
  const actor = bindPhrase(who, { sort: 'players', role: 'object' }, scope);
  const entered = [...scope.entered];
  const said = bindEffect(effect, () => actor, scope);
  scope.entered.clear();
  entered.forEach((key) => scope.entered.add(key));
  return term('notDone', [value, actor, said, place?.kind === 'EnumName' ? place.name : 'plain'], ast.span);
}

function bindTermCall(ast: Ast, scope: Scope): Term {
  if (ast.kind !== 'Call') throw new BindingGap('ORA0303', ast.span, `${ast.kind} is not understood here`);
  const step = scope.step;
  scope.step = null;
  const bound = bindCall(ast, scope);
  scope.step = step;
  return bound;
}
