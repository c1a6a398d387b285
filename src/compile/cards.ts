import type { Worker } from 'node:worker_threads';
import { encode, ModuleWriter } from '../bytecode/binary/encode';
import { toJson } from '../bytecode/json';
import { formatVersion, type CardProgram, type Module } from '../bytecode/module';
import { disassemble } from '../bytecode/text/disassemble';
import type { Card } from '../cards/card';
import { compileBatch, facesOf, programOf, type CompiledText } from './batch';
import { cardKey, digest, type Cache } from './cache';
import { formatsOf } from './card';
import { isAtLeast } from './level';
import { remembered } from '../source/remembered';
import type { CardOutcome, FaceOutcome } from './outcome';
import { compileAll } from './pool';

export interface CompileOptions {
  /** Number of threads. */
  readonly jobs: number;
  readonly cache: Cache | null;
  /** Called with the number of cards done since the last call. */
  readonly onDone: (count: number) => void;
  /** A form that will be asked for: without a cache it is written while cards are still being compiled. */
  readonly ahead?: ModuleForm | null;
  /** Threads that were started before (`startThreads`). */
  readonly started?: readonly Worker[];
}

export const moduleForms = ['bin', 'json', 'asm'] as const;
export type ModuleForm = (typeof moduleForms)[number];

/** Compiled cards, in the order in which they were given. */
export interface CompiledCards {
  readonly outcomes: readonly CardOutcome[];
  /** How many cards the module holds. */
  readonly whole: number;
  /**
   * The module of the cards that compiled wholly, every face of them. A card of which a part is not understood is not in it:
   * what it has of abilities would not be the card.
   */
  module(form: ModuleForm): Uint8Array;
  /** The programs of the cards that are wanted. */
  programs(isWanted: (outcome: CardOutcome) => boolean): readonly CardProgram[];
}

/** Compiles cards, in threads and with a cache. The result does not depend on either. */
export async function compileCards(cards: readonly Card[], options: CompileOptions): Promise<CompiledCards> {
  const { cache, jobs, onDone, started } = options;
  const keys = cache === null ? cards.map(() => '') : cards.map(cardKey);
  const known = cache?.faces(keys) ?? [];
  const isNew = (_: unknown, index: number): boolean => known[index] === undefined;
  onDone(known.filter((faces) => faces !== undefined).length);
  const facesIn = remembered(facesOf);
  const ahead = cache === null && options.ahead === 'bin' ? new ModuleWriter(formatVersion) : null;
  const write = (text: CompiledText): void => {
    if (ahead !== null && areWhole(facesIn(text))) ahead.add(programOf(text.program));
  };
  const compiled = await compileAll(cards.filter(isNew), jobs, onDone, write, started);
  cache?.add(keys.filter(isNew).flatMap((key, index) => withKey(key, compiled[index])));

  const fresh = compiled.values();
  const texts =
    known.length === 0 ? compiled : known.map((faces) => (faces === undefined ? fresh.next().value : { faces }));
  const outcomes = cards.map((card, index): CardOutcome => {
    const text = texts[index];
    if (text === undefined) throw new Error(`${card.name} was not compiled`);
    return { name: card.name, sets: card.sets, formats: formatsOf(card), faces: facesIn(text) };
  });
  const whole = [...cards.keys()].filter((index) => isWhole(outcomes[index]));
  const programsAt = (wanted: readonly number[]): readonly string[] => {
    const kept = cache?.programs(keys) ?? [];
    return wanted.flatMap((index) => {
      const text = texts[index];
      if (text !== undefined && 'program' in text) return [text.program];
      return kept[index] ?? compileBatch(cards.slice(index, index + 1)).map(({ program }) => program);
    });
  };
  const name = digest(whole.map((index) => keys[index]).join());
  const module = (form: ModuleForm): Uint8Array =>
    ahead !== null && form === 'bin'
      ? ahead.finish()
      : cached(cache, `${name}-${form}`, () =>
          written({ format: formatVersion, cards: programsAt(whole).map(programOf) }, form),
        );
  const programs: CompiledCards['programs'] = (isWanted) =>
    programsAt([...outcomes.keys()].filter((index) => outcomes[index] !== undefined && isWanted(outcomes[index]))).map(
      programOf,
    );
  return { outcomes, whole: whole.length, module, programs };
}

function isWhole(outcome: CardOutcome | undefined): boolean {
  return outcome !== undefined && areWhole(outcome.faces);
}

function areWhole(faces: readonly FaceOutcome[]): boolean {
  return faces.every(({ level }) => isAtLeast(level, 'compiled'));
}

function withKey(key: string, compiled: CompiledText | undefined): readonly (readonly [string, CompiledText])[] {
  return compiled === undefined ? [] : [[key, compiled]];
}

function cached(cache: Cache | null, name: string, make: () => Uint8Array): Uint8Array {
  const known = cache?.module(name);
  if (known !== undefined) return known;
  const made = make();
  cache?.addModule(name, made);
  return made;
}

/** A module in one of its forms. */
export function written(module: Module, form: ModuleForm): Uint8Array {
  switch (form) {
    case 'bin':
      return encode(module);
    case 'json':
      return Buffer.from(`${JSON.stringify(toJson(module), null, 1)}\n`);
    case 'asm':
      return Buffer.from(disassemble(module));
  }
}
