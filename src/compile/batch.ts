import type { CardProgram } from '../bytecode/module';
import type { Card } from '../cards/card';
import { compileTogether } from './card';
import type { FaceOutcome } from './outcome';

/**
 * What is kept of a compiled card: what came of its faces, and its program. Both are JSON text, as they go between
 * threads and into the cache; most runs need few of the programs.
 */
export interface CompiledText {
  readonly faces: string;
  readonly program: string;
}

/** Compiles cards in order. */
export function compileBatch(cards: readonly Card[]): readonly CompiledText[] {
  return compileTogether(cards).map(({ program, outcome }) => ({
    faces: JSON.stringify(outcome.faces),
    program: JSON.stringify(program),
  }));
}

/** The outcomes that a compiled card was kept as. */
export function facesOf({ faces }: Pick<CompiledText, 'faces'>): readonly FaceOutcome[] {
  return JSON.parse(faces) as readonly FaceOutcome[];
}

/** The program that a compiled card was kept as. */
export function programOf(program: string): CardProgram {
  return JSON.parse(program) as CardProgram;
}
