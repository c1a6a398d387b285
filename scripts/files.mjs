// The files a check looks at: those git tracks or would track.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Paths of the text files below the given folders (all of the repository by default). */
export function textFiles(...folders) {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...folders],
    {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    },
  );
  return listed.split('\0').filter((path) => path !== '' && existsSync(path) && !isBinary(path));
}

function isBinary(path) {
  return readFileSync(path).subarray(0, 4096).includes(0);
}

/** Prints `path:line: message` for each problem and sets the exit code. */
export function report(problems, summary) {
  for (const { path, line, message } of problems) console.error(`${path}:${line}: ${message}`);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(summary);
}
