import type chalk from 'chalk';
import { placeText, type ModuleDiagnostic } from '../bytecode/diagnostic';
import { renderDiagnostic } from './render';

/** A finding about a module for people: with the words of the text form when it is about that. */
export function moduleProblem(diagnostic: ModuleDiagnostic, source: string, paint: chalk.Chalk): string {
  const { code, severity, title, place } = diagnostic;
  if (place.kind !== 'Text')
    return `${paint.red(severity)} ${paint.bold(code)} ${title}\n  ${paint.dim(placeText(place))}\n`;
  const primary = { span: place.span, text: '' };
  return renderDiagnostic({ code, severity, title, primary, secondary: [] }, source, paint);
}
