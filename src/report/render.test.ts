import chalk from 'chalk';
import type { Diagnostic } from '../source/diagnostic';
import { renderDiagnostic } from './render';

const plain = new chalk.Instance({ level: 0 });
const text = 'Flying\nTap target artifact and target creature.\nDestroy it.';

const diagnostic: Diagnostic = {
  code: 'ORA0302',
  severity: 'error',
  title: 'which one',
  primary: { span: { start: 56, end: 58 }, text: 'one of 2' },
  secondary: [{ span: { start: 11, end: 26 }, text: 'this one?' }],
  hint: 'say which',
};

test('carets stand under the words, on each line that is spoken of', () => {
  expect(renderDiagnostic(diagnostic, text, plain)).toBe(
    [
      'error ORA0302 which one',
      '2 | Tap target artifact and target creature.',
      '  |     --------------- this one?',
      '3 | Destroy it.',
      '  |         ^^ one of 2',
      '  = hint: say which',
      '',
    ].join('\n'),
  );
});

test('a span of many lines is shown where it begins', () => {
  const long = { ...diagnostic, primary: { span: { start: 7, end: text.length }, text: 'all' }, secondary: [] };
  const [, line, carets] = renderDiagnostic(long, text, plain).split('\n');
  expect(line).toBe('2 | Tap target artifact and target creature.');
  expect(carets).toBe(`  | ${'^'.repeat(40)} all`);
});

test('colors are used where they are wanted', () => {
  expect(renderDiagnostic(diagnostic, text, new chalk.Instance({ level: 1 }))).toContain('\u001b[31m');
});
