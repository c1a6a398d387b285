import type { WordingEntry } from './entry';
import { isAdverb, pluralVerb } from './verbs';

const because = 'a player is "they" today';

/** Players were "he or she". */
export const players: readonly WordingEntry[] = [
  {
    name: 'number-of-your-opponents',
    example: [
      'x is the number of your opponents with four or more cards in hand.',
      'x is the number of opponents with four or more cards in hand.',
    ],
    needs: 'the number of your opponents ',
    old: /\b(the number of) your (opponents (?:with|who) )/g,
    modern: '$1 $2',
    because: 'opponents are those of whoever controls it',
  },
  {
    name: 'you-are-dealt',
    example: ["whenever you're dealt damage", 'whenever you are dealt damage'],
    needs: "you're dealt ",
    old: /\byou're(?= dealt\b)/g,
    modern: 'you are',
    because: 'the long form is the same verb',
  },
  {
    name: 'they-and',
    example: ['unless he or she discards a card or pays 3 life', 'unless they discard a card or pay 3 life'],
    needs: 'he or she ',
    old: /(?<=^|[.,:"\u2014] |unless |instead )he or she (?!controls|owns)([a-z']+)( [^.,;:"]* (?:and|or) )([a-z]+s)\b/g,
    modern: ([, verb = '', between = '', other = '']) => `they ${pluralVerb(verb)}${between}${pluralVerb(other)}`,
    because,
  },
  {
    name: 'they',
    example: ['each creature he or she controls', 'each creature they control'],
    needs: 'he or she',
    old: /\bhe or she(?: ([a-z']+)(?: ([a-z']+))?)?/g,
    modern: ([, first, second]) => {
      if (first === undefined) return 'they';
      if (isAdverb(first) && second !== undefined) return `they ${first} ${pluralVerb(second)}`;
      return `they ${pluralVerb(first)}${second === undefined ? '' : ` ${second}`}`;
    },
    because,
  },
  {
    name: 'themselves',
    example: ['damage to himself or herself', 'damage to themself'],
    needs: ' or her',
    old: /\bhimself or herself\b/g,
    modern: 'themself',
    because,
  },
  {
    name: 'their',
    example: ['his or her hand', 'their hand'],
    needs: 'his or her',
    old: /\bhis or her\b/g,
    modern: 'their',
    because,
  },
  {
    name: 'theirs',
    example: ['a card of his or hers', 'a card of theirs'],
    needs: 'his or hers',
    old: /\bhis or hers\b/g,
    modern: 'theirs',
    because,
  },
  {
    name: 'them',
    example: ['deals 1 damage to him or her', 'deals 1 damage to them'],
    needs: 'him or her',
    old: /\bhim or her\b/g,
    modern: 'them',
    because,
  },
  {
    name: 'the-attacking-player',
    example: ['the attacking player loses 2 life', 'attacking player loses 2 life'],
    needs: 'the attacking player',
    old: /\bthe attacking player\b/g,
    modern: 'attacking player',
    because: 'there is one attacking player (CR 506.2)',
  },
  {
    name: 'skips-extra-turns',
    example: [
      'if an opponent would begin an extra turn, that player skips that turn instead',
      'each opponent skips their extra turns',
    ],
    needs: ' would begin an extra turn',
    old: /\bif an? (player|opponent) would begin an extra turn, that player skips that turn instead\b/g,
    modern: 'each $1 skips their extra turns',
    because: 'a turn that would begin is skipped either way (CR 614.10)',
  },
  {
    name: 'or-on-yourself',
    example: ['on a creature you control or on yourself', 'on a creature you control or you'],
    needs: ' or on yourself',
    old: /\bor on yourself\b/g,
    modern: 'or you',
    because: 'the player is the same',
  },
  {
    name: 'player-with-life',
    example: ['each player with exactly 13 life loses the game', 'each player who has 13 life loses the game'],
    needs: ' with exactly ',
    old: /\b(each (?:player|opponent)) with exactly (\d+) life\b/g,
    modern: '$1 who has $2 life',
    because: 'to be with so much life is to have it',
  },
  {
    name: 'who-did-or-not',
    example: ["each opponent who didn't draws a card", "each opponent who doesn't draws a card"],
    needs: ' who did',
    old: /\b((?:player|opponent) who )(didn't|did)(?= (?:draws|loses|gains|discards|sacrifices|creates|mills|reveals|gets)\b|[,.])/g,
    modern: ([, before = '', did = '']) => `${before}${did === 'did' ? 'does' : "doesn't"}`,
    because: 'it is told once all have done it',
  },
  {
    name: 'opponent-had-enter',
    example: [
      'if an opponent had two or more lands enter under their control this turn, draw a card',
      "if two or more lands entered under an opponent's control this turn, draw a card",
    ],
    needs: 'an opponent had ',
    old: /\ban opponent had ([^,."]+?) enter (?:the battlefield )?under their control (this turn|last turn)\b/g,
    modern: "$1 entered under an opponent's control $2",
    because: 'it is said of one opponent either way',
  },
  {
    name: 'opponent-had-put',
    example: [
      'if an opponent had three or more cards put into their graveyard from anywhere this turn',
      "if three or more cards were put into an opponent's graveyard from anywhere this turn",
    ],
    needs: 'an opponent had ',
    old: /\ban opponent had ((an? )?[^,."]+?) put into their (graveyard|hand) (from anywhere )?(this turn|last turn)\b/g,
    modern: ([, what = '', one, zone = '', from = '', when = '']) =>
      `${what} ${one === undefined ? 'were' : 'was'} put into an opponent's ${zone} ${from}${when}`,
    because: 'it is said of one opponent either way',
  },
];
