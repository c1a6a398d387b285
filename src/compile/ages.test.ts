import type { Card, Face } from '../cards/card';
import { cardInput, readCards } from '../cards/read';
import { corpusFiles, oldSetsFile } from '../cards/testing';
import { contextOf, normalize } from '../text';
import { compileFace } from './face';
import { meaningOf } from '../bytecode/meaning';
import { errata } from '../text/testing/errata';

/** A face as it was printed at some time. */
interface Edition {
  readonly card: Card;
  readonly face: Face;
}

async function editions(files: readonly string[]): Promise<ReadonlyMap<string, Edition>> {
  const found = new Map<string, Edition>();
  for await (const event of readCards(files.map(cardInput)))
    if (event.kind === 'Card') for (const face of event.card.faces) found.set(face.name, { card: event.card, face });
  return found;
}

const linesOf = ({ card, face }: Edition): readonly string[] =>
  normalize(contextOf(card, face), face.text).units.map(({ text }) => text);

/** What the items with these lines mean, in any order; undefined when they are not wholly understood. */
function meaningOfLines({ card, face }: Edition, lines: readonly string[]): string | undefined {
  const { items } = compileFace(card, face);
  const meant = items.filter(({ block }) => block.units.some(({ text }) => lines.includes(text)));
  if (meant.some(({ item }) => item === null)) return undefined;
  return meant
    .flatMap(({ item }) => item?.abilities ?? [])
    .map((ability) => meaningOf([{ ...ability, item: 0 }]))
    .sort()
    .join('\n');
}

const alike = (text: string): string =>
  errata.reduce((words, { old, alike: to }) => {
    if (typeof to === 'string') return words.replace(old, to);
    return words.replace(old, (...match: string[]) => to(match));
  }, text);

/** The words of lines, without what only divides them. */
const wordsOf = (lines: readonly string[]): string => lines.join(' ').replace(/[,;]/g, '');

/** From what says the same in the same words to what does not say the same, as far as is known. */
const verdicts = ['same text', 'same lines', 'same words', 'same meaning', 'changed', 'other'] as const;
type Verdict = (typeof verdicts)[number];

function compare(old: Edition, today: Edition): Verdict {
  const [was, is] = [linesOf(old), linesOf(today)];
  if (was.join('\n') === is.join('\n')) return 'same text';
  const [gone, come] = [was.filter((line) => !is.includes(line)), is.filter((line) => !was.includes(line))];
  if (gone.length === 0 && come.length === 0) return 'same lines';
  if (wordsOf(gone) === wordsOf(come)) return 'same words';
  if (gone.length !== come.length) return compareLines(old, gone, today, come);
  const worst = gone.map((line, at) => verdicts.indexOf(compareLines(old, [line], today, come.slice(at, at + 1))));
  return verdicts[Math.max(...worst)] ?? 'other';
}

function compareLines(old: Edition, gone: readonly string[], today: Edition, come: readonly string[]): Verdict {
  const meant = meaningOfLines(old, gone);
  if (meant !== undefined && meant === meaningOfLines(today, come)) return 'same meaning';
  return alike(gone.join('\n')) === alike(come.join('\n')) ? 'changed' : 'other';
}

describe('the same card in several ages', () => {
  const old = oldSetsFile();
  const files = corpusFiles();
  if (old === undefined || files.length === 0) console.info('skipped: there are no cards of two ages at hand');
  const onBoth = old === undefined || files.length === 0 ? test.skip : test;

  onBoth('has one canonical text, unless it was given another meaning', async () => {
    const [then, now] = await Promise.all([editions(old === undefined ? [] : [old]), editions(files)]);
    const counts: Record<Verdict, number> = {
      'same text': 0,
      'same lines': 0,
      'same words': 0,
      'same meaning': 0,
      changed: 0,
      other: 0,
    };
    for (const [name, was] of then) {
      const is = now.get(name);
      if (is !== undefined && was.face.text + is.face.text !== '') counts[compare(was, is)] += 1;
    }
    const kept = counts['same text'] + counts['same lines'] + counts['same words'] + counts['same meaning'];
    expect(kept + counts.changed + counts.other).toBeGreaterThan(11_000);
    expect(counts['same text'] / (kept + counts.other)).toBeGreaterThan(0.98);
    expect(counts.other).toBeLessThan(145);
  });
});

test('changes of meaning are told from changes of wording', () => {
  expect(alike('~ deals 2 damage to target creature or player.')).toBe(alike('~ deals 2 damage to any target.'));
  expect(alike('~ deals 2 damage to target creature.')).not.toBe(alike('~ deals 3 damage to target creature.'));
});
