import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GRAMMAR_FOLDER } from '../syntax/grammar-files';

/** The version of the compiler as a package. */
export function toolVersion(): string {
  const { version } = JSON.parse(readFileSync(resolve(__dirname, '../../package.json'), 'utf8')) as { version: string };
  return version;
}

/** A hash of all that makes the compiler what it is: its code and its grammar. */
export function compilerVersion(): string {
  const hash = createHash('sha256');
  for (const folder of [resolve(__dirname, '..'), GRAMMAR_FOLDER]) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter(isSource).sort()) hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 32);
}

const sources: ReadonlySet<string> = new Set(['js', 'ts', 'ohm', 'json']);

function isSource(file: string): boolean {
  const [, ...endings] = file.split('.');
  return endings.length === 1 && sources.has(endings[0] ?? '');
}
