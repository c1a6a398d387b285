/** Finds the generated parser: the built one, or one generated in memory when that is missing or outdated. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { GRAMMAR_FOLDER, readGrammarFiles } from './grammar-files';

export type ReadResult =
  | { readonly kind: 'Read'; readonly node: number; readonly cells: Int32Array }
  | { readonly kind: 'Failed'; readonly furthest: number; readonly limit?: Limit };

/** What made the parser give up before the grammar did. */
export type Limit = 'depth' | 'size';

/** The exports of a generated parser. */
export interface GeneratedParser {
  readonly grammarHash: string;
  readonly generatorHash: string;
  readonly shapes: readonly (readonly [string, number])[];
  /** Reads a whole text; throws if there is no such start rule. */
  read(text: string, startRule: string): ReadResult;
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

/** Loads the parser of the project's grammar folder. */
export function loadGeneratedParser(): GeneratedParser {
  const built = join(GENERATED_FOLDER, 'parser.js');
  if (existsSync(built)) {
    const parser = loadModule(built);
    if (isFresh(parser)) return parser;
  }
  return generateInMemory(GRAMMAR_FOLDER);
}

/** Generates the parser of a grammar folder and loads it, without writing anything. */
export function generateInMemory(folder: string): GeneratedParser {
  // Loaded here because they bring in Ohm, which parsing does without.
  const { buildGrammar } = lazily<typeof import('./grammar')>('./grammar');
  const { generateParser } = lazily<typeof import('./codegen/generate')>('./codegen/generate');
  const files = readGrammarFiles(folder);
  return evaluate(generateParser(buildGrammar(files), { grammarHash: files.hash, generatorHash: generatorHash() }));
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

function loadModule(path: string): GeneratedParser {
  return lazily<GeneratedParser>(path);
}

function lazily<Module>(path: string): Module {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- loaded on demand, where `import` would load at once
  return require(path) as Module;
}
