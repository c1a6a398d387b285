import type { WordingEntry } from './entry';
import { pluralVerb } from './verbs';

const because = 'a slip of grammar that can mean nothing else';

/** Slips of the press: a missing full stop, a verb or noun in the wrong number. */
export const slips: readonly WordingEntry[] = [
  {
    name: 'full-stop',
    example: ['draw two cards. exile ~', 'draw two cards. exile ~.'],
    needs: '. ',
    old: /^([^"]*[a-z~}]\. [^"]*[a-z~}])$/g,
    modern: '$1.',
    because,
  },
  {
    name: 'full-stop-after-mana',
    example: ['{t}: add {w}', '{t}: add {w}.'],
    needs: ': add {',
    old: /^([^"]*: add (?:\{[a-z]\})+)$/g,
    modern: '$1.',
    because,
  },
  {
    name: 'dash-before-modes',
    example: ['choose one', 'choose one \u2014'],
    needs: 'choose ',
    old: /^(choose (?:one|two))$/g,
    modern: '$1 \u2014',
    because,
  },
  {
    name: 'if-it-is-not',
    example: ["if it's not suspected, suspect it", "if it isn't suspected, suspect it"],
    needs: "if it's not ",
    old: /\bif it's not (?![^,.]*\bturn\b)/g,
    modern: "if it isn't ",
    because: 'the same words, contracted',
  },
  {
    name: 'any-card-name',
    example: [
      "look at an opponent's hand, then choose any card name",
      "look at an opponent's hand, then choose a card name",
    ],
    needs: 'choose any card name',
    old: /\bchoose any (?=card name\b)/g,
    modern: 'choose a ',
    because,
  },
  {
    name: 'have-enter',
    example: ['you may have ~ enters as a copy of it', 'you may have ~ enter as a copy of it'],
    needs: ' have ~ enters ',
    old: /\b(have ~ enter)s(?= as\b)/g,
    modern: '$1',
    because,
  },
  {
    name: 'several-counters',
    example: ['put two oil counter on it', 'put two oil counters on it'],
    needs: ' counter on ',
    old: /\b((?:two|three|four|five|six) \S+ counter)(?= on\b)/g,
    modern: '$1s',
    because,
  },
  {
    name: 'they-or',
    example: ['unless they sacrifice a land or discards a card', 'unless they sacrifice a land or discard a card'],
    needs: 'unless they ',
    old: /\b(unless they [a-z]+ [^.,:"]* or )(discards|pays|sacrifices)\b/g,
    modern: ([, before = '', verb = '']) => `${before}${pluralVerb(verb)}`,
    because,
  },
  {
    name: 'affinity-for-foods',
    example: ['affinity for food', 'affinity for foods'],
    needs: 'affinity for food',
    old: /\baffinity for food$/g,
    modern: 'affinity for foods',
    because,
  },
  {
    name: 'any-number-of-a',
    example: ['any number of a permanent cards', 'any number of permanent cards'],
    needs: 'any number of a ',
    old: /\bany number of a (?=\S+ cards\b)/g,
    modern: 'any number of ',
    because,
  },
  {
    name: 'top-card-x-cards',
    example: ['look at the top card x cards of your library', 'look at the top x cards of your library'],
    needs: 'top card x cards',
    old: /\btop card x cards\b/g,
    modern: 'top x cards',
    because,
  },
  {
    name: 'create-without-article',
    example: ['create 3/3 red spawn creature token', 'create a 3/3 red spawn creature token'],
    needs: 'create ',
    old: /\bcreate (?=\d\/\d [a-z' -]*creature token\b)/g,
    modern: 'create a ',
    because,
  },
];
