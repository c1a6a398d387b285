import { Answers } from '../../source/answers';
import type { GameObject } from '../state/object';
import type { Works } from './gather';
import type { Characteristics } from './types';

// What follows from an object alone, kept with it: an object never changes, another one takes its place.

/** Both answers about an object, once they were worked out: one record, so that an object that changes hands on one thing. */
interface Kept {
  values: Characteristics | null;
  works: Works | null;
}

const keptByObject = new Answers<GameObject, Kept>();

function keptOf(object: GameObject): Kept {
  const known = keptByObject.get(object);
  if (known !== undefined) return known;
  const kept: Kept = { values: null, works: null };
  keptByObject.set(object, kept);
  return kept;
}

/** What the object is before any continuous effect, worked out once. */
export function keptStarting(object: GameObject, make: () => Characteristics): Characteristics {
  const kept = keptOf(object);
  return (kept.values ??= make());
}

/** What the object is at work on outside the battlefield, worked out once. */
export function keptWorks(object: GameObject, make: () => Works): Works {
  const kept = keptOf(object);
  return (kept.works ??= make());
}

/** The object that takes another one's place differs in nothing that these answers follow from. */
export function keepStarting(before: GameObject, now: GameObject): void {
  const kept = keptByObject.get(before);
  if (kept !== undefined) keptByObject.set(now, kept);
}
