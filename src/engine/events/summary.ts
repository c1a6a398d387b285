import type { Entity, PlayerId } from '../../vm/entity';
import type { Binding } from '../../vm/scope';
import type { Happened } from './event';

/**
 * What a statement did, from the events that happened: the things it affected (as what they became), how much, and
 * who did it. Parts of a composite event that say the same thing again do not count twice.
 */
export function summary(events: readonly Happened[], doer: PlayerId): Binding {
  const damage = events.filter(({ event }) => event.kind === 'damage');
  const counted = damage.length > 0 ? damage : events.filter(({ event }) => !isComposite(event.kind));
  return bindingOf(counted, doer);
}

/** The same of events that will happen in place of another: composite ones have no parts yet. */
export function intended(events: readonly Happened[], doer: PlayerId): Binding {
  return bindingOf(events, doer);
}

function bindingOf(counted: readonly Happened[], doer: PlayerId): Binding {
  const by = counted.flatMap(({ event }) => doersOf(event));
  // Cards that were shuffled into a library are what was done; the shuffling is not one more.
  const things = counted.filter(({ event }) => event.kind !== 'shuffle' && !isSaidOfDoer(event));
  return {
    entities: [...new Set(things.flatMap(affectedBy))],
    num: things.reduce((sum, happened) => sum + happened.amount, 0),
    by: counted.length === 0 ? [] : by.length === 0 ? [doer] : [...new Set(by)],
    word: null,
    ...(new Set(by).size > 1 ? { shares: sharesIn(things), own: ownIn(things) } : {}),
  };
}

/** That a permanent devoured or exploited something says once more that it was sacrificed (CR 702.82b, CR 702.110b). */
const isSaidOfDoer = (event: Happened['event']): boolean =>
  event.kind === 'action' && (event.action === 'devour' || event.action === 'exploit');

function doersOf(event: Happened['event']): readonly PlayerId[] {
  // Who gains control did it: "target opponent gains control of that creature. If they do, …".
  if (event.kind === 'changeControl') return [event.to];
  if ('by' in event && event.by !== null) return [event.by];
  return 'player' in event ? [event.player] : [];
}

/** How much each of several players did: "each player discards their hand, then draws that many cards". */
function sharesIn(counted: readonly Happened[]): Readonly<Record<PlayerId, number>> {
  const shares: Record<PlayerId, number> = {};
  for (const { event, amount } of counted)
    for (const player of doersOf(event)) shares[player] = (shares[player] ?? 0) + amount;
  return shares;
}

/** What each of several players did it to: "each player reveals a card, then loses life equal to its mana value". */
function ownIn(counted: readonly Happened[]): Readonly<Record<PlayerId, readonly Entity[]>> {
  const own: Record<PlayerId, readonly Entity[]> = {};
  for (const happened of counted)
    for (const player of doersOf(happened.event))
      own[player] = [...new Set([...(own[player] ?? []), ...affectedBy(happened)])];
  return own;
}

function isComposite(kind: Happened['event']['kind']): boolean {
  switch (kind) {
    case 'destroy':
    case 'sacrifice':
    case 'discard':
    case 'drawCards':
    case 'mill':
    case 'counterSpell':
    case 'createTokens':
    case 'rollDice':
    case 'damage':
      return true;
    default:
      return false;
  }
}

function affectedBy({ event, became }: Happened): readonly Entity[] {
  // A permanent that was sacrificed or destroyed is spoken of as it last was (CR 608.2h); effects that move it follow it.
  if (event.kind === 'move' && (event.cause === 'sacrifice' || event.cause === 'destroy')) return [event.object];
  if (became !== null) return [became];
  // An action that is about no object is no thing, though a player has done it.
  if ((event.kind === 'action' && event.object === null) || event.kind === 'rollDie') return [];
  if ('to' in event && typeof event.to === 'string') return [event.to];
  if ('object' in event && event.object !== null) return [event.object];
  if ('objects' in event) return event.objects;
  if ('on' in event) return [event.on];
  if (event.kind === 'removeCounters') return [event.from];
  return 'player' in event ? [event.player] : [];
}
