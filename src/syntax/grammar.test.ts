import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWithRecipe, grammarFromRecipe, joinFragments, loadGrammar, placeOf } from './grammar';
import { readGrammarFiles, readStarts } from './grammar-files';
import { TOY_FOLDER, grammarOfFolder } from './testing/grammars';

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'grammar-'));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, 'order.json'), JSON.stringify(Object.keys(files)));
  return folder;
}

const accepts = (folder: string, text: string, rule: string): boolean =>
  loadGrammar(folder).match(text, rule).succeeded();

describe('the grammar loader', () => {
  it('joins the fragments in their order to one grammar', () => {
    const folder = folderOf({ 'b.ohm': 'Start = "draw" noun', 'a.ohm': '// The noun.\nnoun = "card"' });
    expect(accepts(folder, 'draw card', 'Start')).toBe(true);
  });

  it('keeps a comment at the end of a fragment from swallowing the next', () => {
    expect(accepts(folderOf({ 'a.ohm': 'a = "a" // end', 'b.ohm': 'b = "b"' }), 'b', 'b')).toBe(true);
  });

  it('names file, line and column of a syntax error', () => {
    const folder = folderOf({ 'a.ohm': 'a = "a"\n', 'b.ohm': '// b\nb = = "b"\n' });
    expect(() => loadGrammar(folder)).toThrow(/: b\.ohm:2:5: Expected/);
  });

  it('names file, line and column of each of several errors in rules', () => {
    const folder = folderOf({ 'a.ohm': 'a = "a" | "b" "c"', 'b.ohm': 'b = a\n  missing' });
    expect(() => loadGrammar(folder)).toThrow(
      /a\.ohm:1:11: Rule a involves an alternation[^]*b\.ohm:2:3: Rule missing is not declared/,
    );
  });

  it('refuses an order that is not a list of names', () => {
    const folder = folderOf({});
    writeFileSync(join(folder, 'order.json'), '{"a.ohm": 1}');
    expect(() => loadGrammar(folder)).toThrow('an array of strings is expected');
  });

  it('gives a grammar without a list of starts no starts', () => {
    expect(readStarts(folderOf({ 'a.ohm': 'a = "a"' }))).toEqual([]);
    expect(readStarts(TOY_FOLDER)).toContain('Ability');
  });

  it('hashes what the language depends on', () => {
    const hash = (text: string): string => readGrammarFiles(folderOf({ 'a.ohm': text })).hash;
    expect(hash('a = "a"')).toBe(hash('a = "a"'));
    expect(hash('a = "a"')).not.toBe(hash('a = "b"'));
  });

  it('finds the place of an offset in the joined text', () => {
    const fragments = [
      { file: 'a.ohm', text: 'a\nb' },
      { file: 'b.ohm', text: 'cd' },
    ];
    const at = (char: string): number => joinFragments(fragments).indexOf(char, 'Oracle {\n'.length);
    expect(placeOf(fragments, at('b'))).toEqual({ file: 'a.ohm', line: 2, column: 1 });
    expect(placeOf(fragments, at('d'))).toEqual({ file: 'b.ohm', line: 1, column: 2 });
  });
});

describe('words', () => {
  const folder = folderOf({
    'a.ohm': `
      Words = "draw" "card"
      Gap = "draw" noun
      Glued = #("non" noun)
      Case = caseInsensitive<"draw"> "s"
      Listed = listOf<"and", ",">
      noun = "card" "s"?
      space := " "`,
  });

  it.each([
    ['Words', 'draw card', true],
    ['Words', 'drawcard', false],
    ['Words', 'draw cards', false],
    ['Gap', 'draw cards', true],
    ['Gap', 'drawcards', false],
    ['Glued', 'noncard', true],
    ['Glued', 'non card', false],
    ['Case', 'DRAWs', true],
    ['Listed', 'and,and', true],
    ['Listed', 'ands', false],
  ])('%s reads %j: %s', (rule, text, expected) => {
    expect(accepts(folder, text, rule)).toBe(expected);
  });

  it('fail where they begin', () => {
    expect(grammarOfFolder(folder).match('draw cards', 'Words')).toEqual({ kind: 'Failed', furthest: 5 });
  });

  it('are bounded in a grammar from a recipe too', () => {
    const grammar = grammarFromRecipe(buildWithRecipe(readGrammarFiles(folder)).recipe);
    expect(grammar.match('draw card', 'Words').succeeded()).toBe(true);
    expect(grammar.match('drawcard', 'Words').succeeded()).toBe(false);
  });
});
