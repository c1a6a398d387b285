import { numberFromWord } from '../../vocabulary/numbers';
import type { WordingEntry } from './entry';

/** A number word in digits. */
const digits = (word: string): string => String(numberFromWord(word) ?? word);

/** Words before or after the thing they are said of, and one part of a sentence told by another. */
export const order: readonly WordingEntry[] = [
  {
    name: 'equal-to-or-greater',
    example: ['creatures with power equal to or greater than 3', 'creatures with power greater than or equal to 3'],
    needs: 'equal to or ',
    old: /\bequal to or (greater|less) than\b/g,
    modern: '$1 than or equal to',
    because: 'the order of the two comparisons says nothing',
  },
  {
    name: 'power-is-or-greater',
    example: ["when ~'s power is 5 or greater, sacrifice it", 'when ~ has power 5 or greater, sacrifice it'],
    needs: "when ~'s ",
    old: /\bwhen ~'s (power|toughness) is (?=\d+ or (?:greater|less)\b)/g,
    modern: 'when ~ has $1 ',
    because: 'what it has is what its own is (CR 603.8)',
  },
  {
    name: 'for-each-sacrificed',
    example: [
      'sacrifice any number of artifacts. you draw a card for each sacrificed artifact.',
      'sacrifice any number of artifacts. you draw a card for each artifact sacrificed this way.',
    ],
    needs: ' for each sacrificed ',
    old: /\b(sacrifice any number of [a-z]+\. [^.]*? for each) sacrificed ([a-z]+)\b/g,
    modern: '$1 $2 sacrificed this way',
    because: 'the sacrificed ones are those which were just sacrificed',
  },
  {
    name: 'life-if-and-life-if',
    example: [
      'you gain 2 life if you control an elf and 3 life if you control a wall',
      'you gain 2 life if you control an elf and you gain 3 life if you control a wall',
    ],
    needs: ' life if ',
    old: /\b(you gain (?:x|\d+) life if [^."]*? and) (?=(?:x|\d+) life if )/g,
    modern: '$1 you gain ',
    because: 'the verb goes with both amounts',
  },
  {
    name: 'fewer-than-in-hand',
    example: [
      'that player loses 1 life for each card fewer than five in their hand',
      'that player loses x life, where x is 5 minus the number of cards in their hand',
    ],
    needs: ' for each card fewer than ',
    old: /\b(loses) 1 life for each card fewer than ([a-z]+) in (their hand|hand)\b/g,
    modern: ([, loses = '', number = '', hand = '']) =>
      `${loses} x life, where x is ${digits(number)} minus the number of cards in ${hand}`,
    because: 'as many as are missing, and none where none is missing (CR 107.1b)',
  },
  {
    name: 'one-hundred',
    example: ['up to one hundred target creatures', 'up to 100 target creatures'],
    needs: 'one hundred',
    old: /\bone hundred\b/g,
    modern: '100',
    because: 'the same number',
  },
  {
    name: 'that-cost-was-not-paid',
    example: [
      "if the {1}{g} cost was paid, draw a card. if that cost wasn't paid, scry 2.",
      'if the {1}{g} cost was paid, draw a card. otherwise, scry 2.',
    ],
    needs: "if that cost wasn't paid, ",
    old: /\b(if the \S+ cost was paid, [^.]*\. )if that cost wasn't paid, /g,
    modern: '$1otherwise, ',
    because: 'it is the other case of the same condition',
  },
  {
    name: 'may-choose-to-put',
    example: [
      'target opponent may choose to put that card into your hand',
      'target opponent may put that card into your hand',
    ],
    needs: ' may choose to put ',
    old: /\bmay choose to (?=put )/g,
    modern: 'may ',
    because: 'what one may do one chooses to do (CR 608.2d)',
  },
  {
    name: 'chooses-and-sacrifices',
    example: [
      'that player chooses and sacrifices one of those creatures',
      'that player sacrifices one of those creatures',
    ],
    needs: ' and sacrifice',
    old: /\bchooses and (?=sacrifices )|\bchoose and (?=sacrifice )/g,
    modern: '',
    because: 'who sacrifices chooses what (CR 701.21a)',
  },
  {
    name: 'pays-twice-x',
    example: [
      'counter target spell unless its controller pays twice {x}',
      'counter target spell unless its controller pays {x}{x}',
    ],
    needs: ' twice {x}',
    old: /\b(pays?) twice \{x\}/g,
    modern: '$1 {x}{x}',
    because: 'the same amount of mana (CR 107.4b)',
  },
  {
    name: 'the-same-ones-controller',
    example: [
      "~ deals damage equal to that wall's mana value to the wall's controller",
      "~ deals damage equal to that wall's mana value to that wall's controller",
    ],
    needs: "'s controller",
    old: /\b(equal to that ([a-z]+)'s [a-z ]+? to) the (?=\2's controller\b)/g,
    modern: '$1 that ',
    because: 'both are the one spoken of',
  },
  {
    name: 'change-any-targets',
    example: ['you may change any targets of target spell', 'you may choose new targets for target spell'],
    needs: 'you may change any targets of ',
    old: /\byou may change any targets of (?=target )/g,
    modern: 'you may choose new targets for ',
    because: 'any number of them may be left as they are (CR 115.7c, CR 115.7d)',
  },
  {
    name: 'dealt-by-a-single-source',
    example: [
      'whenever a player is dealt 4 or more damage by a single source',
      'whenever a source deals 4 or more damage to a player',
    ],
    needs: ' damage by a single source',
    old: /\bwhenever (an opponent|a player) is dealt (\d+) or more damage by a single source\b/g,
    modern: 'whenever a source deals $2 or more damage to $1',
    because: 'the same damage, told from its source',
  },
  {
    name: 'can-cast-no-more',
    example: ['you can cast no more than one spell each turn', "you can't cast more than one spell each turn"],
    needs: ' can cast no more than ',
    old: /\bcan cast no (?=more than )/g,
    modern: "can't cast ",
    because: 'the same limit',
  },
  {
    name: 'goaded-for-the-rest',
    example: ["it's goaded for the rest of the game", 'goad it for the rest of the game'],
    needs: "it's goaded for the rest of the game",
    old: /\bit's goaded (?=for the rest of the game\b)/g,
    modern: 'goad it ',
    because: 'to goad a creature is to make it goaded (CR 701.15a)',
  },
  {
    name: 'to-activate-its-abilities',
    example: [
      "mana of any type can be spent to activate ~'s abilities",
      'mana of any type can be spent to activate abilities of ~',
    ],
    needs: " to activate ~'s abilities",
    old: /\b(can be spent to activate) ~'s abilities\b/g,
    modern: '$1 abilities of ~',
    because: 'its abilities are the abilities of it',
  },
  {
    name: 'whether-that-target-is',
    example: [
      '~ deals 2 damage to target creature. it deals 4 damage instead if that target is green',
      '~ deals 2 damage to target creature. it deals 4 damage instead if that creature is green',
    ],
    needs: ' if that target is ',
    old: /\b(target ((?:creature|planeswalker|permanent)(?: or planeswalker)?)\. it deals \S+ damage instead if that) target (?=is )/g,
    modern: '$1 $2 ',
    because: 'the target is the object it was called',
  },
  {
    name: 'return-tapped-all',
    example: [
      'return to the battlefield tapped all land cards in your graveyard',
      'return all land cards in your graveyard to the battlefield tapped',
    ],
    needs: 'return to the battlefield tapped all ',
    old: /\b(return) (to the battlefield tapped) (all [^."]*)(?=\.|$)/g,
    modern: '$1 $3 $2',
    because: 'where they are put is said before or after what is put there',
  },
  {
    name: 'left-without-dying',
    example: [
      "whenever a creature leaves the battlefield, if it didn't die, scry 1",
      'whenever a creature leaves the battlefield without dying, scry 1',
    ],
    needs: " leaves the battlefield, if it didn't die, ",
    old: /\b(leaves the battlefield), if it didn't die, /g,
    modern: '$1 without dying, ',
    because: 'how it left is settled as it leaves (CR 603.4, CR 700.4)',
  },
  {
    name: 'counters-up-to-a-number',
    example: [
      'if target player has fewer than nine poison counters, they get a number of poison counters equal to the difference',
      'if target player has fewer than nine poison counters, they get x poison counters, where x is 9 minus the number of poison counters they have',
    ],
    needs: ' equal to the difference',
    old: /\b(has fewer than) ([a-z]+) ([a-z]+) counters, they get a number of \3 counters equal to the difference\b/g,
    modern: ([, has = '', number = '', kind = '']) =>
      `${has} ${number} ${kind} counters, they get x ${kind} counters, where x is ${digits(number)} minus the number of ${kind} counters they have`,
    because: 'the difference between the two numbers just compared',
  },
  {
    name: 'the-enchanted-creature',
    example: [
      "creatures with power less than the enchanted creature's toughness",
      "creatures with power less than enchanted creature's toughness",
    ],
    needs: " the enchanted creature's ",
    old: /\bthe (?=enchanted creature's (?:power|toughness)\b)/g,
    modern: '',
    because: 'an Aura enchants one creature (CR 303.4)',
  },
  {
    name: 'that-turn-of-its-end-step',
    example: [
      "at the beginning of that player's next end step, you draw a card if they didn't attack you that turn",
      "at the beginning of that player's next end step, you draw a card if they didn't attack you this turn",
    ],
    needs: " that player's next end step, ",
    old: /\b(at the beginning of that player's next end step, [^."]*) that turn\b/g,
    modern: '$1 this turn',
    because: 'the turn is the one which that end step ends (CR 513.1)',
  },
  {
    name: 'exactly-so-many-or-so-many',
    example: [
      'unless they have exactly one or exactly two cards in hand',
      'unless they have exactly one card in hand or they have exactly two cards in hand',
    ],
    needs: ' or exactly ',
    old: /\b(they have|you have|that player has) exactly ([a-z]+) or exactly ([a-z]+) cards in hand\b/g,
    modern: ([, has = '', one = '', other = '']) =>
      `${has} exactly ${one} ${one === 'one' ? 'card' : 'cards'} in hand or ${has} exactly ${other} cards in hand`,
    because: 'either number is enough',
  },
];
