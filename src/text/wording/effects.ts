import type { WordingEntry } from './entry';

/** What sentences say besides their verbs: amounts, order, punctuation, references. */
export const effects: readonly WordingEntry[] = [
  {
    name: 'block-each-combat',
    example: [
      '~ can block an additional creature for each elf you control',
      '~ can block an additional creature each combat for each elf you control',
    ],
    needs: ' can block an additional creature for each ',
    old: /\bcan block an additional creature(?= for each )/g,
    modern: 'can block an additional creature each combat',
    because: 'a creature blocks within one combat (CR 509.1a)',
  },
  {
    name: 'then-if',
    example: ['draw a card. then, if you have 3 life, scry 1', 'draw a card. then if you have 3 life, scry 1'],
    needs: '. then, if ',
    old: /(?<=\. )then, if\b/g,
    modern: 'then if',
    because: 'the comma carries nothing',
  },
  {
    name: 'copy-is-still',
    example: ["a copy of that creature, except it's still 2/9", "a copy of that creature, except it's 2/9"],
    needs: "except it's still ",
    old: /\bexcept it's still(?= (?:\d+|x)\/(?:\d+|x)\b)/g,
    modern: "except it's",
    because: 'what the copy has is what the effect says (CR 707.9b)',
  },
  {
    name: 'comma-before-except',
    example: ['a copy of that creature except it has reach', 'a copy of that creature, except it has reach'],
    needs: ' except it',
    old: /(?<=\bcopy of [^.,":]*) except (?=it\b|it's\b)/g,
    modern: ', except ',
    because: 'the comma carries nothing',
  },
  {
    name: 'copy-has-this-ability-too',
    example: [
      "a copy of target elf, except it isn't green, except it has this ability",
      "a copy of target elf, except it isn't green and it has this ability",
    ],
    needs: ', except it has this ability',
    old: /(?<=, except it [^".,]*), except it has this ability\b/g,
    modern: ' and it has this ability',
    because: 'both are exceptions of one copy',
  },
  {
    name: 'tied-for-greatest',
    example: ['if two cards are tied for greatest cost, scry 1', 'if two cards are tied for greatest, scry 1'],
    needs: 'tied for greatest cost',
    old: /\btied for greatest cost\b/g,
    modern: 'tied for greatest',
    because: 'the value compared was named before',
  },
  {
    name: 'each-opponent-who-does',
    example: [
      'each opponent may draw a card. for each player who does, scry 1',
      'each opponent may draw a card. for each opponent who does, scry 1',
    ],
    needs: ' for each player who does',
    old: /(?<=\beach opponent may [^"]*\. for each )player(?= who does\b)/g,
    modern: 'opponent',
    because: 'only opponents may do it',
  },
  {
    name: 'number-first',
    example: ["where x is that card's mana value plus 3.", "where x is 3 plus that card's mana value."],
    needs: ' plus ',
    old: /\bx is ((?:the|that) [^.,"]*?) plus (\d+)(?=[.,])/g,
    modern: 'x is $2 plus $1',
    because: 'a sum is the same in either order',
  },
  {
    name: 'counters-and-sacrifice',
    example: [
      'remove two oil counters from ~, sacrifice ~: scry 1',
      'remove two oil counters from ~ and sacrifice it: scry 1',
    ],
    needs: ' from ~, sacrifice ~:',
    old: /\b(remove [^.,":]* counters from ~), sacrifice ~(?=:)/g,
    modern: '$1 and sacrifice it',
    because: 'both are the whole cost',
  },
  {
    name: 'another-amount-instead',
    example: [
      'it deals 2 damage to target elf. if it attacked, it deals 9 damage to that creature instead',
      'it deals 2 damage to target elf. if it attacked, it deals 9 damage instead',
    ],
    needs: ' damage to that ',
    old: /(?<=\bdeals \d+ damage to [^."]*\. [^."]*)(\bdeals \d+ damage) to that (?:creature or player|creature|permanent or player|player) instead\b/g,
    modern: '$1 instead',
    because: 'the damage goes where that goes which it replaces',
  },
  {
    name: 'all-permanents-they-own',
    example: [
      'each player shuffles their hand and permanents they own into their library',
      'each player shuffles their hand and all permanents they own into their library',
    ],
    needs: ' and permanents they own into ',
    old: /\band permanents they own(?= into their library\b)/g,
    modern: 'and all permanents they own',
    because: 'permanents without a number are all of them',
  },
  {
    name: 'token-with-an-ability',
    example: [
      'create two 1/1 red elf creature tokens with reach. they have "{t}: scry 1."',
      'create two 1/1 red elf creature tokens with reach and "{t}: scry 1."',
    ],
    needs: 'ha',
    old: /(\bcreates? [^."]* creature tokens?)( with [^.,"]*)?\. (?:it has|they have) (?=")/g,
    modern: ([, token = '', abilities]) => (abilities === undefined ? `${token} with ` : `${token}${abilities} and `),
    because: 'the effect that creates a token says what it has (CR 111.3)',
  },
];
