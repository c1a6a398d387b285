import { readFileSync } from 'node:fs';
import { readDeckList, type DeckEntry } from '../cards/deck-list';
import { nearest } from '../report/nearest';
import type { Deck } from '../sim/decks';
import type { GameCards } from './game-cards';
import { UsageError, type Terminal } from './terminal';

/** What is done with cards that cannot be played by all that is printed on them. */
export type InertCards = 'refused' | 'allowed';

/** The deck in a file; null when something in it is wrong, and then it is told what. */
export function deckIn(file: string, cards: GameCards, inert: InertCards, terminal: Terminal): Deck | null {
  const { main, sideboard, problems } = readDeckList(textOf(file));
  const { yellow, red } = terminal.paintErr;
  const tell = (line: number, reason: string): void => terminal.err(`${red('error')}: ${file}:${line}: ${reason}\n`);
  for (const { line, reason } of problems) tell(line, reason);
  const wrong = main.filter((entry) => {
    const reason = problemWith(entry, cards, inert);
    if (reason !== null) tell(entry.line, reason);
    return reason !== null;
  });
  if (main.length === 0) terminal.err(`${red('error')}: ${file}: no cards\n`);
  if (sideboard.length > 0) terminal.err(`${yellow('note')}: ${file}: the sideboard is left out\n`);
  if (main.length === 0 || problems.length + wrong.length > 0) return null;
  return main.flatMap(({ count, name }) => Array.from({ length: count }, () => cards.find(name) ?? name));
}

function problemWith({ name }: DeckEntry, cards: GameCards, inert: InertCards): string | null {
  const card = cards.find(name);
  if (card === undefined) {
    const near = nearest(name, cards.programs.keys()).map((known) => `"${known}"`);
    return `no card "${name}"${near.length === 0 ? '' : `; is ${near.join(' or ')} meant?`}`;
  }
  if (inert === 'allowed' || cards.executable.has(card)) return null;
  return `"${card}" cannot be played by all that is printed on it; --allow-inert plays what is understood`;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
