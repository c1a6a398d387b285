import { generateInMemory, loadGeneratedParser } from './generated';
import { readGrammarFiles } from './grammar-files';
import { parseWith } from './parser';
import { TOY_FOLDER } from './testing/grammars';

describe('the generated parser', () => {
  it.each(['reading', 'explaining'] as const)('for %s is that of the grammar folder as it is now', (purpose) => {
    expect(loadGeneratedParser(purpose).grammarHash).toBe(readGrammarFiles().hash);
  });

  it('is generated in memory for any folder', () => {
    const parser = generateInMemory(TOY_FOLDER, 'reading');
    expect(parser.grammarHash).toBe(readGrammarFiles(TOY_FOLDER).hash);
    expect(parseWith(parser, 'draw a card.', 'Ability').kind).toBe('Parsed');
  });

  it('keeps the trees of earlier texts as they were', () => {
    const parser = generateInMemory(TOY_FOLDER, 'reading');
    const first = parseWith(parser, 'draw two cards.', 'Ability');
    parseWith(parser, 'destroy target creature, then draw a card.', 'Ability');
    if (first.kind === 'Failed') throw new Error('not read');
    expect(first.node.children[0]?.children[0]?.sourceString).toBe('draw two cards.');
  });
});
