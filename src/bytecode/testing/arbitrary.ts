import fc from 'fast-check';
import type { Ability, Module } from '../module';
import { abilityFrom, moduleFrom } from './module';

/*
 * Generators of valid modules for property tests, made from the instruction table and the shape of modules. They draw
 * from a tape of numbers, so that fast-check makes counterexamples smaller by shortening the tape.
 */

const tapes = fc.array(fc.nat({ max: 0xffffff }), { maxLength: 400, size: 'max' });

/** Valid modules with debug information. */
export const modules: fc.Arbitrary<Module> = tapes.map(moduleFrom);

/** Valid abilities. */
export const abilities: fc.Arbitrary<Ability> = tapes.map(abilityFrom);

export { abilityFrom, moduleFrom } from './module';
export { randomTape } from './draw';
