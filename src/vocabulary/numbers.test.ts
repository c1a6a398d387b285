import { numberFromOrdinal, numberFromWord, ordinalFromNumber, wordFromNumber } from './numbers';

test('number words and their values go both ways', () => {
  for (let value = 0; value < 100; value++) {
    const word = wordFromNumber(value);
    expect(word === undefined ? undefined : numberFromWord(word)).toBe(value);
  }
  expect([numberFromWord('twenty'), numberFromWord('thirty-one'), numberFromWord('dozen')]).toEqual([20, 31, undefined]);
});

test('ordinals and their values go both ways', () => {
  expect([numberFromOrdinal('third'), ordinalFromNumber(3), numberFromOrdinal('umpteenth')]).toEqual([3, 'third', undefined]);
});
