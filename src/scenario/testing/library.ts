import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Card } from '../../cards/card';
import { cardInput, readCards } from '../../cards/read';
import { compileCard } from '../../compile/card';
import { isAtLeast } from '../../compile/level';
import { makeLibrary, type Decks, type Library } from '../cards';

export const root = resolve(__dirname, '../../..');

/** A library of the cards in these files, each compiled when it is first needed. */
export async function libraryFrom(files: readonly string[], decks: Decks = {}): Promise<Library> {
  const cards: Card[] = [];
  for await (const event of readCards(files.map(cardInput))) if (event.kind === 'Card') cards.push(event.card);
  return makeLibrary(
    cards,
    (card) => {
      const { program, outcome } = compileCard(card);
      return { program: program.faces, executable: outcome.faces.every(({ level }) => isAtLeast(level, 'executable')) };
    },
    decks,
  );
}

/** The folder of outside scenarios and cards, where it is there. */
export function sharedFolder(): string | null {
  const folder = join(root, '../shared');
  return existsSync(join(folder, 'scenarios/dev.jsonl')) ? folder : null;
}

export function read(file: string): string {
  return readFileSync(file, 'utf8');
}
