import { gamePool } from '../compile/game-pool';
import { newGame } from '../engine/game';
import { duelOptions } from '../engine/setup';
import type { PlayerId } from '../vm/entity';
import { playAtTable, type Table } from '../play/session';
import type { CompileFlags } from './compile-files';
import { deckIn } from './deck-files';
import { gameCards } from './game-cards';
import { numberOf } from './number-option';
import { exitCodes, UsageError, type ExitCode, type Terminal } from './terminal';

export interface PlayFlags extends CompileFlags {
  readonly cards: readonly string[];
  readonly against: string;
  readonly names: readonly string[];
  readonly seed?: string;
  readonly life: string;
  readonly mulligan: boolean;
  readonly allowInert?: boolean;
}

/** `oracle play`: a game in the terminal between two decks, against the computer or another person. */
export async function playCommand(decks: readonly string[], flags: PlayFlags, terminal: Terminal): Promise<ExitCode> {
  if (flags.cards.length === 0) throw new UsageError('name the files that the cards come from with --cards');
  if (decks.length !== 2) throw new UsageError(`two deck lists are needed, not ${decks.length}`);
  const bots = botsFor(flags.against);
  const seed = flags.seed === undefined ? randomSeed() : numberOf('--seed', flags.seed, 0);
  const startingLife = numberOf('--life', flags.life, 1);
  const cards = await gameCards(flags, 'all', terminal);
  const read = decks.map((file) => deckIn(file, cards, flags.allowInert === true ? 'allowed' : 'refused', terminal));
  const names = [flags.names[0] ?? 'Player', flags.names[1] ?? (bots.size > 0 ? 'Computer' : 'Opponent')];
  const players = read.flatMap((deck, at) => (deck === null ? [] : [{ name: names[at] ?? '', deck }]));
  if (players.length < 2) return exitCodes.problems;
  terminal.out(`${names.join(' against ')}, seed ${seed}; type help for what can be typed\n`);
  const mulligan = flags.mulligan ? 'london' : 'none';
  const game = newGame(players, gamePool(cards.programs.values()), seed, { ...duelOptions, startingLife, mulligan });
  const ending = await playAtTable(game, { read: readerOf(terminal), write: terminal.out, bots });
  if (ending === 'quit') terminal.out('The game is left.\n');
  return exitCodes.done;
}

function botsFor(against: string): ReadonlySet<PlayerId> {
  switch (against) {
    case 'computer':
      return new Set(['p1']);
    case 'person':
      return new Set();
    case 'itself':
      return new Set(['p0', 'p1']);
    default:
      throw new UsageError(`--against takes computer, person or itself, not "${against}"`);
  }
}

const seeds = 1_000_000;

function randomSeed(): number {
  return Math.floor(Math.random() * seeds);
}

/** Lines as they are typed; those that are read from a file are shown, so that the record of a game is whole. */
function readerOf(terminal: Terminal): Table['read'] {
  const lines = terminal.lines()[Symbol.asyncIterator]();
  return async (prompt) => {
    terminal.out(prompt);
    const next = await lines.next();
    if (next.done === true) {
      terminal.out('\n');
      return null;
    }
    if (!terminal.isTyped) terminal.out(`${next.value}\n`);
    return next.value;
  };
}
