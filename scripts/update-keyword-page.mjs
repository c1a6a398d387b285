// Writes `docs/keywords.md` from the glossary (run after a build). A test checks that it is fresh.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { keywordPage } = require('../dist/keywords/page.js');
writeFileSync(new URL('../docs/keywords.md', import.meta.url), keywordPage());
