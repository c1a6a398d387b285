import type { WordingEntry } from './entry';

/** How much and how many: amounts, comparisons, damage that is expected. */
export const amounts: readonly WordingEntry[] = [
  {
    name: 'cards-equal-from-top',
    example: [
      "exile cards equal to its power from the top of its owner's library",
      "exile cards from the top of its owner's library equal to its power",
    ],
    needs: ' cards equal to ',
    old: /\b(exiles?|mills?) cards equal to ([^.,"]+?) (from the top of [^.,"]+? librar(?:y|ies))/g,
    modern: '$1 cards $3 equal to $2',
    because: 'how many cards it is stands before or behind where they are from',
  },
  {
    name: 'discard-cards-equal',
    example: ['discard cards equal to its toughness.', 'discard a number of cards equal to its toughness.'],
    needs: ' cards equal to ',
    old: /\b(discards?) cards (?=equal to )/g,
    modern: '$1 a number of cards ',
    because: 'cards equal to a number are so many cards',
  },
  {
    name: 'exile-from-hand-equal',
    example: [
      'they exile cards from their hand equal to the difference.',
      'they exile a number of cards from their hand equal to the difference.',
    ],
    needs: ' hand equal to ',
    old: /\b(exiles?) cards (?=from (?:their|your) hand equal to )/g,
    modern: '$1 a number of cards ',
    because: 'cards equal to a number are so many cards',
  },
  {
    name: 'choice-of-counters',
    example: [
      'enters with your choice of a flying counter or a haste counter on it',
      'enters with your choice of a flying or haste counter on it',
    ],
    needs: 'your choice of ',
    old: /\b(your choice of an? [^ ",.]+(?: strike)?) counter or an? (?=[^ ",.]+(?: strike)? counter on\b)/g,
    modern: '$1 or ',
    because: 'both are counters',
  },
  {
    name: 'with-that-spells-value',
    example: [
      "destroy all permanents with that spell's mana value",
      "destroy all permanents with mana value equal to that spell's mana value",
    ],
    needs: "with that spell's mana value",
    old: /\bwith that spell's mana value\b/g,
    modern: "with mana value equal to that spell's mana value",
    because: 'to have the mana value of something is to have one that is equal to it',
  },
  {
    name: 'value-of-that-damage',
    example: ['mana value less than or equal to that damage', 'mana value that much or less'],
    needs: ' equal to that damage',
    old: /(?<=mana value )less than or equal to that damage\b/g,
    modern: 'that much or less',
    because: 'damage is an amount in any case',
  },
  {
    name: 'that-amount-of-excess',
    example: ['equal to that amount of excess damage', 'equal to that excess damage'],
    needs: ' that amount of excess damage',
    old: /\bthat amount of excess damage\b/g,
    modern: 'that excess damage',
    because: 'damage is an amount in any case',
  },
  {
    name: 'damage-that-would-deal',
    example: [
      'prevent all damage that ~ would deal to red creatures.',
      'prevent all damage ~ would deal to red creatures.',
    ],
    needs: ' that ',
    old: /\b(prevent all (?:combat |noncombat )?damage) that (?!would\b)(?=[^.,"]+ would deal\b)/g,
    modern: '$1 ',
    because: 'a relative clause says the same with and without its pronoun',
  },
  {
    name: 'prevent-next-of-source',
    example: [
      'prevent the next 3 damage that a source of your choice would deal to you this turn.',
      'prevent the next 3 damage that would be dealt to you this turn by a source of your choice.',
    ],
    needs: ' damage that a source of your choice would deal to ',
    old: /\b(the next \d+ damage that) (a source of your choice) would deal to ([^."]+?) this turn\b/g,
    modern: '$1 would be dealt to $3 this turn by $2',
    because: 'the active and the passive say the same',
  },
  {
    name: 'deals-that-damage-instead',
    example: [
      'would deal damage to you, it deals that damage to its controller instead.',
      'would deal damage to you, that damage is dealt to its controller instead.',
    ],
    needs: 'it deals that damage to ',
    old: /\bit deals that (combat damage|damage) to ([^.,"]+?) instead\b/g,
    modern: 'that $1 is dealt to $2 instead',
    because: 'the active and the passive say the same',
  },
  {
    name: 'of-each-color',
    example: ['you control a permanent of each color', 'there are five colors among permanents you control'],
    needs: ' of each color',
    old: /\byou control a (permanent|creature|land|artifact|enchantment) of each color\b/g,
    modern: 'there are five colors among $1s you control',
    because: 'there are five colors (CR 105.1)',
  },
  {
    name: 'of-each-basic-land-type',
    example: ['you control a land of each basic land type', 'there are five basic land types among lands you control'],
    needs: ' of each basic land type',
    old: /\byou control a land of each basic land type\b/g,
    modern: 'there are five basic land types among lands you control',
    because: 'there are five basic land types (CR 305.6)',
  },
  {
    name: 'loyalty-of-itself',
    example: ["x is ~'s loyalty", 'x is the number of loyalty counters on ~'],
    needs: "'s loyalty",
    old: /(~|\bthat planeswalker)'s loyalty\b(?! abilit| counter)/g,
    modern: 'the number of loyalty counters on $1',
    because: 'loyalty is how many loyalty counters there are (CR 306.5c)',
  },
  {
    name: 'times-it-has-been',
    example: [
      "the number of times it's been cast from the command zone this game",
      'the number of times it has been cast from the command zone this game',
    ],
    needs: ' been cast from ',
    old: /\b(times? )(it|they)('s|'ve) (been cast|cast)(?= )/g,
    modern: ([, before = '', who = '', tense = '', verb = '']) =>
      `${before}${who} ${tense === "'s" ? 'has' : 'have'} ${verb}`,
    because: 'the long form is the same verb',
  },
];
