import { loadGrammar } from './grammar';
import { expectationsWithOhm, loadReference, matchWithOhm, traceWithOhm } from './reference';
import { TOY_FOLDER, grammarOfFolder, grammarOfRules } from './testing/grammars';

const { grammar } = grammarOfFolder(TOY_FOLDER);

describe('the reference matcher', () => {
  it('has the grammar of the project', () => {
    expect(Object.keys(loadReference().rules)).toEqual(Object.keys(loadGrammar().rules));
  });

  it('tells what it expects where reading stops, each once and in order', () => {
    expect(expectationsWithOhm(grammar, 'destroy target creature', 'Sentence')).toEqual({
      position: 23,
      expected: [
        '", then"',
        '"."',
        '"and"',
        '"and/or"',
        '"or"',
        '"that"',
        '"with"',
        `"you don't control"`,
        '"you"',
      ].sort(),
    });
  });

  it('leaves out what must not be there', () => {
    const other = grammarOfRules('s = "a" (~"b" "c" | "d")').grammar;
    expect(expectationsWithOhm(other, 'ab', 's')).toEqual({ position: 1, expected: ['"d"'] });
  });

  it('expects nothing of a text that it accepts', () => {
    expect(expectationsWithOhm(grammar, 'draw a card.', 'Sentence')).toEqual({ position: 12, expected: [] });
  });

  it('traces what it tries', () => {
    const trace = traceWithOhm(grammar, 'draw a card.', 'Sentence');
    expect(trace).toContain('Clause_draw');
    expect(trace).toContain('✗');
  });

  it('fails on text that nests too deeply for it', () => {
    const text = `${'('.repeat(100_000)}draw a card`;
    expect(matchWithOhm(grammar, text, 'Clause')).toMatchObject({ kind: 'Failed', limit: 'depth' });
    expect(expectationsWithOhm(grammar, text, 'Clause')).toEqual({ position: 0, expected: [] });
  });
});
