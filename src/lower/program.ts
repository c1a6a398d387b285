import type { Ability, FaceProgram, Gate } from '../bytecode/module';
import { isTerm } from '../bytecode/term';
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
    abilities: withLevels(items.flatMap((item) => item.abilities)),
    text: face.text,
  };
}

/** Abilities printed after the line of a level, or in the row of a station symbol, belong to it (CR 711.2, CR 716.2, CR 721.2). */
function withLevels(abilities: readonly Ability[]): readonly Ability[] {
  let gate: Gate | null = null;
  return abilities.map((ability) => {
    const level = levelOf(ability);
    const gated = gate === null || ability.gate !== null || level !== null ? ability : { ...ability, gate };
    if (level !== null) gate = level;
    return gated;
  });
}

function levelOf(ability: Ability): Gate | null {
  if (ability.gate?.kind === 'station') return ability.gate;
  const effect = ability.body[0]?.args[2];
  if (!isTerm(effect)) return null;
  const [, first, second] = effect.args;
  switch (effect.op) {
    case 'gainLevel':
      return { kind: 'level', min: typeof first === 'number' ? first : 0, max: null };
    case 'levelRow':
      return {
        kind: 'level',
        min: typeof first === 'number' ? first : 0,
        max: typeof second === 'number' ? second : null,
      };
    default:
      return null;
  }
}
