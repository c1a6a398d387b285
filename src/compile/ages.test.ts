import type { Card, Face } from '../cards/card';
import { cardInput, readCards } from '../cards/read';
import { corpusFiles, oldSetsFile } from '../cards/testing';
import { contextOf, normalize } from '../text';
import { compileFace } from './face';
import { meaningOf } from './meaning';
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

/** What an edition means; undefined when it is not wholly understood. */
function meaningOfEdition({ card, face }: Edition): string | undefined {
  const { items } = compileFace(card, face);
  const abilities = items.flatMap(({ item }) => item?.abilities ?? []);
  if (items.some(({ item }) => item === null)) return undefined;
  return abilities
    .map((ability) => meaningOf([{ ...ability, item: 0 }]))
    .sort()
    .join('\n');
}

const alike = (text: string): string => errata.reduce((words, { old, alike: to }) => words.replace(old, to), text);

type Verdict = 'same text' | 'same lines' | 'same meaning' | 'changed' | 'other';

function compare(old: Edition, today: Edition): Verdict {
  const [was, is] = [linesOf(old), linesOf(today)];
  if (was.join('\n') === is.join('\n')) return 'same text';
  if ([...was].sort().join('\n') === [...is].sort().join('\n')) return 'same lines';
  const meant = meaningOfEdition(old);
  if (meant !== undefined && meant === meaningOfEdition(today)) return 'same meaning';
  return alike(was.join('\n')) === alike(is.join('\n')) ? 'changed' : 'other';
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
      'same meaning': 0,
      changed: 0,
      other: 0,
    };
    for (const [name, was] of then) {
      const is = now.get(name);
      if (is !== undefined && was.face.text + is.face.text !== '') counts[compare(was, is)] += 1;
    }
    const kept = counts['same text'] + counts['same lines'] + counts['same meaning'];
    expect(kept + counts.changed + counts.other).toBeGreaterThan(11_000);
    expect(counts['same text'] / (kept + counts.other)).toBeGreaterThan(0.975);
    expect(counts.other).toBeLessThan(240);
  });
});

test('changes of meaning are told from changes of wording', () => {
  expect(alike('~ deals 2 damage to target creature or player.')).toBe(alike('~ deals 2 damage to any target.'));
  expect(alike('~ deals 2 damage to target creature.')).not.toBe(alike('~ deals 3 damage to target creature.'));
});
