import { block, entities, int, event, list, np, num, oneOf, optional, style, word, zone } from '../schema';
import { family } from './family';
import { designations } from './filters';

export const steps = [
  'untapStep', 'upkeep', 'drawStep', 'precombatMain', 'firstMain', 'mainPhase', 'beginningOfCombat', 'combat', 'declareAttackers', 'declareBlockers',
  'combatDamage', 'endOfCombat', 'postcombatMain', 'secondMain', 'endStep', 'cleanupStep', 'turn',
] as const;

/**
 * Patterns over things that happen: one language for triggers, replacements, delayed triggers and history.
 * The first parameter is the subject. Participants become values of the ability under the parameter's name
 * (role), so "it", "that player", "that much" are uses of these values. Templates are in the present tense;
 * the renderer turns them to "would …" for replacements and to past or participle for history.
 */
export const events = family(0x380, 'event', {
  enters: { n: 0, params: { what: np, from: optional(zone), under: optional(np), tapped: optional(oneOf('tapped', 'untapped')) }, english: "<enter>[ {tapped}][ under {under's} control][ from {from}]", rule: 'CR 603.6a' },
  leaves: { n: 1, params: { what: np, under: optional(np), without: optional(oneOf('dying')) }, english: "<leave> the battlefield[ under {under's} control][ without {without}]", rule: 'CR 603.6c' },
  leavesZone: { n: 42, params: { what: np, zone }, english: '<leave> {zone}', rule: 'CR 603.6' },
  dies: { n: 2, params: { what: np, under: optional(np) }, english: "<die>[ under {under's} control]", rule: 'CR 700.4' },
  putInto: { n: 3, params: { what: np, to: zone, from: optional(zone), as: optional(oneOf('resolving')) }, english: '<be> put into {to}[ from {from}][ as it resolves {as}]', rule: 'CR 603.6' },
  attacks: { n: 4, params: { what: np, whom: optional(np) , alone: optional(oneOf('alone', 'eachCombat'))}, english: '<attack>[ {whom}][ {alone}]', rule: 'CR 508.3a' },
  blocks: { n: 5, params: { what: np, whom: optional(np) }, english: '<block>[ {whom}]', rule: 'CR 509.3a' },
  becomesBlocked: { n: 6, params: { what: np, by: optional(np), verb: style('become', 'be') }, english: '<{verb}> blocked[ by {by}]', rule: 'CR 509.3c' },
  attacksUnblocked: { n: 7, params: { what: np }, english: "<attack> and isn't blocked", rule: 'CR 509.3g' },
  dealsDamage: { n: 8, params: { what: np, kind: oneOf('any', 'combat', 'noncombat'), to: optional(np), excess: optional(oneOf('excess')), least: optional(num), most: optional(num), exactly: optional(num), below: optional(num) }, english: '<deal>[ {excess}][ {least} or more][ {most} or less][ exactly {exactly}][ {kind}] damage[ less than {below}][ to {to}]', rule: 'CR 120.2' },
  /** "damage would be dealt to ~": damage as the subject. */
  damageDealt: { n: 47, params: { to: np, kind: oneOf('any', 'combat', 'noncombat'), by: optional(np) }, english: '[{kind} ]damage <be> dealt to {to}[ by {by}]', rule: 'CR 120.2' },
  isDealtDamage: { n: 9, params: { what: np, kind: oneOf('any', 'combat', 'noncombat'), by: optional(np), excess: optional(oneOf('excess')), least: optional(num), most: optional(num), exactly: optional(num) }, english: '<be> dealt[ {excess}][ {least} or more][ {most} or less][ exactly {exactly}][ {kind}] damage[ by {by}]', rule: 'CR 120.2' },
  casts: { n: 10, params: { who: np, what: np, nth: optional(num), from: optional(zone), during: optional(oneOf('opponentsTurn')) }, english: '<cast> {what}[ from {from}]', rule: 'CR 601.2i' },
  beginning: { n: 11, params: { step: oneOf(...steps), whose: optional(np), which: oneOf('of', 'each', 'next', 'whoseNext', 'eachOf', 'theOf', 'the', 'combatOn', 'nextTurns', 'bare', 'bareNext', 'first', 'whoseFirst', 'thatTurns', 'endOn', 'onNextTurn', 'whoseFirstEachTurn') }, english: "the beginning of {whose's} {step}", rule: 'CR 603.2b' },
  /** The lore counter of a chapter is put on a Saga. */
  chapter: { n: 44, params: { what: np, numbers: list(int) }, english: '{numbers}', rule: 'CR 714.2b' },
  /** A Case is looked at whether it is solved. */
  solveCheck: { n: 45, params: { what: np }, english: 'to solve', rule: 'CR 719.3a' },
  isCast: { n: 43, params: { what: np, from: optional(zone) }, english: '<be> cast[ from {from}]', rule: 'CR 601.2i' },
  draws: { n: 12, params: { who: np, nth: optional(num), what: optional(np), except: optional(oneOf('firstOfDrawStep')) }, english: '<draw> {what}', rule: 'CR 121.1' },
  discards: { n: 13, params: { who: np, what: np }, english: '<discard> {what}', rule: 'CR 701.9' },
  gainsLife: { n: 14, params: { who: np }, english: '<gain> life', rule: 'CR 119.3' },
  /** Somebody else controls it, or it is no permanent any more. */
  losesControl: { n: 70, params: { who: np, what: np }, english: '<lose> control of {what}', rule: 'CR 603.10d' },
  losesLife: { n: 15, params: { who: np, least: optional(num), most: optional(num), exactly: optional(num), each: optional(style('each')) }, english: '[{each} ]<lose>[ {least} or more][ {most} or less][ exactly {exactly}] life', rule: 'CR 119.3' },
  becomesTapped: { n: 16, params: { what: np }, english: '<become> tapped', rule: 'CR 603.2e' },
  /** A crew ability of it resolves. */
  becomesCrewed: { n: 126, params: { what: np }, english: '<become> crewed', rule: 'CR 702.122d' },
  /** Who has it tapped: by an effect, or as its controller. */
  taps: { n: 90, params: { who: np, what: np }, english: '<tap> {what}', rule: 'CR 701.26a' },
  becomesUntapped: { n: 17, params: { what: np }, english: '<become> untapped', rule: 'CR 603.2e' },
  tappedForMana: { n: 18, params: { who: np, what: np }, english: '<tap> {what} for mana', rule: 'CR 106.12a' },
  /** Tapped for mana of which some is such: "you tap a land for {c}". */
  tappedFor: { n: 72, params: { who: np, what: np, mana: word('mana') }, english: '<tap> {what} for {mana}', rule: 'CR 106.12a' },
  becomesTarget: { n: 19, params: { what: np, of: np }, english: '<become> the target of {of}', rule: 'CR 115.1' },
  sacrifices: { n: 20, params: { who: np, what: np }, english: '<sacrifice> {what}', rule: 'CR 701.21' },
  countersPut: { n: 21, params: { what: np, counter: optional(word('counter')), quantity: oneOf('a', 'oneOrMore', 'nth'), nth: optional(num), by: optional(np), through: optional(oneOf('effect')), voice: style('put', 'get', 'symbols') }, english: '<put> {quantity} {counter} counter on {what}', rule: 'CR 122.6' },
  countersRemoved: { n: 46, params: { what: optional(np), counter: optional(word('counter')), quantity: oneOf('a', 'oneOrMore', 'last'), by: optional(np) }, english: '{quantity} {counter} counter <be> removed from {what}', rule: 'CR 122.1' },
  activates: { n: 22, params: { who: np, what: np }, english: '<activate> {what}', rule: 'CR 602.2' },
  turnedFaceUp: { n: 23, params: { what: np }, english: '<be> turned face up', rule: 'CR 708.8' },
  fights: { n: 57, params: { what: np }, english: '<fight>', rule: 'CR 701.14' },
  transforms: { n: 24, params: { what: np, into: optional(np) }, english: '<transform>[ into {into}]', rule: 'CR 701.27' },
  /** What a player does to things by the spell or ability at hand: "you exiled a land card", "you return an elf card to your hand". */
  doesTo: { n: 125, params: { who: np, action: oneOf('exile', 'reveal', 'return', 'destroy'), what: np, to: optional(zone), with: optional(entities) }, english: '<{action}> {what}[ to {to}][ with {with}]', rule: 'CR 608.2c' },
  /** A shield replaces its destruction. */
  regenerates: { n: 71, params: { what: np }, english: '<regenerate>', rule: 'CR 701.19c' },
  phases: { n: 124, params: { what: np, way: oneOf('in', 'out') }, english: '<phase> {way}', rule: 'CR 702.26' },
  plays: { n: 25, params: { who: np, what: np }, english: '<play> {what}', rule: 'CR 701.18' },
  stateIs: { n: 26, params: { condition: { kind: 'block', sort: 'bool' } }, english: '{condition}', rule: 'CR 603.8' },
  anyOfEvents: { n: 27, params: { events: list(event), style: style('or', 'orShared', 'commaOr', 'andWhenever', 'andWhen', 'andAt', 'orWhenever', 'orWhen', 'orAt') }, english: '{events}', rule: 'CR 603.2' },
  becomesAttached: { n: 28, params: { what: np, to: np }, english: '<become> attached to {to}', rule: 'CR 701.3' },
  /** It comes off by itself, onto something else, or as it leaves the battlefield. */
  becomesUnattached: { n: 77, params: { what: np, from: np }, english: '<become> unattached from {from}', rule: 'CR 701.3d' },
  gainsControl: { n: 73, params: { who: np, what: np, from: optional(np) }, english: '<gain> control of {what}[ from {from}]', rule: 'CR 603.10d' },
  /** A spell is copied on the stack. */
  copies: { n: 60, params: { who: np, what: np }, english: '<copy> {what}', rule: 'CR 707.10' },
  cycles: { n: 29, params: { who: np, what: np }, english: '<cycle> {what}', rule: 'CR 702.29' },
  loses: { n: 30, params: { who: np }, english: '<lose> the game', rule: 'CR 104.3' },
  /** A keyword action by a player: scries, surveils, proliferates … (CR 701). */
  performsAction: { n: 31, params: { who: np, action: word('label'), said: optional(style('aNumberOfCards')) }, english: '<{action}>[ {said}]', rule: 'CR 701.1' },
  rollsDice: { n: 80, params: { who: np }, english: '<roll> one or more dice', rule: 'CR 706.1' },
  rollsDie: { n: 81, params: { who: np, how: oneOf('any', 'equal', 'natural', 'atLeast', 'atMost'), results: list(num) }, english: '<roll> a {results}', rule: 'CR 706.2' },
  exploits: { n: 61, params: { what: np, whom: np }, english: '<exploit> {whom}', rule: 'CR 702.110b' },
  /** What it explores is the card that is revealed. */
  explores: { n: 83, params: { what: np, whom: np }, english: '<explore> {whom}', rule: 'CR 701.44a' },
  exerts: { n: 63, params: { who: np, what: np }, english: '<exert> {what}', rule: 'CR 701.43' },
  exerted: { n: 64, params: { what: np }, english: '<be> exerted', rule: 'CR 701.43' },
  /** "When you do": the linked trigger of what a static ability allows as it attacks. It is printed behind that ability. */
  doesSo: { n: 65, params: { who: np, what: np }, english: '<do>', rule: 'CR 701.43d' },
  becomesDesignated: { n: 62, params: { what: np, as: oneOf(...designations) }, english: '<become> {as}', rule: 'CR 702.112b' },
  /** A creature is tapped to pay for convoke, or for a saddle or crew ability; or by devour or exploit another is sacrificed. */
  helps: { n: 120, params: { what: np, action: oneOf('convoke', 'saddle', 'crew', 'devour', 'exploit'), whom: np }, english: '<{action}> {whom}', rule: 'CR 702.51c' },
  /** The mana that a player has spent on spells this turn comes to so much. */
  expends: { n: 121, params: { who: np, count: num }, english: '<expend> {count}', rule: 'CR 700.14' },
  paysLife: { n: 122, params: { who: np }, english: '<pay> life', rule: 'CR 119.4' },
  turnsFaceUp: { n: 56, params: { who: np, what: np }, english: '<turn> {what} face up', rule: 'CR 708.7' },
  choosesRingBearer: { n: 59, params: { who: np, what: np }, english: '<choose> {what} as your ring-bearer', rule: 'CR 701.54a' },
  foretells: { n: 68, params: { who: np, what: np }, english: '<foretell> {what}', rule: 'CR 702.143b' },
  solves: { n: 69, params: { who: np, what: np }, english: '<solve> {what}', rule: 'CR 719.3c' },
  becomesLevel: { n: 111, params: { what: np, level: num }, english: '<become> level {level}', rule: 'CR 716.2a' },
  finalChapterResolves: { n: 127, params: { of: np }, english: 'the final chapter ability of {of} resolves', rule: 'CR 714.2d' },
  resolves: { n: 112, params: { what: np }, english: '<resolve>', rule: 'CR 608.2' },
  isActivated: { n: 113, params: { what: np }, english: '<be> activated', rule: 'CR 602.2' },
  /** A permanent card is put into the player's graveyard from anywhere. */
  descends: { n: 114, params: { who: np }, english: '<descend>', rule: 'CR 700.11' },
  /** The mana that the same ability has added is spent. */
  spendsMana: { n: 123, params: { on: np, style: style('on', 'to', 'spend') }, english: 'that mana is spent on {on}', rule: 'CR 106.6' },
  /** The game loses one of the two and gains the other. */
  dayChanges: { n: 54, params: {}, english: 'day becomes night or night becomes day', rule: 'CR 730.1a' },
  becomesMonarch: { n: 55, params: { who: np }, english: '<become> the monarch', rule: 'CR 724.1' },
  tempts: { n: 110, params: { who: np }, english: 'the ring <tempt> {who}', rule: 'CR 701.54d' },
  attacksWith: { n: 32, params: { who: np, what: np, whom: optional(np) }, english: '<attack>[ {whom}] with {what}', rule: 'CR 508.1' },
  exiled: { n: 33, params: { what: np, from: optional(zone) }, english: '<be> exiled[ from {from}]', rule: 'CR 701.13' },
  tokensCreated: { n: 34, params: { who: np, what: np }, english: '<create> {what}', rule: 'CR 701.7' },
  created: { n: 66, params: { what: np, under: optional(np) }, english: "<be> created[ under {under's} control]", rule: 'CR 111.2' },
  /** "An effect would create one or more tokens under your control". */
  effectCreates: { n: 67, params: { what: np, under: optional(np) }, english: "an effect <create> {what}[ under {under's} control]", rule: 'CR 111.2' },
  milled: { n: 35, params: { who: np, what: np }, english: '<mill> {what}', rule: 'CR 701.17' },
  destroyed: { n: 36, params: { what: np }, english: '<be> destroyed', rule: 'CR 701.8' },
  isDone: { n: 100, params: { what: np, action: oneOf('milled', 'discarded', 'warped', 'revealed', 'sacrificed', 'returned') }, english: '<be> {action}', rule: 'CR 608.2i' },
  isTappedForMana: { n: 101, params: { what: np, color: optional(oneOf('chosen')) }, english: '<be> tapped for mana[ of the {color} color]', rule: 'CR 106.12a' },
  countered: { n: 37, params: { what: np }, english: '<be> countered', rule: 'CR 701.6' },
  /** What a resolving spell or ability does to another. */
  counters: { n: 76, params: { what: np, whom: np }, english: '<counter> {whom}', rule: 'CR 701.6' },
  shuffles: { n: 38, params: { who: np }, english: '<shuffle> their library', rule: 'CR 701.24' },
  searches: { n: 39, params: { who: np }, english: '<search> their library', rule: 'CR 701.23' },
  /** A player puts something somewhere: "if you put a card into your hand this way". */
  puts: { n: 58, params: { who: np, what: np, to: zone }, english: '<put> {what} into {to}', rule: 'CR 400.7' },
  returned: { n: 40, params: { what: np, to: zone, from: optional(zone) }, english: '<be> returned to {to}[ from {from}]', rule: 'CR 603.6' },
  /** An event that counts only while a condition holds: "attacks while saddled". */
  whileTrue: { n: 48, params: { event, condition: block('bool'), style: style('full', 'state', 'during', 'and', 'asLongAsFirst', 'duringFirst') }, english: '{event} while {condition}', rule: 'CR 603.2' },
  /** An event that a spell or ability makes happen: "a spell an opponent controls causes you to discard ~". */
  causes: { n: 49, params: { what: np, event, style: style('would', 'does') }, english: '<cause> {event}', rule: 'CR 603.2' },
  unlocksDoor: { n: 50, params: { who: np }, english: '<unlock> this door', rule: 'CR 709.5h' },
  fullyUnlocks: { n: 51, params: { who: np, what: np }, english: 'fully <unlock> {what}', rule: 'CR 709.5i' },
  commitsCrime: { n: 52, params: { who: np }, english: '<commit> a crime', rule: 'CR 700.13' },
  /** "~ and at least two other creatures attack" */
  attacksTogether: { n: 53, params: { what: np, others: np }, english: '{what} and at least {others} attack', rule: 'CR 508.3a' },
  /** Restricts an event to the first (nth) time in a period. */
  nthTime: { n: 41, params: { event, nth: num, period: oneOf('eachTurn', 'thisTurn', 'yourTurns', 'theirTurns') }, english: '{event} for the {nth} time {period}', rule: 'CR 603.2' },
});
