import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from '../bytecode/binary/decode';
import type { Card } from '../cards/card';
import { renderFace } from '../english/ability';
import { verify } from '../verify/verify';
import { openCache } from './cache';
import { compileCards, type CompiledCards } from './cards';
import { madeUpCards } from './testing/cards';

const cards = madeUpCards();
const nothing = (): void => undefined;

function compile(
  cards: readonly Card[],
  jobs = 1,
  cache: ReturnType<typeof openCache> | null = null,
): Promise<CompiledCards> {
  return compileCards(cards, { jobs, cache, onDone: nothing });
}

const levels = ({ outcomes }: CompiledCards): readonly string[] =>
  outcomes.flatMap(({ faces }) => faces.map(({ name, level }) => `${name}: ${level}`));

test('every card gets a level, in the order of the cards', async () => {
  const compiled = await compile(cards);
  expect(levels(compiled).map((line) => line.replace('executable', 'certified'))).toEqual([
    'Plain Ox: certified',
    'Cinder Warden: certified',
    'Ember Lesson: certified',
    'Grove Call: certified',
    'Glimmer Puzzle: partial',
    'Twice Puzzled: partial',
    'Hollow Echo: partial',
  ]);
});

test('the module holds the cards that compiled wholly, and is valid', async () => {
  const decoded = decode((await compile(cards)).module('bin'));
  if (decoded.kind !== 'Decoded') throw new Error('not decoded');
  expect(verify(decoded.module)).toEqual([]);
  expect(decoded.module.cards.map(({ name }) => name)).toEqual([
    'Plain Ox',
    'Cinder Warden',
    'Ember Lesson',
    'Grove Call',
  ]);
  expect(renderFace(decoded.module.cards[2]?.faces[0]?.abilities ?? [])).toEqual(['~ deals 3 damage to any target.']);
});

test('the result is the same for any number of threads', async () => {
  // More than one batch, with an end that is not full.
  const many = Array.from({ length: 30 }, (_, copy) =>
    cards.map((card): Card => ({ ...card, name: `${card.name} ${copy}` })),
  ).flat();
  const [one, three] = [await compile(many, 1), await compile(many, 3)];
  expect(three.outcomes).toEqual(one.outcomes);
  expect(Buffer.from(three.module('bin')).equals(Buffer.from(one.module('bin')))).toBe(true);

  // Cards that come from three threads are put in their order as they come.
  const ahead = await compileCards(many, { jobs: 3, cache: null, onDone: nothing, ahead: 'bin' });
  expect(Buffer.from(ahead.module('bin')).equals(Buffer.from(one.module('bin')))).toBe(true);
  expect(ahead.outcomes).toEqual(one.outcomes);
});

describe('the cache', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oracle-cache-'));
  const home = join(folder, 'oracle-compiled-v1');
  afterAll(() => rmSync(folder, { recursive: true }));
  const open = (): ReturnType<typeof openCache> => openCache(folder, 'v1');
  const packs = (): readonly string[] => readdirSync(home).filter((file) => file.endsWith('.faces'));

  test('gives the same as compiling', async () => {
    const without = await compile(cards);
    const cold = await compile(cards, 1, open());
    const warm = await compile(cards, 1, open());
    for (const compiled of [cold, warm]) {
      expect(compiled.outcomes).toEqual(without.outcomes);
      for (const form of ['bin', 'asm', 'json'] as const) expect(compiled.module(form)).toEqual(without.module(form));
    }
  });

  test('keeps what was compiled, and only that', async () => {
    const before = packs().length;
    const done: number[] = [];
    await compileCards(cards, { jobs: 1, cache: open(), onDone: (count) => done.push(count) });
    expect(done[0]).toBe(cards.length);
    expect(packs()).toHaveLength(before);
  });

  test('compiles a card again when its text or type changes', async () => {
    const changed = cards.map((card) => ({
      ...card,
      faces: card.faces.map((face) => ({ ...face, text: face.text.replace('3 damage', '4 damage') })),
    }));
    const compiled = await compile(changed, 1, open());
    expect(compiled.outcomes[2]?.faces[0]?.certificate.english).toBe('~ deals 4 damage to any target.');
  });

  test('takes sets and formats from the cards that are given', async () => {
    const moved = cards.map((card) => ({ ...card, sets: ['ZZZ'] }));
    expect((await compile(moved, 1, open())).outcomes.every(({ sets }) => sets.join() === 'ZZZ')).toBe(true);
  });

  test('passes over damaged packs', async () => {
    for (const file of readdirSync(home)) {
      const path = join(home, file);
      writeFileSync(path, readFileSync(path).subarray(0, 40));
    }
    for (const file of readdirSync(home)) if (file.endsWith('.module')) rmSync(join(home, file));
    const without = await compile(cards);
    const compiled = await compile(cards, 1, open());
    expect(compiled.outcomes).toEqual(without.outcomes);
    expect(compiled.module('bin')).toEqual(without.module('bin'));
  });

  test('goes on when others delete it', async () => {
    const cache = open();
    rmSync(home, { recursive: true });
    const compiled = await compile(cards, 1, cache);
    expect(compiled.module('bin')).toEqual((await compile(cards)).module('bin'));
    expect(packs()).toHaveLength(1);
  });

  test('compiles again when programs are lost', async () => {
    for (const file of readdirSync(home)) if (!file.endsWith('.faces')) rmSync(join(home, file));
    const compiled = await compile(cards, 1, open());
    expect(compiled.module('bin')).toEqual((await compile(cards)).module('bin'));
  });

  test('keeps packs few and touches nothing that is not its own', async () => {
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    for (let copy = 0; copy < 20; copy += 1)
      await compile(
        cards.slice(1, 2).map((card) => ({ ...card, name: `Copy ${copy}` })),
        1,
        open(),
      );
    expect(packs().length).toBeLessThanOrEqual(9);
    for (let version = 2; version < 8; version += 1) openCache(folder, `v${version}`);
    expect(readdirSync(folder).filter((name) => name.startsWith('oracle-compiled-'))).toHaveLength(3);
    expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('mine');
  });
});
