/** Full stops, quotation marks and contractions. */

/** A sentence with its full stop, which stands before a closing quotation mark. */
export function stopped(text: string): string {
  if (text.endsWith('.') || text.endsWith('.\'"')) return text;
  if (text.endsWith('\'"')) return `${text.slice(0, -2)}.'"`;
  return text.endsWith('"') ? `${text.slice(0, -1)}."` : `${text}.`;
}

/** What stands in quotation marks: the sentence around it has the full stop. */
export function unstopped(text: string): string {
  return text.endsWith('.') ? text.slice(0, -1) : text;
}

const contractions = [
  ['it is ', "it's "],
  ['they are ', "they're "],
] as const;

/** A pronoun and its verb are one word. */
export function contracted(text: string): string {
  const found = contractions.find(([full]) => text.slice(0, full.length) === full);
  return found === undefined ? text : `${found[1]}${text.slice(found[0].length)}`;
}
