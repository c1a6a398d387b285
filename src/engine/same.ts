/**
 * Do both say the same? Parts of the state are compared by what they say, never by identity: a game that was saved and
 * taken up again has other objects for the same things.
 */
export function isSame(left: unknown, right: unknown): boolean {
  return left === right || JSON.stringify(left) === JSON.stringify(right);
}
