import { Answers } from '../../source/answers';
import type { ObjectId } from '../../vm/entity';
import { characteristicsOf, refresh } from '../characteristics/characteristics';
import { hasSupertype, hasType } from '../characteristics/has';
import type { Characteristics } from '../characteristics/types';
import type { GameObject } from '../state/object';
import { areInForce } from '../statics/rules-in-force';
import { objectOf } from '../write';
import type { Game } from '../world';

/** Permanents of which state-based actions may want something, as they are now. */
export function openPermanents(game: Game): readonly ObjectId[] {
  // What damage is compared with may be another thing than it was, with nothing else changed.
  if (areInForce(game, 'lethalByPower')) return openNow(game);
  refresh(game);
  const { structure, epoch, harm, open } = game.cache;
  if (open?.structure === structure && open.epoch === epoch && open.harm === harm) return open.ids;
  const ids = openNow(game);
  game.cache.open = { structure, epoch, harm, ids };
  return ids;
}

function openNow(game: Game): readonly ObjectId[] {
  return game.state.battlefield.filter((id) => {
    const object = objectOf(game, id);
    const values = characteristicsOf(game, id);
    if (object.damage > 0 && areInForce(game, 'lethalByPower')) return true;
    const known = quietAs.get(values);
    if (known !== undefined && (known === object || isLike(known, object))) return false;
    if (!isQuiet(object, values)) return true;
    quietAs.set(values, object);
    return false;
  });
}

/** What was found quiet: neither an object nor its characteristics ever change, new ones take their place. */
const quietAs = new Answers<Characteristics, GameObject>();

/** Has it, tapped since then perhaps, all that makes a permanent quiet? */
function isLike(known: GameObject, object: GameObject): boolean {
  return (
    known.attachedTo === object.attachedTo &&
    known.pairedWith === object.pairedWith &&
    known.phasedOut === object.phasedOut &&
    known.deathtouched === object.deathtouched &&
    known.damage === object.damage &&
    known.counters === object.counters
  );
}

/** Keywords that state-based actions look for (CR 702.145, CR 702.131b, CR 704.5u, CR 704.5z). */
const asking: ReadonlySet<string> = new Set([
  'daybound',
  'nightbound',
  'ascend',
  'storied',
  'start your engines!',
  'space sculptor',
]);

/** Subtypes that state-based actions look for (CR 704.5m, CR 714.4, CR 704.5y, CR 704.5x). */
const special: ReadonlySet<string> = new Set(['aura', 'saga', 'role', 'siege']);

/** No state-based action is about such a permanent, whatever else there is on the battlefield (CR 704.5). */
function isQuiet(object: GameObject, values: Characteristics): boolean {
  const { attachedTo, pairedWith, phasedOut, deathtouched, damage, counters } = object;
  if (attachedTo !== null || pairedWith !== null || phasedOut || deathtouched) return false;
  if (hasType(values, 'planeswalker', 'battle')) return false;
  if (hasSupertype(values, 'legendary') || hasSupertype(values, 'world')) return false;
  if (values.subtypes.some((subtype) => special.has(subtype))) return false;
  if (values.keywords.some((keyword) => asking.has(keyword))) return false;
  if ((counters['+1/+1'] ?? 0) > 0 && (counters['-1/-1'] ?? 0) > 0) return false;
  const toughness = values.toughness ?? 0;
  return !hasType(values, 'creature') || (toughness > 0 && damage < toughness);
}
