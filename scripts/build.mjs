// Builds `dist/` from `src/` (incremental), generates the parser, and bundles what runs on its own: the commands and the threads.
// Steps that generate code are added here.
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { buildSync } from 'esbuild';

const require = createRequire(import.meta.url);
execFileSync(process.execPath, [require.resolve('typescript/bin/tsc'), '-p', 'tsconfig.build.json'], {
  stdio: 'inherit',
});
require('../dist/syntax/codegen/build.js').buildParser();

// In one file the modules call each other directly, which V8 runs faster than calls through what modules export.
// Folders below `dist/bundle/` would break the paths that the code works out from where it stands.
buildSync({
  entryPoints: [
    { in: 'src/cli/main.ts', out: 'oracle' },
    { in: 'src/compile/worker.ts', out: 'compile-worker' },
    { in: 'src/sim/worker.ts', out: 'sim-worker' },
  ],
  outdir: 'dist/bundle',
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  logLevel: 'warning',
});
