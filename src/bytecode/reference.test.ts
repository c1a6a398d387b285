import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withReference } from './reference';
import { styleMarks } from './style-marks';
import { styleReasons } from './style-reasons';

const document = join(__dirname, '../../docs/bytecode.md');

test('each style mark has a reason, and each reason a style mark', () => {
  expect(Object.keys(styleReasons).sort()).toEqual(
    styleMarks()
      .map(({ name }) => name)
      .sort(),
  );
});

test('the reference in the document is fresh: node scripts/update-bytecode-docs.mjs', () => {
  const text = readFileSync(document, 'utf8');
  expect(withReference(text)).toBe(text);
});

test('a document without markers is refused', () => {
  expect(() => withReference('# Bytecode')).toThrow('the document has no part');
});
