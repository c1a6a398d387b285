import type { CardProgram } from '../bytecode/module';
import { makePool, type CardPool } from '../vm/pool';
import { expandGranted, readRules } from './granted';

/** A pool of compiled cards for games, each under its name; the first of a name counts. */
export function gamePool(programs: Iterable<CardProgram> = []): CardPool {
  const cards = new Map<string, CardProgram>();
  for (const program of programs) if (!cards.has(program.name)) cards.set(program.name, program);
  return makePool(cards, expandGranted, readRules);
}
