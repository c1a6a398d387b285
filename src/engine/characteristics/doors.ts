import type { GameObject } from '../state/object';

// Rooms: permanents with two halves, of which each is locked or unlocked (CR 709.5).

/** The halves of a Room, by their faces. */
const halves = [0, 1] as const;
export type Half = (typeof halves)[number];

/** The designation that a half is unlocked (CR 709.5c). */
export const unlockedName = (half: number): string => (half === 0 ? 'leftHalfUnlocked' : 'rightHalfUnlocked');

/** The halves that are unlocked. */
export function unlockedHalves({ designations }: Pick<GameObject, 'designations'>): readonly Half[] {
  return halves.filter((half) => (designations[unlockedName(half)] ?? 0) > 0);
}

/** The halves that are locked. */
export function lockedHalves(object: Pick<GameObject, 'designations'>): readonly Half[] {
  const unlocked = unlockedHalves(object);
  return halves.filter((half) => !unlocked.includes(half));
}
