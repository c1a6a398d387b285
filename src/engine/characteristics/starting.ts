import { derived, type DerivedAnswers, type GameObject } from '../state/object';
import type { Works } from './gather';
import type { Characteristics } from './types';

// What follows from an object alone, kept with it: an object never changes, another one takes its place.

/** The answers about an object: what they follow from is what `keepStarting` asks for. */
export function answersAbout(object: GameObject): DerivedAnswers {
  const known = object[derived];
  if (known?.of === object) return known.answers;
  const answers: DerivedAnswers = { values: null, works: null, stated: null, activations: null };
  object[derived] = { of: object, answers };
  return answers;
}

/** What the object is before any continuous effect, worked out once. */
export function keptStarting(object: GameObject, make: () => Characteristics): Characteristics {
  return (answersAbout(object).values ??= make());
}

/** What the object is at work on outside the battlefield, worked out once. */
export function keptWorks(object: GameObject, make: () => Works): Works {
  return (answersAbout(object).works ??= make());
}

/** The object that takes another one's place differs in nothing that these answers follow from. */
export function keepStarting(before: GameObject, now: GameObject): void {
  const known = before[derived];
  if (known?.of === before) now[derived] = { of: now, answers: known.answers };
}
