// Builds `dist/` from `src/` (incremental), generates the parser, and bundles what runs on its own: the commands and the threads.
// Steps that generate code are added here.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { bundle } from './bundle.mjs';

const require = createRequire(import.meta.url);
execFileSync(process.execPath, [require.resolve('typescript/bin/tsc'), '-p', 'tsconfig.build.json'], {
  stdio: 'inherit',
});
require('../dist/syntax/codegen/build.js').buildParser();

bundle([
  { in: 'src/cli/main.ts', out: 'oracle' },
  { in: 'src/compile/worker.ts', out: 'compile-worker' },
  { in: 'src/sim/worker.ts', out: 'sim-worker' },
]);
