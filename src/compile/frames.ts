import type { Face } from '../cards/card';
import type { Frame } from '../syntax/read';

/** The frames that the rules allow for lines of a face (CR 113.3): spells have spell abilities, permanents have none. */
export function framesFor(face: Face): readonly Frame[] {
  const subtypes = face.typeLine.subtypes.map((subtype) => subtype.toLowerCase());
  if (subtypes.includes('saga')) return ['KeywordLine', 'Chapter', 'Triggered', 'Static'];
  const isSpell = face.typeLine.types.some((type) => type === 'Instant' || type === 'Sorcery');
  return isSpell
    ? ['KeywordLine', 'Activated', 'Triggered', 'Static', 'Spell', 'Gated']
    : ['KeywordLine', 'Activated', 'Triggered', 'Replacement', 'Static', 'BlockLine', 'Gated'];
}
