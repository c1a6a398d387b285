import { flatMapped } from './flat-mapped';

describe('what many things give', () => {
  it('is what flatMap gives: lists one after the other, single things among them, and the place of each', () => {
    const each = (text: string, at: number): string | readonly string[] =>
      text === '' ? [] : at % 2 === 0 ? [...text, `${at}`] : text;
    const texts = ['ab', 'cd', '', 'ef', 'g'];
    expect(flatMapped(texts, each)).toEqual(['a', 'b', '0', 'cd', 'ef', 'g', '4']);
    expect(flatMapped(texts, each)).toEqual(texts.flatMap(each));
  });

  it('leaves lists within the lists as they are', () => {
    expect(flatMapped([1, 2], (number) => [[number], [number]])).toEqual([[1], [1], [2], [2]]);
  });
});
