import type { WordingEntry } from './entry';

/** Tokens and counters. */
export const tokens: readonly WordingEntry[] = [
  {
    name: 'create',
    needs: ' token',
    old: /\b(puts?) ([^.:"]*?\btokens?\b[^.:"]*?) onto the battlefield(?: under (?:your|their) control)?/g,
    modern: ([, verb = '', what = '']) => `${verb === 'put' ? 'create' : 'creates'} ${what}`,
    because: 'the keyword action says the same (CR 701.7a)',
  },
  { name: 'put-counters', needs: 'place', old: /\b(is|are|be) placed on\b/g, modern: '$1 put on', because: 'counters are put on objects' },
  { name: 'have-counters-put', needs: 'counters placed on', old: /\bcounters placed on\b/g, modern: 'counters put on', because: 'counters are put on objects' },
  { name: 'would-put-counters', needs: ' place', old: /\b(would|may|to) place (?=[^."]*\bcounters?\b)/g, modern: '$1 put ', because: 'counters are put on objects' },
  { name: 'puts-counters', needs: ' places ', old: /\b(it|player|opponent|they) places (?=[^."]*\bcounters?\b)/g, modern: '$1 puts ', because: 'counters are put on objects' },
  {
    name: 'create-by-name',
    needs: ' named ',
    old: /\bcreate (an? legendary [^.,"]*?\btoken(?: with [^."]*?)?) named ([^.,"]+)(?=\.)/g,
    modern: 'create $2, $1',
    because: 'the name of a legendary token now comes first',
  },
];
