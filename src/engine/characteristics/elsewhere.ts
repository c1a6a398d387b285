import { isTerm, type Term } from '../../bytecode/term';
import { optionalTerm, optionalWord } from '../../vm/evaluate';

/** "Creature cards you own that aren't on the battlefield": said of where they are not. */
export function isElsewhere(part: Term): boolean {
  if (part.op === 'notOnBattlefield') return true;
  if (part.op !== 'relative') return false;
  const [condition] = part.args;
  if (!isTerm(condition) || condition.op !== 'is' || optionalWord(condition, 'verb') !== 'isnt') return false;
  const place = optionalTerm(condition, 'filter');
  const zone = place?.op === 'inZone' ? optionalTerm(place, 'zone') : null;
  return zone !== null && optionalWord(zone, 'zone') === 'battlefield';
}
