import { matches } from './fold';
import type { MappedText } from './mapped';
import { rewrite } from './mapped';

const verbs = 'attack|become|block|deal|die|enter|explore|fight|gain|get|have|leave|lose|are|were|do';
const ownVerbs = new RegExp(
  `(?<=(?:^|when |whenever |if |as |then |until |[.,:"] )~ )(?:${verbs})(?: (?:or|and) (?:${verbs}))?\\b`,
  'g',
);
const special: ReadonlyMap<string, string> = new Map([
  ['have', 'has'],
  ['are', 'is'],
  ['were', 'was'],
  ['do', 'does'],
]);

/** Whether a name may name several, so that it may go with plural verbs. */
export function isSeveral(name: string): boolean {
  return / (?:and|&) |^The .*[^s]s$/.test(name);
}

/** An object is one thing, also when its name names several: "Salt and Ember attack" is "~ attacks". */
export function foldAgreement(mapped: MappedText): MappedText {
  const singular = rewrite(mapped, matches(mapped.text, ownVerbs, 'agreement', thirdPersons));
  const { text } = singular;
  return rewrite(
    singular,
    matches(text, pronouns, 'agreement', (words, at) => (isSaidOfSelf(text, at) ? oneThing(words) : words)),
  );
}

const pronouns = /\b(?:they're|they (?:[a-z]+)|themselves|them|their)\b/g;
/** Others that "they" could be, spoken of since the object was. */
const others =
  /\b(?:players?|opponents?|owners?|controllers?|each|those|all|two|three|any number|up to|[a-z]+(?:cards|tokens|creatures)|cards|creatures|permanents|tokens|lands|artifacts|enchantments|spells|counters)\b/;

/** Is it said of the object itself: is nothing else spoken of since, and was it spoken of at all? */
function isSaidOfSelf(text: string, at: number): boolean {
  const said = text.lastIndexOf('~', at);
  return said >= 0 && !others.test(text.slice(said, at));
}

function oneThing(words: string): string {
  if (words === "they're") return "it's";
  if (words === 'them') return 'it';
  if (words === 'their') return 'its';
  if (words === 'themselves') return 'itself';
  const verb = words.slice('they '.length);
  return `it ${unchanging.has(verb) ? verb : thirdPersons(verb)}`;
}

const unchanging: ReadonlySet<string> = new Set(['can', 'may', 'would', 'could', "can't"]);

function thirdPersons(words: string): string {
  return words.replace(/[a-z]+/g, (verb) =>
    verb === 'or' || verb === 'and' ? verb : (special.get(verb) ?? `${verb}s`),
  );
}
