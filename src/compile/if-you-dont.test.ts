import { compiledEnglish } from './testing/english';
import { termsIn, textOf } from '../bytecode/term';

/** The statements that the conditions "if you do" and "if you don't" of a sorcery are about, by the values of their results. */
function askedIn(text: string): readonly string[] {
  return compiledEnglish(`Test Card | {1} | Sorcery\n${text}`).flatMap(({ items }) =>
    items.flatMap(({ item, gap }) => {
      expect(gap).toBeNull();
      return (item?.abilities ?? [])
        .flatMap(({ body }) => body.flatMap(termsIn))
        .filter(({ op }) => op === 'performed')
        .map(({ args: [value, , style] }) => [style, value].map(textOf).join(' '));
    }),
  );
}

it('"if you don\'t" after "if you do" is about the same statement', () => {
  expect(askedIn("You may discard a card. If you do, draw two cards. If you don't, you lose 2 life.")).toEqual([
    'do 0',
    'dont 0',
  ]);
});

it('"if you don\'t" after another choice is about that choice', () => {
  expect(askedIn("You may discard a card. If you do, you may pay {2}. If you don't, you lose 2 life.")).toEqual([
    'do 0',
    'dont 1',
  ]);
  expect(
    askedIn("You may discard a card. If you do, draw a card. You may pay {2}. If you don't, you lose 2 life."),
  ).toEqual(['do 0', 'dont 1']);
});
