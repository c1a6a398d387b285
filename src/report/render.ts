import type chalk from 'chalk';
import type { Diagnostic, Label } from '../source/diagnostic';

/** Draws a finding with the lines of text that it is about, carets under the words, and what is to be said of them. */
export function renderDiagnostic(diagnostic: Diagnostic, text: string, paint: chalk.Chalk): string {
  const { code, severity, title, primary, secondary, hint } = diagnostic;
  const color = severity === 'error' ? paint.red : paint.yellow;
  const marks = [
    { label: primary, sign: '^', color },
    ...secondary.map((label) => ({ label, sign: '-', color: paint.cyan })),
  ];
  const lines = linesOf(text).filter((line) => marks.some(({ label }) => isIn(line, label.span.start)));
  const width = String(lines.at(-1)?.number ?? 1).length;
  const excerpts = lines.flatMap((line) => {
    const own = marks.filter(({ label }) => isIn(line, label.span.start)).map((mark) => underline(line, mark));
    return [
      `${paint.dim(`${String(line.number).padStart(width)} |`)} ${line.text}`,
      ...own.map((each) => `${paint.dim(`${' '.repeat(width)} |`)} ${each}`),
    ];
  });
  const hints = hint === undefined ? [] : [`${' '.repeat(width)} ${paint.dim('=')} hint: ${hint}`];
  return `${color(severity)} ${paint.bold(code)} ${title}\n${[...excerpts, ...hints].join('\n')}\n`;
}

interface Line {
  readonly number: number;
  readonly start: number;
  readonly text: string;
}

function linesOf(text: string): readonly Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ number: lines.length + 1, start, text: line });
    start += line.length + 1;
  }
  return lines;
}

function isIn({ start, text }: Line, at: number): boolean {
  return start <= at && at <= start + text.length;
}

interface Mark {
  readonly label: Label;
  readonly sign: string;
  readonly color: chalk.Chalk;
}

function underline({ start, text }: Line, { label: { span, text: said }, sign, color }: Mark): string {
  const from = span.start - start;
  const to = Math.min(span.end - start, text.length);
  const before = text.slice(0, from).replace(/[^\t]/g, ' ');
  const carets = sign.repeat(Math.max(1, [...text.slice(from, to)].length));
  return `${before}${color(said === '' ? carets : `${carets} ${said}`)}`;
}
