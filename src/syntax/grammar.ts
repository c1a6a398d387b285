/**
 * The grammar loader: joins the fragments of a grammar folder to one Ohm grammar and bounds its words.
 * Only the reference matcher and the parser generator need it; parsing does not.
 */
import * as ohm from 'ohm-js';
import { GRAMMAR_FOLDER, readGrammarFiles } from './grammar-files';
import type { Fragment, GrammarFiles } from './grammar-files';
import { boundWords } from './word';

const NAME = 'Oracle';
const HEAD = `${NAME} {\n`;

/** A place in a fragment, lines and columns counted from 1. */
export interface FragmentPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The grammar of a folder, words bounded. Throws an error that names file and line if it is not a grammar. */
export function loadGrammar(folder: string = GRAMMAR_FOLDER): ohm.Grammar {
  return buildGrammar(readGrammarFiles(folder));
}

/** As `loadGrammar`, from files that were read already. */
export function buildGrammar(files: GrammarFiles): ohm.Grammar {
  return buildWithRecipe(files).grammar;
}

/** As `buildGrammar`, and the grammar in the form that Ohm loads quickly, for `grammarFromRecipe`. */
export function buildWithRecipe(files: GrammarFiles): { readonly grammar: ohm.Grammar; readonly recipe: string } {
  const grammar = compile(files);
  const recipe = (grammar as unknown as { toRecipe(): string }).toRecipe();
  boundWords(grammar);
  return { grammar, recipe };
}

/** The grammar of a recipe, words bounded. */
export function grammarFromRecipe(recipe: string): ohm.Grammar {
  const grammar = (ohm as unknown as { makeRecipe(recipe: string): ohm.Grammar }).makeRecipe(recipe);
  boundWords(grammar);
  return grammar;
}

/** The text of the one grammar that the fragments make. */
export function joinFragments(fragments: readonly Fragment[]): string {
  return `${HEAD}${fragments.map(({ text }) => `${text}\n`).join('')}}\n`;
}

/** The place in a fragment of an offset into the joined text; the last place of the last one if it is behind. */
export function placeOf(fragments: readonly Fragment[], offset: number): FragmentPlace {
  let start = HEAD.length;
  let place: FragmentPlace = { file: 'order.json', line: 1, column: 1 };
  for (const { file, text } of fragments) {
    if (offset < start) break;
    const before = text.slice(0, offset - start).split('\n');
    place = { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    start += text.length + 1;
  }
  return place;
}

function compile(files: GrammarFiles): ohm.Grammar {
  try {
    return ohm.grammar(joinFragments(files.fragments));
  } catch (error) {
    throw new Error(describe(files, error), { cause: error });
  }
}

// In Ohm's messages: a place in the joined text, and the excerpt that follows it.
const PLACE = /\w+ (\d+), \w+ (\d+):\n(?:(?:[> ] *\d+ \||\s+[~^]).*\n)*/g;

/** Ohm's message, each place in the joined text replaced by the place in its fragment. */
function describe(files: GrammarFiles, error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const lines = joinFragments(files.fragments).split('\n');
  const message = error.message.replace(PLACE, (_, line: string, column: string) => {
    const before = lines.slice(0, Number(line) - 1).reduce((sum, text) => sum + text.length + 1, 0);
    const place = placeOf(files.fragments, before + Number(column) - 1);
    return `${place.file}:${String(place.line)}:${String(place.column)}: `;
  });
  return `grammar ${files.folder}: ${message}`;
}
