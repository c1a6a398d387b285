/** Ohm's own matcher: the reference for the generated parser, and the source of expectations and traces. */
import { traceText, type MatcherTrace } from './trace-text';
import type { Grammar } from 'ohm-js';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GRAMMAR_FOLDER, readGrammarFiles } from './grammar-files';
import { buildGrammar, grammarFromRecipe } from './grammar';
import { GENERATED_FOLDER } from './generated';
import type { SyntaxNode } from './node';
import { viewOf } from './ohm-view';
import type { OhmExpr } from './ohm-view';
import type { Expectations, ParseResult } from './parser';

/** One of the failures at the furthest position, as Ohm keeps them; its types leave them out. */
interface Failure {
  getPExpr(): OhmExpr;
  toString(): string;
}

/** Written beside the generated parser: the grammar in the form that Ohm loads quickly. */
export interface Recipe {
  readonly grammarHash: string;
  readonly recipe: string;
}

export const RECIPE_FILE = join(GENERATED_FOLDER, 'grammar.json');

/** The grammar of the project, from the recipe if that is fresh. */
export function loadReference(): Grammar {
  if (!existsSync(join(GRAMMAR_FOLDER, 'order.json'))) return grammarFromRecipe(readRecipe().recipe);
  const files = readGrammarFiles();
  if (existsSync(RECIPE_FILE)) {
    const built = readRecipe();
    if (built.grammarHash === files.hash) return grammarFromRecipe(built.recipe);
  }
  return buildGrammar(files);
}

function readRecipe(): Recipe {
  return JSON.parse(readFileSync(RECIPE_FILE, 'utf8')) as Recipe;
}

/** Parses with Ohm. A text that nests too deeply for it counts as failed. */
export function matchWithOhm(grammar: Grammar, text: string, startRule: string): ParseResult {
  return within<ParseResult>(
    () => {
      const match = grammar.match(text, startRule);
      if (match.failed()) return { kind: 'Failed', furthest: match.getRightmostFailurePosition() };
      // The wrapper that Ohm gives to semantic actions has the face of our nodes.
      return { kind: 'Parsed', node: grammar.createSemantics()(match) as unknown as SyntaxNode };
    },
    { kind: 'Failed', furthest: 0, limit: 'depth' },
  );
}

/** The furthest position that any reading reached, and what the grammar would take there. */
export function expectationsWithOhm(grammar: Grammar, text: string, startRule: string): Expectations {
  return within<Expectations>(
    () => {
      const match = grammar.match(text, startRule);
      if (!match.failed()) return { position: text.length, expected: [] };
      const failures = (match as unknown as { getRightmostFailures(): readonly Failure[] }).getRightmostFailures();
      const texts = failures.filter((failure) => viewOf(failure.getPExpr()).kind !== 'Not').map(String);
      return { position: match.getRightmostFailurePosition(), expected: [...new Set(texts)].sort() };
    },
    { position: 0, expected: [] },
  );
}

/** What the matcher tried, as text. */
export function traceWithOhm(grammar: Grammar, text: string, startRule: string): string {
  return within(
    () => traceText(grammar.trace(text, startRule) as unknown as MatcherTrace),
    'the text nests too deeply to be traced\n',
  );
}

function within<Result>(work: () => Result, tooDeep: Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return tooDeep;
    throw error;
  }
}
