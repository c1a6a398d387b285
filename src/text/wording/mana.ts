import { numberFromWord, wordFromNumber } from '../../vocabulary/numbers';
import type { WordingEntry } from './entry';

const pool = 'mana goes to the pool of the player who adds it (CR 106.4)';

/** Mana and costs. */
export const mana: readonly WordingEntry[] = [
  {
    name: 'amount-of-snow-mana',
    example: [
      'scry x, where x is the amount of {s} spent to cast ~',
      'scry x, where x is the amount of mana from snow sources spent to cast ~',
    ],
    needs: 'the amount of {s} spent',
    old: /\bthe amount of \{s\} spent\b/g,
    modern: 'the amount of mana from snow sources spent',
    because: '{s} stands for one mana from a snow source (CR 107.4h)',
  },
  {
    name: 'color-they-choose',
    example: ['that player adds one mana of any color they choose', 'that player adds one mana of any color'],
    needs: ' they choose',
    old: /\b(adds [^."]*? mana of any (?:one )?color) they choose\b/g,
    modern: '$1',
    because: 'who adds mana chooses its color in any case (CR 106.3)',
  },
  {
    name: 'as-an-instant',
    example: ['activate only any time you could cast an instant', 'activate only as an instant'],
    needs: 'any time you could cast an instant',
    old: /\b(activate (?:this ability )?only) any time you could cast an instant\b/g,
    modern: '$1 as an instant',
    because: 'it is the time at which an instant can be cast (CR 307.5)',
  },
  {
    name: 'mana-value',
    example: ['converted mana cost', 'mana value'],
    needs: 'converted mana cost',
    old: /\bconverted mana cost(s?)\b/g,
    modern: 'mana value$1',
    because: 'the value was renamed (CR 202.3)',
  },
  {
    name: 'add-to-pool-of-another',
    example: ["draw a card. add {g} to that player's mana pool", 'draw a card. that player adds {g}'],
    needs: "'s mana pool",
    old: /(?<=^|[.,:"\u2014] |then )add ([^."]*?) to (its controller|that player)'s mana pool\b/g,
    modern: '$2 adds $1',
    because: pool,
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
    name: 'loses-unspent-mana',
    example: ['empties their mana pool', 'loses all unspent mana'],
    needs: ' their mana pool',
    old: /\bempties their mana pool\b/g,
    modern: 'loses all unspent mana',
    because: 'a pool that empties loses its mana (CR 106.4)',
  },
  {
    name: 'have-them-lose-unspent-mana',
    example: [
      'tap all lands target player controls and empty their mana pool',
      'tap all lands target player controls and that player loses all unspent mana',
    ],
    needs: ' their mana pool',
    old: /(?<=player controls )and empty their mana pool\b/g,
    modern: 'and that player loses all unspent mana',
    because: 'a pool that empties loses its mana (CR 106.4)',
  },
  {
    name: 'lose-unspent-mana',
    example: [
      'you may have that player draw a card and empty their mana pool',
      'you may have that player draw a card and lose all unspent mana',
    ],
    needs: ' empty their mana pool',
    old: /\band empty their mana pool\b/g,
    modern: 'and lose all unspent mana',
    because: 'a pool that empties loses its mana (CR 106.4)',
  },
  {
    name: 'unspent-mana',
    example: ['the amount of mana in your mana pool', 'the amount of unspent mana you have'],
    needs: 'mana in your mana pool',
    old: /\bmana in your mana pool\b/g,
    modern: 'unspent mana you have',
    because: 'a pool holds the mana that was not spent (CR 106.4)',
  },
  {
    name: 'additional-mana',
    example: [
      'whenever enchanted land is tapped for mana, its controller adds {g}',
      'whenever enchanted land is tapped for mana, its controller adds an additional {g}',
    ],
    needs: ' for mana',
    old: /\b(whenever [^.,":]* for mana(?: while [^.,"]*)?, (?:(?:its controller|that player) adds|add)) (?!an additional\b)(?![^.":]* that land produced)/g,
    modern: '$1 an additional ',
    because: 'the mana comes to what the land produces (CR 605.4)',
  },
  {
    name: 'cost-less',
    example: ['cost up to {2} less to activate', 'cost {2} less to activate'],
    needs: 'cost up to {',
    old: /\bcost up to (\{\d+\}) less\b/g,
    modern: 'cost $1 less',
    because: 'costs are reduced as far as they go (CR 601.2f)',
  },
  {
    name: 'reduce-that-cost',
    example: [
      "this effect can't reduce the amount of mana an ability costs to activate to less than one mana",
      "this effect can't reduce the mana in that cost to less than one mana",
    ],
    needs: 'the amount of mana an ability costs',
    old: /\breduce the amount of mana an ability costs to activate\b/g,
    modern: 'reduce the mana in that cost',
    because: 'the cost that is reduced is the only one named',
  },
  {
    name: 'energy',
    example: ['pay {e}{e}{e}{e}{e}{e}', 'pay six {e}'],
    needs: '{e}{e}{e}{e}{e}',
    old: /(?:\{e\}){5,}/g,
    modern: ([symbols = '']) => `${wordFromNumber(symbols.length / 3) ?? ''} {e}`,
    because: 'many symbols are written as a number',
  },
  {
    name: 'color-of-a-thing',
    example: [
      'choose a color of a permanent you control. add one mana of that color.',
      'add one mana of any color among permanents you control.',
    ],
    needs: 'choose a color of a ',
    old: /\bchoose a color of a (permanent|card|creature) ([^.,"]+)\. add one mana of that color\b/g,
    modern: 'add one mana of any color among $1s $2',
    because: 'the player chooses one of the colors of what there is (CR 106.5)',
  },
  {
    name: 'pay-many-symbols',
    example: ['madness\u2014pay three {c}.', 'madness {c}{c}{c}'],
    needs: 'pay ',
    old: /( ?\u2014 ?)?\bpay (two|three|four|five|six|seven|eight|nine|ten) (\{(?!e\})[a-z]\})(?!\{)(\.?)/g,
    modern: ([, dash = '', count = '', symbol = '', stop = '']) => {
      const symbols = symbol.repeat(numberFromWord(count) ?? 1);
      return dash === '' ? `pay ${symbols}${stop}` : ` ${symbols}`;
    },
    because: 'so many mana symbols are the same cost (CR 107.4); energy is written as a number (CR 107.14)',
  },
];
