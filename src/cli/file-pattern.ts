import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * The files that a pattern means, in order of name: `*` in the last part of the path stands for any letters. A pattern
 * without `*`, or one that nothing fits, is given back as it is, so that reading it reports what is wrong.
 */
export function filesOf(pattern: string): readonly string[] {
  const pieces = basename(pattern).split('*');
  if (pieces.length === 1) return [pattern];
  const folder = dirname(pattern);
  const found = entries(folder).filter((name) => fitsPieces(name, pieces));
  return found.length === 0 ? [pattern] : found.map((name) => join(folder, name));
}

function entries(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

function fitsPieces(name: string, pieces: readonly string[]): boolean {
  const [first = '', ...rest] = pieces;
  if (!name.startsWith(first)) return false;
  let at = first.length;
  for (const [index, piece] of rest.entries()) {
    const isLast = index === rest.length - 1;
    const found = isLast ? name.length - piece.length : name.indexOf(piece, at);
    if (found < at || !name.startsWith(piece, found)) return false;
    at = found + piece.length;
  }
  return true;
}
