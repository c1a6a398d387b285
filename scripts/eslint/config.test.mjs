// The lint configuration must refuse what the house rules forbid. Each case is linted in the place of a real file.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ESLint } from 'eslint';

const eslint = new ESLint();

async function rulesFired(code, filePath) {
  const [result] = await eslint.lintText(code, { filePath });
  return new Set(result.messages.map((message) => message.ruleId));
}

const SOURCE = 'src/source/span.ts';
const SYNTAX = 'src/syntax/node.ts';

const forbidden = [
  ['import-x/no-restricted-paths', "import { x } from '../syntax/node';\nexport const y = x;", SOURCE],
  ['no-restricted-imports', "import * as ohm from 'ohm-js';\nexport const y = ohm;", SOURCE],
  ['no-restricted-imports', "import { getExamples } from 'ohm-js/extras';\nexport const y = getExamples;", SOURCE],
  ['no-restricted-syntax', 'export enum Color { White }', SOURCE],
  ['no-restricted-syntax', 'export default 1;', SOURCE],
  ['no-restricted-syntax', 'let count = 0;\nexport const next = (): number => (count += 1);', SOURCE],
  ['no-restricted-syntax', 'export let count = 0;', SOURCE],
  ['oracle/no-wording', "export const f = (text: string): boolean => text.includes('target');", SYNTAX],
  ['max-lines', 'export const x = 1;\n'.repeat(601), SOURCE],
  ['max-lines-per-function', `export function f(): void {\n${'f();\n'.repeat(81)}}`, SOURCE],
  ['@typescript-eslint/no-explicit-any', 'export type X = any;', SOURCE],
  ['@typescript-eslint/no-non-null-assertion', 'export const f = (x?: string): string => x!;', SOURCE],
  [
    '@typescript-eslint/consistent-type-imports',
    "import { Span } from '../source/span';\nexport const f = (s: Span): Span => s;",
    SYNTAX,
  ],
  [
    '@typescript-eslint/switch-exhaustiveness-check',
    "export function f(x: 'a' | 'b'): number { switch (x) { case 'a': return 1; } return 2; }",
    SOURCE,
  ],
];

for (const [rule, code, path] of forbidden)
  test(`${rule} refuses: ${code.slice(0, 60).replaceAll('\n', ' ')}`, async () => {
    const fired = await rulesFired(code, path);
    assert.ok(fired.has(rule), `fired: ${[...fired].join(', ')}`);
  });

test('later rooms, ohm-js and text functions are allowed where they belong', async () => {
  const syntax = "import * as ohm from 'ohm-js';\nimport type { Span } from '../source/span';\n";
  assert.deepEqual(await rulesFired(`${syntax}export const f = (s: Span): unknown => [s, ohm];\n`, SYNTAX), new Set());
  const wording = "export const f = (text: string): boolean => text.includes('target');\n";
  assert.deepEqual(await rulesFired(wording, SOURCE), new Set());
});
