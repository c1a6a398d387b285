/** The way in which both halves of a split card are cast for nothing. */
export const freeFuse = 'free fuse';

/** Are both halves of a split card cast (CR 702.102a), for their mana costs or for nothing? */
export function isFused(way: string | undefined): boolean {
  return way === 'fuse' || way === freeFuse;
}
