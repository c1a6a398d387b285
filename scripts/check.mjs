// Runs every static check, two at a time, and reports all failures instead of stopping at the first.
// `npm run check` runs them all; `npm run check -- eslint knip` runs those named.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';

const JOBS = 2;
const tests = readdirSync('scripts', { recursive: true }).filter((file) => file.endsWith('.test.mjs'));

const CHECKS = {
  types: ['tsc', '--noEmit', '-p', '.'],
  eslint: ['eslint', '--max-warnings', '0', '.'],
  prettier: ['prettier', '--check', '--log-level', 'warn', '.'],
  knip: ['knip'],
  cspell: ['cspell', '--no-progress', '--no-summary', '--dot'],
  citations: ['node', 'scripts/check-citations.mjs'],
  docs: ['node', 'scripts/check-docs.mjs'],
  'card-text': ['node', 'scripts/check-card-text.mjs'],
  scripts: ['node', '--test', ...tests.map((file) => `scripts/${file}`)],
};

function run(name) {
  const [command, ...args] = CHECKS[name];
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (status) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
      if (status !== 0) process.stdout.write(Buffer.concat(output));
      resolve(status === 0);
    });
  });
}

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(CHECKS);
const unknown = wanted.filter((name) => !(name in CHECKS));
if (unknown.length > 0) throw new Error(`no such check: ${unknown.join(', ')} (${Object.keys(CHECKS).join(', ')})`);

const queue = [...wanted];
const passed = [];
async function worker() {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) passed.push(await run(name));
}
await Promise.all(Array.from({ length: JOBS }, worker));
process.exitCode = passed.every(Boolean) ? 0 : 1;
