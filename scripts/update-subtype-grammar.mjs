// Writes `grammar/05-subtypes.ohm` from the vocabulary (run after a build). A test checks that it is fresh.
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { subtypeGrammar } = require('../dist/syntax/subtype-grammar.js');
writeFileSync(new URL('../grammar/05-subtypes.ohm', import.meta.url), subtypeGrammar());
