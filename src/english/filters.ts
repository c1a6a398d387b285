import { rowOf } from '../bytecode/table';
import type { Slot } from '../bytecode/schema';
import type { Term } from '../bytecode/term';
import { codeOf, codesOf, isSameCode, needCode, wordOf } from './arguments';
import type { Context } from './context';
import type { Quantity } from './noun';
import { listed, pluralOf, withArticle } from './words';

const conjunctions = { or: 'or', and: 'and', andOr: 'and/or' } as const;

/** The conjunction that a style mark names. */
export function conjunctionOf(style: string | null): 'and' | 'or' | 'and/or' {
  if (style === 'andOrEach') return 'and/or';
  return style === 'and' || style === 'andOr' ? conjunctions[style] : 'or';
}

/** The parts of a description in printed order. */
export function partsOf(filter: Term): readonly Term[] {
  return filter.op === 'allOf' ? codesOf(filter, 'parts') : [filter];
}

const isWhose = (part: Term): boolean => part.op === 'abilityOf' && wordOf(part, 'style') === 'possessive';

/** A description with the parts after `skip`. */
export function phraseOfParts(all: readonly Term[], quantity: Quantity, outer: Context): string {
  const { saidLater = [], ...context } = outer;
  const said = all.filter((part) => !saidLater.some((later) => isSameCode(part, later)));
  // "An artifact's ability": whose it is stands first.
  const parts = [...said.filter(isWhose), ...said.filter((part) => !isWhose(part))];
  const head = parts.map(slotOf).lastIndexOf('noun');
  const inner: Context = { ...context, agreement: quantity === 'many' ? 'plural' : 'singular', form: 'finite' };
  let text = '';
  parts.forEach((part, index) => {
    const words = printPart(part, index === head ? quantity : 'one', quantity, inner);
    const before = parts[index - 1];
    if (text !== '') text += before?.op === 'non' && part.op === 'non' ? ', ' : ' ';
    text += words;
  });
  return text;
}

/** Where a part stands in a noun phrase; combinations stand where their first part does. */
export function slotOf(part: Term): Slot {
  const [first] = part.op === 'allOf' || part.op === 'anyOf' ? codesOf(part, 'parts') : [];
  if (first === undefined) return rowOf(part.op).slot;
  return codesOf(part, 'parts').some((inner) => slotOf(inner) === 'noun') ? 'noun' : slotOf(first);
}

/** One part; `own` is its number, `whole` that of the phrase. */
function printPart(part: Term, own: Quantity, whole: Quantity, context: Context): string {
  switch (part.op) {
    case 'allOf':
      return phraseOfParts(codesOf(part, 'parts'), own, context);
    case 'anyOf':
      return anyOf(part, own, whole, context);
    case 'non':
      return negated(needCode(part, 'part'), own, context);
    case 'thatIs':
      return thatIs(part, whole, context);
    case 'not':
      return withoutEither(part, context) ?? context.printer.say(part, context);
    default: {
      const words = context.printer.say(part, context);
      return rowOf(part.op).slot === 'noun' && part.op !== 'ofChoice' && own === 'many' ? pluralOf(words) : words;
    }
  }
}

/** Zones that each player has: "in graveyards and libraries". */
const zonesOfEverybody: readonly string[] = ['graveyard', 'library', 'hand'];

function anyOf(part: Term, own: Quantity, whole: Quantity, context: Context): string {
  const parts = codesOf(part, 'parts');
  const conjunction = conjunctionOf(wordOf(part, 'style'));
  if (parts.every((inner) => inner.op === 'with')) {
    const keywords = parts.map((inner) => context.printer.say(needCode(inner, 'keyword'), context));
    return `with ${listed(keywords, conjunction)}`;
  }
  if (parts.every((inner) => inner.op === 'compare')) {
    const numbers = parts.map((inner, at) => context.printer.say(at === 0 ? inner : needCode(inner, 'than'), context));
    return listed(numbers, 'or');
  }
  const places = parts.flatMap((inner) => (inner.op === 'inZone' ? [needCode(inner, 'zone')] : []));
  if (places.length > 1 && places.length === parts.length) {
    const [place] = places;
    const words = new Set(parts.map((inner) => wordOf(inner, 'word')));
    if (wordOf(part, 'style') === 'orEach')
      return listed(
        parts.map((inner) => context.printer.say(inner, context)),
        conjunction,
      );
    const isOfAll = place !== undefined && zonesOfEverybody.includes(wordOf(place, 'zone') ?? '');
    if (isOfAll && words.size === 1 && places.every((each) => wordOf(each, 'style') === 'bare')) {
      const zones = places.map((place) => context.printer.say(place, context));
      return `${wordOf(parts[0] ?? part, 'word') ?? ''} ${listed(zones, conjunction)}`;
    }
    if (parts.every((inner) => wordOf(inner, 'word') !== 'from'))
      return listed(
        parts.map((inner) => context.printer.say(inner, context)),
        conjunction,
      );
    const [first, ...more] = places;
    const owner = first === undefined ? null : codeOf(first, 'owner');
    const areSeveral = owner !== null && context.printer.noun(owner, context).quantity === 'many';
    const named = more.map((zone) => wordOf(zone, 'zone') ?? '').map((zone) => (areSeveral ? pluralOf(zone) : zone));
    return `from ${listed([context.printer.say(first ?? part, context), ...named], conjunction)}`;
  }
  if (parts[0]?.op === 'thatIs') return qualities(parts, part, whole, context);
  const isEach = wordOf(part, 'style') === 'orEach';
  return listed(
    parts.map((inner, index) => {
      const words = printPart(inner, own, whole, context);
      return isEach && index > 0 ? withArticle(words) : words;
    }),
    conjunction,
  );
}

/** "That are instant cards, are sorcery cards, and/or have an Adventure". */
function qualities(parts: readonly Term[], any: Term, whole: Quantity, context: Context): string {
  const are = whole === 'many' ? 'are' : 'is';
  const words = parts.map((part, at) => {
    if (at === 0) return thatIs(part, whole, context);
    if (part.op === 'named') return `${are} ${context.printer.say(part, context)}`;
    if (part.op !== 'thatIs') return `${whole === 'many' ? 'have' : 'has'} an adventure`;
    const kind = printPart(needCode(part, 'part'), whole, whole, context);
    return wordOf(any, 'style') === 'andOrEach' ? `${are} ${kind}` : kind;
  });
  return listed(words, conjunctionOf(wordOf(any, 'style')));
}

/** "without flying or islandwalk": neither of them. */
function withoutEither(part: Term, context: Context): string | null {
  const either = needCode(part, 'part');
  const parts = either.op === 'anyOf' ? codesOf(either, 'parts') : [];
  if (parts.length === 0 || !parts.every(({ op }) => op === 'with')) return null;
  const keywords = parts.map((inner) => context.printer.say(needCode(inner, 'keyword'), context));
  return `without ${listed(keywords, 'or')}`;
}

function negated(part: Term, own: Quantity, context: Context): string {
  const words = printPart(part, own, own, context);
  return part.op === 'subtype' || part.op === 'outlaw' ? `non-${words}` : `non${words}`;
}

function thatIs(part: Term, whole: Quantity, context: Context): string {
  const inner = needCode(part, 'part');
  const said = printPart(inner, whole, whole, context);
  const words = whole === 'one' && slotOf(inner) === 'noun' ? withArticle(said) : said;
  const verb = wordOf(part, 'verb');
  const negative = verb === 'isnt' || verb === 'arent';
  if (whole === 'many' || verb === 'are' || verb === 'arent') return `that ${negative ? "aren't" : 'are'} ${words}`;
  return negative ? `that isn't ${words}` : `that's ${words}`;
}

/** "The first artifact spell each turn", or one of several such. */
const isNthCast = (part: Term): boolean =>
  part.op === 'nthCast' || (part.op === 'anyOf' && codesOf(part, 'parts').every(isNthCast));

/** What a thing is, after "is": an adjective, or a noun with its article. */
export function complement(filter: Term, quantity: Quantity, context: Context): string {
  const parts = partsOf(filter);
  const [first, ...others] = parts;
  if (first?.op === 'other' && quantity === 'one') return `another ${phraseOfParts(others, quantity, context)}`;
  const words = phraseOfParts(parts, quantity, context);
  const isNoun = parts.some((part) => slotOf(part) === 'noun' && !isNthCast(part));
  return isNoun && quantity === 'one' ? withArticle(words) : words;
}
