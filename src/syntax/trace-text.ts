/** What the matcher keeps of one attempt; the library has no types for it. */
interface Attempt {
  readonly pos: number;
  readonly input: string;
  readonly succeeded: boolean;
  readonly displayString: string;
  readonly expr: object;
  readonly source: { readonly contents: string };
}

/** The trace that the matcher's `trace` gives. */
export interface MatcherTrace {
  walk: (enter: (attempt: Attempt | undefined, parent: unknown, depth: number) => unknown) => void;
  readonly SKIP: object;
}

/**
 * What the matcher tried, a line for each attempt, indented by depth. What it tried at the same place before is not shown
 * again: the library's own text repeats it, without end in a grammar of this size.
 */
export function traceText(trace: MatcherTrace): string {
  const lines: string[] = [];
  const shown = new Set<string>();
  trace.walk((attempt, _parent, depth) => {
    if (attempt === undefined) return trace.SKIP;
    const { pos, input, succeeded, displayString, expr, source } = attempt;
    if (expr.constructor.name === 'Alt') return undefined;
    const line = `${succeeded ? '✓' : '✗'} ${displayString}${succeeded ? ` ⇒ "${source.contents}"` : ''}`;
    const key = `${pos} ${displayString}`;
    const isAgain = expr.constructor.name === 'Apply' && shown.has(key);
    shown.add(key);
    lines.push(`${input.slice(pos, pos + 10).padEnd(10)} ${'  '.repeat(depth)}${line}${isAgain ? ' (as before)' : ''}`);
    return isAgain ? trace.SKIP : undefined;
  });
  return `${lines.join('\n')}\n`;
}
