import { rememberedByName } from '../source/remembered';
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
} as const;

/** What may follow a finished clause without a new sentence. */
const continuations = ['PhraseTrail', 'SentenceTrail', 'NextClause'] as const;

type CategoryRule = keyof typeof categories;

/** Where reading of a text stops, and what would have been understood there. */
export interface Expected {
  readonly position: number;
  /** The terminals of the grammar that fit, in a stable order. */
  readonly terminals: readonly string[];
  /** Those among them that carry on what was read, rather than begin a new sentence. */
  readonly continuing: readonly string[];
  /** The widest part of speech that fits. Null when there is none: certain words are wanted. */
  readonly category: string | null;
}

/** Where reading stops, and the start rules that come that far. */
export interface Stop {
  readonly position: number;
  readonly startRules: readonly string[];
}

/** What the grammar would take where reading stops. After a finished sentence, another one is not what was missed. */
export function expectedIn(text: string, { position, startRules }: Stop, isFinished: boolean): Expected {
  const terminals = new Set(startRules.flatMap((rule) => expectationsAt(text, rule, position).expected));
  const left = new Set(terminals);
  if (!isFinished && isWithin(beginning('Sentence'), left)) {
    const carriesOn = new Set(continuations.flatMap(beginning));
    for (const each of beginning('Sentence')) if (!carriesOn.has(each)) left.delete(each);
  }
  return { position, terminals: [...terminals].sort(), continuing: [...left].sort(), category: categoryOf(left) };
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
const beginning = rememberedByName((rule: string): readonly string[] => {
  const { expected } = expectationsAt('', rule);
  return expected;
});

function isWithin(few: readonly string[], many: ReadonlySet<string>): boolean {
  return few.every((each) => many.has(each));
}
