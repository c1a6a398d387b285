import type { WordingEntry } from './entry';

const milled = 'the keyword action says the same (CR 701.17a)';
const shuffled = 'only a library is shuffled when nothing else is named (CR 701.24a)';
const one = (amount: string): string => (amount === '' ? 'a card' : `${amount} cards`);

/** Shuffling, searching and milling. */
export const libraries: readonly WordingEntry[] = [
  { name: 'shuffle', needs: ' library', old: /\b(?<=(?:then|and|opponent|player|controller|owner|do,) )(shuffles?) (?:your|their|that|that player's) library\b(?! (?:and|or) (?:your|their))/g, modern: '$1', because: shuffled },
  { name: 'shuffle-now', needs: ' library', old: /(?<=(?:search(?:es)? )[^.]*\. )shuffle (?:your|their|that) library(?=[,.]| and put)/g, modern: 'shuffle', because: shuffled },
  { name: 'shuffle-it', needs: 'shuffles', old: /\b(?<=(?:player|opponent|controller|owner) )shuffles (?:their|that|that player's) library\b/g, modern: 'shuffles', because: shuffled },
  { name: 'on-top', needs: 'on top of it', old: /\bshuffle and put (that card|the card|it|those cards|them) on top of it\b/g, modern: 'shuffle and put $1 on top', because: 'the shuffled library is the only one named' },
  {
    name: 'search-in-one-sentence',
    needs: ' shuffle',
    old: /(?<=\bsearch(?:es)? [^."]*?)( for [^."]*?)(?: and put|, put) (that card|those cards|it|them) ([^."]*?)\. (?:then|if you do,|if they do,) (?:they )?(shuffles?)\b/g,
    modern: ([, sought = '', found = '', where = '', shuffle = '']) => `${sought.replace(/,$/, '')}, put ${pronoun(sought, found)} ${where}, then ${shuffle}`,
    because: 'the same actions in the same order',
  },
  { name: 'search-reveal', needs: 'reveal ', old: /(?<=\bsearch(?:es)? [^."]*?, )(reveals?) (that card|those cards|it|them),? and (puts?) (?:that card|those cards|it|them) (?=[^."]*?, then shuffle)/g, modern: '$1 $2, $3 $2 ', because: 'the same actions in the same order' },
  {
    name: 'mill',
    needs: ' library into ',
    old: /\bputs? the top (?:(\S+) )?cards? of (?:your|their) library into (?:your|their) graveyard\b/g,
    modern: ([match = '', amount = '']) => `${match.startsWith('puts') ? 'mills' : 'mill'} ${one(amount)}`,
    because: milled,
  },
  {
    name: 'mill-counted',
    needs: ' library into ',
    old: /\b(puts?) (a number of cards|cards) (equal to [^."]*? )?from the top of (?:your|their) library into (?:your|their) graveyard( equal to)?\b/g,
    modern: ([, verb = '', what = '', amount = '', after = '']) => `${verb.replace('put', 'mill')} ${what}${amount === '' ? '' : ` ${amount.trim()}`}${after}`,
    because: milled,
  },
];

/** A card searched for by its qualities is "it"; one searched for as "a card" is "that card". */
function pronoun(sought: string, found: string): string {
  if (found === 'those cards') return 'them';
  return found === 'that card' && !/^ for a card$/.test(sought) ? 'it' : found;
}
