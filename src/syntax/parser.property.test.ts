import * as fc from 'fast-check';
import { extractExamples } from 'ohm-js/extras';
import { readOhm } from './codegen/from-ohm';
import { walk } from './codegen/ir';
import { GRAMMAR_FOLDER, readGrammarFiles, readStarts } from './grammar-files';
import { joinFragments } from './grammar';
import { corpusUnits } from './testing/corpus-units';
import { TOY_FOLDER, grammarOfFolder } from './testing/grammars';
import type { TestGrammar } from './testing/grammars';
import { outline } from './testing/outline';

/** Both parsers give the same tree, or fail at the same position. */
function expectEqual(grammar: TestGrammar, text: string, start: string): void {
  expect(outline(grammar.parse(text, start))).toBe(outline(grammar.match(text, start)));
}

/** Both expect the same where they fail. Ohm takes its time over this, so it is asked about fewer texts. */
function expectSameExpectations(grammar: TestGrammar, text: string, start: string): void {
  expect(grammar.expected(text, start)).toEqual(grammar.expectedByOhm(text, start));
}

/** The texts of all terminals of a grammar. */
function terminalsOf({ grammar }: TestGrammar): readonly string[] {
  const texts = new Set<string>();
  for (const rule of readOhm(grammar).rules) {
    walk(rule.body, (expr) => {
      if ((expr.kind === 'Word' || expr.kind === 'Terminal') && expr.text !== '') texts.add(expr.text);
    });
  }
  return [...texts];
}

/** Texts that the grammar gives as examples of what it accepts. */
function acceptedOf(folder: string): readonly string[] {
  const examples = extractExamples(joinFragments(readGrammarFiles(folder).fragments));
  return examples.filter(({ shouldMatch }) => shouldMatch).map(({ example }) => example);
}

/** Text with a piece of it replaced by something else. */
function mutated(texts: readonly string[], pieces: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom(...texts), fc.nat(), fc.nat({ max: 12 }), pieces)
    .map(([text, from, length, piece]) => {
      const start = from % (text.length + 1);
      return text.slice(0, start) + piece + text.slice(start + length);
    });
}

const SEED = 20;

describe.each([
  ['toy', TOY_FOLDER, 300, 400],
  ['project', GRAMMAR_FOLDER, 100, 150],
])('the parsers of the %s grammar are equal', (_, folder, numRuns, stride) => {
  const grammar = grammarOfFolder(folder);
  const named = readStarts(folder);
  const starts = named.length > 0 ? named : Object.keys(grammar.grammar.rules);
  const terminals = fc.constantFrom(...terminalsOf(grammar), ' ', '  ', '\n', 'é', '\u{1f600}', '\ud800', 'A');
  const units = corpusUnits(stride);
  const reads = (text: string): boolean => starts.some((rule) => grammar.parse(text, rule).kind === 'Parsed');
  const accepted = [...acceptedOf(folder), ...units.filter(reads)];
  const start = fc.constantFrom(...starts);
  const options = { numRuns, seed: SEED };

  it('on random text of terminals', () => {
    const texts = fc
      .tuple(fc.array(terminals, { maxLength: 20 }), fc.constantFrom('', ' '))
      .map(([parts, glue]) => parts.join(glue));
    fc.assert(
      fc.property(texts, start, (text, rule) => {
        expectEqual(grammar, text, rule);
      }),
      options,
    );
  });

  it('on accepted text and mutations of it', () => {
    if (accepted.length === 0) return;
    for (const text of acceptedOf(folder)) for (const rule of starts) expectEqual(grammar, text, rule);
    const pieces = fc.oneof(
      fc.constant(''),
      terminals,
      fc.constantFrom(...accepted).map((text) => text.slice(text.length / 2)),
    );
    fc.assert(
      fc.property(mutated(accepted, pieces), start, (text, rule) => {
        expectEqual(grammar, text, rule);
      }),
      options,
    );
  });

  it('in what they expect where they fail', () => {
    if (accepted.length === 0) return;
    const texts = mutated(accepted, terminals);
    fc.assert(
      fc.property(texts, start, (text, rule) => {
        expectSameExpectations(grammar, text, rule);
      }),
      { ...options, numRuns: numRuns / 5 },
    );
  });

  it('on text of published cards, if there is any', () => {
    if (units.length === 0) console.info('skipped: the corpus of published cards is not at hand');
    for (const text of units) for (const rule of starts) expectEqual(grammar, text, rule);
  });
});
