import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesIn } from './docs-names.mjs';

const cases = [
  ['see `src/text/normalize.ts:12`', [{ kind: 'path', name: 'src/text/normalize.ts' }]],
  [
    'run `oracle explain "x"` or `bin/oracle compile`',
    [
      { kind: 'command', name: 'explain' },
      { kind: 'command', name: 'compile' },
    ],
  ],
  ['    $ npm run check', [{ kind: 'script', name: 'check' }]],
  [
    '`foldCase()` gives a `FaceIr`',
    [
      { kind: 'identifier', name: 'foldCase' },
      { kind: 'identifier', name: 'FaceIr' },
    ],
  ],
  ['[grammar](grammar.md#words), [site](https://example.org)', [{ kind: 'link', name: 'grammar.md' }]],
  ['`src/<room>/…` and `emit` and a plain src/gone.ts', []],
];
for (const [line, names] of cases) test(line, () => assert.deepEqual(namesIn(line), names));
