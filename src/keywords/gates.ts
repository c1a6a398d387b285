import type { KeywordEntry } from './entry';

/** Keywords before an ability, which they limit: the ability itself is compiled, its gate is the engine's. */
export const gates: readonly KeywordEntry[] = [
  {
    name: 'forecast',
    rule: 'CR 702.57',
    shape: 'gate',
    example: 'forecast — {1}{u}: draw a card.',
    native: 'in the hand, in the upkeep of its owner, once each turn',
  },
  {
    name: 'boast',
    rule: 'CR 702.142',
    shape: 'gate',
    example: 'boast — {1}{r}: draw a card.',
    native: 'if the creature attacked this turn, once each turn',
  },
  {
    name: 'visit',
    rule: 'CR 702.159',
    shape: 'gate',
    example: 'visit — draw a card.',
    native: 'triggers on the result of a roll that the Attraction lights up',
  },
  {
    name: 'solved',
    rule: 'CR 702.169',
    shape: 'gate',
    example: 'solved — ~ gets +1/+0.',
    native: 'as long as the Case is solved',
  },
  { name: 'exhaust', rule: 'CR 702.177', shape: 'gate', example: 'exhaust — {3}: draw a card.', native: 'once' },
  {
    name: 'max speed',
    rule: 'CR 702.178',
    shape: 'gate',
    example: 'max speed — ~ gets +1/+0.',
    native: 'as long as its controller has a speed of 4',
  },
  {
    name: 'infinity',
    rule: 'CR 702.186',
    shape: 'gate',
    example: '∞ — {t}: draw a card.',
    native: 'as long as the permanent is harnessed',
  },
  {
    name: 'power-up',
    rule: 'CR 702.1',
    shape: 'gate',
    example: 'power-up — {4}{g}: put two +1/+1 counters on ~.',
    native: 'once; it costs less in the turn in which the permanent entered',
  },
];
