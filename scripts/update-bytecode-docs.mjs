// Writes the instruction reference and the style marks into docs/bytecode.md, from the built tables in dist/.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { withReference } = require('../dist/bytecode/reference.js');
const path = new URL('../docs/bytecode.md', import.meta.url);
writeFileSync(path, withReference(readFileSync(path, 'utf8')));
