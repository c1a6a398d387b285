/** Grammars for tests: folders of `fixtures/grammar`, and grammars written in a test. */
import * as ohm from 'ohm-js';
import { resolve } from 'node:path';
import { generateParser } from '../codegen/generate';
import { evaluate } from '../generated';
import type { GeneratedParser } from '../generated';
import { loadGrammar } from '../grammar';
import { parseWith } from '../parser';
import type { ParseResult } from '../parser';
import { matchWithOhm } from '../reference';
import { boundWords } from '../word';

/** A grammar and both of its parsers. */
export interface TestGrammar {
  readonly grammar: ohm.Grammar;
  readonly generated: GeneratedParser;
  parse(text: string, startRule: string): ParseResult;
  match(text: string, startRule: string): ParseResult;
}

export const TOY_FOLDER = resolve(__dirname, '../../../fixtures/grammar/toy');

export function grammarOfFolder(folder: string): TestGrammar {
  return testGrammar(loadGrammar(folder));
}

/** The grammar with these rules, words bounded as the loader does it. */
export function grammarOfRules(rules: string): TestGrammar {
  const grammar = ohm.grammar(`Test {\n${rules}\n}`);
  boundWords(grammar);
  return testGrammar(grammar);
}

function testGrammar(grammar: ohm.Grammar): TestGrammar {
  const generated = evaluate(generateParser(grammar, { grammarHash: '', generatorHash: '' }));
  return {
    grammar,
    generated,
    parse: (text, startRule) => parseWith(generated, text, startRule),
    match: (text, startRule) => matchWithOhm(grammar, text, startRule),
  };
}
