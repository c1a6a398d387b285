import type chalk from 'chalk';
import type { InputDiagnostic } from '../cards/input-diagnostic';

/** A finding about card input on one line. */
export function problemLine({ code, title, file, line, path, reason }: InputDiagnostic, paint: chalk.Chalk): string {
  const place = line === null ? file : `${file}:${line}`;
  return `${paint.red('error')} ${paint.bold(code)} ${title}: ${reason}\n  ${paint.dim(`${place} ${path}`)}\n`;
}
