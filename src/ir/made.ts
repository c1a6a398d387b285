import { parametersOf } from '../bytecode/parameters';
import { rowOf } from '../bytecode/table';
import { isTerm, term, type Arg, type Term } from '../bytecode/term';
import type { Ast, Call, NounPhrase } from '../syntax/ast';
import { allOf, call, enumName, list, nameOf } from '../syntax/build';
import { amountName } from './amounts';
import { mentionResult, isPlural } from './mention-result';

import { participleOf } from './participles';
import { keyOf, type Mention, type Scope } from './scope';
import { rememberVote } from './votes';

/** What a statement makes or names by its participle: tokens, milled cards, "the exiled card", "that much". */
export function mentionMade(predicate: Call, args: readonly Arg[], scope: Scope): void {
  if (['flipCoin', 'clash', 'guess'].includes(predicate.op)) scope.contest = scope.step;
  if (predicate.op === 'extraTurn') scope.extraTurn = scope.step;
  if (predicate.op === 'separate' || predicate.op === 'choosePile') scope.piles = scope.step;
  rememberVote(predicate, args, scope);
  const made = madeFilter(predicate);
  if (made !== null) {
    mentionResult(predicate, scope, {
      role: 'object',
      number: isOneMade(predicate, args) ? 'singular' : 'plural',
      filter: made,
      isDrawn: predicate.op === 'draw',
    });
    scope.made =
      scope.mentions.at(-1)?.filter === made ? keyOf({ isSource: false, sort: 'object', span: predicate.span }) : null;
  }
  mentionLeft(predicate, args, scope);
  if (predicate.op === 'revealUntil') mentionFound(predicate, scope);
  if (predicate.op === 'chooseValue') mentionChosen(predicate, args[1], scope);
  const value = predicate.op === 'setPt' ? args[2] : null;
  if (isTerm(value))
    scope.mention({
      sort: 'num',
      number: 'singular',
      span: predicate.span,
      use: () => term('sameNumber', [value, 'thatNumber'], predicate.span),
    });
  const participle = participleIn(predicate);
  const step = scope.step;
  if (step !== null && participle !== undefined) {
    scope.mention({
      sort: 'object',
      number: numberDone(predicate, args),
      participles: [participle],
      result: step,
      span: predicate.span,
      use: (style, noun) => term('ref', [scope.resultOf(step, 'entities'), style, noun], predicate.span),
    });
    mentionParts(predicate, participle, scope);
  }
  const amount = amountName(predicate, args);
  const said = amountSaid(predicate, args);
  if (step !== null && (amount !== null || numbered.includes(predicate.op))) {
    scope.mention({
      sort: 'num',
      number: 'singular',
      participles: amount === null ? [] : [amount],
      result: step,
      isDescribed: said !== null,
      span: predicate.span,
      use: (style) =>
        scope.isDone(step) || said === null
          ? term('numRef', [scope.resultOf(step, 'num'), style], predicate.span)
          : term('sameNumber', [said, style], predicate.span),
    });
  }
}

/** The permanent that a keyword action leaves, or acts on: "manifest dread, then attach ~ to that creature" (CR 701). */
function mentionLeft({ op, span }: Call, args: readonly Arg[], scope: Scope): void {
  const { step } = scope;
  const left = leftBy[op];
  if (step === null || left === undefined) return;
  const use = (style: string, noun: string | null): Term =>
    term('found', [scope.resultOf(step, 'entities'), style, noun], span);
  const kinds = left.map((kind) =>
    kind === 'token' ? call(kind, [], span) : call('type', [enumName(kind, span)], span),
  );
  const number = hasSeveral(args[1]) ? 'plural' : 'singular';
  scope.mention({ sort: 'object', number, role: 'counted', filter: allOf(kinds, span), result: step, span, use });
  const participle = op === 'bolster' ? 'chosen' : op === 'amass' ? 'amassed' : null;
  if (participle !== null)
    scope.mention({ sort: 'object', number: 'singular', participles: [participle], result: step, span, use });
}

const leftBy: Readonly<Record<string, readonly string[]>> = {
  manifest: ['creature'],
  manifestDread: ['creature'],
  cloak: ['creature'],
  earthbend: ['land', 'creature'],
  bolster: ['creature'],
  amass: ['creature'],
  populate: ['token', 'creature'],
};

/** "The top two cards of your library." */
const hasSeveral = (what: Arg | undefined): boolean =>
  isTerm(what) && what.op === 'top' && isTerm(what.args[0]) && !isSingle(what.args[0]);

/** "Choose an opponent": that player, the chosen player. */
function mentionChosen({ span }: Call, what: Arg | undefined, scope: Scope): void {
  const { step } = scope;
  if (step === null || (what !== 'player' && what !== 'opponent')) return;
  const use = (style: string, noun: string | null): Term =>
    term('ref', [scope.resultOf(step, 'players'), style, noun], span);
  scope.mention({ sort: 'player', number: 'singular', result: step, span, use });
  scope.mention({ sort: 'player', number: 'singular', participles: ['chosen'], result: step, span, use });
}

/** One thing or several, where a statement alone tells: what was found by the way, or chosen by one player. */
function numberDone({ op, args: [, what] }: Call, [who]: readonly Arg[]): Mention['number'] {
  if (op === 'revealUntil') return 'plural';
  if (op !== 'chooseThings') return 'singular';
  if (isTerm(who) && who.op === 'all') return 'plural';
  return what?.kind === 'NounPhrase' && !isPlural(what) ? 'singular' : 'plural';
}

/** "Choose target creature and target Equipment. … the chosen creature": targets that were chosen together, one by one. */
function mentionParts({ op, args: [, what] }: Call, participle: string, scope: Scope): void {
  const parts = op === 'chooseThings' && what?.kind === 'Call' && what.op === 'union' ? what.args[0] : null;
  for (const part of parts?.kind === 'List' ? parts.items : []) {
    const said = scope.mentions.findLast(({ span }) => span.start === part.span.start && span.end === part.span.end);
    if (part.kind === 'NounPhrase' && part.role === 'target' && said !== undefined)
      scope.mention({ ...said, participles: [participle] });
  }
}

/** The participle of what a statement did; that of a verb with two meanings is told by its argument. */
function participleIn(predicate: Call): string | undefined {
  if (predicate.op !== 'revealUntil') return participleOf[predicate.op];
  const verb = predicate.args.find((arg) => arg?.kind === 'EnumName');
  return verb?.kind === 'EnumName' ? participleOf[verb.name] : undefined;
}

/** What is looked for: "until you reveal a creature card", or one of several kinds, "an Elf card or a card with flying". */
function endOf(arg: Ast | null): NounPhrase | null {
  if (arg?.kind === 'NounPhrase') return arg.role === 'set' && arg.form !== 'each' ? arg : null;
  if (arg?.kind !== 'Call' || arg.op !== 'union' || nameOf(arg.args[1]) !== 'or') return null;
  const kinds = arg.args[0]?.kind === 'List' ? arg.args[0].items : [];
  const phrases = kinds.filter((kind) => kind.kind === 'NounPhrase');
  const [first] = phrases;
  if (first === undefined || phrases.length < kinds.length || phrases.some(({ form }) => form !== 'a')) return null;
  const any = call(
    'anyOf',
    [
      list(
        phrases.map(({ filter }) => filter),
        arg.span,
      ),
      enumName('orEach', arg.span),
    ],
    arg.span,
  );
  return { ...first, filter: allOf([any], arg.span), span: arg.span };
}

/** What a search through a library ended with, and all that was revealed or exiled on the way. */
function mentionFound(predicate: Call, scope: Scope): void {
  const { step } = scope;
  const end = predicate.args.map(endOf).find((phrase) => phrase !== null) ?? null;
  if (step === null || end === null) return;
  const { span } = predicate;
  const found = (style: string, noun: string | null): Term =>
    term('found', [scope.resultOf(step, 'entities'), style, noun], span);
  const all = (style: string, noun: string | null): Term =>
    term('ref', [scope.resultOf(step, 'entities'), style, noun], span);
  const isSum = end.form === 'bare';
  const isSeveral = !isSum && isPlural(end) && scope.sentences.some(speaksOfRest);
  if (!isSum)
    scope.mention({
      sort: 'object',
      number: isPlural(end) ? 'plural' : 'singular',
      filter: end.filter,
      isPart: isSeveral,
      result: step,
      span: end.span,
      use: found,
    });
  const participle = participleIn(predicate);
  if (!isSum && !isPlural(end) && participle !== undefined)
    scope.mention({
      sort: 'object',
      number: 'singular',
      filter: end.filter,
      participles: [participle],
      result: step,
      span,
      use: found,
    });
  // "Until you reveal two land cards. … those cards … the rest": what it was done for, not what was revealed on the way.
  const mentionAll = (): void =>
    scope.mention({ sort: 'object', number: 'plural', filter: cardsOf(span), result: step, span, use: all });
  if (isSeveral) scope.in('aside', mentionAll);
  else mentionAll();
}

/** Is something left, of which a later sentence says what becomes of it? */
const speaksOfRest = (ast: object): boolean =>
  Object.values(ast).some(
    (part: unknown) =>
      typeof part === 'object' && part !== null && (('form' in part && part.form === 'rest') || speaksOfRest(part)),
  );

const cardsOf = (span: Call['span']): Call => allOf([call('card', [], span)], span);

/** The number that a statement says, so that what is done instead can speak of it. */
function amountSaid({ op }: Call, args: readonly Arg[]): Term | null {
  const at = parametersOf(op).findIndex(({ name }) => name === 'amount' || name === 'count');
  const said = args[at];
  return isTerm(said) && rowOf(said.op).result === 'num' ? said : null;
}

const numbered: readonly string[] = [
  'dealDamage',
  'loseLife',
  'gainLife',
  'discard',
  'sacrifice',
  'draw',
  'removeCounters',
  'tap',
  'mill',
  'exile',
  'putCounters',
  'destroy',
  'return',
  'put',
  'shuffleInto',
  'payAmount',
  'payTimes',
];

/** A copy of one thing is one, unless it is copied several times. */
function isOneMade({ op, args: [, what] }: Call, [, count, , times]: readonly Arg[]): boolean {
  if (op !== 'copySpell') return isSingle(count);
  if (times !== null && times !== undefined) return false;
  if (what?.kind === 'Reference') return what.form !== 'those' && what.form !== 'they';
  return what?.kind === 'NounPhrase' && !isPlural(what);
}

const isSingle = (count: Arg | undefined): boolean => isTerm(count) && count.op === 'const' && count.args[0] === 1;

function madeFilter(predicate: Call): Call | null {
  const span = predicate.span;
  const noun = (op: 'token' | 'card' | 'copy'): Call => ({ kind: 'Call', op, args: [], span });
  const filter = (parts: readonly Call[]): Call => ({
    kind: 'Call',
    op: 'allOf',
    args: [{ kind: 'List', items: parts, span }],
    span,
  });
  switch (predicate.op) {
    case 'createToken': {
      const kind = predicate.args.find((arg) => arg?.kind === 'Call' && arg.op === 'allOf');
      return kind?.kind === 'Call' ? filter([kind, noun('token')]) : filter([noun('token')]);
    }
    case 'createNamedToken':
    case 'createAgain':
    case 'copyToken':
      return filter([noun('token')]);
    case 'copySpell':
      return filter([noun('copy')]);
    case 'mill':
    case 'draw':
      return filter([noun('card')]);
    default:
      return null;
  }
}
