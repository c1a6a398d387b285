import type { KeywordEntry } from './entry';
import { activated, stated, triggered } from './entry';

/** Keywords that trigger in combat. */
export const combat: readonly KeywordEntry[] = [
  {
    name: 'rampage',
    rule: 'CR 702.23',
    shape: 'keywordNum',
    example: 'rampage 2',
    units: [
      triggered(
        'whenever ~ becomes blocked, it gets +[count]/+[count] until end of turn for each creature blocking it beyond the first.',
      ),
    ],
  },
  {
    name: 'flanking',
    rule: 'CR 702.25',
    shape: 'keyword',
    example: 'flanking',
    units: [
      triggered(
        'whenever ~ becomes blocked by a creature without flanking, that creature gets -1/-1 until end of turn.',
      ),
    ],
  },
  {
    name: 'provoke',
    rule: 'CR 702.39',
    shape: 'keyword',
    example: 'provoke',
    units: [
      triggered(
        'whenever ~ attacks, you may have target creature defending player controls block ~ this combat if able. if you do, untap that creature.',
      ),
    ],
  },
  {
    name: 'bushido',
    rule: 'CR 702.45',
    shape: 'keywordNum',
    example: 'bushido 1',
    units: [triggered('whenever ~ blocks or becomes blocked, it gets +[count]/+[count] until end of turn.')],
  },
  {
    name: 'frenzy',
    rule: 'CR 702.68',
    shape: 'keywordNum',
    example: 'frenzy 1',
    units: [triggered("whenever ~ attacks and isn't blocked, it gets +[count]/+0 until end of turn.")],
  },
  {
    name: 'poisonous',
    rule: 'CR 702.70',
    shape: 'keywordNum',
    example: 'poisonous 1',
    units: [triggered('whenever ~ deals combat damage to a player, that player gets [count: poison counter].')],
  },
  {
    name: 'exalted',
    rule: 'CR 702.83',
    shape: 'keyword',
    example: 'exalted',
    units: [triggered('whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn.')],
  },
  {
    name: 'annihilator',
    rule: 'CR 702.86',
    shape: 'keywordNum',
    example: 'annihilator 2',
    units: [triggered('whenever ~ attacks, defending player sacrifices [count: permanent].')],
  },
  {
    name: 'battle cry',
    rule: 'CR 702.91',
    shape: 'keyword',
    example: 'battle cry',
    units: [triggered('whenever ~ attacks, each other attacking creature gets +1/+0 until end of turn.')],
  },
  {
    name: 'dethrone',
    rule: 'CR 702.105',
    shape: 'keyword',
    example: 'dethrone',
    units: [
      triggered('whenever ~ attacks a player with the most life or tied for most life, put a +1/+1 counter on ~.'),
    ],
  },
  {
    name: 'renown',
    rule: 'CR 702.112',
    shape: 'keywordNum',
    example: 'renown 1',
    units: [
      triggered(
        "when ~ deals combat damage to a player, if it isn't renowned, put [count: +1/+1 counter] on it and it becomes renowned.",
      ),
    ],
  },
  {
    name: 'ingest',
    rule: 'CR 702.115',
    shape: 'keyword',
    example: 'ingest',
    units: [triggered('whenever ~ deals combat damage to a player, that player exiles the top card of their library.')],
  },
  {
    name: 'myriad',
    rule: 'CR 702.116',
    shape: 'keyword',
    example: 'myriad',
    units: [
      triggered(
        "whenever ~ attacks, for each opponent other than defending player, you may create a token that's a copy of ~ that's tapped and attacking that opponent or a planeswalker they control. exile the tokens at end of combat.",
      ),
    ],
  },
  {
    name: 'melee',
    rule: 'CR 702.121',
    shape: 'keyword',
    example: 'melee',
    units: [
      triggered(
        'whenever ~ attacks, it gets +1/+1 until end of turn for each opponent you attacked with a creature this combat.',
      ),
    ],
  },
  {
    name: 'afflict',
    rule: 'CR 702.130',
    shape: 'keywordNum',
    example: 'afflict 2',
    units: [triggered('whenever ~ becomes blocked, defending player loses [count] life.')],
  },
  {
    name: 'mentor',
    rule: 'CR 702.134',
    shape: 'keyword',
    example: 'mentor',
    units: [
      triggered("whenever ~ attacks, put a +1/+1 counter on target attacking creature with power less than ~'s power."),
    ],
  },
  {
    name: 'decayed',
    rule: 'CR 702.147',
    shape: 'keyword',
    example: 'decayed',
    units: [stated("~ can't block."), triggered('when ~ attacks, sacrifice it at end of combat.')],
  },
  {
    name: 'training',
    rule: 'CR 702.149',
    shape: 'keyword',
    example: 'training',
    units: [
      triggered(
        "whenever ~ and at least one other creature with power greater than ~'s power attack, put a +1/+1 counter on ~.",
      ),
    ],
  },
  { name: 'enlist', rule: 'CR 702.154', shape: 'keyword', example: 'enlist', native: 'is a cost to attack' },
  {
    name: 'mobilize',
    rule: 'CR 702.181',
    shape: 'keywordNum',
    example: 'mobilize 2',
    units: [
      triggered(
        'whenever ~ attacks, create [count: tapped and attacking 1/1 red warrior creature token][where]. sacrifice [them] at the beginning of the next end step.',
      ),
    ],
  },
  {
    name: 'firebending',
    rule: 'CR 702.189',
    shape: 'keywordNum',
    example: 'firebending 2',
    units: [
      triggered(
        "whenever ~ attacks, add an amount of {r} equal to [count][where]. until end of combat, you don't lose this mana as steps and phases end.",
      ),
    ],
  },
  {
    name: 'saddle',
    rule: 'CR 702.171',
    shape: 'keywordNum',
    example: 'saddle 2',
    units: [
      activated(
        'tap any number of other untapped creatures you control with total power [count] or greater: ~ becomes saddled until end of turn. activate only as a sorcery.',
      ),
    ],
  },
];
