import type { WordingEntry } from './entry';

const milled = 'the keyword action says the same (CR 701.17a)';
const shuffled = 'a library is what is shuffled when nothing else is named (CR 701.24a)';
const sameSteps = 'the same actions in the same order';

/** Shuffling, searching and milling. */
export const libraries: readonly WordingEntry[] = [
  {
    name: 'back-on-top',
    example: ['put the rest back on top of your library', 'put the rest on top of your library'],
    needs: ' back on top of ',
    old: /\bback (?=on top of )/g,
    modern: '',
    because: 'that the cards were there before makes no difference',
  },
  {
    name: 'one-of-them-face-down',
    example: ['exile one face down', 'exile one of them face down'],
    needs: ' one face down',
    old: /\b(?<=\bexiles? (?:up to )?)one (?=face down\b)/g,
    modern: 'one of them ',
    because: 'one of the cards that are looked at',
  },
  {
    name: 'shuffle',
    example: ['then shuffle your library', 'then shuffle'],
    needs: ' library',
    old: /\b(?<=(?:then|and|may|opponent|players?|controller|owner|do,|way,|they|must|causes (?:a player|an opponent|its controller) to) )(shuffles?) (?:your|their|that|that player's) (?:library|libraries)\b(?! (?:and|or) (?:your|their))/g,
    modern: '$1',
    because: shuffled,
  },
  {
    name: 'players-shuffle',
    example: ['then those players shuffle their libraries', 'then those players shuffle'],
    needs: ' shuffle their libraries',
    old: /\bplayers shuffle their libraries\b/g,
    modern: 'players shuffle',
    because: shuffled,
  },
  {
    name: 'shuffle-it',
    example: ['if you search your library this way, shuffle it', 'if you search your library this way, shuffle'],
    needs: 'shuffle',
    old: /(?<=\bsearch[^"]*? this way,? )(shuffles?) (?:it|their library|your library)\b/g,
    modern: '$1',
    because: shuffled,
  },
  {
    name: 'shuffle-after-search',
    example: [
      'search your library for a card. shuffle your library, then',
      'search your library for a card. shuffle, then',
    ],
    needs: ' library',
    old: /(?<=\bsearch(?:es)? [^".]*[.,] )shuffle (?:your|their|that) library(?=[,.]| and put)/g,
    modern: 'shuffle',
    because: shuffled,
  },
  {
    name: 'shuffle-and-put-on-top',
    example: [
      'search your library for a card and reveal it. shuffle, then put that card on top',
      'search your library for a card, reveal it, then shuffle and put that card on top',
    ],
    needs: 'shuffle',
    old: /(?<=\bsearch(?:es)? [^".]*?)(?:,? and (reveals?)|, (reveals?)) (?:it|them|that card|the card|those cards)\. (?:then |if you do, )?(shuffles?)(?:,? then| and) (puts?) ((?:it|them|that card|the card|those cards) )/g,
    modern: ([, verb, other = '', shuffle = '', put = '', what = '']) =>
      `, ${verb ?? other} ${pronoun(what)}, then ${shuffle} and ${put} ${what}`,
    because: sameSteps,
  },
  {
    name: 'then-shuffle',
    example: [
      'search your library for a card, shuffle, then put it third from the top',
      'search your library for a card, then shuffle and put it third from the top',
    ],
    needs: ', shuffle, then put',
    old: /(?<=\bsearch(?:es)? [^".]*?), (shuffles?), then (puts?) /g,
    modern: ', then $1 and $2 ',
    because: sameSteps,
  },
  {
    name: 'on-top',
    example: ['shuffle and put it on top of it', 'shuffle and put it on top'],
    needs: 'on top of it',
    old: /\bshuffle and put (that card|the card|it|those cards|them) on top of it\b/g,
    modern: 'shuffle and put $1 on top',
    because: 'the shuffled library is the only one named',
  },
  {
    name: 'search-in-one-sentence',
    example: [
      'search your library for a land card and put it onto the battlefield. then shuffle',
      'search your library for a land card, put it onto the battlefield, then shuffle',
    ],
    needs: ' shuffle',
    old: /(?<=\bsearch(?:es)? [^."]*? for [^."]*?),?(?: and)? (puts?|exiles?) (that card|those cards|one|it|them)\b([^."]*)\. (?:then|if you do,|if they do,|if that player does,) (?:they )?(shuffles?)\b/g,
    modern: ', $1 $2$3, then $4',
    because: sameSteps,
  },
  {
    name: 'player-searches-in-one-sentence',
    example: [
      'target player searches their library for a land card and puts it into their hand. then that player shuffles',
      'target player searches their library for a land card, puts it into their hand, then shuffles',
    ],
    needs: '. then that player shuffles',
    old: /(?<=\bsearches their library for [^."]*?),?(?: and)? (puts) (that card|those cards|it|them)\b([^."]*)\. then that player (shuffles)\b/g,
    modern: ', $1 $2$3, then $4',
    because: sameSteps,
  },
  {
    name: 'each-searches-in-one-sentence',
    example: [
      'each opponent may search their library for two elf cards and put them onto the battlefield. then each player who searched their library this way shuffles',
      'each opponent may search their library for two elf cards, put them onto the battlefield, then shuffle',
    ],
    needs: ' searched their library this way shuffles',
    old: /(?<=\beach (?:player|opponent) may search their library for [^."]*?),? and (put) (it|them)\b([^."]*)\. then each (?:player|opponent) who searched their library this way (shuffle)s\b/g,
    modern: ', $1 $2$3, then $4',
    because: sameSteps,
  },
  {
    name: 'search-then-put',
    example: [
      'search your library for a card and put it into your hand, then shuffle',
      'search your library for a card, put it into your hand, then shuffle',
    ],
    needs: ', then shuffle',
    old: /(?<=\bsearch(?:es)? [^."]*? for [^."]*?),? and (puts?|exiles?) (that card|those cards|it|them)\b([^."]*, then shuffles?)\b/g,
    modern: ', $1 $2$3',
    because: sameSteps,
  },
  {
    name: 'search-sentence',
    example: [
      'search your library for two cards. reveal them, then shuffle',
      'search your library for two cards, reveal them, then shuffle',
    ],
    needs: ' cards. reveal ',
    old: /(?<=\bsearch [^."]*? for [^."]* cards)\. reveal (those cards|them), then shuffle/g,
    modern: ', reveal $1, then shuffle',
    because: sameSteps,
  },
  {
    name: 'search-twice',
    example: [
      'search your library for an elf card. reveal those cards and put them into your hand. then shuffle',
      'search your library for an elf card. reveal those cards, put them into your hand, then shuffle',
    ],
    needs: '. then shuffle',
    old: /(?<=\bsearch [^"]*\. reveal those cards) and put them into your hand\. then shuffle\b/g,
    modern: ', put them into your hand, then shuffle',
    because: sameSteps,
  },
  {
    name: 'found-cards',
    example: [
      'search your library for a land card, reveal that card, then',
      'search your library for a land card, reveal it, then',
    ],
    needs: 'search',
    old: /(?<=\bsearch(?:es)? [^."]*? for [^."]*?\b(?:reveals?|puts?|exiles?) )(that card|the card|those cards)(?=[ ,.])/g,
    modern: ([match = '']) => pronoun(match),
    because: 'what the search found is the only thing spoken of',
  },
  {
    name: 'mill',
    example: ['put the top two cards of your library into your graveyard', 'mill two cards'],
    needs: ' library into ',
    old: /\b(?:(you) )?puts? the top (?:(\S+) )?cards? of (?:your|their) library into (?:your|their) graveyard\b/g,
    modern: ([match = '', you, amount]) =>
      `${you === undefined ? '' : 'you '}${match.startsWith('puts') ? 'mills' : 'mill'} ${amount === undefined ? 'a card' : `${amount} cards`}`,
    because: milled,
  },
  {
    name: 'mill-counted',
    example: ['puts that many cards from the top of their library into their graveyard', 'mills that many cards'],
    needs: ' library into ',
    old: /\b(puts?) (a number of cards|cards|that many cards) (equal to [^."]*? )?from the top of (?:your|their) library into (?:your|their) graveyard( equal to)?\b/g,
    modern: ([, verb = '', what = '', amount = '', after = '']) =>
      `${verb.replace('put', 'mill')} ${what} ${amount}${after}`.trimEnd().replace(/ {2,}/g, ' '),
    because: milled,
  },
  {
    name: 'mill-half',
    example: [
      'puts the top half of their library, rounded up, into their graveyard',
      'mills half their library, rounded up',
    ],
    needs: ' top half ',
    old: /\b(puts?) the top half of (your|their) library, (rounded (?:up|down)), into (?:your|their) graveyard\b/g,
    modern: ([, verb = '', whose = '', rounded = '']) =>
      `${verb.replace('put', 'mill')} half ${whose} library, ${rounded}`,
    because: milled,
  },
  {
    name: 'milled-this-way',
    example: [
      'mill a card. if that card is a land card, ~ untaps',
      'mill a card. if a land card was milled this way, ~ untaps',
    ],
    needs: ' a card. if ',
    old: /\b(mills? a card\. if )(?:that card is|it's) (an? [^,."]*? card)(?=,)/g,
    modern: '$1$2 was milled this way',
    because: 'the milled card is the only one spoken of',
  },
  {
    name: 'named-card-milled',
    example: [
      'mills a card. if that card is the named card, draw a card',
      'mills a card. if a card with the chosen name was milled this way, draw a card',
    ],
    needs: ' a card. if ',
    old: /\b(mills? a card\. if )(?:that card is|it's) the named card\b/g,
    modern: '$1a card with the chosen name was milled this way',
    because: 'the milled card is the only one spoken of',
  },
  {
    name: 'the-milled-card',
    example: [
      "mill a card, then draw cards equal to that card's mana value",
      "mill a card, then draw cards equal to the milled card's mana value",
    ],
    needs: "that card's mana ",
    old: /(?<=\bmills? a card[^"]*?)\bthat card(?='s mana (?:value|cost)\b)/g,
    modern: 'the milled card',
    because: 'the milled card is the only one spoken of',
  },
  {
    name: 'one-and-the-other',
    example: [
      'look at the top two cards of your library. put one into your hand and the other into your graveyard',
      'look at the top two cards of your library. put one of them into your hand and the other into your graveyard',
    ],
    needs: 'put',
    old: /\b(puts?) (one|two|three|any number)(?= (?:into|onto|on(?! it\b| them\b)|back)\b)/g,
    modern: '$1 $2 of them',
    because: 'the cards that were looked at or found are the ones spoken of',
  },
  {
    name: 'opponent-chooses-one',
    example: [
      'target opponent chooses one. put that card into your hand',
      'target opponent chooses one of them. put that card into your hand',
    ],
    needs: ' chooses one.',
    old: /\b(opponent|player) chooses one(?=\. put )/g,
    modern: '$1 chooses one of them',
    because: 'the cards that were found are the ones spoken of',
  },
  {
    name: 'one-each-place',
    example: [
      'put one of those cards into your hand, one on top of your library, and one on the bottom of your library',
      'put one of those cards into your hand, one of them on top of your library, and one of them on the bottom of your library',
    ],
    needs: ' and one ',
    old: /(?<=\bputs? one of (?:those cards|them) [^".]*, (?:and )?)one (?=into |onto |on )/g,
    modern: 'one of them ',
    because: 'the cards that were looked at are the ones spoken of',
  },
  {
    name: 'found-and-not-cast',
    example: [
      'put all revealed cards not cast this way on the bottom',
      'put all cards revealed this way not cast this way on the bottom',
    ],
    needs: ' cast this way',
    old: /\b(?:the|all) (exiled|revealed) ((?:[a-z]+ and )?(?:[a-z]+ )?cards) (?:not|that weren't) cast this way\b/g,
    modern: 'all $2 $1 this way not cast this way',
    because: 'both say what was revealed or exiled, and that it was not cast',
  },
  {
    name: 'cards-equal-to',
    example: ['mills a number of cards equal to its power', 'mills cards equal to its power'],
    needs: 'a number of cards equal to',
    old: /\b(mills?|draws?|discards?) a number of cards equal to\b/g,
    modern: '$1 cards equal to',
    because: 'the number is the amount either way',
  },
  {
    name: 'revealed-but-not-put',
    example: [
      "then put all cards revealed this way that weren't put onto the battlefield into your graveyard",
      'then put the rest of the cards revealed this way into your graveyard',
    ],
    needs: " that weren't put onto the battlefield",
    old: /\ball cards revealed this way that weren't put onto the battlefield\b/g,
    modern: 'the rest of the cards revealed this way',
    because: 'what was revealed and went nowhere is the rest',
  },
  {
    name: 'graveyard-and-or-library',
    example: [
      'search your graveyard and/or library for an elf card',
      'search your library and/or graveyard for an elf card',
    ],
    needs: 'graveyard and/or library',
    old: /\bgraveyard and\/or library\b/g,
    modern: 'library and/or graveyard',
    because: 'the zones are searched together, in whatever order they are named',
  },
  {
    name: 'graveyard-hand-and-or-library',
    example: ['search your graveyard, hand and/or library', 'search your graveyard, hand, and/or library'],
    needs: 'graveyard, hand and/or library',
    old: /\bgraveyard, hand and\/or library\b/g,
    modern: 'graveyard, hand, and/or library',
    because: 'the comma before the last of a list is of no matter',
  },
];

function pronoun(found: string): string {
  return /cards$|^them/.test(found.trim()) ? 'them' : 'it';
}
