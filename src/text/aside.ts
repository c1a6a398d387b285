import type { Span } from '../source/span';

/**
 * Reminder texts of a line (CR 207.2a), with the blank before them: outermost parentheses. An unclosed
 * parenthesis is ordinary text.
 */
export function reminders(line: string): Span[] {
  const found: Span[] = [];
  if (!line.includes('(')) return found;
  let depth = 0;
  let start = 0;
  for (let at = 0; at < line.length; at++) {
    const character = line.charAt(at);
    if (character === '(') {
      if (depth === 0) start = at;
      depth++;
    } else if (character === ')' && depth > 0) {
      depth--;
      if (depth === 0) found.push({ start, end: at + 1 });
    }
  }
  return found;
}
