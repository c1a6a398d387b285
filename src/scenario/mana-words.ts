/** Kinds of mana as scenarios call them. */
export const symbolNames: Readonly<Record<string, string>> = {
  W: 'white',
  U: 'blue',
  B: 'black',
  R: 'red',
  G: 'green',
  C: 'colorless',
};

/** The symbol of a kind of mana: "Blue", "blue" and "U" are {U}. */
export function symbolOf(word: string): string {
  const lower = word.toLowerCase();
  return Object.keys(symbolNames).find((symbol) => symbolNames[symbol] === lower) ?? word.toUpperCase();
}
