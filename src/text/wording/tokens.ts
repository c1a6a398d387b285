import type { WordingEntry } from './entry';

/** Tokens and counters. */
export const tokens: readonly WordingEntry[] = [
  {
    name: 'create',
    example: ['put a 1/1 red goblin creature token onto the battlefield', 'create a 1/1 red goblin creature token'],
    needs: ' token',
    old: /\b(puts?) ([^.:"]*?\btokens?\b[^.:"]*?) onto the battlefield(?: under (?:your|their) control)?/g,
    modern: ([, verb = '', what = '']) => `${verb === 'put' ? 'create' : 'creates'} ${what}`,
    because: 'the keyword action says the same (CR 701.7a)',
  },
  {
    name: 'put-counters',
    example: ['whenever a +1/+1 counter is placed on ~', 'whenever a +1/+1 counter is put on ~'],
    needs: 'place',
    old: /\b(is|are|be|was|were) placed on\b/g,
    modern: '$1 put on',
    because: 'counters are put on objects',
  },
  {
    name: 'have-counters-put',
    example: ["~ can't have counters placed on it", "~ can't have counters put on it"],
    needs: 'counters placed on',
    old: /\bcounters placed on\b/g,
    modern: 'counters put on',
    because: 'counters are put on objects',
  },
  {
    name: 'would-put-counters',
    example: ['an effect would place one or more counters', 'an effect would put one or more counters'],
    needs: ' place',
    old: /\b(would|may|to) place (?=[^."]*\bcounters?\b)/g,
    modern: '$1 put ',
    because: 'counters are put on objects',
  },
  {
    name: 'puts-counters',
    example: ['it places twice that many counters', 'it puts twice that many counters'],
    needs: ' places ',
    old: /\b(it|player|opponent|they) places (?=[^."]*\bcounters?\b)/g,
    modern: '$1 puts ',
    because: 'counters are put on objects',
  },
  {
    name: 'tokens-created-with',
    example: ['exile all tokens put onto the battlefield with ~', 'exile all tokens created with ~'],
    needs: 'put onto the battlefield with',
    old: /\b(tokens?) put onto the battlefield with\b/g,
    modern: '$1 created with',
    because: 'the keyword action says the same (CR 701.7a)',
  },
  {
    name: 'amass-zombies',
    example: ['amass 2', 'amass zombies 2'],
    needs: 'amass ',
    old: /\b(amass(?:es)?) (?=\d|x\b)/g,
    modern: '$1 zombies ',
    because: 'the subtype was left out when there was but one (CR 701.47d)',
  },
  {
    name: 'create-by-name',
    example: [
      'create a legendary 2/2 green wolf creature token named moss fang.',
      'create moss fang, a legendary 2/2 green wolf creature token.',
    ],
    needs: ' named ',
    old: /\bcreate (an? legendary [^.,"]*?\btoken(?: with [^."]*?)?) named ([^.,"]+(?:, the [^.,"]+)?)(?=\.)/g,
    modern: 'create $2, $1',
    because: 'the name of a legendary token now comes first',
  },
];
