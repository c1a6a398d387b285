/** Numbers that Oracle text spells as words, and their values. */
const words = [
  'zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve',
  'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty',
] as const;
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

const values: ReadonlyMap<string, number> = new Map([
  ...words.map((word, value): [string, number] => [word, value]),
  ...tens.flatMap((ten, at) => words.slice(0, 10).map((digit, value): [string, number] =>
    [value === 0 ? ten : `${ten}-${digit}`, (at + 2) * 10 + value])),
]);
const spelled: ReadonlyMap<number, string> = new Map([...values].map(([word, value]) => [value, word]));

const ordinals = [
  'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth',
] as const;
const ordinalValues: ReadonlyMap<string, number> = new Map(ordinals.map((word, at) => [word, at + 1]));

/** The value of a number word from `zero` to `ninety-nine`, in lower case. */
export function numberFromWord(word: string): number | undefined {
  return values.get(word);
}

/** The word for a whole number from 0 to 99. */
export function wordFromNumber(value: number): string | undefined {
  return spelled.get(value);
}

/** The value of an ordinal from `first` to `tenth`, in lower case. */
export function numberFromOrdinal(word: string): number | undefined {
  return ordinalValues.get(word);
}

/** The ordinal for a whole number from 1 to 10. */
export function ordinalFromNumber(value: number): string | undefined {
  return ordinals[value - 1];
}
