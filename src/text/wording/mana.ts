import type { WordingEntry } from './entry';

const pool = 'mana goes to the pool of the player who adds it (CR 106.4)';

/** Mana and costs. */
export const mana: readonly WordingEntry[] = [
  { name: 'mana-value', needs: 'converted mana cost', old: /\bconverted mana cost(s?)\b/g, modern: 'mana value$1', because: 'the value was renamed (CR 202.3)' },
  { name: 'add-to-pool', needs: 'mana pool', old: /\b(adds?) ([^."]*?) to (?:your|their|its controller's|that player's) mana pool\b/g, modern: '$1 $2', because: pool },
  { name: 'add-to-pool-first', needs: 'mana pool', old: /\b(adds?) to (?:your|their|its controller's|that player's) mana pool /g, modern: '$1 ', because: pool },
];
