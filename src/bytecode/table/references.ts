import { block, entities, filter, list, num, oneOf, optional, players, slotIndex, style, valueUse, word } from '../schema';
import { family } from './family';

/** How a bound value is spoken of again. The noun, where one is printed, is a parameter of its own. */
export const referenceStyles = [
  'it', // it, them, they; its, their
  'that', // that creature, those cards
  'the', // the creature, the cards
  'this', // this creature
  'one', // one of several: the second of two descriptions of one thing, printed by its owner
  'exiled', // the exiled card
  'chosen', // the chosen creature
  'sacrificed', // the sacrificed creature
  'discarded', // the discarded card
  'revealed', // the revealed cards
  'tapped', // the tapped creature
  'returned',
  'milled',
  'destroyed',
  'countered',
  'each', // each of them, each of those creatures
  'amassed', // the amassed Army
  'goaded',
  'enters', // the creature (that entered): event participant by its noun
  'thatDied', // the creature that died
  'amassedByYou', // the Army you amassed
  'exiledThisWay', // the permanent exiled this way
  'sacrificedThisWay',
  'discardedThisWay',
  'revealedThisWay',
  'tappedThisWay',
  'returnedThisWay',
  'milledThisWay',
  'destroyedThisWay',
  'counteredThisWay',
  'chosenThisWay',
  'drawn', // the drawn card
  'manifested',
  'shuffled', // cards shuffled into a library
  'drawnThisWay',
  'manifestedThisWay',
  'createdThisWay', // the token created this way
  'theOther', // the other creature of an event
] as const;

/** How a set found by a filter is quantified. */
export const setStyles = ['each', 'all', 'bare', 'the', 'allThe', 'eachOfThe', 'both', 'a', 'any', 'theOne'] as const;

/** Instructions that say which objects or players are meant. */
export const references = family(0x10, 'entities', {
  source: { n: 0, params: { style: style('self', 'it') }, english: '~', rule: 'CR 109.5' },
  /** In an ability that was given, the object that gave it (CR 201.5a). */
  granter: { n: 36, params: {}, english: '^', rule: 'CR 201.5a' },
  you: { n: 1, result: 'players', params: { style: style('you', 'implicit') }, english: 'you', rule: 'CR 109.5' },
  /** The objects or players chosen for a target slot; prints the slot's whole description. */
  target: { n: 2, params: { slot: slotIndex, style: style('plain', 'each') }, english: '{slot}', rule: 'CR 115.1' },
  /** All that fit at the moment of evaluation (or, in a static ability, at all times). */
  all: { n: 3, params: { filter, style: style(...setStyles) }, english: '{filter}', rule: 'CR 608.2h' },
  /** A choice made now by a player; max absent means any number. */
  choose: {
    n: 4,
    suspends: 'always',
    params: {
      chooser: players,
      min: num,
      max: optional(num),
      filter,
      manner: oneOf('plain', 'ofChoice', 'atRandom', 'chosenAtRandom', 'any', 'either', 'one', 'eachOf'),
    },
    english: '{filter}',
    rule: 'CR 608.2d',
  },
  /** A value bound earlier in the same ability. */
  ref: {
    n: 5,
    params: { value: valueUse, style: style(...referenceStyles), noun: optional(word('noun')) },
    english: '{value}',
    rule: 'CR 608.2c',
  },
  /** The candidate of the filter that is being evaluated. */
  candidate: { n: 6, params: { style: style('it', 'who', 'that', 'copy', 'token', 'they', 'whose') }, english: 'it', rule: 'CR 608.2h' },
  controllerOf: { n: 7, result: 'players', params: { what: entities, number: style('one', 'many'), phrase: style('possessive', 'of', 'orPlayer') }, english: "{what}'s controller", rule: 'CR 109.4' },
  ownerOf: { n: 8, result: 'players', params: { what: entities, number: style('one', 'many'), phrase: style('possessive', 'of') }, english: "{what}'s owner", rule: 'CR 108.3' },
  top: { n: 9, params: { count: optional(num), who: players, style: style('the', 'from', 'equal', 'numberOf') }, english: "the top {count:card} of {who's library}", rule: 'CR 401.1' },
  bottom: { n: 10, params: { count: optional(num), who: players }, english: "the bottom {count:card} of {who's library}", rule: 'CR 401.1' },
  /** "The top creature card of your graveyard" (CR 404.2). */
  topOfGraveyard: { n: 46, params: { filter, who: players }, english: "the top {filter} of {who's graveyard}", rule: 'CR 404.2' },
  union: { n: 11, params: { parts: list(entities), how: oneOf('and', 'or', 'andOr') }, english: '{parts}', rule: 'CR 608.2c' },
  defendingPlayer: { n: 12, result: 'players', params: {}, english: 'defending player', rule: 'CR 506.2' },
  /** What an attacking creature attacks, or attacked last (CR 508.1b). */
  attackedBy: { n: 24, params: { what: entities }, english: "the player or planeswalker {what}'s attacking", rule: 'CR 508.1b' },
  /** The creature that the source haunts from exile (CR 702.55b). */
  /** What is in the pile that somebody has chosen for it, and what is in the other one. */
  chosenPile: { n: 47, params: { value: valueUse, who: players, noun: optional(word('noun')), place: style('in', 'from') }, english: "[all {noun} {place} ]the pile of {who's} choice", rule: 'CR 700.3' },
  otherPile: { n: 45, params: { value: valueUse, style: style('rest', 'other') }, english: 'the {style}', rule: 'CR 700.3' },
  haunted: { n: 42, params: {}, english: 'the creature it haunts', rule: 'CR 702.55b' },
  /** Whose combat it is. */
  whoAttacks: { n: 40, result: 'players', params: {}, english: 'attacking player', rule: 'CR 506.2' },
  /** Who sits next to the player: turns go to the left (CR 103.1). */
  neighbor: { n: 39, result: 'players', params: { who: style('player', 'opponent'), side: oneOf('left', 'right') }, english: 'the {who} to your {side}', rule: 'CR 103.1' },
  activePlayer: { n: 13, result: 'players', params: {}, english: 'the active player', rule: 'CR 102.1' },
  /** All cards of a player's zone, printed as the zone: "your hand", "target player's graveyard". */
  contents: { n: 15, params: { who: players, zone: oneOf('hand', 'graveyard', 'library') }, english: "{who's {zone}}", rule: 'CR 400.1' },
  /** "exile all graveyards" */
  allGraveyards: { n: 26, params: {}, english: 'all graveyards', rule: 'CR 404.1' },
  /** The subject of the statement before, shared and not printed again: "target creature gets +1/+1 and gains flying". */
  subject: { n: 16, params: {}, english: '', rule: 'CR 608.2c' },
  /** A standing description spoken of once more by a pronoun: "enchanted creature gets +1/+1 as long as it's blue". */
  again: { n: 17, params: { what: entities, style: style(...referenceStyles), noun: optional(word('noun')) }, english: '{what}', rule: 'CR 608.2c' },
  /** "your opponents" (CR 102.2). */
  /** Each thing that the statement is about, taken by itself: "return all creatures to their owners' hands". */
  acted: { n: 19, params: { number: oneOf('one', 'many'), style: style(...referenceStyles), noun: optional(word('noun')) }, english: '{style}', rule: 'CR 608.2c' },
  /** Each player whom the statement is about, taken by themself: "deals damage to each player equal to the number of cards in that player's hand". */
  actedPlayer: { n: 23, result: 'players', params: { style: style('that', 'it'), noun: optional(word('noun')) }, english: '{style}', rule: 'CR 608.2c' },
  /** What an ability is an ability of; what is no ability is meant itself. */
  abilitySource: { n: 38, params: { of: entities }, english: "{of's} source", rule: 'CR 113.7' },
  /** "One of their opponents". */
  opponentsOf: { n: 37, result: 'players', params: { of: players }, english: "{of's} opponents", rule: 'CR 102.2' },
  opponents: { n: 18, result: 'players', params: {}, english: 'your opponents', rule: 'CR 102.2' },
  /** What a search through a library ended with, what a keyword action left: "that card" after "until you reveal a creature card". */
  found: { n: 20, params: { value: valueUse, style: style(...referenceStyles), noun: optional(word('noun')) }, english: '{value}', rule: 'CR 608.2c' },
  /** Each of several by itself: "any number of target creatures each get +1/+1". */
  severally: { n: 21, params: { of: entities }, english: '{of} each', rule: 'CR 608.2c' },
  /** You and your teammates (CR 102.3); without teams, you. */
  yourTeam: { n: 35, result: 'players', params: {}, english: 'your team', rule: 'CR 102.3' },
  /** Those of what was spoken of that are players: "it deals 3 damage to any target. If a player is dealt damage this way, they …". */
  asPlayer: { n: 41, result: 'players', params: { what: entities }, english: '{what}', rule: 'CR 115.4' },
  /** The ability itself: "this ability costs {1} less to activate for each …". */
  thisAbility: { n: 22, params: {}, english: 'this ability', rule: 'CR 113.7' },
  /** A creature and the one that it is paired with, or that one alone; spoken of again only. */
  pairOf: { n: 27, params: { of: entities, which: oneOf('both', 'partner') }, english: '{which} of {of}', rule: 'CR 702.95b' },
  /** Two things spoken of before: "both creatures". */
  bothOf: { n: 28, params: { parts: list(entities), noun: word('noun') }, english: 'both {noun}', rule: 'CR 608.2c' },
  /** A thing spoken of before, by what was said of it: "the creature you control". */
  described: { n: 30, params: { what: entities, filter }, english: 'the {filter}', rule: 'CR 608.2c' },
  rest: { n: 14, params: { of: entities, style: style('rest', 'other', 'others', 'ofRevealed', 'ofRevealedThisWay', 'ofCards', 'ofExiled'), chosen: optional(entities) }, english: 'the {style}', rule: 'CR 608.2c' },
});

/** How many things a pattern in an event or a condition asks for. */
export const quantities = ['a', 'any', 'either', 'no', 'oneOrMore', 'atLeast', 'exactly', 'atMost', 'each', 'one', 'bare', 'number', 'moreThan', 'nth', 'fewerThan', 'the'] as const;

/** Patterns: noun phrases that are matched or counted, not chosen. Every `entities` instruction is a pattern, too. */
export const patterns = family(0x40, 'np', {
  some: {
    n: 0,
    params: { quantity: oneOf(...quantities), count: optional(num), filter },
    english: '{filter}',
    rule: 'CR 603.2',
  },
  either: { n: 1, params: { parts: list(block('np')), how: oneOf('or', 'orBy', 'and', 'andOr', 'eachNamed') }, english: '{parts}', rule: 'CR 603.2' },
});
