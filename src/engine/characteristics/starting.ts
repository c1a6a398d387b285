import type { GameObject } from '../state/object';
import type { Works } from './gather';
import type { Characteristics } from './types';

// What follows from an object alone, kept with it: an object never changes, another one takes its place.

const startingByObject = new WeakMap<GameObject, Characteristics>();
const worksByObject = new WeakMap<GameObject, Works>();

/** What the object is before any continuous effect, worked out once. */
export function keptStarting(object: GameObject, make: () => Characteristics): Characteristics {
  const known = startingByObject.get(object);
  if (known !== undefined) return known;
  const values = make();
  startingByObject.set(object, values);
  return values;
}

/** What the object is at work on outside the battlefield, worked out once. */
export function keptWorks(object: GameObject, make: () => Works): Works {
  const known = worksByObject.get(object);
  if (known !== undefined) return known;
  const works = make();
  worksByObject.set(object, works);
  return works;
}

/** The object that takes another one's place differs in nothing that these answers follow from. */
export function keepStarting(before: GameObject, now: GameObject): void {
  const values = startingByObject.get(before);
  if (values !== undefined) startingByObject.set(now, values);
  const works = worksByObject.get(before);
  if (works !== undefined) worksByObject.set(now, works);
}
