import type { KeywordEntry } from './entry';
import { activated, inGraveyard, inHand, stated } from './entry';

/** Keywords that are activated abilities, on the battlefield, in the hand and in the graveyard. */
export const activations: readonly KeywordEntry[] = [
  {
    name: 'equip',
    rule: 'CR 702.6',
    shape: 'keywordCost',
    example: 'equip {2}',
    units: [activated('[cost]: attach ~ to target creature you control. activate only as a sorcery.')],
  },
  {
    name: 'equip',
    rule: 'CR 702.6c',
    shape: 'keywordFilterCost',
    variantOf: 'equip',
    example: 'equip legendary creature {3}',
    units: [activated('[cost]: attach ~ to target [filter] you control. activate only as a sorcery.')],
  },
  {
    name: 'cycling',
    rule: 'CR 702.29',
    shape: 'keywordCost',
    example: 'cycling {2}',
    units: [activated('[cost], discard ~: draw a card.', inHand)],
  },
  {
    name: 'typecycling',
    rule: 'CR 702.29e',
    shape: 'typecycling',
    variantOf: 'cycling',
    example: 'basic landcycling {1}{r}',
    units: [
      activated(
        '[cost], discard ~: search your library for a [filter] card, reveal it, put it into your hand, then shuffle.',
        inHand,
      ),
    ],
  },
  {
    name: 'ninjutsu',
    rule: 'CR 702.49',
    shape: 'keywordCost',
    example: 'ninjutsu {1}{u}',
    units: [
      activated(
        "[cost], return an unblocked attacking creature you control to its owner's hand: put ~ from your hand onto the battlefield tapped and attacking.",
        inHand,
      ),
    ],
  },
  {
    name: 'commander ninjutsu',
    rule: 'CR 702.49d',
    shape: 'keywordCost',
    variantOf: 'ninjutsu',
    example: 'commander ninjutsu {u}{b}',
    units: [
      activated(
        "[cost], return an unblocked attacking creature you control to its owner's hand: put ~ onto the battlefield tapped and attacking.",
        { zones: ['hand', 'command'] },
      ),
    ],
  },
  {
    name: 'transmute',
    rule: 'CR 702.53',
    shape: 'keywordCost',
    example: 'transmute {1}{u}{u}',
    units: [
      activated(
        '[cost], discard ~: search your library for a card with the same mana value as ~, reveal that card, put it into your hand, then shuffle. activate only as a sorcery.',
        inHand,
      ),
    ],
  },
  {
    name: 'aura swap',
    rule: 'CR 702.65',
    shape: 'keywordCost',
    example: 'aura swap {2}{u}',
    units: [
      activated('[cost]: you may exchange ~ with an aura card in your hand.', {
        pending: 'an exchange of objects between zones',
      }),
    ],
  },
  {
    name: 'fortify',
    rule: 'CR 702.67',
    shape: 'keywordCost',
    example: 'fortify {3}',
    units: [activated('[cost]: attach ~ to target land you control. activate only as a sorcery.')],
  },
  {
    name: 'transfigure',
    rule: 'CR 702.71',
    shape: 'keywordCost',
    example: 'transfigure {1}{b}{b}',
    units: [
      activated(
        '[cost], sacrifice ~: search your library for a creature card with the same mana value as ~, put that card onto the battlefield, then shuffle. activate only as a sorcery.',
      ),
    ],
  },
  {
    name: 'reinforce',
    rule: 'CR 702.77',
    shape: 'keywordNumCost',
    example: 'reinforce 2 — {2}{g}',
    units: [activated('[cost], discard ~: put [count: +1/+1 counter] on target creature.', inHand)],
  },
  {
    name: 'unearth',
    rule: 'CR 702.84',
    shape: 'keywordCost',
    example: 'unearth {2}{b}',
    units: [
      activated(
        '[cost]: return ~ from your graveyard to the battlefield. it gains haste. exile it at the beginning of the next end step. if it would leave the battlefield, exile it instead.',
        { ...inGraveyard, limits: ['sorcerySpeed'] },
      ),
    ],
  },
  {
    name: 'level up',
    rule: 'CR 702.87',
    shape: 'keywordCost',
    example: 'level up {4}',
    units: [activated('[cost]: put a level counter on ~. activate only as a sorcery.')],
  },
  {
    name: 'scavenge',
    rule: 'CR 702.97',
    shape: 'keywordCost',
    example: 'scavenge {4}{g}{g}',
    units: [
      activated(
        "[cost], exile ~ from your graveyard: put a number of +1/+1 counters on target creature equal to ~'s power. activate only as a sorcery.",
        inGraveyard,
      ),
    ],
  },
  {
    name: 'outlast',
    rule: 'CR 702.107',
    shape: 'keywordCost',
    example: 'outlast {1}{w}',
    units: [activated('[cost], {t}: put a +1/+1 counter on ~. activate only as a sorcery.')],
  },
  {
    name: 'crew',
    rule: 'CR 702.122',
    shape: 'keywordNum',
    example: 'crew 2',
    units: [
      activated(
        'tap any number of other untapped creatures you control with total power [count] or greater: ~ becomes an artifact creature until end of turn.',
      ),
    ],
  },
  {
    name: 'embalm',
    rule: 'CR 702.128',
    shape: 'keywordCost',
    example: 'embalm {3}{w}',
    units: [
      activated(
        "[cost], exile ~ from your graveyard: create a token that's a copy of ~, except it's white, it has no mana cost, and it's a zombie in addition to its other types. activate only as a sorcery.",
        inGraveyard,
      ),
    ],
  },
  {
    name: 'eternalize',
    rule: 'CR 702.129',
    shape: 'keywordCost',
    example: 'eternalize {4}{u}{u}',
    units: [
      activated(
        "[cost], exile ~ from your graveyard: create a token that's a copy of ~, except it's black, it's 4/4, it has no mana cost, and it's a zombie in addition to its other types. activate only as a sorcery.",
        inGraveyard,
      ),
    ],
  },
  {
    name: 'encore',
    rule: 'CR 702.141',
    shape: 'keywordCost',
    example: 'encore {5}{g}{g}',
    units: [
      activated(
        "[cost], exile ~ from your graveyard: for each opponent, create a token that's a copy of ~, then that token attacks that opponent this turn if able. the tokens gain haste. sacrifice the tokens at the beginning of the next end step. activate only as a sorcery.",
        inGraveyard,
      ),
    ],
  },
  {
    name: 'reconfigure',
    rule: 'CR 702.151',
    shape: 'keywordCost',
    example: 'reconfigure {2}',
    units: [
      activated('[cost]: attach ~ to another target creature you control. activate only as a sorcery.'),
      activated('[cost]: unattach ~. activate only as a sorcery and only if ~ is attached to a creature.'),
      stated("~ isn't a creature as long as it's attached to a creature."),
    ],
  },
  {
    name: 'craft',
    rule: 'CR 702.167',
    shape: 'craft',
    example: 'craft with artifact {3}{w}{w}',
    units: [
      activated(
        "[cost], exile ~, exile [materials] from among permanents you control and/or cards in your graveyard: return ~ to the battlefield transformed under its owner's control. activate only as a sorcery.",
      ),
    ],
  },
  {
    name: 'station',
    rule: 'CR 702.184',
    shape: 'keyword',
    example: 'station',
    units: [
      activated(
        "tap another untapped creature you control: put a number of charge counters on ~ equal to the tapped creature's power. activate only as a sorcery.",
      ),
    ],
  },
];
