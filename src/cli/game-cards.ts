import type { CardProgram } from '../bytecode/module';
import { isAtLeast } from '../compile/level';
import type { CardOutcome } from '../compile/outcome';
import { basicLands } from '../sim/decks';
import { compileFiles, type CompileFlags } from './compile-files';
import type { Terminal } from './terminal';

/** Options of the commands that play games. */
export interface GameCardFlags extends CompileFlags {
  readonly cards: readonly string[];
}

/** The cards that games may use. */
export interface GameCards {
  /** Programs by the name of the card, the basic lands in any case. */
  readonly programs: ReadonlyMap<string, CardProgram>;
  /** Names of the cards that play by all that is printed on them. */
  readonly executable: ReadonlySet<string>;
  /** The card that a name means: its own, or that of a face, in any case of letters. */
  readonly find: (name: string) => string | undefined;
  readonly problems: number;
}

/** Which of the cards are kept: those that can be played wholly, or all. */
type Kept = 'executable' | 'all';

/** Compiles the cards of some files for games. */
export async function gameCards(flags: GameCardFlags, kept: Kept, terminal: Terminal): Promise<GameCards> {
  const { compiled, problems } = await compileFiles(flags.cards, flags, terminal);
  const executable = new Set(compiled.outcomes.filter(isExecutable).map(({ name }) => name));
  const programs = new Map<string, CardProgram>();
  for (const program of compiled.programs((outcome) => kept === 'all' || isExecutable(outcome)))
    if (!programs.has(program.name)) programs.set(program.name, program);
  for (const land of basicLands) {
    if (!programs.has(land.name)) programs.set(land.name, land);
    executable.add(land.name);
  }
  return { programs, executable, find: finder(programs.values()), problems: problems.length };
}

function isExecutable({ faces }: CardOutcome): boolean {
  return faces.every(({ level }) => isAtLeast(level, 'executable'));
}

function finder(programs: Iterable<CardProgram>): GameCards['find'] {
  const whole = new Map<string, string>();
  const faces = new Map<string, string>();
  const keep = (names: Map<string, string>, name: string, card: string): void => {
    const key = name.toLowerCase();
    if (!names.has(key)) names.set(key, card);
  };
  for (const card of programs) {
    keep(whole, card.name, card.name);
    for (const { name } of card.faces) keep(faces, name, card.name);
  }
  return (name) => whole.get(name.toLowerCase()) ?? faces.get(name.toLowerCase());
}
