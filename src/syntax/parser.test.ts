import { readStarts } from './grammar-files';
import { expectationsAt, parse, parseWithOhm, traceWithOhm } from './parser';
import { outline } from './testing/outline';
import { TOY_FOLDER, grammarOfFolder } from './testing/grammars';

const toy = grammarOfFolder(TOY_FOLDER);

describe('generated parser of the toy grammar', () => {
  it.each([
    ['Ability', '{t}, {2}{w}: draw a card.'],
    ['Ability', 'when a creature enters, destroy target land. draw two cards.'],
    ['Ability', 'creatures gain "draw a card." .'],
    ['Sentence', ' creatures you control get +1/+1 and have haste. '],
    ['NounPhrase', 'each other nonland half-elf creatures'],
    ['number', '12'],
  ])('reads %s %j to the tree that Ohm makes', (start, text) => {
    const tree = outline(toy.parse(text, start));
    expect(tree).not.toMatch(/^failed/);
    expect(tree).toBe(outline(toy.match(text, start)));
  });

  it.each([
    ['Sentence', 'drawcards.', 9],
    ['Sentence', 'destroy target lands x', 21],
    ['Ability', '', 0],
    ['number', ' 1', 0],
  ])('fails on %s %j at the position where Ohm does', (start, text, furthest) => {
    expect(toy.parse(text, start)).toEqual({ kind: 'Failed', furthest });
    expect(toy.match(text, start)).toEqual({ kind: 'Failed', furthest });
  });

  it('refuses a start rule that is not there', () => {
    expect(() => toy.parse('x', 'Nothing')).toThrow('no such start rule');
  });
});

describe('the parser of the project', () => {
  const [start = ''] = readStarts();
  const text = 'no rule reads this.';

  it('fails where Ohm does, and expects something there', () => {
    const failure = parse(text, start);
    expect(failure).toMatchObject({ kind: 'Failed' });
    expect(parseWithOhm(text, start)).toEqual(failure);
    const { position, expected } = expectationsAt(text, start);
    expect(failure).toMatchObject({ furthest: position });
    expect(expected).not.toEqual([]);
  });

  it('can be traced', () => {
    expect(traceWithOhm(text, start)).toContain(start);
  });
});
