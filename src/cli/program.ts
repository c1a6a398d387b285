import { Command, CommanderError } from 'commander';
import type { AsmFlags } from './modules';
import type { RunFlags } from './run';
import type { PlayFlags } from './play';
import type { SimFlags } from './sim';
import { exitCodes, UsageError, type ExitCode, type Terminal } from './terminal';

/** Runs the command line and gives its exit code. Never throws: what is unforeseen is reported as a bug. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    const state: { code: ExitCode } = { code: exitCodes.done };
    const program = programFor(terminal, (code) => (state.code = code));
    await program.parseAsync(args, { from: 'user' });
    return state.code;
  } catch (error) {
    return codeOf(error, args, terminal);
  }
}

function codeOf(error: unknown, args: readonly string[], terminal: Terminal): ExitCode {
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  if (error instanceof UsageError) {
    terminal.err(`${terminal.paintErr.red('error')}: ${error.message}\n`);
    return exitCodes.usage;
  }
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  terminal.err(
    `${terminal.paintErr.red('internal error')}: this is a bug. Please report it with the input and these lines:\n` +
      `  oracle ${args.join(' ')}\n  node ${process.version}\n  ${what.replaceAll('\n', '\n  ')}\n`,
  );
  return exitCodes.bug;
}

type Done = (code: ExitCode) => void;

function programFor(terminal: Terminal, done: Done): Command {
  const program = new Command('oracle')
    .description('Compiles the rules text of trading cards to certified, executable bytecode.')
    .option('--no-color', 'no colors (also: NO_COLOR)')
    .exitOverride()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err });
  addCompile(program, terminal, done);
  addExplain(program, terminal, done);
  addCoverage(program, terminal, done);
  addModules(program, terminal, done);
  addRun(program, terminal, done);
  addPlay(program, terminal, done);
  addSim(program, terminal, done);
  return program;
}

function addRun(program: Command, terminal: Terminal, done: Done): void {
  program
    .command('run')
    .description('Plays scenarios and checks what they expect.')
    .argument('<files...>', 'scenario files: YAML, JSON, or JSON Lines; * in a file name is understood')
    .option('--cards <files...>', 'card JSON that the scenarios need; * in a file name is understood', collect, [])
    .option('--decks <file>', 'named decks (default: decks.json beside the scenarios)')
    .option('--only <id...>', 'only the scenarios with these ids')
    .option('--trace', 'tell event by event which words, which instruction and which rule made it happen')
    .option(
      '--update',
      'record these traces beside the scenario files, as FILE.trace; what scenarios expect is never changed',
    )
    .option('--report <file>', 'write oracle/run@1')
    .option('--json', 'the report on standard output')
    .addHelpText('after', example("oracle run scenarios.jsonl --cards 'cards-*.json' --report run.json"))
    .action(async (files: string[], flags: RunFlags) => {
      const { runCommand } = commands.run();
      done(await runCommand(files, flags, terminal));
    });
}

function addPlay(program: Command, terminal: Terminal, done: Done): void {
  withCache(program.command('play'))
    .description('Play a game in the terminal, against the computer or another person.')
    .argument('<decks...>', 'two deck lists: lines such as "4 Name"')
    .option('--cards <files...>', 'card JSON that has the cards; * in a file name is understood', collect, [])
    .option('--against <whom>', 'computer, person (both at this terminal), or itself', 'computer')
    .option('--names <names...>', 'names of the players', collect, [])
    .option('--seed <number>', 'seed of the game (default: by chance)')
    .option('--life <number>', 'life at the start', '20')
    .option('--no-mulligan', 'keep opening hands')
    .option('--allow-inert', 'allow cards that are not wholly understood: what is understood of them is played')
    .addHelpText('after', example("oracle play mine.txt yours.txt --cards 'cards-*.json'"))
    .action(async (decks: string[], flags: PlayFlags) => {
      const { playCommand } = commands.play();
      done(await playCommand(decks, flags, terminal));
    });
}

function addSim(program: Command, terminal: Terminal, done: Done): void {
  withCache(program.command('sim'))
    .description('Play many games with random players, and check that the rules of the game hold.')
    .option(
      '--cards <files...>',
      'card JSON that the decks are drawn from; * in a file name is understood',
      collect,
      [],
    )
    .option('--decks <files...>', 'deck lists for the players, in turn (default: decks drawn by chance)')
    .option('--games <number>', 'how many games', '100')
    .option('--players <number>', 'players of each game, from 2 to 6', '2')
    .option('--seed <number>', 'seed of the first game; each other has the next', '1')
    .option('--turns <number>', 'turns after which a game is broken off', '60')
    .option('--check', 'play each game twice more, saved and restored by the way: it must come out the same')
    .option('--failures <folder>', 'where replays of games that failed are written', '.')
    .option('--replay <file>', 'play the game of this file again instead')
    .option('--json', 'print the result as JSON, schema oracle/sim@1')
    .addHelpText('after', example("oracle sim --cards 'cards-*.json' --games 1000 --seed 7 --check"))
    .action(async (flags: SimFlags) => {
      const { simCommand } = commands.sim();
      done(await simCommand(flags, terminal));
    });
}

const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value];

/** Options of the commands that compile. */
function withCache(command: Command): Command {
  return command
    .option('--jobs <number>', 'threads (default: one for each core)')
    .option('--cache <folder>', 'where compiled cards are kept (default: the cache folder of the user)')
    .option('--no-cache', 'keep nothing and compile everything');
}

/** Options of the commands that read and compile card files. */
function withCards(command: Command): Command {
  const choosing = command
    .argument(
      '<files...>',
      'card JSON (MTGJSON, Scryfall, JSON Lines, single cards); * in a file name is understood, - is standard input',
    )
    .option('--name <name...>', 'only cards with these names')
    .option('--set <code...>', 'only cards of these sets')
    .option('--legal <format>', 'only cards that a format allows');
  return withCache(choosing);
}

function addCompile(program: Command, terminal: Terminal, done: Done): void {
  withCards(program.command('compile'))
    .description('Compile cards into a module of ability bytecode.')
    .option('-o, --output <file>', 'where the module goes; - is standard output')
    .option('--format <form>', 'form of the module: bin, json or asm')
    .option('--report <file>', 'write the totals, schema oracle/report@1')
    .option('--details <file>', 'write what came of each face, as JSON Lines')
    .option('--strict', 'exit with 1 unless all cards are certified')
    .addHelpText('after', example('oracle compile AtomicCards.json -o cards.orbc --report report.json'))
    .action(async (files: string[], flags: object) => {
      const { compileCommand } = commands.compile();
      done(await compileCommand(files, flags, terminal));
    });
}

function addExplain(program: Command, terminal: Terminal, done: Done): void {
  program
    .command('explain')
    .description('Show every stage of one card or one sentence: text, tree, syntax, values, bytecode, words, findings.')
    .argument('<name or text>', 'the name of a card in --cards, or rules text; - is standard input')
    .option('--cards <files...>', 'card JSON to look the name up in; * in a file name is understood')
    .option('--type <type line>', 'what the text stands on, for example "Instant" (default: what fits best)')
    .option('--stage <names...>', 'only these: normalized, tree, ast, ir, bytecode, english, diagnostics')
    .option('--alternatives', 'what came of reading as each kind of ability')
    .option('--trace', "the matcher's own trace")
    .option('--json', 'print all of it, schema oracle/explain@1')
    .addHelpText('after', example('oracle explain "When this creature enters, draw a card." --stage ir bytecode'))
    .action(async (query: string, flags: object) => {
      const { explainCommand } = commands.explain();
      done(await explainCommand(query, flags, terminal));
    });
}

function addCoverage(program: Command, terminal: Terminal, done: Done): void {
  withCards(program.command('coverage'))
    .description('Show how far cards get, and which gaps block most of them.')
    .option('--by-set', 'totals of each set')
    .option('--by-format', 'totals of each format')
    .option('--top <number>', 'how many clusters of each kind to show', '20')
    .option('--gap <key>', 'list the places of the clusters with this key, or with this in their key')
    .option('--compare <file>', 'list each card that moved since coverage --json or compile --details wrote the file')
    .option('--json', 'print all of it, schema oracle/coverage@1')
    .addHelpText('after', example('oracle coverage AtomicCards.json --gap "noun phrase: while"'))
    .action(async (files: string[], flags: { top: string }) => {
      const { coverageCommand } = commands.coverage();
      done(await coverageCommand(files, flags, terminal));
    });
}

/** The commands about modules. */
function addModules(program: Command, terminal: Terminal, done: Done): void {
  const { modules } = commands;
  const form = 'module in any form: binary, JSON or text; - is standard input';
  program
    .command('verify')
    .description('Check that modules are valid.')
    .argument('<files...>', form)
    .addHelpText('after', example('oracle verify cards.orbc'))
    .action((files: string[]) => done(modules().verifyCommand(files, terminal)));
  program
    .command('disasm')
    .description('Print the text form of a module.')
    .argument('<file>', form)
    .addHelpText('after', example('oracle disasm cards.orbc > cards.asm'))
    .action((file: string) => done(modules().disasmCommand(file, terminal)));
  program
    .command('asm')
    .description('Make a module from its text form.')
    .argument('<file>', form)
    .option('-o, --output <file>', 'where the module goes; - is standard output')
    .option('--format <form>', 'form of the module: bin, json or asm', 'bin')
    .addHelpText('after', example('oracle asm cards.asm -o cards.orbc'))
    .action((file: string, flags: AsmFlags) => done(modules().asmCommand(file, flags, terminal)));
  program
    .command('english')
    .description('Print what the code of a module says, from the code alone.')
    .argument('<file>', form)
    .addHelpText('after', example('oracle english cards.orbc'))
    .action((file: string) => done(modules().englishCommand(file, terminal)));
}

function example(line: string): string {
  return `\nExample:\n  ${line}`;
}

/** A command loads only what it needs. */
/* eslint-disable @typescript-eslint/no-require-imports */
const commands = {
  run: () => require('./run') as typeof import('./run'),
  play: () => require('./play') as typeof import('./play'),
  sim: () => require('./sim') as typeof import('./sim'),
  compile: () => require('./compile') as typeof import('./compile'),
  explain: () => require('./explain') as typeof import('./explain'),
  coverage: () => require('./coverage') as typeof import('./coverage'),
  modules: () => require('./modules') as typeof import('./modules'),
};
