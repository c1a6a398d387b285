// Builds `dist/` from `src/` (incremental), then generates the parser. Steps that generate code are added here.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
execFileSync(process.execPath, [require.resolve('typescript/bin/tsc'), '-p', 'tsconfig.build.json'], {
  stdio: 'inherit',
});
require('../dist/syntax/codegen/build.js').buildParser();
