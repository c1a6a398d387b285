/** The build step: writes the generated parser and the grammar recipe to `dist/generated`, if they are outdated. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { GENERATED_FOLDER, PARSER_FILES, generatorHash } from '../generated';
import { buildWithRecipe } from '../grammar';
import { readGrammarFiles } from '../grammar-files';
import { RECIPE_FILE } from '../reference';
import type { Recipe } from '../reference';
import { generateParser } from './generate';

/** Writes what is outdated and tells whether anything was. Throws if the grammar is in error. */
export function buildParser(): 'written' | 'fresh' {
  const files = readGrammarFiles();
  const header = { grammarHash: files.hash, generatorHash: generatorHash() };
  // The parser for reading is written last: if it is fresh, the others are.
  if ([RECIPE_FILE, ...Object.values(PARSER_FILES)].every((file) => existsSync(file))) {
    const head = readFileSync(PARSER_FILES.reading, 'utf8').slice(0, 1000);
    if (head.includes(header.grammarHash) && head.includes(header.generatorHash)) return 'fresh';
  }
  const { grammar, recipe } = buildWithRecipe(files);
  const built: Recipe = { grammarHash: files.hash, recipe };
  mkdirSync(GENERATED_FOLDER, { recursive: true });
  writeFileSync(RECIPE_FILE, JSON.stringify(built));
  for (const purpose of ['explaining', 'reading'] as const) {
    writeFileSync(PARSER_FILES[purpose], generateParser(grammar, header, purpose));
  }
  return 'written';
}
