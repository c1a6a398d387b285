import { expectationsAt } from './parser';

/**
 * Parts of speech, by the rule that reads them: what can stand at a place is named after the widest of them that fits.
 * The names are part of the keys that gaps are counted by.
 */
const categories = {
  Sentence: 'sentence',
  VerbPhrase: 'verb',
  Cost: 'cost',
  Event: 'event',
  EventPredicate: 'event verb',
  Condition: 'condition',
  ConditionPredicate: 'condition verb',
  NounPhrase: 'noun phrase',
  PostModifier: 'modifier',
  Filter: 'noun',
  HeadNoun: 'head noun',
  Possessive: 'possessive',
  KeywordTerm: 'keyword',
  TokenKind: 'token',
  CounterPhrase: 'counter',
  Entry: 'way of entering',
  PhraseTrail: 'rest of clause',
  SentenceTrail: 'rest of sentence',
  NextClause: 'next clause',
  Duration: 'duration',
} as const;

type CategoryRule = keyof typeof categories;

/** Where reading of a text stops, and what would have been understood there. */
export interface Expected {
  readonly position: number;
  /** The terminals of the grammar that fit, in a stable order. */
  readonly terminals: readonly string[];
  /** The widest part of speech that fits. Null when there is none: certain words are wanted. */
  readonly category: string | null;
}

const beginnings = new Map<CategoryRule, readonly string[]>();

/** What the grammar would take where reading stops. After a finished sentence, another one is not what was missed. */
export function expectedIn(text: string, startRule: string, isFinished: (position: number) => boolean): Expected {
  const { position, expected } = expectationsAt(text, startRule);
  const left = new Set(expected);
  const sentence = beginning('Sentence');
  if (!isFinished(position) && isWithin(sentence, left) && left.size > sentence.length)
    for (const each of sentence) left.delete(each);
  return { position, terminals: expected, category: categoryOf(left) };
}

function categoryOf(expected: ReadonlySet<string>): string | null {
  let found: CategoryRule | null = null;
  let size = 1;
  for (const rule of Object.keys(categories) as CategoryRule[]) {
    const first = beginning(rule);
    if (first.length > size && isWithin(first, expected)) [found, size] = [rule, first.length];
  }
  return found === null ? null : categories[found];
}

/** What a part of speech can begin with. */
function beginning(rule: CategoryRule): readonly string[] {
  const known = beginnings.get(rule);
  if (known !== undefined) return known;
  const { expected } = expectationsAt('', rule);
  beginnings.set(rule, expected);
  return expected;
}

function isWithin(few: readonly string[], many: ReadonlySet<string>): boolean {
  return few.every((each) => many.has(each));
}
