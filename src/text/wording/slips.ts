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
    name: 'library-in-any-order',
    example: ['on top of the library in any order', 'on top in any order'],
    needs: ' of the library in any order',
    old: /\bon top of the library (?=in any order\b)/g,
    modern: 'on top ',
    because: 'the library that is spoken of already',
  },
  {
    name: 'creatures-each-deals',
    example: [
      'one or more creatures you control each with power greater than its base power deals combat damage',
      'one or more creatures you control each with power greater than its base power deal combat damage',
    ],
    needs: ' each with ',
    old: /\b(one or more creatures you control each with [^,.]*? deal)s\b/g,
    modern: '$1',
    because,
  },
  {
    name: 'any-of-those-has',
    example: ['if any of those creatures have flying', 'if any of those creatures has flying'],
    needs: 'if any of those ',
    old: /\b(if any of those [a-z]+) (have|are|share)\b/g,
    modern: ([, any = '', verb = '']) => `${any} ${verb === 'have' ? 'has' : verb === 'are' ? 'is' : 'shares'}`,
    because,
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
];
