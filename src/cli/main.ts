import { run } from './program';
import { processTerminal } from './terminal';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever read our output has seen enough.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

void run(process.argv.slice(2), processTerminal(process.argv)).then((code) => {
  process.exitCode = code;
});
