/** The build step: writes the generated parser and the grammar recipe to `dist/generated`, if they are outdated. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERATED_FOLDER, generatorHash } from '../generated';
import { buildWithRecipe } from '../grammar';
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
    const head = readFileSync(path, 'utf8').slice(0, 1000);
    if (head.includes(header.grammarHash) && head.includes(header.generatorHash)) return 'fresh';
  }
  const { grammar, recipe } = buildWithRecipe(files);
  const source = generateParser(grammar, header);
  const built: Recipe = { grammarHash: files.hash, recipe };
  mkdirSync(GENERATED_FOLDER, { recursive: true });
  writeFileSync(path, source);
  writeFileSync(RECIPE_FILE, JSON.stringify(built));
  return 'written';
}
