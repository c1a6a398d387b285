import type { Face } from '../cards/card';
import type { Frame } from '../syntax/read';

/** The frames that the rules allow for lines of a face (CR 113.3): spells have spell abilities, permanents have none. */
export function framesFor(face: Face): readonly Frame[] {
  const isSpell = face.typeLine.types.some((type) => type === 'Instant' || type === 'Sorcery');
  return isSpell ? ['KeywordLine', 'Activated', 'Triggered', 'Static', 'Spell'] : ['KeywordLine', 'Activated', 'Triggered', 'Replacement', 'Static'];
}
