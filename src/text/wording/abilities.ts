import type { WordingEntry } from './entry';

/** Limits on activating, casting and countering; names of turn parts. */
export const abilities: readonly WordingEntry[] = [
  { name: 'as-a-sorcery', needs: 'any time ', old: /\bonly any time (?:you|they) could cast (a sorcery|an instant)\b/g, modern: 'only as $1', because: 'both mean the same times (CR 307.5)' },
  { name: 'activate-only', needs: 'activate this ability', old: /\bactivate this ability (only|no more than|any number|but)/g, modern: 'activate $1', because: 'the only ability at hand is this one (CR 602.5d)' },
  { name: 'only-and-only', needs: ' and only', old: /\b(activate only [^."]*?),? and only (if|during|once|any|as|before|after)\b/g, modern: '$1 and only $2', because: 'the comma carries nothing' },
  { name: 'unblockable', needs: 'unblockable', old: /\b(?:is|are) unblockable\b/g, modern: "can't be blocked", because: 'the keyword was written out' },
  { name: 'countered', needs: 'countered by', old: /\bcan't be countered by spells or abilities\b/g, modern: "can't be countered", because: 'only spells and abilities counter' },
  { name: 'choose-a-name', needs: 'name', old: /(?<=^|[.,:"\u2014] |then )(name)(s?) (a|an) ((?:[a-z-]+ )*?)card\b/g, modern: 'choose$2 $3 $4card name', because: 'to name a card was to choose a card name (CR 201.4)' },
  { name: 'players-choose-a-name', needs: 'name', old: /\b(?<=(?:player|opponent|controller) )names (a|an) ((?:[a-z-]+ )*?)card\b/g, modern: 'chooses $1 $2card name', because: 'to name a card was to choose a card name (CR 201.4)' },
  { name: 'greatest', needs: 'highest', old: /\bhighest\b/g, modern: 'greatest', because: 'two words for the same' },
  { name: 'first-main-phase', needs: 'precombat main phase', old: /\bprecombat main phase\b/g, modern: 'first main phase', because: 'they are the same phase (CR 505.1a)' },
  { name: 'during-your-turn', needs: "as long as it's your turn", old: /\bas long as it's your turn(?=[,.])/g, modern: 'during your turn', because: 'both hold while it is your turn' },
  { name: 'not-your-turn', needs: "as long as it's not your turn", old: /\bas long as it's not your turn(?=[,.])/g, modern: 'during turns other than yours', because: 'both hold while it is not your turn' },
  { name: 'in-your-graveyard', needs: 'are in your graveyard', old: /\b(as long as|if) (\S+ or more (?:[a-z-]+ )*?cards) are in your graveyard\b/g, modern: '$1 there are $2 in your graveyard', because: 'the same statement in another order' },
  {
    name: 'of-their-choice',
    needs: ' of their choice',
    old: /\b(sacrifices? (?:an?|one|two|three|four|five|six|x|half|that many|any number of)\b[^.,:"]*?) of their choice\b/g,
    modern: '$1',
    because: 'who sacrifices chooses, also where the card does not say so (CR 701.21a, 608.2d)',
  },
  { name: 'it-after-cost', needs: ' deals ', old: /\b((?:sacrifice|discard) ([~^]): )\2 deals\b/g, modern: '$1it deals', because: '"it" is what the cost named' },
  { name: 'it-enters-tapped', needs: "don't, ~ enters", old: /\b(as ~ enters, you may [^."]*\. if you don't, )~ enters tapped\b/g, modern: '$1it enters tapped', because: '"it" is the subject of the sentence before' },
  { name: 'it-when-dies', needs: 'when ~ ', old: /\bwhen ~ (dies|is put into a graveyard from the battlefield), (return )?~(?= (?:deals|to) )/g, modern: 'when ~ $1, $2it', because: '"it" is what the event named' },
  { name: 'name-other-than', needs: 'a card name other than', old: /\bcard name other than (an? (?:[a-z-]+ )*?card)(?= ?[.,])/g, modern: 'card name other than $1 name', because: 'what is chosen is a name' },
  { name: 'you-attacked', needs: 'you attacked with', old: /\byou attacked with (?:a creature|one or more creatures|creatures)(?= this turn)/g, modern: 'you attacked', because: 'players attack with creatures only (CR 508.1a)' },
  { name: 'when-you-next-cast', needs: 'your next ', old: /\bwhen you cast your next ((?:[a-z-]+ )*?spell)\b/g, modern: ([, spell = '']) => `when you next cast ${/^[aeiou]/.test(spell) ? 'an' : 'a'} ${spell}`, because: 'the same event' },
  { name: 'one-plus', needs: 'one plus', old: /\bone plus\b/g, modern: '1 plus', because: 'numbers in sums are digits' },
  {
    name: 'another',
    needs: ' other than ~',
    old: /\ban? ((?:[a-z-]+ )*?(?:creature|artifact|enchantment|land|permanent)) other than ~(?![\w'])/g,
    modern: 'another $1',
    because: '"another" excludes the object that says it',
  },
];
