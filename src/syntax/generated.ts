/** Finds the generated parser: the built one, or one generated in memory when that is missing or outdated. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import type { Purpose } from './codegen/emit-context';
import { GRAMMAR_FOLDER, readGrammarFiles } from './grammar-files';

export type ReadResult = Read | { readonly kind: 'Failed'; readonly limit?: Limit };

export type HeardResult =
  | Read
  | {
      readonly kind: 'Failed';
      readonly furthest: number;
      readonly limit?: Limit;
      readonly expected?: readonly string[];
    };

/** A text that was read: its root and the cells of its nodes. */
export interface Read {
  readonly kind: 'Read';
  readonly node: number;
  readonly cells: Int32Array;
}

/** What made the parser give up before the grammar did. */
export type Limit = 'depth' | 'size';

/** The exports of a generated parser. */
export interface GeneratedParser {
  readonly grammarHash: string;
  readonly generatorHash: string;
  readonly shapes: readonly (readonly [string, number])[];
  /** Reads a whole text; throws if there is no such start rule. What it finds out it keeps for other start rules and the same text. */
  read(text: string, startRule: string): ReadResult;
  /** The same, and tells how far it came. A parser for explaining is faster when it is told the furthest failure. */
  readHeard(text: string, startRule: string, furthest?: number): HeardResult;
}

export const GENERATED_FOLDER = resolve(__dirname, '../../dist/generated');

/** A hash of the sources of the generator, or nothing where only the compiled project is. */
export function generatorHash(root: string = resolve(__dirname, '../..')): string {
  const folder = join(root, 'src/syntax');
  if (!existsSync(folder)) return '';
  const sources = readdirSync(join(folder, 'codegen')).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const hash = createHash('sha256');
  for (const file of [...sources.sort().map((source) => `codegen/${source}`), 'word.ts', 'grammar.ts', 'ohm-view.ts']) {
    hash.update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}

/** The built parsers: one reads, one tells as well what it expected where it failed. */
export const PARSER_FILES = {
  reading: join(GENERATED_FOLDER, 'parser.js'),
  explaining: join(GENERATED_FOLDER, 'explainer.js'),
} as const satisfies Record<Purpose, string>;

/** Loads a parser of the project's grammar folder. */
export function loadGeneratedParser(purpose: Purpose): GeneratedParser {
  const built = PARSER_FILES[purpose];
  if (existsSync(built)) {
    const parser = lazily<GeneratedParser>(built);
    if (isFresh(parser)) return parser;
  }
  return generateInMemory(GRAMMAR_FOLDER, purpose);
}

/** Generates a parser of a grammar folder and loads it, without writing anything. */
export function generateInMemory(folder: string, purpose: Purpose): GeneratedParser {
  // Loaded here because they bring in Ohm, which parsing does without.
  const { buildGrammar } = lazily<typeof import('./grammar')>('./grammar');
  const { generateParser } = lazily<typeof import('./codegen/generate')>('./codegen/generate');
  const files = readGrammarFiles(folder);
  const header = { grammarHash: files.hash, generatorHash: generatorHash() };
  return evaluate(generateParser(buildGrammar(files), header, purpose));
}

/** Runs the source of a generated parser. */
export function evaluate(source: string): GeneratedParser {
  const exports = {};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the source is our own generator's
  (new Function('exports', source) as (exports: object) => void)(exports);
  return exports as GeneratedParser;
}

function isFresh(parser: GeneratedParser): boolean {
  const grammarIsHere = existsSync(join(GRAMMAR_FOLDER, 'order.json'));
  if (grammarIsHere && parser.grammarHash !== readGrammarFiles().hash) return false;
  return !__filename.endsWith('.ts') || parser.generatorHash === generatorHash();
}

function lazily<Module>(path: string): Module {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- loaded on demand, where `import` would load at once
  return require(path) as Module;
}
