const names: Readonly<Record<string, string>> = { W: 'white', U: 'blue', B: 'black', R: 'red', G: 'green' };

/** Colors by name; card data may give them by symbol. */
export function colorOf(color: string): string {
  return names[color] ?? color.toLowerCase();
}
