import { wordFromNumber } from '../../vocabulary/numbers';
import type { WordingEntry } from './entry';

const pool = 'mana goes to the pool of the player who adds it (CR 106.4)';

/** Mana and costs. */
export const mana: readonly WordingEntry[] = [
  {
    name: 'mana-value',
    example: ['converted mana cost', 'mana value'],
    needs: 'converted mana cost',
    old: /\bconverted mana cost(s?)\b/g,
    modern: 'mana value$1',
    because: 'the value was renamed (CR 202.3)',
  },
  {
    name: 'add-to-pool',
    example: ['add {g} to your mana pool', 'add {g}'],
    needs: 'mana pool',
    old: /\b(adds?) ([^."]*?) to (?:your|their|its controller's|that player's) mana pool\b/g,
    modern: '$1 $2',
    because: pool,
  },
  {
    name: 'add-to-pool-first',
    example: ['add to your mana pool an amount of {g}', 'add an amount of {g}'],
    needs: 'mana pool',
    old: /\b(adds?) to (?:your|their|its controller's|that player's) mana pool /g,
    modern: '$1 ',
    because: pool,
  },
  {
    name: 'keep-mana',
    example: ["this mana doesn't empty from your mana pool", "you don't lose this mana"],
    needs: 'mana pool',
    old: /\b(?:this|that) mana doesn't empty from your mana pool\b/g,
    modern: "you don't lose this mana",
    because: 'a pool that empties loses its mana (CR 106.4)',
  },
  {
    name: 'they-keep-mana',
    example: ["this mana doesn't empty from that player's mana pool", "they don't lose this mana"],
    needs: 'mana pool',
    old: /\b(?:this|that) mana doesn't empty from that player's mana pool\b/g,
    modern: "they don't lose this mana",
    because: 'a pool that empties loses its mana (CR 106.4)',
  },
  {
    name: 'players-keep-mana',
    example: ["mana pools don't empty", "players don't lose unspent mana"],
    needs: 'mana pools',
    old: /\bmana pools don't empty\b/g,
    modern: "players don't lose unspent mana",
    because: 'a pool that empties loses its mana (CR 106.4)',
  },
  {
    name: 'energy',
    example: ['pay {e}{e}{e}{e}{e}{e}', 'pay six {e}'],
    needs: '{e}{e}{e}{e}{e}',
    old: /(?:\{e\}){5,}/g,
    modern: ([symbols = '']) => `${wordFromNumber(symbols.length / 3) ?? ''} {e}`,
    because: 'many symbols are written as a number',
  },
];
