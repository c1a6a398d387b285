// Bundles `src/sim/engine.bench.ts` as the commands are bundled, and runs it: what is measured is what users run.
// Arguments with dashes are for Node (`--cpu-prof`), the others for the benchmark: games of a round, rounds.
import { spawnSync } from 'node:child_process';
import { bundle } from './bundle.mjs';

bundle([{ in: 'src/sim/engine.bench.ts', out: 'engine-bench' }]);
const given = process.argv.slice(2);
const forNode = given.filter((arg) => arg.startsWith('--'));
const young = ['--max-semi-space-size=64', '--min-semi-space-size=64'];
const { status } = spawnSync(
  process.execPath,
  [...young, ...forNode, 'dist/bundle/engine-bench.js', ...given.filter((arg) => !arg.startsWith('--'))],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
