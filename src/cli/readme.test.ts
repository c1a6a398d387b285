import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from './program';
import { captured } from './testing/terminal';

interface Transcript {
  readonly command: string;
  readonly output: string;
}

/** The transcripts of the README: indented lines from "$ oracle …" to the next unindented line. */
function transcriptsIn(text: string): readonly Transcript[] {
  return [...text.matchAll(/^ {4}\$ oracle (.*)\n((?: {4}.*\n)*)/gm)].map(([, command = '', output = '']) => ({
    command,
    output: output.replaceAll(/^ {4}/gm, ''),
  }));
}

/** Words of a command line; those in quotes are one. */
const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

/** What needs a file of published cards cannot be played again here. */
const isOurs = ({ command }: Transcript): boolean => !command.includes('.json');

const transcripts = transcriptsIn(readFileSync(resolve(__dirname, '../../README.md'), 'utf8'));

it('has transcripts', () => {
  expect(transcripts.filter(isOurs).length).toBeGreaterThan(1);
});

it.each(transcripts.filter(isOurs))('oracle $command', async ({ command, output }) => {
  const { terminal, out } = captured();
  await run(wordsOf(command), terminal);
  expect(out()).toBe(output);
});
