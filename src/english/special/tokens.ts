import type { Op } from '../../bytecode/table';
import type { Term } from '../../bytecode/term';
import { codeOf, codesOf, needCode, wordOf } from '../arguments';
import type { Context, Renderer } from '../context';
import { partsOf, phraseOfParts } from '../filters';
import { spelled } from '../numbers';
import { isOne } from '../scope';
import { listed, pluralOf, spaced, withArticle } from '../words';
import { object, verb } from './parts';
import { number } from './values';

/** Tokens and copies that are created (CR 111, CR 707). */
export const tokenEffects: Readonly<Partial<Record<Op, Renderer>>> = {
  createToken: (code, context) => {
    const { before, after } = tokenWords(code, !isOne(needCode(code, 'count')), context);
    const passive = isPassive(code) ? 'are created' : '';
    const called = wordOf(code, 'nameStyle') === 'leading' ? `${wordOf(code, 'name') ?? ''},` : '';
    const words = spaced(
      created(code, context),
      called,
      tokens(code, before, 'token'),
      after,
      equalTo(code, context),
      passive,
    );
    return `${words}${enteringApart(code, !isOne(needCode(code, 'count')), context)}`;
  },
  populate: (code, context) => `${verb('populate', context)}${enteringApart(code, false, context)}`,
  createThose: (code, context) => {
    const those = thoseTokens(code, context);
    switch (wordOf(code, 'phrase')) {
      case 'passive':
        return `${those} are created`;
      case 'effect':
        return `it creates ${those}`;
      default:
        return `${verb('create', context)} ${those}`;
    }
  },
  createAgain: (code, context) =>
    spaced(verb('create', context), spelled(needCode(code, 'count')) ?? '', 'of those tokens'),
  createNamedToken: (code, context) => {
    const entries = codesOf(code, 'entry');
    const isBefore = ({ op }: Term): boolean => op === 'entersTapped' || op === 'entersAttacking';
    const before = listOfEntries(entries.filter(isBefore), context);
    return spaced(
      created(code, context),
      tokens(code, spaced(before, wordOf(code, 'name') ?? ''), 'token'),
      listOfEntries(
        entries.filter((entry) => !isBefore(entry)),
        context,
      ),
      equalTo(code, context),
    );
  },
  copyToken: (code, context) => {
    const one = isOne(needCode(code, 'count'));
    const entry = isApart(code) ? '' : listOfEntries(codesOf(code, 'entry'), context);
    const isBefore = wordOf(code, 'entryStyle') === 'before';
    const words = spaced(
      verb('create', context),
      tokens(code, isBefore ? entry : '', 'token'),
      one ? "that's a copy of" : 'that are copies of',
      `${object(code, 'of', context)}${exceptions(code, context)}`,
      isBefore || entry === ''
        ? ''
        : spaced(isAttached(codesOf(code, 'entry')) ? '' : one ? "that's" : 'that are', entry),
    );
    return `${words}${enteringApart(code, !one, context)}`;
  },
};

/** Is it said in a sentence of its own how the tokens enter? */
const isApart = (code: Term): boolean =>
  wordOf(code, 'entryStyle') === 'theToken' || wordOf(code, 'entryStyle') === 'pronoun';

/** ". The token enters tapped and attacking". */
function enteringApart(code: Term, many: boolean, outer: Context): string {
  const entries = codesOf(code, 'entry');
  if (!isApart(code) || entries.length === 0) return '';
  const context: Context = { ...outer, agreement: many ? 'plural' : 'singular' };
  const isNamed = wordOf(code, 'entryStyle') === 'theToken';
  const subject = isNamed ? (many ? 'the tokens' : 'the token') : many ? 'they' : 'it';
  return `. ${subject} ${many ? 'enter' : 'enters'} ${listOfEntries(entries, context)}`;
}

/** Ways of entering, one after the other: "tapped and attacking with two stun counters on it". */
export function listOfEntries(entries: readonly Term[], context: Context): string {
  let text = '';
  entries.forEach((entry, index) => {
    if (entry.op === 'entersWithCounters' && entries[index + 1]?.op === 'entersWithCounters') return;
    const kinds = severalCounters(entries, index);
    if (kinds.length > 1) {
      const on = context.agreement === 'plural' ? 'them' : 'it';
      text = spaced(text, `with ${listed(kinds.map(counterWords), 'and')} on ${on}`);
      return;
    }
    const isSecond = entry.op === 'entersAttacking' || entry.op === 'entersTransformed';
    const isTappedToo = entry.op === 'entersTapped' && entries[index - 1]?.op === 'entersFaceDown';
    const both = isTappedToo || (isSecond && entries[index - 1]?.op === 'entersTapped');
    text = spaced(text, both ? 'and' : '', context.printer.say(entry, context));
  });
  return text;
}

/** The kinds of counters that are said together: those that end here, one after the other. */
function severalCounters(entries: readonly Term[], end: number): readonly Term[] {
  const others = entries.findLastIndex(({ op }, at) => at < end && op !== 'entersWithCounters');
  return entries[end]?.op === 'entersWithCounters' ? entries.slice(others + 1, end + 1) : [];
}

/** "a flying counter", "two stun counters". */
function counterWords(code: Term): string {
  const additional = wordOf(code, 'additional') === null ? '' : 'additional';
  const kind = spaced(additional, wordOf(code, 'counter') ?? '', 'counter');
  const count = needCode(code, 'count');
  return isOne(count) ? withArticle(kind) : `${spelled(count) ?? ''} ${pluralOf(kind)}`;
}

/** Abilities that are granted, as a list. */
export function grants(code: Term, context: Context): string {
  return listed(
    codesOf(code, 'abilities').map((item) => context.printer.say(item, context)),
    'and',
  );
}

/** "Legendary" stands before the size. */
const isLegendary = (part: Term): boolean => part.op === 'supertype' && wordOf(part, 'supertype') === 'legendary';

/** "1/1 white soldier creature token with flying", as one or several. */
function tokenWords(code: Term, many: boolean, context: Context): { readonly before: string; readonly after: string } {
  const entries = codesOf(code, 'entry');
  const isBefore = wordOf(code, 'entryStyle') !== 'after';
  const parts = partsOf(needCode(code, 'filter'));
  const supertypes = parts.filter(isLegendary);
  const hue = parts.find(({ op }) => op === 'eachColor' || op === 'everyType');
  const kinds = parts.filter((part) => !isLegendary(part) && part !== hue);
  const [power, toughness] = [codeOf(code, 'power'), codeOf(code, 'toughness')];
  const size = power === null || toughness === null ? '' : `${number(power, context)}/${number(toughness, context)}`;
  const abilities = grants(code, context);
  const [name, nameStyle] = [wordOf(code, 'name'), wordOf(code, 'nameStyle')];
  const entry = isApart(code) ? '' : listOfEntries(entries, context);
  const withAbilities = abilities === '' ? '' : `with ${abilities}`;
  const named = name === null || nameStyle === 'leading' ? '' : `named ${name}`;
  return {
    before: spaced(
      isBefore ? entry : '',
      phraseOfParts(supertypes, 'one', context),
      size,
      phraseOfParts(kinds, 'one', context),
    ),
    after: spaced(
      ...(nameStyle === 'first' ? [named, withAbilities] : [withAbilities, named]),
      hue === undefined ? '' : hueWords(hue, many, context),
      isBefore || entry === '' ? '' : spaced(isAttached(entries) ? '' : many ? 'that are' : "that's", entry),
    ),
  };
}

/** "A token attached to it": nothing more is said than to what. */
const isAttached = (entries: readonly Term[]): boolean => entries.every(({ op }) => op === 'entersAttached');

/** "that's all colors", "that is every basic land type" */
function hueWords(hue: Term, many: boolean, context: Context): string {
  if (hue.op === 'everyType') return `that is ${context.printer.say(hue, context)}`;
  return `${many ? 'that are' : "that's"} all colors`;
}

/** A number before things that are described around it: "a …", "two …", "a number of …". */
function tokens(code: Term, before: string, noun: string): string {
  const count = needCode(code, 'count');
  const thing = spaced(before, noun);
  if (isOne(count)) return withArticle(thing);
  const many = spelled(count);
  return many === null ? `a number of ${pluralOf(thing)}` : `${many} ${pluralOf(thing)}`;
}

/** The verb of a list of tokens is said once. */
const created = (code: Term, context: Context): string =>
  wordOf(code, 'together') !== null || isPassive(code) ? '' : verb('create', context);

const isPassive = (code: Term): boolean => code.op === 'createToken' && wordOf(code, 'verb') === 'passive';

/** "Twice that many of those tokens plus a Clue token": what takes the place of tokens that would be created. */
function thoseTokens(code: Term, context: Context): string {
  const count = codeOf(code, 'count');
  const plus = codeOf(code, 'plus');
  const those = count === null ? 'those tokens' : `${spelled(count) ?? ''} of those tokens`;
  if (plus === null) return those;
  const said = context.printer.predicate(plus, context);
  const isExtra = wordOf(code, 'extra') === 'additional';
  return `${those} plus ${isExtra ? `an additional ${said.slice(said.indexOf(' ') + 1)}` : said}`;
}

/** The number that a count of tokens is equal to, where it is no plain number. */
function equalTo(code: Term, context: Context): string {
  const count = needCode(code, 'count');
  return isOne(count) || spelled(count) !== null ? '' : `equal to ${context.printer.say(count, context)}`;
}

/** ", except it's white": what a copy is apart from what it copies. */
export function exceptions(code: Term, context: Context): string {
  const except = codesOf(code, 'except');
  return except.length === 0
    ? ''
    : `, except ${context.printer.statements(except, { ...context, form: 'finite' }).text}`;
}
