import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from './whole-file';

const folder = mkdtempSync(join(tmpdir(), 'oracle-whole-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string): string => join(folder, name);

describe('a file is written whole or not at all', () => {
  it('anew, and over another of which it keeps the mode', () => {
    writeWhole(file('a'), 'one');
    chmodSync(file('a'), 0o600);
    writeWhole(file('a'), Buffer.from('two'));
    expect(readFileSync(file('a'), 'utf8')).toBe('two');
    expect(statSync(file('a')).mode & 0o777).toBe(0o600);
  });

  it('where a link leads', () => {
    writeFileSync(file('real'), 'old');
    symlinkSync(file('real'), file('link'));
    writeWhole(file('link'), 'new');
    expect(readFileSync(file('real'), 'utf8')).toBe('new');
  });

  it('never in the place itself: another name takes the bytes until they are all there', () => {
    const before = statSync(file('a')).ino;
    writeWhole(file('a'), 'three');
    expect(statSync(file('a')).ino).not.toBe(before);
  });

  it('and leaves nothing behind when it fails', () => {
    mkdirSync(file('closed'));
    const names = readdirSync(folder);
    expect(() => writeWhole(file('none/x'), 'text')).toThrow('ENOENT');
    expect(() => writeWhole(file('closed'), 'text')).toThrow('EISDIR');
    expect(readdirSync(folder)).toEqual(names);
  });

  it('except for what is no file', () => {
    writeWhole('/dev/null', 'text');
    expect(statSync('/dev/null').isFile()).toBe(false);
  });
});
