import type { TargetSlot } from '../bytecode/module';
import { saysWhere } from '../bytecode/parameters';
import { rowOf } from '../bytecode/table';
import { ordinalFromNumber } from '../vocabulary/numbers';
import type { Term } from '../bytecode/term';
import { codeOf, codesOf, intOf, isSameCode, needCode, wordOf } from './arguments';
import type { Context } from './context';
import { conjunctionOf, partsOf, phraseOfParts } from './filters';
import { it, nounOf, second, singularThey, they, type Noun, type Quantity } from './noun';
import { counted, spelled } from './numbers';
import { hasHost, isOne, namesPlayers, quantityOf } from './scope';
import { listed, pluralOf, spaced, withArticle } from './words';

/** A noun as the object of a verb: "itself" where it is the subject again, spoken of by a pronoun. */
export function objectNoun(code: Term, context: Context): Noun {
  const found = noun(code, context);
  const before = context.subject.code;
  if (
    code.op === 'acted' &&
    wordOf(code, 'style') === 'it' &&
    before?.op === 'all' &&
    !hasHost(codeOf(before, 'filter'))
  )
    return { ...found, object: found.quantity === 'many' ? 'themselves' : 'itself' };
  if (before === undefined || wordOfStyle(code) !== 'it' || !isSameThing(code, before, context)) return found;
  return { ...found, object: found.quantity === 'many' ? 'themselves' : 'itself' };
}

function wordOfStyle(code: Term): string | null {
  return code.op === 'source' || code.op === 'ref' || code.op === 'again' || code.op === 'acted'
    ? wordOf(code, 'style')
    : null;
}

function isSameThing(code: Term, before: Term, context: Context): boolean {
  if (code.op === 'ref' && before.op === 'target') {
    const origin = context.scope.values[intOf(code, 'value') ?? 0]?.origin;
    return origin?.kind === 'target' && origin.slot === intOf(before, 'slot');
  }
  if (code.op === 'acted') return before.op === 'all';
  if (code.op !== before.op) return false;
  return code.op === 'source' || (code.op === 'ref' && intOf(code, 'value') === intOf(before, 'value'));
}

/** Who or what code of sort `entities`, `players` or `np` means, as a noun phrase. */
export function noun(code: Term, outer: Context): Noun {
  const context: Context = outer.form === 'finite' ? outer : { ...outer, form: 'finite' };
  const said = code.op === 'subject' || isSubjectAgain(code) ? (context.subject.code ?? code) : code;
  return { ...nounIn(code, context), of: isPlayer(code, context) ? 'player' : 'thing', code: said };
}

function nounIn(code: Term, context: Context): Noun {
  const quantity = isSubjectAgain(code)
    ? context.subject.quantity
    : quantityOf(code, context.scope, context.subject.code ?? null);
  switch (code.op) {
    case 'source':
      return wordOf(code, 'style') === 'it' ? it : nounOf('~', 'one');
    case 'granter':
      return nounOf('^', 'one');
    case 'you':
      return second(wordOf(code, 'style') === 'implicit' ? '' : 'you');
    case 'subject':
      return { ...context.subject, subject: '' };
    case 'target':
      return targetNoun(code, context);
    case 'all':
      return nounOf(setPhrase(code, quantity, context), quantity);
    case 'choose':
      return nounOf(chosenPhrase(code, context), quantity);
    case 'some':
      return nounOf(patternPhrase(code, quantity, context), quantity);
    case 'ref':
    case 'found':
    case 'again':
    case 'actedPlayer':
      return referenceNoun(code, quantity, context);
    case 'acted':
      return referenceNoun(code, context.subject.code?.op === 'severally' ? 'many' : quantity, context);
    case 'asPlayer': {
      const who = nounIn(needCode(code, 'what'), context);
      return who === it ? singularThey : who;
    }
    case 'severally': {
      const of = context.printer.noun(needCode(code, 'of'), context);
      return { ...of, subject: `${of.subject} each`, agreement: of.agreement === 'second' ? 'second' : 'plural' };
    }
    case 'candidate':
      return candidateNoun(code, context);
    case 'opponents':
      return nounOf('your opponents', 'many');
    case 'opponentsOf':
      return nounOf(`${context.printer.noun(needCode(code, 'of'), context).possessive} opponents`, 'many');
    case 'controllerOf':
      return relation(code, 'controller', context);
    case 'ownerOf':
      return relation(code, 'owner', context);
    case 'top':
    case 'bottom':
      return nounOf(libraryPart(code, context), quantity);
    case 'topOfGraveyard': {
      const whose = context.printer.noun(needCode(code, 'who'), context).possessive;
      const card = context.printer.phrase(needCode(code, 'filter'), 'one', context);
      return nounOf(`the top ${card} of ${whose} graveyard`, 'one');
    }
    case 'union':
    case 'either':
      return unionNoun(code, quantity, context);
    case 'contents':
      return contentsNoun(code, context);
    case 'attackedBy': {
      const by = needCode(code, 'what');
      const is = wordOfStyle(by) === 'it' ? "'s" : ' is';
      return nounOf(`the player or planeswalker ${context.printer.noun(by, context).subject}${is} attacking`, 'one');
    }
    case 'described':
      return nounOf(`the ${context.printer.phrase(needCode(code, 'filter'), 'one', context)}`, 'one');
    case 'bothOf':
      return nounOf(`both ${pluralOf(wordOf(code, 'noun') ?? '')}`, 'many');
    case 'rest':
      return nounOf(
        restWords[wordOf(code, 'style') ?? 'rest'] ?? '',
        wordOf(code, 'style') === 'other' ? 'one' : 'many',
      );
    default:
      return nounOf(context.printer.predicate(code, context), quantity);
  }
}

const isSubjectAgain = (code: Term): boolean => code.op === 'again' && codeOf(code, 'what')?.op === 'subject';

/** What a description is about: "it", or the word that begins a relative clause and agrees with the noun before it. */
function candidateNoun(code: Term, context: Context): Noun {
  const style = wordOf(code, 'style') ?? 'it';
  if (style === 'copy' || style === 'token') return nounOf(`the ${style}`, 'one');
  if (style === 'they') return they;
  if (style === 'whose') return { ...nounOf('whose', 'one'), possessive: 'whose' };
  return style === 'it' ? it : nounOf(style, context.agreement === 'plural' ? 'many' : 'one');
}

function targetNoun(code: Term, context: Context): Noun {
  const slot = context.scope.targets[intOf(code, 'slot') ?? 0];
  if (slot === undefined) throw new Error('no such target slot');
  const quantity = quantityOf(code, context.scope);
  const text = targetPhrase(slot, quantity, context);
  return wordOf(code, 'style') === 'each' ? nounOf(`each of ${text}`, 'one') : nounOf(text, quantity);
}

/** "up to two other target creatures". */
function targetPhrase(slot: TargetSlot, quantity: Quantity, context: Context): string {
  const [first, ...rest] = partsOf(slot.filter);
  const other = first?.op === 'other';
  const third = other && needCode(first, 'than').op === 'union';
  const isSecond = other && wordOf(first, 'style') === 'second';
  const parts = other ? rest : partsOf(slot.filter);
  const single = isOne(slot.min) && slot.max !== null && isOne(slot.max);
  const count = single ? '' : range(slot.min, slot.max);
  const [kind, ...such] = parts;
  if (kind?.op === 'anyTarget' && such.length > 0 && single) return phraseOfParts(parts, 'one', context);
  if (kind?.op === 'anyTarget' && such.length === 0) {
    if (single && third) return 'a third target';
    if (single && other && wordOf(first, 'style') === 'another') return 'another target';
    if (single) return other ? 'any other target' : 'any target';
    return spaced(count, other ? 'other' : '', quantity === 'many' ? 'targets' : 'target');
  }
  return spaced(
    count,
    third ? 'a third' : isSecond ? 'a second' : other ? (single ? 'another' : 'other') : '',
    'target',
    phraseOfParts(parts, quantity, context),
  );
}

/** How many: "two", "up to two", "any number of", "one or two", "one or more". */
function range(min: Term, max: Term | null): string {
  const least = min.op === 'const' ? intOf(min, 'value') : null;
  const most = max?.op === 'const' ? intOf(max, 'value') : null;
  if (max === null) return least === 0 ? 'any number of' : `${spelled(min) ?? ''} or more`;
  if (least === 0) return `up to ${spelled(max) ?? ''}`;
  if (isSameCode(min, max)) return spelled(max) ?? '';
  if (least === 1 && most === 2) return 'one or two';
  if (least === 1 && most === 3) return 'one, two, or three';
  return `from ${spelled(min) ?? ''} to ${spelled(max) ?? ''}`;
}

const setWords = {
  each: 'each',
  all: 'all',
  bare: '',
  the: 'the',
  theOne: 'the',
  allThe: 'all the',
  eachOfThe: 'each of the',
  both: 'both',
  a: '',
  any: 'any',
} as const;

function setPhrase(code: Term, quantity: Quantity, context: Context): string {
  const style = wordOf(code, 'style') ?? 'all';
  const filter = needCode(code, 'filter');
  const only = ofSet(filter, context, quantity);
  if (style === 'a' && only === null) return indefinite(filter, context);
  const word = isSetStyle(style) ? setWords[style] : '';
  return only === null
    ? spaced(word, context.printer.phrase(filter, style === 'eachOfThe' ? 'many' : quantity, context))
    : `${word} ${only}`;
}

function isSetStyle(style: string): style is keyof typeof setWords {
  return Object.hasOwn(setWords, style);
}

/** "of them", "of those cards with mana value 4 or less", where a description begins with the set that the things are from. */
function ofSet(filter: Term, context: Context, quantity: Quantity = 'many'): string | null {
  const [first, ...more] = partsOf(filter);
  if (first?.op !== 'among') return null;
  const set = context.printer.say(first, context);
  if (more.length === 0) return set;
  return wordOf(first, 'style') === 'of' ? `${set} ${phraseOfParts(more, quantity, context)}` : null;
}

function chosenPhrase(code: Term, context: Context): string {
  const [min, max, filter] = [needCode(code, 'min'), codeOf(code, 'max'), needCode(code, 'filter')];
  if (wordOf(code, 'manner') === 'either')
    return spaced('either', ofSet(filter, context) ?? context.printer.phrase(filter, 'one', context));
  if (wordOf(code, 'manner') === 'any') return `any ${context.printer.phrase(filter, 'one', context)}`;
  if (min.op === 'allBut' && isSameCode(min, max)) return allButSome(min, filter, context);
  if (wordOf(code, 'manner') === 'eachOf')
    return `each of any number of ${context.printer.phrase(filter, 'many', context)}`;
  if (wordOf(code, 'manner') === 'one') return `one ${context.printer.phrase(filter, 'one', context)}`;
  const half = halfOfThese(min, filter, code, context);
  if (half !== null) return half;
  if (max !== null && isSameCode(min, max) && spelled(min) === null)
    return `a number of ${context.printer.phrase(filter, 'many', context)} equal to ${context.printer.say(min, context)}`;
  const { things, which } = ofSources(filter);
  return spaced(
    quantified(min, max, things, context),
    choiceWords(code, context),
    phraseOfParts(which, 'one', context),
  );
}

/** "All but one of them", "all but that many permanents", "all lands they control except for three". */
function allButSome(but: Term, filter: Term, context: Context): string {
  const count = needCode(but, 'count');
  const number = spelled(count) ?? '';
  const only = ofSet(filter, context);
  if (only !== null) return `all but ${number} ${only}`;
  if (wordOf(but, 'style') === 'exceptFor')
    return `all ${context.printer.phrase(filter, 'many', context)} except for ${number}`;
  return `all but ${number} ${context.printer.phrase(filter, isOne(count) ? 'one' : 'many', context)}`;
}

/** "Half the lands they control of their choice, rounded down": the number is half of what may be chosen. */
function halfOfThese(count: Term, filter: Term, code: Term, context: Context): string | null {
  const all = count.op === 'half' ? needCode(count, 'of') : null;
  const whole = all?.op === 'count' ? needCode(all, 'what') : null;
  if (whole?.op !== 'all' || !isSameCode(needCode(whole, 'filter'), filter)) return null;
  const things = spaced('half the', context.printer.phrase(filter, 'many', context), choiceWords(code, context));
  return `${things}, rounded ${wordOf(count, 'rounded') ?? ''}`;
}

/** "A source of your choice of the chosen color": which of them is said behind who chooses. */
function ofSources(filter: Term): { readonly things: Term; readonly which: readonly Term[] } {
  const parts = partsOf(filter);
  const noun = parts.findIndex(({ op }) => op === 'damageSource');
  if (noun < 0) return { things: filter, which: [] };
  return { things: { ...filter, args: [parts.slice(0, noun + 1)] }, which: parts.slice(noun + 1) };
}

function choiceWords(code: Term, { subject }: Context): string {
  const chooser = needCode(code, 'chooser');
  switch (wordOf(code, 'manner')) {
    case 'ofChoice':
      return (chooser.op === 'subject' ? subject.code : chooser)?.op === 'you' ? 'of your choice' : 'of their choice';
    case 'atRandom':
      return 'at random';
    case 'chosenAtRandom':
      return 'chosen at random';
    default:
      return '';
  }
}

function quantified(min: Term, max: Term | null, filter: Term, context: Context): string {
  const single = isOne(min) && max !== null && isOne(max);
  const quantity: Quantity = max !== null && isOne(max) ? 'one' : 'many';
  const only = ofSet(filter, context);
  if (only !== null) return `${single ? 'one' : max === null && !isOne(min) ? 'any number' : range(min, max)} ${only}`;
  return single
    ? indefinite(filter, context)
    : spaced(range(min, max), context.printer.phrase(filter, quantity, context));
}

/** "a creature", "another creature". */
function indefinite(filter: Term, context: Context): string {
  const [first, ...rest] = partsOf(filter);
  if (first?.op === 'other') return `another ${phraseOfParts(rest, 'one', context)}`;
  return withArticle(context.printer.phrase(filter, 'one', context));
}

/** A number that is described behind what it counts. */
const isPhraseNumber = (code: Term, count: Term): boolean =>
  ['number', 'exactly'].includes(wordOf(code, 'quantity') ?? '') && spelled(count) === null;

function patternPhrase(code: Term, quantity: Quantity, context: Context): string {
  const filter = needCode(code, 'filter');
  const only = ofSet(filter, context);
  const count = codeOf(code, 'count');
  const word = count === null ? '' : (spelled(count) ?? '');
  const phrase = only ?? context.printer.phrase(filter, quantity, context);
  if (count !== null && only === null && isPhraseNumber(code, count))
    return `a number of ${context.printer.phrase(filter, 'many', context)} equal to ${context.printer.say(count, context)}`;
  switch (wordOf(code, 'quantity')) {
    case 'a':
      return only === null ? indefinite(filter, context) : `one ${only}`;
    case 'any':
    case 'either':
      return `${wordOf(code, 'quantity') ?? 'any'} ${phrase}`;
    case 'no':
      return only === null ? `no ${phrase}` : `none ${only}`;
    case 'oneOrMore':
      return `one or more ${phrase}`;
    case 'atLeast':
      return count?.op === 'numRef' && wordOf(count, 'style') === 'thatMany'
        ? `at least ${word} ${phrase}`
        : `${word} or more ${phrase}`;
    case 'atMost':
      return `${word} or fewer ${phrase}`;
    case 'nth':
      return `the ${ordinal(count)} ${phrase} each turn`;
    case 'moreThan':
      return `more than ${word} ${phrase}`;
    case 'fewerThan':
      return `fewer than ${word} ${phrase}`;
    case 'exactly':
      return only === null ? `exactly ${word} ${phrase}` : `${word} ${phrase}`;
    case 'number':
      return `${word} ${phrase}`;
    case 'each':
    case 'the':
      return `${wordOf(code, 'quantity') ?? 'the'} ${phrase}`;
    case 'one':
      return `one ${phrase}`;
    default:
      return phrase;
  }
}

function ordinal(count: Term | null): string {
  return count?.op === 'const' ? (ordinalFromNumber(intOf(count, 'value') ?? 0) ?? '') : '';
}

const participles = [
  'exiled',
  'chosen',
  'sacrificed',
  'discarded',
  'revealed',
  'tapped',
  'returned',
  'milled',
  'destroyed',
  'countered',
  'amassed',
  'drawn',
  'manifested',
  'goaded',
] as const;

/** What is said of a thing behind its noun: "the permanent exiled this way". */
const saidBehind: Readonly<Record<string, string>> = {
  thatDied: 'that died',
  amassedByYou: 'you amassed',
  exiledThisWay: 'exiled this way',
  sacrificedThisWay: 'sacrificed this way',
  discardedThisWay: 'discarded this way',
  revealedThisWay: 'revealed this way',
  tappedThisWay: 'tapped this way',
  returnedThisWay: 'returned this way',
  milledThisWay: 'milled this way',
  destroyedThisWay: 'destroyed this way',
  counteredThisWay: 'countered this way',
  chosenThisWay: 'chosen this way',
  drawnThisWay: 'drawn this way',
  manifestedThisWay: 'manifested this way',
  createdThisWay: 'created this way',
};

function isParticiple(style: string): style is (typeof participles)[number] {
  return (participles as readonly string[]).includes(style);
}

function referenceNoun(code: Term, quantity: Quantity, context: Context): Noun {
  const style = wordOf(code, 'style') ?? 'it';
  const word = wordOf(code, 'noun');
  const things = word === null ? '' : quantity === 'many' && !word.endsWith('s') ? pluralOf(word) : word;
  if (isParticiple(style)) return nounOf(spaced('the', style, things), quantity);
  const behind = saidBehind[style];
  if (behind !== undefined) return nounOf(spaced('the', things, behind), quantity);
  switch (style) {
    case 'theOther':
      return nounOf(spaced('the other', things), quantity);
    case 'that':
      return nounOf(spaced(quantity === 'many' ? 'those' : 'that', things), quantity);
    case 'this':
      return nounOf(spaced(quantity === 'many' ? 'these' : 'this', things), quantity);
    case 'the':
    case 'enters':
      return nounOf(spaced('the', things), quantity);
    case 'each':
      return nounOf(word === null ? 'each of them' : `each of those ${pluralOf(word)}`, 'one');
    default:
      return pronoun(code, quantity, context);
  }
}

function pronoun(code: Term, quantity: Quantity, context: Context): Noun {
  if (quantity === 'many') return they;
  return isPlayer(code, context) ? singularThey : it;
}

function isPlayer(code: Term, context: Context): boolean {
  switch (code.op) {
    case 'ref':
      return context.scope.values[intOf(code, 'value') ?? 0]?.sort === 'players';
    case 'again':
      return isPlayer(needCode(code, 'what'), context);
    case 'severally':
      return isPlayer(needCode(code, 'of'), context);
    case 'all':
    case 'some':
    case 'choose':
      return namesPlayers(needCode(code, 'filter')) || isOfPlayers(needCode(code, 'filter'), context);
    case 'target':
      return namesPlayers(context.scope.targets[intOf(code, 'slot') ?? 0]?.filter ?? null);
    case 'subject':
      return context.subject.of === 'player';
    case 'candidate':
      return wordOf(code, 'style') === 'who';
    default:
      return rowOf(code.op).result === 'players';
  }
}

/** "Each of them": one of players who were spoken of. */
function isOfPlayers(filter: Term, context: Context): boolean {
  const [only, more] = partsOf(filter);
  return only?.op === 'among' && more === undefined && isPlayer(needCode(only, 'set'), context);
}

/** "Their hand": each of one's own is one of several. */
function contentsNoun(code: Term, context: Context): Noun {
  const who = context.printer.noun(needCode(code, 'who'), context);
  const zone = wordOf(code, 'zone') ?? '';
  return nounOf(spaced(who.possessive, who.quantity === 'many' ? pluralOf(zone) : zone), 'one');
}

/** What is left of a set. */
const restWords: Readonly<Record<string, string>> = {
  rest: 'the rest',
  other: 'the other',
  others: 'the others',
  ofRevealed: 'the rest of the revealed cards',
  ofRevealedThisWay: 'the rest of the cards revealed this way',
  ofCards: 'the rest of the cards',
  ofExiled: 'the rest of the exiled cards',
};

/** "its controller", "their owners". */
function relation(code: Term, word: 'controller' | 'owner', context: Context): Noun {
  const of = context.printer.noun(needCode(code, 'what'), context);
  const quantity = quantityOf(code, context.scope);
  const name = quantity === 'many' ? `${word}s` : word;
  // "That player or that planeswalker's controller".
  if (wordOf(code, 'phrase') === 'orPlayer')
    return nounOf(`${of.object.replace(' or ', ' or that ')}'s ${name}`, 'one');
  return nounOf(wordOf(code, 'phrase') === 'of' ? `the ${name} of ${of.object}` : `${of.possessive} ${name}`, quantity);
}

function libraryPart(code: Term, context: Context): string {
  const count = codeOf(code, 'count');
  const owner = context.printer.noun(needCode(code, 'who'), context);
  const library = `${owner.possessive} ${owner.quantity === 'many' ? 'libraries' : 'library'}`;
  const style = code.op === 'top' ? wordOf(code, 'style') : null;
  if (count !== null && (style === 'equal' || style === 'numberOf'))
    return `${style === 'equal' ? '' : 'a number of '}cards from the top of ${library} equal to ${context.printer.say(count, context)}`;
  if (style === 'from') return `${counted(count ?? one, 'card', 'bare', context)} from the top of ${library}`;
  const cards = count === null || isOne(count) ? 'card' : `${spelled(count) ?? '?'} cards`;
  return `the ${code.op === 'top' ? 'top' : 'bottom'} ${cards} of ${library}`;
}

const one: Term = { kind: 'Term', op: 'const', args: [1] };

/** "Their hand and graveyard": whose they are is printed once. */
function zonesOfOne(code: Term, context: Context): string | null {
  const parts = codesOf(code, 'parts');
  const [first] = parts;
  if (first === undefined || !parts.every((part) => part.op === 'contents' && isSameCode(part.args[0], first.args[0])))
    return null;
  const whose = context.printer.noun(needCode(first, 'who'), context).possessive;
  return spaced(
    whose,
    listed(
      parts.map((part) => wordOf(part, 'zone') ?? ''),
      'and',
    ),
  );
}

/** "A creature card and a land card from your graveyard": where they all are is printed with the last. */
function sharedPlace(last: Term | undefined, context: Context): readonly Term[] {
  const filter = last === undefined ? null : filterOf(last, context);
  return filter === null ? [] : partsOf(filter).filter(({ op }) => saysWhere(op));
}

function filterOf(part: Term, context: Context): Term | null {
  if (part.op === 'target') return context.scope.targets[intOf(part, 'slot') ?? 0]?.filter ?? null;
  return part.op === 'all' || part.op === 'some' || part.op === 'choose' ? needCode(part, 'filter') : null;
}

/** "Artifacts named Nara's Ring and Nara's Staff": what they are is printed once. */
function eachNamed(code: Term, context: Context): string {
  const filters = codesOf(code, 'parts').map((part) => partsOf(needCode(part, 'filter')));
  const kind = (filters[0] ?? []).filter(({ op }) => op !== 'named');
  const names = filters.flatMap((parts) => parts.filter(({ op }) => op === 'named'));
  const called = listed(
    names.map((name) => wordOf(name, 'name') ?? ''),
    'and',
  );
  return `${phraseOfParts(kind, 'many', context)} named ${called}`;
}

function unionNoun(code: Term, quantity: Quantity, context: Context): Noun {
  const zones = zonesOfOne(code, context);
  if (zones !== null) return nounOf(zones, 'many');
  if (wordOf(code, 'how') === 'eachNamed') return nounOf(eachNamed(code, context), 'many');
  const all = codesOf(code, 'parts');
  const last = all.at(-1);
  const before: Context = { ...context, saidLater: sharedPlace(last, context) };
  const parts = all.map((part) => context.printer.noun(part, part === last ? context : before));
  const conjunction = wordOf(code, 'how') === 'orBy' ? 'or by' : conjunctionOf(wordOf(code, 'how'));
  return {
    ...nounOf('', quantity),
    subject: listed(
      parts.map((part) => part.subject),
      conjunction,
    ),
    object: listed(
      parts.map((part) => part.object),
      conjunction,
    ),
    possessive: listed(
      parts.map((part) => part.possessive),
      conjunction,
    ),
  };
}
