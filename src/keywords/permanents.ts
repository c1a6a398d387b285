import type { KeywordEntry } from './entry';
import { inGraveyard, replaced, stated, triggered } from './entry';

/** Keywords about entering, staying and leaving. */
export const permanents: readonly KeywordEntry[] = [
  {
    name: 'cumulative upkeep',
    rule: 'CR 702.24',
    shape: 'keywordCost',
    example: 'cumulative upkeep {1}',
    units: [
      triggered(
        'at the beginning of your upkeep, if ~ is on the battlefield, put an age counter on ~. then sacrifice ~ unless you [paying] for each age counter on ~.',
      ),
    ],
  },
  {
    name: 'echo',
    rule: 'CR 702.30',
    shape: 'keywordCost',
    example: 'echo {2}{r}',
    units: [
      triggered(
        'at the beginning of your upkeep, if ~ came under your control since the beginning of your last upkeep, sacrifice it unless you pay [cost].',
      ),
    ],
  },
  {
    name: 'fading',
    rule: 'CR 702.32',
    shape: 'keywordNum',
    example: 'fading 3',
    units: [
      replaced('~ enters with [count: fade counter] on it.'),
      triggered("at the beginning of your upkeep, remove a fade counter from ~. if you can't, sacrifice it."),
    ],
  },
  {
    name: 'amplify',
    rule: 'CR 702.38',
    shape: 'keywordNum',
    example: 'amplify 1',
    units: [
      replaced(
        'as ~ enters, reveal any number of cards from your hand that share a creature type with it. ~ enters with [count: +1/+1 counter] on it for each card revealed this way.',
      ),
    ],
  },
  {
    name: 'modular',
    rule: 'CR 702.43',
    shape: 'keywordNum',
    example: 'modular 1',
    units: [
      replaced('~ enters with [count: +1/+1 counter] on it.'),
      triggered('when ~ dies, you may put a +1/+1 counter on target artifact creature for each +1/+1 counter on ~.'),
    ],
  },
  {
    name: 'modular',
    rule: 'CR 702.43',
    shape: 'keywordKeyword',
    variantOf: 'modular',
    example: 'modular — sunburst',
    units: [
      replaced('~ enters with a +1/+1 counter on it for each color of mana spent to cast it.'),
      triggered('when ~ dies, you may put a +1/+1 counter on target artifact creature for each +1/+1 counter on ~.'),
    ],
  },
  {
    name: 'sunburst',
    rule: 'CR 702.44',
    shape: 'keyword',
    example: 'sunburst',
    native: 'which counters depends on the type with which it enters',
  },
  {
    name: 'soulshift',
    rule: 'CR 702.46',
    shape: 'keywordNum',
    example: 'soulshift 3',
    units: [
      triggered(
        'when ~ dies, you may return target spirit card with mana value [count] or less from your graveyard to your hand.',
      ),
    ],
  },
  {
    name: 'bloodthirst',
    rule: 'CR 702.54',
    shape: 'keywordNum',
    example: 'bloodthirst 1',
    units: [
      stated(
        'if an opponent was dealt damage this turn, ~ enters with [count: +1/+1 counter] on it[where: the damage dealt to your opponents this turn].',
      ),
    ],
  },
  {
    name: 'haunt',
    rule: 'CR 702.55',
    shape: 'keyword',
    example: 'haunt',
    units: [
      triggered('when ~ dies, exile it haunting target creature.'),
      triggered('when ~ is put into a graveyard as it resolves, exile it haunting target creature.'),
    ],
  },
  {
    name: 'graft',
    rule: 'CR 702.58',
    shape: 'keywordNum',
    example: 'graft 2',
    units: [
      replaced('~ enters with [count: +1/+1 counter] on it.'),
      triggered(
        'whenever another creature enters, if ~ has a +1/+1 counter on it, you may move a +1/+1 counter from ~ onto that creature.',
      ),
    ],
  },
  {
    name: 'recover',
    rule: 'CR 702.59',
    shape: 'keywordCost',
    example: 'recover {2}{b}',
    units: [
      triggered(
        'when a creature is put into your graveyard from the battlefield, you may pay [cost]. if you do, return ~ from your graveyard to your hand. otherwise, exile ~.',
        inGraveyard,
      ),
    ],
  },
  {
    name: 'vanishing',
    rule: 'CR 702.63',
    shape: 'keywordNum',
    example: 'vanishing 3',
    units: [
      replaced('~ enters with [count: time counter] on it.'),
      triggered('at the beginning of your upkeep, if ~ has a time counter on it, remove a time counter from it.'),
      triggered('when the last time counter is removed from ~, sacrifice it.'),
    ],
  },
  {
    name: 'vanishing',
    rule: 'CR 702.63b',
    shape: 'keyword',
    variantOf: 'vanishing',
    example: 'vanishing',
    units: [
      triggered('at the beginning of your upkeep, if ~ has a time counter on it, remove a time counter from it.'),
      triggered('when the last time counter is removed from ~, sacrifice it.'),
    ],
  },
  {
    name: 'champion',
    rule: 'CR 702.72',
    shape: 'keywordFilter',
    example: 'champion a goblin',
    units: [
      triggered('when ~ enters, sacrifice it unless you exile another [filter] you control.'),
      triggered("when ~ leaves the battlefield, return the exiled card to the battlefield under its owner's control."),
    ],
  },
  {
    name: 'hideaway',
    rule: 'CR 702.75',
    shape: 'keywordNum',
    example: 'hideaway 4',
    units: [
      triggered(
        'when ~ enters, look at the top [count] cards of your library. exile one of them face down and put the rest on the bottom of your library in a random order.',
      ),
    ],
    native: 'lets the controller look at the exiled card',
  },
  {
    name: 'persist',
    rule: 'CR 702.79',
    shape: 'keyword',
    example: 'persist',
    units: [
      triggered(
        "when ~ dies, if it had no -1/-1 counters on it, return it to the battlefield under its owner's control with a -1/-1 counter on it.",
      ),
    ],
  },
  {
    name: 'devour',
    rule: 'CR 702.82',
    shape: 'keywordNum',
    example: 'devour 1',
    units: [
      replaced(
        'as ~ enters, you may sacrifice any number of creatures. ~ enters with [count: +1/+1 counter] on it for each creature sacrificed this way.',
      ),
    ],
  },
  {
    name: 'devour',
    rule: 'CR 702.82c',
    shape: 'keywordFilterNum',
    variantOf: 'devour',
    example: 'devour artifact 3',
    units: [
      replaced(
        'as ~ enters, you may sacrifice any number of [filter] permanents. ~ enters with [count: +1/+1 counter] on it for each permanent sacrificed this way.',
      ),
    ],
  },
  {
    name: 'living weapon',
    rule: 'CR 702.92',
    shape: 'keyword',
    example: 'living weapon',
    units: [triggered('when ~ enters, create a 0/0 black phyrexian germ creature token, then attach ~ to the token.')],
  },
  {
    name: 'undying',
    rule: 'CR 702.93',
    shape: 'keyword',
    example: 'undying',
    units: [
      triggered(
        "when ~ dies, if it had no +1/+1 counters on it, return it to the battlefield under its owner's control with a +1/+1 counter on it.",
      ),
    ],
  },
  {
    name: 'umbra armor',
    rule: 'CR 702.89',
    shape: 'keyword',
    example: 'umbra armor',
    native: 'replaces the destruction of what it enchants and removes marked damage',
  },
  {
    name: 'soulbond',
    rule: 'CR 702.95',
    shape: 'keyword',
    example: 'soulbond',
    units: [
      triggered(
        'when ~ enters, if ~ is unpaired and you control another unpaired creature, you may pair ~ with another unpaired creature you control.',
      ),
      triggered(
        'whenever another unpaired creature you control enters, if ~ is unpaired, you may pair ~ with that creature.',
      ),
    ],
  },
  {
    name: 'unleash',
    rule: 'CR 702.98',
    shape: 'keyword',
    example: 'unleash',
    units: [
      stated('you may have ~ enter with an additional +1/+1 counter on it.'),
      stated("~ can't block as long as it has a +1/+1 counter on it."),
    ],
  },
  {
    name: 'evolve',
    rule: 'CR 702.100',
    shape: 'keyword',
    example: 'evolve',
    units: [
      triggered(
        "whenever a creature you control enters, if that creature's power is greater than ~'s power or that creature's toughness is greater than ~'s toughness, put a +1/+1 counter on ~.",
      ),
    ],
  },
  {
    name: 'tribute',
    rule: 'CR 702.104',
    shape: 'keywordNum',
    example: 'tribute 2',
    native: 'an opponent chooses as it enters, and a later ability looks for the choice',
  },
  {
    name: 'exploit',
    rule: 'CR 702.110',
    shape: 'keyword',
    example: 'exploit',
    units: [triggered('when ~ enters, you may sacrifice a creature.')],
  },
  {
    name: 'fabricate',
    rule: 'CR 702.123',
    shape: 'keywordNum',
    example: 'fabricate 2',
    units: [
      triggered(
        "when ~ enters, you may put [count: +1/+1 counter] on it. if you don't, create [count: 1/1 colorless servo artifact creature token].",
      ),
    ],
  },
  {
    name: 'ascend',
    rule: 'CR 702.131',
    shape: 'keyword',
    example: 'ascend',
    native: 'gives a designation to a player, at once and for the rest of the game',
  },
  {
    name: 'afterlife',
    rule: 'CR 702.135',
    shape: 'keywordNum',
    example: 'afterlife 1',
    units: [triggered('when ~ dies, create [count: 1/1 white and black spirit creature token| with flying].')],
  },
  {
    name: 'riot',
    rule: 'CR 702.136',
    shape: 'keyword',
    example: 'riot',
    units: [stated("you may have ~ enter with an additional +1/+1 counter on it. if you don't, it gains haste.")],
  },
  { name: 'daybound', rule: 'CR 702.145', shape: 'keyword', example: 'daybound', native: 'follows day and night' },
  { name: 'nightbound', rule: 'CR 702.145', shape: 'keyword', example: 'nightbound', native: 'follows day and night' },
  {
    name: 'compleated',
    rule: 'CR 702.150',
    shape: 'keyword',
    example: 'compleated',
    native: 'looks at how Phyrexian mana was paid',
  },
  {
    name: 'read ahead',
    rule: 'CR 702.155',
    shape: 'keyword',
    example: 'read ahead',
    native: 'changes the first chapter of a Saga, and which chapters trigger in the turn it entered',
  },
  {
    name: 'ravenous',
    rule: 'CR 702.156',
    shape: 'keyword',
    example: 'ravenous',
    units: [
      replaced('~ enters with x +1/+1 counters on it.'),
      triggered('when ~ enters, if x is 5 or more, draw a card.'),
    ],
  },
  {
    name: 'space sculptor',
    rule: 'CR 702.158',
    shape: 'keyword',
    example: 'space sculptor',
    native: 'assigns sectors',
  },
  {
    name: 'for mirrodin!',
    rule: 'CR 702.163',
    shape: 'keyword',
    example: 'for mirrodin!',
    units: [triggered('when ~ enters, create a 2/2 red rebel creature token, then attach ~ to the token.')],
  },
  {
    name: 'backup',
    rule: 'CR 702.165',
    shape: 'keywordNum',
    example: 'backup 1',
    units: [
      triggered(
        "when ~ enters, put [count: +1/+1 counter] on target creature. if it's a creature other than ~, that creature gains the following abilities until end of turn.",
      ),
    ],
  },
  {
    name: 'start your engines!',
    rule: 'CR 702.179',
    shape: 'keyword',
    example: 'start your engines!',
    native: 'is a state-based action',
  },
  {
    name: 'job select',
    rule: 'CR 702.182',
    shape: 'keyword',
    example: 'job select',
    units: [triggered('when ~ enters, create a 1/1 colorless hero creature token, then attach ~ to the token.')],
  },
];
