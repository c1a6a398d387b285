import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from '../cards/card';
import type { CompiledText } from './batch';
import { writeWhole } from './whole-file';

/**
 * Compiled cards on disk, by what they were compiled from and the version of the compiler. A folder for each version
 * holds packs: a pack is what one run added, and is never changed. Damaged packs count as absent. Others may delete any of it
 * at any time.
 */
export interface Cache {
  /** What is kept of cards with these keys. */
  faces(keys: readonly string[]): readonly (string | undefined)[];
  programs(keys: readonly string[]): readonly (string | undefined)[];
  add(entries: readonly (readonly [key: string, compiled: CompiledText])[]): void;
  /** A whole module, by the keys of its cards and its form. */
  module(name: string): Uint8Array | undefined;
  addModule(name: string, bytes: Uint8Array): void;
}

const versionPrefix = 'oracle-compiled-';
const keptVersions = 3;
const keptPacks = 8;
const keptModules = 4;

/** The key of a card: all that its program and level depend on, besides the compiler. */
export function cardKey({ name, layout, faces }: Card): string {
  return digest(JSON.stringify([name, layout, faces]));
}

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 27);
}

/** Opens the cache in a folder, which is made if it is not there. Throws if that cannot be done. */
export function openCache(folder: string, version: string): Cache {
  const home = join(folder, `${versionPrefix}${version}`);
  mkdirSync(home, { recursive: true });
  dropOldest(folder, keptVersions, (name) => name.startsWith(versionPrefix));
  const faces = lazily(() => readPacks(home, 'faces'));
  const programs = lazily(() => readPacks(home, 'program'));
  const parts = { faces, program: programs };
  return {
    faces: (keys) => keys.map((key) => faces().get(key)),
    programs: (keys) => keys.map((key) => programs().get(key)),
    add: (entries) => {
      if (entries.length === 0) return;
      mkdirSync(home, { recursive: true });
      const name = randomBytes(8).toString('hex');
      const isMany = packsOf(home, 'faces').length >= keptPacks;
      for (const part of ['faces', 'program'] as const) {
        const pack = new Map(entries.map(([key, compiled]) => [key, compiled[part]]));
        const old = isMany ? packsOf(home, part) : [];
        writePack(join(home, `${name}.${part}`), isMany ? new Map([...parts[part](), ...pack]) : pack);
        for (const file of old) rmSync(join(home, file), { force: true });
      }
    },
    module: (name) => {
      return contentOf(join(home, `${name}.module`));
    },
    addModule: (name, bytes) => {
      mkdirSync(home, { recursive: true });
      writeWhole(join(home, `${name}.module`), bytes);
      dropOldest(home, keptModules, (file) => file.endsWith('.module'));
    },
  };
}

function packsOf(home: string, part: string): readonly string[] {
  return existsSync(home) ? readdirSync(home).filter((file) => file.endsWith(`.${part}`)) : [];
}

/** What a file holds; undefined when there is none, or none any more. */
function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A pack: the digest of the rest on the first line, then lines of a key, a blank, and JSON text. */
function writePack(file: string, pack: ReadonlyMap<string, string>): void {
  const lines = [...pack].map(([key, text]) => `${key} ${text}\n`).join('');
  writeWhole(file, `${digest(lines)}\n${lines}`);
}

function readPacks(home: string, part: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of packsOf(home, part)) {
    const whole = contentOf(join(home, file))?.toString('utf8') ?? '';
    const text = whole.slice(whole.indexOf('\n') + 1);
    if (!whole.startsWith(`${digest(text)}\n`)) continue;
    for (let at = 0; at < text.length;) {
      const end = text.indexOf('\n', at);
      const blank = text.indexOf(' ', at);
      found.set(text.slice(at, blank), text.slice(blank + 1, end));
      at = end + 1;
    }
  }
  return found;
}

/** Deletes all but the newest of what is ours in a folder. */
function dropOldest(folder: string, kept: number, isOurs: (name: string) => boolean): void {
  const entries = readdirSync(folder)
    .filter(isOurs)
    .map((name) => ({ name, time: statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time);
  for (const { name } of entries.slice(kept)) rmSync(join(folder, name), { recursive: true, force: true });
}

function lazily<T>(make: () => T): () => T {
  const kept: T[] = [];
  return () => {
    const [value = make()] = kept;
    kept[0] = value;
    return value;
  };
}
