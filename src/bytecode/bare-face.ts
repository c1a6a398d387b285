import type { FaceProgram } from './module';

/** A face with no characteristics and abilities but these. */
export function bareFaceProgram(name: string, facts: Partial<FaceProgram> = {}): FaceProgram {
  return {
    ...{ name, manaCost: null, supertypes: [], types: [], subtypes: [], colors: [] },
    ...{ power: null, toughness: null, loyalty: null, defense: null, abilities: [] },
    ...facts,
  };
}
