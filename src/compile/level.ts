/** How far a face got; each level includes those before it. */
export const levels = ['rejected', 'partial', 'compiled', 'certified', 'executable'] as const;
export type Level = (typeof levels)[number];

/** Whether a level is the other one or above it. */
export function isAtLeast(level: Level, other: Level): boolean {
  return levels.indexOf(level) >= levels.indexOf(other);
}
