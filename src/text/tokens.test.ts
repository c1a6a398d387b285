import { tokens } from './tokens';

const texts = (text: string): string[] => tokens(text).map((token) => token.text);

describe('tokens', () => {
  test('keeps symbols, counters and sizes whole', () => {
    expect(texts('{2/w}{t}: +1/-x, 2/2 and */*.')).toEqual([
      '{2/w}',
      '{t}',
      ':',
      '+1/-x',
      ',',
      '2/2',
      'and',
      '*/*',
      '.',
    ]);
  });

  test('parts the possessive from its noun, and no other apostrophe', () => {
    expect(texts("~'s c'tan can't owners' hands")).toEqual(['~', "'s", "c'tan", "can't", 'owners', "'", 'hands']);
  });

  test('keeps hyphenated words whole', () => {
    expect(texts('non-elf assembly-worker \u2014 -2: -x')).toEqual([
      'non-elf',
      'assembly-worker',
      '\u2014',
      '-2',
      ':',
      '-x',
    ]);
  });

  test('says where each stands', () => {
    expect(tokens('draw a card.')[2]).toEqual({ text: 'card', span: { start: 7, end: 11 } });
  });
});
