import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keywordPage } from './page';

it('docs/keywords.md is fresh (npm run build && node scripts/update-keyword-page.mjs)', () => {
  expect(readFileSync(join(__dirname, '../../docs/keywords.md'), 'utf8')).toBe(keywordPage());
});
