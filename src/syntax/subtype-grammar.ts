import { subtypeWords } from '../vocabulary/lookup';

/** The grammar fragment of the subtype words, made from the vocabulary: longer words first, ten on a line. */
export function subtypeGrammar(): string {
  const words = [...subtypeWords()].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).map((w) => `"${w}"`);
  const lines: string[] = [];
  for (let at = 0; at < words.length; at += 10) lines.push(words.slice(at, at + 10).join(' | '));
  return `// Generated from src/vocabulary by scripts/update-subtype-grammar.mjs; do not edit.\n\nsubtype (a subtype) = subtypeWord ~("a".."z" | "-" "a".."z")\n\nsubtypeWord\n  = ${lines.join('\n  | ')}\n`;
}
