/** The files of a grammar folder: fragments of Ohm rules in the order of `order.json`. Knows no Ohm. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface Fragment {
  readonly file: string;
  readonly text: string;
}

export interface GrammarFiles {
  readonly folder: string;
  readonly fragments: readonly Fragment[];
  /** Changes whenever the language may have changed. */
  readonly hash: string;
}

/** The grammar folder of the project; the same from `src/` and from `dist/`. */
export const GRAMMAR_FOLDER = resolve(__dirname, '../../grammar');

/** Reads the fragments of a grammar folder. Throws when `order.json` or a file that it names cannot be read. */
export function readGrammarFiles(folder: string = GRAMMAR_FOLDER): GrammarFiles {
  const fragments = readNames(join(folder, 'order.json')).map((file) => ({
    file,
    text: readFileSync(join(folder, file), 'utf8'),
  }));
  const hash = createHash('sha256');
  for (const { file, text } of fragments) hash.update(`${file}\0${text}\0`);
  return { folder, fragments, hash: hash.digest('hex') };
}

/** The names of the rules that a text may be parsed from: `starts.json` beside `order.json`, or none. */
export function readStarts(folder: string = GRAMMAR_FOLDER): readonly string[] {
  const path = join(folder, 'starts.json');
  return existsSync(path) ? readNames(path) : [];
}

function readNames(path: string): readonly string[] {
  const names: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (Array.isArray(names) && names.every((name): name is string => typeof name === 'string')) return names;
  throw new Error(`${path}: an array of strings is expected`);
}
