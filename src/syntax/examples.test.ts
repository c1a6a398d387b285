import { extractExamples } from 'ohm-js/extras';
import { joinFragments } from './grammar';
import { GRAMMAR_FOLDER, readGrammarFiles } from './grammar-files';
import { TOY_FOLDER, grammarOfFolder } from './testing/grammars';

describe.each([
  ['toy', TOY_FOLDER],
  ['project', GRAMMAR_FOLDER],
])('the examples in the %s grammar', (_, folder) => {
  const grammar = grammarOfFolder(folder);
  const examples = extractExamples(joinFragments(readGrammarFiles(folder).fragments));
  const accepts = (kind: 'parse' | 'match', text: string, rule: string): boolean =>
    grammar[kind](text, rule).kind === 'Parsed';

  it.each(['parse', 'match'] as const)('hold for %s', (kind) => {
    const wrong = examples.filter(({ example, rule, shouldMatch }) => accepts(kind, example, rule) !== shouldMatch);
    expect(
      wrong.map(
        ({ rule, example, shouldMatch }) => `${rule} ${shouldMatch ? 'refuses' : 'accepts'} ${JSON.stringify(example)}`,
      ),
    ).toEqual([]);
  });
});

it('examples are found at all, of both kinds', () => {
  const examples = extractExamples(joinFragments(readGrammarFiles(TOY_FOLDER).fragments));
  expect(examples.filter(({ shouldMatch }) => shouldMatch).length).toBeGreaterThan(10);
  expect(examples.filter(({ shouldMatch }) => !shouldMatch).length).toBeGreaterThan(5);
});
