/** Grammars for tests: folders of `fixtures/grammar`, and grammars written in a test. */
import { deepStrictEqual } from 'node:assert';
import * as ohm from 'ohm-js';
import { resolve } from 'node:path';
import { generateParser } from '../codegen/generate';
import { evaluate } from '../generated';
import { loadGrammar } from '../grammar';
import { expectationsOf, parseWith } from '../parser';
import type { Expectations, ParseResult } from '../parser';
import { expectationsWithOhm, matchWithOhm } from '../reference';
import { boundWords } from '../word';

/** A grammar, its generated parsers and Ohm's. */
export interface TestGrammar {
  readonly grammar: ohm.Grammar;
  parse(text: string, startRule: string): ParseResult;
  match(text: string, startRule: string): ParseResult;
  expected(text: string, startRule: string): Expectations;
  expectedByOhm(text: string, startRule: string): Expectations;
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
  const header = { grammarHash: '', generatorHash: '' };
  const reader = evaluate(generateParser(grammar, header, 'reading'));
  const explainer = evaluate(generateParser(grammar, header, 'explaining'));
  return {
    grammar,
    parse: (text, startRule) => parseWith(reader, text, startRule),
    match: (text, startRule) => matchWithOhm(grammar, text, startRule),
    expected: (text, startRule) => {
      const found = expectationsOf(explainer, text, startRule);
      // To be told where reading stops makes no difference.
      deepStrictEqual(expectationsOf(explainer, text, startRule, found.position), found);
      return found;
    },
    expectedByOhm: (text, startRule) => expectationsWithOhm(grammar, text, startRule),
  };
}
