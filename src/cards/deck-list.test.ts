import { readDeckList } from './deck-list';

const names = (text: string): readonly string[] => readDeckList(text).main.map(({ count, name }) => `${count} ${name}`);

describe('a deck list', () => {
  it.each([
    ['a number and a name', '4 Meadow Ox\n20 Plains', ['4 Meadow Ox', '20 Plains']],
    ['an x after the number', '4x Meadow Ox', ['4 Meadow Ox']],
    ['a name alone', 'Meadow Ox', ['1 Meadow Ox']],
    ['a name with a number in it', '2 Route 66', ['2 Route 66']],
    ['set and number after the name', '1 Meadow Ox (ABC) 123', ['1 Meadow Ox']],
    ['a set in brackets', '1 Meadow Ox [ABC]', ['1 Meadow Ox']],
    ['both faces', '1 Fire/Ice\n1 Fire / Ice\n1 Fire // Ice', ['1 Fire/Ice', '1 Fire // Ice', '1 Fire // Ice']],
    ['remarks, blank lines and headings', '// mine\nDeck\n\n4 Ox\n# that is all\n', ['4 Ox']],
    ['a heading with a number', 'Main (60)\r\n4 Ox\r\n', ['4 Ox']],
    ['what is about the deck', 'About\nName Best Deck\n\nDeck\n4 Ox', ['4 Ox']],
  ])('has %s', (_, text, expected) => {
    expect(names(text)).toEqual(expected);
    expect(readDeckList(text).problems).toEqual([]);
  });

  it('keeps the sideboard apart', () => {
    const { main, sideboard } = readDeckList('4 Ox\nSB: 1 Elf\nSideboard:\n2 Imp');
    expect(main).toEqual([{ count: 4, name: 'Ox', line: 1 }]);
    expect(sideboard.map(({ name, line }) => [name, line])).toEqual([
      ['Elf', 2],
      ['Imp', 4],
    ]);
  });

  it.each(['0 Ox', '1000 Ox'])('says where a line is wrong: %s', (line) => {
    const { main, problems } = readDeckList(`4 Elf\n${line}`);
    expect(main).toHaveLength(1);
    expect(problems).toEqual([{ line: 2, reason: expect.stringContaining(`"${line}" is not`) as unknown }]);
  });
});
