import { isAtLeast, type Level } from '../compile/level';
import type { CardOutcome, FaceOutcome } from '../compile/outcome';

/** Counts of faces by level. `compiled`, `certified` and `executable` each include the next, and faces with text only. */
export interface Totals {
  readonly cards: number;
  readonly faces: number;
  readonly vanilla: number;
  readonly withText: number;
  readonly rejected: number;
  readonly partial: number;
  readonly compiled: number;
  readonly certified: number;
  readonly executable: number;
}

/** Counts cards; those that were rejected count as one face each. */
export function totalsOf(cards: readonly CardOutcome[], rejected = 0): Totals {
  const faces = cards.flatMap((card) => card.faces);
  const withText = faces.filter(hasText);
  const atLeast = (level: Level): number => withText.filter((face) => isAtLeast(face.level, level)).length;
  return {
    cards: cards.length + rejected,
    faces: faces.length + rejected,
    vanilla: faces.length - withText.length,
    withText: withText.length,
    rejected,
    partial: withText.filter(({ level }) => level === 'partial').length,
    compiled: atLeast('compiled'),
    certified: atLeast('certified'),
    executable: atLeast('executable'),
  };
}

export function hasText({ text }: FaceOutcome): boolean {
  return text === 'some';
}

/** Printed ability lines, block rows and modes apart. */
export interface UnitTotals {
  readonly total: number;
  readonly compiled: number;
  readonly certified: number;
}

export function unitTotals(cards: readonly CardOutcome[]): UnitTotals {
  const units = cards.flatMap(({ faces }) => faces.map((face) => face.units));
  const sum = (part: keyof UnitTotals): number => units.reduce((total, each) => total + each[part], 0);
  return { total: sum('total'), compiled: sum('compiled'), certified: sum('certified') };
}
