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
  return rewrite(mapped, matches(mapped.text, ownVerbs, 'agreement', thirdPersons));
}

function thirdPersons(words: string): string {
  return words.replace(/[a-z]+/g, (verb) =>
    verb === 'or' || verb === 'and' ? verb : (special.get(verb) ?? `${verb}s`),
  );
}
