/** The build step: writes the generated parser and the grammar recipe to `dist/generated`, if they are outdated. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED_FOLDER, generatorHash } from '../generated';
import { buildGrammar, grammarRecipe } from '../grammar';
import { readGrammarFiles } from '../grammar-files';
import { RECIPE_FILE } from '../reference';
import type { Recipe } from '../reference';
import { generateParser } from './generate';

/** Writes what is outdated and tells whether anything was. Throws if the grammar is in error. */
export function buildParser(): 'written' | 'fresh' {
  const files = readGrammarFiles();
  const header = { grammarHash: files.hash, generatorHash: generatorHash() };
  const path = join(GENERATED_FOLDER, 'parser.js');
  if (existsSync(RECIPE_FILE) && existsSync(path)) {
    const built = readFileSync(path, 'utf8').slice(0, 1000);
    if (built.includes(header.grammarHash) && built.includes(header.generatorHash)) return 'fresh';
  }
  const source = generateParser(buildGrammar(files), header);
  const recipe: Recipe = { grammarHash: files.hash, recipe: grammarRecipe(files) };
  mkdirSync(GENERATED_FOLDER, { recursive: true });
  writeFileSync(path, source);
  writeFileSync(RECIPE_FILE, JSON.stringify(recipe));
  return 'written';
}
