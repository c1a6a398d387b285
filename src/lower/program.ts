import type { FaceProgram } from '../bytecode/module';
import type { Face } from '../cards/card';
import type { ItemIr } from '../ir/item';

/** The program of a face from its bound items, in printed order. */
export function lowerFace(face: Face, items: readonly ItemIr[]): FaceProgram {
  return {
    name: face.name,
    manaCost: face.manaCost,
    supertypes: face.typeLine.supertypes,
    types: face.typeLine.types,
    subtypes: face.typeLine.subtypes,
    colors: face.colors,
    power: face.power,
    toughness: face.toughness,
    loyalty: face.loyalty,
    defense: face.defense,
    abilities: items.flatMap((item) => item.abilities),
    text: face.text,
  };
}
