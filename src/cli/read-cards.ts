import { statSync } from 'node:fs';
import type { Card } from '../cards/card';
import { allOf, byLegality, byName, bySet, type CardFilter } from '../cards/filter';
import type { InputDiagnostic } from '../cards/input-diagnostic';
import { cardInput, readCards } from '../cards/read';
import { filesOf } from './file-pattern';
import { progressOf } from './progress';
import type { Terminal } from './terminal';

/** Options that choose cards. */
export interface CardChoice {
  readonly name?: readonly string[];
  readonly set?: readonly string[];
  readonly legal?: string;
}

/** What the named files held. */
export interface CardsRead {
  readonly cards: readonly Card[];
  /** Number of cards that each file gave, in the order of the files. */
  readonly inputs: readonly { readonly file: string; readonly cards: number }[];
  readonly problems: readonly InputDiagnostic[];
  /** The problems that cost a card. */
  readonly rejected: readonly InputDiagnostic[];
}

/** Reads the card files that patterns mean, and shows progress. `-` is standard input. */
export async function readCardFiles(
  patterns: readonly string[],
  choice: CardChoice,
  terminal: Terminal,
): Promise<CardsRead> {
  const files = patterns.flatMap(filesOf);
  const cards: Card[] = [];
  const problems: InputDiagnostic[] = [];
  const counts = new Map(files.map((file) => [file, 0]));
  const progress = progressOf(terminal, 'reading  ', bytesOf(files));
  const onBytes = (_: string, bytes: number): void => progress.add(bytes);
  for await (const event of readCards(files.map(cardInput), { filter: filterOf(choice), onBytes })) {
    switch (event.kind) {
      case 'Card':
        cards.push(event.card);
        counts.set(event.file, (counts.get(event.file) ?? 0) + 1);
        break;
      case 'Problem':
        problems.push(event.diagnostic);
        break;
    }
  }
  progress.end();
  const inputs = [...counts].map(([file, count]) => ({ file, cards: count }));
  return { cards, inputs, problems, rejected: problems.filter(({ path }) => path !== '$') };
}

function filterOf({ name = [], set = [], legal }: CardChoice): CardFilter {
  return allOf([
    ...(name.length > 0 ? [byName(name)] : []),
    ...(set.length > 0 ? [bySet(set)] : []),
    ...(legal === undefined ? [] : [byLegality(legal)]),
  ]);
}

/** The size of the card files that patterns mean. */
export const bytesIn = (patterns: readonly string[]): number => bytesOf(patterns.flatMap(filesOf));

const bytesOf = (files: readonly string[]): number => files.reduce((sum, file) => sum + sizeOf(file), 0);

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
