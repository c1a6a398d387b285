import type { KeywordEntry } from './entry';
import { triggered } from './entry';

const deck = 'is about the deck, before the game';

/** Keywords about deck construction, and those printed since the edition of the rules at hand. */
export const deckAndNewer: readonly KeywordEntry[] = [
  { name: 'partner', rule: 'CR 702.124', shape: 'keyword', example: 'partner', native: deck },
  {
    name: 'partner with',
    rule: 'CR 702.124j',
    shape: 'partnerWith',
    variantOf: 'partner',
    example: 'partner with ember, the bold',
    native: deck,
    units: [
      triggered(
        'when ~ enters, target player may search their library for a card named [name], reveal it, put it into their hand, then shuffle.',
      ),
    ],
  },
  {
    name: 'partner group',
    rule: 'CR 702.124i',
    shape: 'partnerGroup',
    variantOf: 'partner',
    example: 'partner — father & son',
    native: deck,
  },
  {
    name: 'friends forever',
    rule: 'CR 702.124i',
    shape: 'keyword',
    variantOf: 'partner',
    example: 'friends forever',
    native: deck,
  },
  {
    name: 'choose a background',
    rule: 'CR 702.124k',
    shape: 'keyword',
    variantOf: 'partner',
    example: 'choose a background',
    native: deck,
  },
  {
    name: "doctor's companion",
    rule: 'CR 702.124m',
    shape: 'keyword',
    variantOf: 'partner',
    example: "doctor's companion",
    native: deck,
  },
  {
    name: 'companion',
    rule: 'CR 702.139',
    shape: 'companion',
    example: 'companion — each permanent card in your starting deck has mana value 2 or less.',
    native: deck,
  },
  {
    name: 'increment',
    rule: 'CR 702.1',
    shape: 'keyword',
    example: 'increment',
    units: [
      triggered(
        "whenever you cast a spell, if the amount of mana spent to cast it is greater than ~'s power or the amount of mana spent to cast it is greater than ~'s toughness, put a +1/+1 counter on ~.",
      ),
    ],
  },
  {
    name: 'paradigm',
    rule: 'CR 702.1',
    shape: 'keyword',
    example: 'paradigm',
    native: 'exiles the spell and lets copies of it be cast',
  },
  {
    name: 'storied',
    rule: 'CR 702.1',
    shape: 'keyword',
    example: 'storied',
    native: 'gives a designation to a player',
  },
  {
    name: 'teamwork',
    rule: 'CR 702.1',
    shape: 'keywordNum',
    example: 'teamwork 2',
    native: 'is an additional cost that may be paid',
  },
];
