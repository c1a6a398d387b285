import { wording } from './wording/index';

/**
 * The words that entries of the table need, as a tree of their characters. One pass over a line finds all of them; to look
 * for each alone takes ten times as long.
 */
interface Needs {
  /** The column of each character that any of the words has, from 1 on; 0 for all others. */
  readonly columns: Uint8Array;
  readonly width: number;
  /** For each node and column the next node; 0 where there is none. */
  readonly next: Uint16Array;
  /** The entries whose words end at a node. */
  readonly ends: readonly (readonly number[])[];
}

const needs = needsOf(wording.map((entry) => entry.needs));

function needsOf(words: readonly string[]): Needs {
  const letters = [...new Set(words.join(''))];
  const columns = new Uint8Array(1 << 16);
  letters.forEach((letter, index) => (columns[letter.charCodeAt(0)] = index + 1));
  const width = letters.length + 1;
  const next = new Uint16Array(width * (words.join('').length + 1));
  const ends: number[][] = [[]];
  for (const [entry, word] of words.entries()) {
    let node = 0;
    for (let at = 0; at < word.length; at++) {
      const edge = node * width + (columns[word.charCodeAt(at)] ?? 0);
      const known = next[edge] ?? 0;
      node = known === 0 ? ends.push([]) - 1 : known;
      next[edge] = node;
    }
    ends[node]?.push(entry);
  }
  return { columns, width, next, ends };
}

/** The entries of the table whose needed words occur in a text, in the order of the table, each once. */
export function neededIn(text: string): number[] {
  const { columns, width, next, ends } = needs;
  const found = new Set<number>();
  for (let start = 0; start < text.length; start++) {
    let node = 0;
    for (let at = start; at < text.length; at++) {
      const column = columns[text.charCodeAt(at)] ?? 0;
      node = column === 0 ? 0 : (next[node * width + column] ?? 0);
      if (node === 0) break;
      for (const entry of ends[node] ?? []) found.add(entry);
    }
  }
  return [...found].sort((a, b) => a - b);
}
