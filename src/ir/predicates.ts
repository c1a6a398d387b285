/** Binding of predicates: what a verb does, to what, with what its parameters say. */
import type { Param } from '../bytecode/schema';
import { parametersOf, speaksOf } from '../bytecode/parameters';
import { rowOf } from '../bytecode/table';
import { isTerm, mentions, term, type Arg, type Term } from '../bytecode/term';
import type { Ast, Call, PhraseAst } from '../syntax/ast';
import { ofThoseCounters } from './counted';
import { bindArgument, unscaled } from './bind';
import { choiceName } from './kinds-spoken-of';
import { subjectTerm } from './drafts';
import { mentionOffered } from './offers';
import { inPrintedOrder } from './printed-order';
import { permittedOf } from './moved';
import { repeated, withScaledChoice } from './scaled';
import { bindLostTypes } from './lost-types';
import { maySpeakOfCast, mentionTogether, recipientOf, requireOwnTarget } from './handled';
import { mentionMade } from './made';
import { requireDeterminer } from './kind-choices';
import { eachOfKinds, oneOfKinds } from './one-of-kinds';
import { bindActor, chooserFor, type SubjectMaker } from './subjects';
import { rememberTokens, thoseTokens } from './tokens-made';
import { bindVillainous } from './villainous';
import { BindingGap, keyOf, type Scope } from './scope';
import { nameOf } from '../syntax/build';

/** The effect of a predicate, and the value that its numbers are scaled by if a "for each" follows. */
export function bindPredicate(
  phrase: PhraseAst,
  subject: SubjectMaker,
  scope: Scope,
): { readonly effect: Term; readonly per: number | null } {
  const outerPer = scope.per;
  const forEach = phrase.trails.find((slot) => slot.kind === 'ForEach');
  const per = forEach === undefined ? null : scope.declare({ sort: 'num', origin: { kind: 'local' } }, forEach.span);
  scope.per = per ?? outerPer;
  const effect = bindEffect(phrase.predicate, subject, scope);
  scope.per = outerPer;
  return { effect: per === null || speaksOf(effect, per) ? effect : withScaledChoice(effect, per, scope), per };
}

/** Binds an effect: the subject first, then the other arguments, in printed order. */
export function bindEffect(predicate: Call, subject: SubjectMaker, scope: Scope): Term {
  if (predicate.op === 'eitherOr' && nameOf(predicate.args[2]) === 'villainous')
    return bindVillainous(predicate, subject, scope, (option) => scope.binders.sentence(option, scope));
  if (predicate.op === 'chooseThings') requireDeterminer(predicate.args[1] ?? null);
  const outer = scope.chooser;
  const begun = scope.mentions.length;
  scope.arguments = [];
  const args = inPrintedOrder(parametersOf(predicate.op), predicate, (param, arg): Arg => {
    if (arg?.kind !== 'Subject') {
      const bind = (): Arg => bindObject(param, arg, predicate, scope);
      if (predicate.op === 'spendAsThough') return scope.in('spending', bind);
      return sizesOfTokens.includes(param) ? unscaled(scope, bind) : bind();
    }
    const wanted = param.kind === 'operand' && param.sort === 'players' ? 'players' : 'entities';
    const bound = bindActor(scope, () => unscaled(scope, () => subject(wanted)));
    if (predicate.op === 'mayCast' && bound.op === 'subject')
      throw new BindingGap('ORA0303', predicate.span, 'a permission for the subject of another statement');
    if (!isMutual(predicate)) scope.time += 1;
    if (wanted === 'players') scope.chooser = chooserFor(bound);
    return bound;
  });
  scope.chooser = outer;
  scope.arguments = [];
  if (args.some((arg) => isTerm(arg) && arg.op === 'zone' && arg.args[0] === 'battlefield'))
    for (const mention of scope.mentions.slice(begun)) scope.entered.add(keyOf(mention));
  // What has phased out is no permanent that a description would find (CR 702.26b).
  if (predicate.op === 'cant' && args[1] === 'phaseIn' && isTerm(args[0]) && args[0].op === 'all')
    throw new BindingGap('ORA0303', predicate.span, 'what has phased out, described');
  if (!maySpeakOfCast.includes(predicate.op) && args.some((arg) => mentions(arg, 'castThisWay')))
    throw new BindingGap('ORA0303', predicate.span, 'what is done to spells that are cast later');
  if (predicate.op === 'chooseThings')
    for (const mention of scope.mentions.slice(begun))
      if (!mention.isPart && mention.span.start >= predicate.span.start)
        scope.chosen.set(keyOf(mention), { by: subjectTerm(term(predicate.op, args)) ?? null, actor: scope.actor });
  if (predicate.op === 'chooseThings' && isTerm(args[0]) && args[0].op === 'all' && args[0].args[1] === 'each')
    mentionTogether(scope, begun);
  if (predicate.op === 'chooseThings') requireOwnTarget(args, predicate.span);
  if (predicate.op === 'chooseCounter') scope.kindChosen = scope.step;
  if (predicate.op === 'chooseSides') scope.sidesChosen = scope.step;
  if (predicate.op === 'chooseValue') scope.choices.add(choiceName(nameOf(predicate.args[1]) ?? ''));
  if (predicate.op === 'castCards' && (scope.isIn('lasting') || scope.isIn('static'))) scope.permits = 'later';
  if (predicate.op === 'castCards')
    for (const mention of scope.mentions.slice(begun)) {
      scope.castable.add(keyOf(mention));
      if (!scope.isIn('lasting')) scope.cast.add(keyOf(mention));
    }
  mentionMade(predicate, args, scope);
  if (predicate.op === 'dealDamage') scope.recipient = recipientOf(args);
  const effect = term(
    predicate.op,
    ofThoseCounters(predicate.op, repeated(predicate, permittedOf(predicate.op, args, scope), scope), scope),
    predicate.span,
  );
  rememberTokens(effect, scope);
  mentionOffered(effect, predicate, scope);
  bindLostTypes(effect, scope);
  return eachOfKinds(effect, predicate, scope) ?? oneOfKinds(effect, predicate, scope) ?? effect;
}

/** "For each" says how many tokens there are, not how large each is. */
const sizesOfTokens: readonly (Param | undefined)[] = ['power', 'toughness'].map(
  (name) => rowOf('createToken').params[name],
);

/** Binds an object of a verb, and remembers what it is, for the objects after it. */
function bindObject(param: Param, arg: Ast | null, predicate: Call, scope: Scope): Arg {
  if (predicate.op === 'createAgain' && arg === null) return thoseTokens(predicate, scope);
  if (param.kind === 'int' && (predicate.op === 'choosePile' || predicate.op === 'putPiles')) {
    if (scope.piles === null) throw new BindingGap('ORA0301', predicate.span, 'piles');
    return scope.resultOf(scope.piles, 'entities');
  }
  const before = scope.mentions.length;
  const bind = (): Arg => bindArgument(param, arg, scope, predicate);
  const bound = predicate.op === 'additionalCost' ? scope.in('spellCost', bind) : bind();
  if (isMutual(predicate))
    scope.mentions.splice(
      before,
      Infinity,
      ...scope.mentions.slice(before).map((each) => ({ ...each, role: 'subject' }) as const),
    );
  const said = scope.mentions
    .slice(before)
    .find(({ span }) => arg?.kind === 'Reference' || (span.start === arg?.span.start && span.end === arg.span.end));
  if (said !== undefined) scope.arguments = [...scope.arguments, keyOf(said)];
  return bound;
}

/** What both sides do to each other: one is as near as the other (CR 701.14). */
const isMutual = ({ op }: Call): boolean => op === 'fight';
