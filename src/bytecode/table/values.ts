import { operand, block, bool, ofCandidate, entities, event, filter, int, keyword, list, np, num, oneOf, optional, players, style, valueUse, word } from '../schema';
import { colors, comparisons, kinds, periods, statistics } from './filters';
import { family } from './family';

/** Quantities (CR 107). */
export const quantities = family(0x200, 'num', {
  const: { n: 0, params: { value: int }, english: '{value}', rule: 'CR 107.1' },
  x: { n: 1, params: {}, english: 'x', rule: 'CR 107.3' },
  count: { n: 2, params: { what: entities, style: style('numberOf', 'bare', 'totalNumber') }, english: 'the number of {what}', rule: 'CR 608.2h' },
  stat: { n: 3, params: { what: oneOf(...statistics), of: entities, style: style('whose', 'of') }, english: "{of's} {what}", rule: 'CR 208.1' },
  greatest: { n: 4, params: { what: oneOf(...statistics), of: entities, style: style('amount', 'height') }, english: 'the greatest {what} among {of}', rule: 'CR 208.1' },
  least: { n: 5, params: { what: oneOf(...statistics), of: entities, style: style('amount', 'height') }, english: 'the least {what} among {of}', rule: 'CR 208.1' },
  extremeLife: { n: 63, params: { which: oneOf('greatest', 'lowest'), of: players }, english: 'the {which} life total among {of}', rule: 'CR 119.1' },
  /** Of all that is counted, the most that one player has, or the most of one creature type. */
  greatestNumber: { n: 66, params: { of: entities, each: oneOf('controller', 'owner', 'creatureType') }, english: 'the greatest number of {of}', rule: 'CR 608.2h' },
  total: { n: 6, params: { what: oneOf(...statistics), of: entities, style: style('of', 'possessive') }, english: 'the total {what} of {of}', rule: 'CR 208.1' },
  life: { n: 7, params: { of: players, style: style('total', 'bare') }, english: "{of's} life total", rule: 'CR 119.1' },
  startingLife: { n: 150, params: { of: players }, english: "{of's} starting life total", rule: 'CR 103.4' },
  plus: { n: 8, params: { left: num, right: num }, english: '{left} plus {right}', rule: 'CR 107.1' },
  minus: { n: 9, params: { left: num, right: num }, english: '{left} minus {right}', rule: 'CR 107.1' },
  times: { n: 10, params: { factor: num, of: num, style: style('twice', 'times', 'per', 'double') }, english: '{factor} times {of}', rule: 'CR 107.1' },
  /** "2 or the greatest power among creatures you control, whichever is greater" */
  larger: { n: 85, params: { left: num, right: num }, english: '{left} or {right}, whichever is greater', rule: 'CR 107.1' },
  /** A number that is worked out at one moment and holds from then on: "as you cast this spell". */
  asOf: { n: 21, params: { num, moment: oneOf('cast', 'activated', 'resolves'), tense: style('present', 'past') }, english: '{num} as you cast ~', rule: 'CR 608.2h' },
  /** As many as can be chosen but for some, of which none is chosen. */
  allBut: { n: 27, params: { count: num, style: style('allBut', 'exceptFor') }, english: 'all but {count}', rule: 'CR 608.2d' },
  half: { n: 11, params: { of: num, rounded: oneOf('up', 'down', 'exactly') }, english: 'half {of}, rounded {rounded}', rule: 'CR 107.1a' },
  /** A number bound earlier: "that much", "that many", or X defined by "where X is". */
  numRef: { n: 12, params: { value: valueUse, style: style('thatMuch', 'thatMany', 'x', 'y', 'per', 'it', 'result', 'damageDealt', 'damagePrevented', 'lifeLost', 'lifeGained', 'resultsTotal', 'chosenNumber', 'theNumber', 'thatNumber', 'lifeYouGained', 'lifeYouLost', 'flipsWon', 'manaPaid', 'lifePaid', 'energyPaid', 'totalManaPaid', 'cardsLookedAt') }, english: 'that much', rule: 'CR 608.2c' },
  /** What a removal of counters came to, told by their kind. */
  removedThisWay: { n: 64, params: { of: num, counter: optional(word('counter')) }, english: 'the number of {counter} counters removed this way', rule: 'CR 608.2c' },
  votesFor: { n: 54, params: { value: valueUse, option: word('label'), style: style('bare', 'numberOf') }, english: '{option} vote', rule: 'CR 701.38a' },
  countersOn: { n: 13, params: { counter: optional(word('counter')), of: entities, style: style('on', 'among', 'hadOn') }, english: 'the number of {counter} counters on {of}', rule: 'CR 122.1' },
  devotion: { n: 14, params: { who: players, colors: list(oneOf(...colors)), chosen: optional(oneOf('thatColor', 'theChosenColor')) }, english: "{who's} devotion to {colors}", rule: 'CR 700.5' },
  /** Symbols that are of a color, each once, a hybrid one for each of its colors (CR 107.4e). */
  manaSymbolsIn: { n: 74, params: { color: oneOf(...colors), of: entities, style: style('possessive', 'of') }, english: "the number of {color} mana symbols in {of's} mana cost", rule: 'CR 107.4' },
  /** "The damage already dealt to it this turn". */
  damageDone: { n: 75, params: { to: np, period: oneOf(...periods), style: style('plain', 'already') }, english: 'the damage dealt to {to} {period}', rule: 'CR 608.2i' },
  /** How often something happened, or how much of it. */
  tally: { n: 15, params: { event, period: oneOf(...periods), tense: style('past', 'perfect') }, english: 'the number of times {event} {period}', rule: 'CR 608.2i' },
  /** How many kinds there are among things: "card types among cards in your graveyard", "differently named lands you control". */
  kindsAmong: { n: 41, params: { style: style('plain', 'different', 'named', 'own', 'on', 'is', 'has', 'was'), kind: oneOf(...kinds), of: entities }, english: 'the number of {kind} among {of}', rule: 'CR 608.2h' },
  /** A number of a standing effect said again: "and its toughness is equal to that number plus 1". */
  sameNumber: { n: 43, params: { of: num, style: style('thatNumber', 'thatMuch', 'thatMany') }, english: 'that number', rule: 'CR 107.1' },
  colorsSpent: { n: 44, params: { on: entities }, english: 'the number of colors of mana spent to cast {on}', rule: 'CR 105.2' },
  amountSpent: { n: 45, params: { on: entities, from: optional(np) }, english: 'the amount of mana[ from {from}] spent to cast {on}', rule: 'CR 106.3' },
  /** How many of Cleric, Rogue, Warrior and Wizard a player has, each by a creature of its own. */
  /** "The greatest power and/or toughness among creatures you control": whichever is the greatest of all. */
  greatestEither: { n: 46, params: { of: entities }, english: 'the greatest power and/or toughness among {of}', rule: 'CR 208.1' },
  unspentMana: { n: 47, params: { who: players, color: optional(oneOf(...colors)) }, english: 'the amount of unspent[ {color}] mana {who} <have>', rule: 'CR 106.4' },
  unlockedDoors: { n: 48, params: { of: entities }, english: 'the number of unlocked doors among {of}', rule: 'CR 709.5' },
  partySize: { n: 42, params: { who: players }, english: "the number of creatures in {who's} party", rule: 'CR 700.8a' },
  /** How many targets the spell or ability has that is spoken of: "for each target". */
  targetCount: { n: 17, params: {}, english: 'the number of targets', rule: 'CR 115.1' },
  speed: { n: 52, params: { of: players }, english: "{of's} speed", rule: 'CR 702.179f' },
  differenceBetween: { n: 80, params: { left: num, right: num }, english: 'the difference between {left} and {right}', rule: 'CR 107.1' },
  /** How far apart two things are in what each of them has. */
  howFarApart: { n: 87, params: { of: entities, what: oneOf('life', 'power', 'toughness', 'manaValue') }, english: "the difference between {of's} {what}", rule: 'CR 107.1' },
  /** "the difference" of two numbers that a condition compared. */
  difference: { n: 16, params: { left: num, right: num }, english: 'the difference', rule: 'CR 107.1' },
  handSize: { n: 18, params: { of: players }, english: "{of's} maximum hand size", rule: 'CR 402.2' },
  /** "the amount of life you gained this turn" */
  lifeChange: { n: 20, params: { who: np, change: oneOf('gained', 'lost'), period: oneOf(...periods), tense: style('past', 'perfect', 'contracted', 'bare', 'brief', 'total', 'totalBy') }, english: 'the amount of life {who} {change} {period}', rule: 'CR 608.2i' },
  /** "for each creature blocking it beyond the first". */
  /** "for each other spell that was cast before it this turn". */
  castBefore: { n: 50, params: { what: entities }, english: 'other spell that was cast before {what} this turn', rule: 'CR 702.40a' },
  /** "for each time its replicate cost was paid". */
  timesPaid: { n: 51, params: { what: entities, name: word('keyword'), style: style('cost', 'kicked') }, english: "time {what's} {name} cost was paid", rule: 'CR 702.56a' },
  /** What damage that this spell or ability has dealt was more than permanents could take. */
  excessDamage: { n: 73, params: { to: optional(np), style: style('the', 'amount', 'that') }, english: 'the excess damage dealt[ to {to}] this way', rule: 'CR 120.10' },
  /** "for each target beyond the first" */
  targetsOf: { n: 58, params: { of: entities }, english: 'target', rule: 'CR 601.2f' },
  beyondFirst: { n: 40, params: { of: num, style: style('beyond', 'otherThan') }, english: '{of} beyond the first', rule: 'CR 702.23a' },
  /** The number that was chosen for the source last; 0 where none was (CR 107.2). */
  chosenNumber: { n: 96, params: {}, english: 'the chosen number', rule: 'CR 607.2d' },
  negative: { n: 19, params: { of: num }, english: '-{of}', rule: 'CR 107.1b' },
});

/** Conditions: one language for intervening-if, "as long as", "unless", "activate only if" and "if … instead". */
export const conditions = family(0x280, 'bool', {
  controls: { n: 0, params: { who: np, what: np }, english: '{who} <control> {what}', rule: 'CR 109.4' },
  is: { n: 1, params: { what: entities, filter, verb: oneOf('s', 'is', 'was', 'isnt', 'wasnt', 'has', 'had', 'doesntHave', 'remains', 'shares', 'doesntShare', 'sNot') }, english: '{what} is {filter}', rule: 'CR 608.2h' },
  /** Whether more votes were for an option than for any other. */
  voteWon: { n: 91, params: { value: valueUse, option: word('label'), tied: optional(oneOf('orTied')) }, english: '{option} gets more votes', rule: 'CR 701.38a' },
  /** The numbers before a row of a table: "10 — 19 |", "15+ |". */
  resultIn: { n: 90, params: { of: num, min: int, max: optional(int) }, english: '{min} — {max}', rule: 'CR 706.3a' },
  compareNum: { n: 2, params: { left: num, how: oneOf(...comparisons), right: num, style: style('is', 'was', 'thereAre', 'have', 'times', 'elided', 'thereAreExactly') }, english: '{left} is {right} {how}', rule: 'CR 107.1' },
  doesntControl: { n: 16, params: { who: np, what: np }, english: "{who} <don't> control {what}", rule: 'CR 109.4' },
  /** "You have four or more creature cards in your graveyard": what there is, in a zone that the description names. */
  haveThings: { n: 87, params: { what: np }, english: 'you have {what}', rule: 'CR 608.2h' },
  owns: { n: 88, params: { who: np, what: np }, english: '{who} <own> {what}', rule: 'CR 108.3' },
  /** One thing and another, the two cards of a meld pair. */
  bothOwnAndControl: { n: 124, params: { who: np, what: entities, other: np }, english: '{who} both <own> and <control> {what} and {other}', rule: 'CR 701.42' },
  /** Of what has just been destroyed, exiled or returned: who controlled it then (CR 608.2h). */
  hadControl: { n: 89, params: { who: np, what: entities }, english: '{who} controlled {what}', rule: 'CR 608.2h' },
  /** As `is`, what the things are stands last in their description: "a Rat is attacking". */
  exists: { n: 3, params: { what: np, style: style('there', 'is', 'has', 'shares', 'contracted') }, english: 'there are {what}', rule: 'CR 608.2h' },
  bothTrue: { n: 4, params: { left: bool, right: bool }, english: '{left} and {right}', rule: 'CR 608.2c' },
  eitherTrue: { n: 5, params: { left: bool, right: bool, style: style('or', 'orIf') }, english: '{left} or {right}', rule: 'CR 608.2c' },
  notTrue: { n: 6, params: { of: bool }, english: "it isn't true that {of}", rule: 'CR 608.2c' },
  /** "It's your first, second, or third turn of the game". */
  nthTurnOf: { n: 95, params: { who: np, nth: list(num), number: style('one', 'many') }, english: "{who's} {nth} turn of the game", rule: 'CR 500.1' },
  /** A turn that was added (CR 500.7): "during extra turns". */
  duringExtraTurn: { n: 123, params: {}, english: 'extra turns', rule: 'CR 500.7' },
  turnOf: { n: 7, params: { who: np, verb: oneOf('its', 'isnt') }, english: "it's {who's} turn", rule: 'CR 102.1' },
  /** A statement earlier in this ability was done: "if you do", "if a player does". */
  performed: { n: 8, params: { value: valueUse, who: players, outcome: oneOf('do', 'dont', 'cant', 'winFlip', 'loseFlip', 'win', 'nobody', 'pay', 'payInstead', 'guessRight', 'guessWrong') }, english: '{who} <do>', rule: 'CR 608.2c' },
  /** "If this is the second time this ability has resolved this turn": counted with this time. */
  nthTimeOf: { n: 85, params: { nth: list(num), event, period: oneOf(...periods), style: style('this', 'it') }, english: 'this is the {nth} time {event} {period}', rule: 'CR 608.2h' },
  /** Something happened in the period. */
  happened: { n: 9, params: { event, period: oneOf(...periods), tense: style('past', 'present', 'perfect', 'had'), polarity: oneOf('did', 'didnt') }, english: '{event} {period}', rule: 'CR 608.2i' },
  has: { n: 10, params: { what: entities, keyword }, english: '{what} <have> {keyword}', rule: 'CR 702.1' },
  handHas: { n: 11, params: { who: np, what: np, zone: optional(oneOf('graveyard', 'hand', 'library')), style: style('owner', 'zone', 'any', 'with') }, english: '{who} <have> {what} in hand', rule: 'CR 402.1' },
  /** "If you gained 3 or more life this turn." */
  lifeChanged: { n: 83, params: { who: np, change: oneOf('gained', 'lost'), how: oneOf(...comparisons), count: num, period: oneOf(...periods), tense: style('past', 'perfect') }, english: '{who} {change} {count} or {how} life {period}', rule: 'CR 119.3' },
  lifeIs: { n: 12, params: { who: np, how: oneOf(...comparisons), count: num }, english: '{who} <have> {count} or {how} life', rule: 'CR 119.1' },
  /** "You have at least 10 life more than your starting life total." */
  lifeOverStart: { n: 21, params: { who: np, count: num }, english: '{who} <have> at least {count} life more than their starting life total', rule: 'CR 119.1' },
  /** An additional or alternative cost of this spell was paid: kicked, bargained … (CR 702.33). */
  costPaid: { n: 13, params: { what: entities, how: oneOf('was', 'wasnt', 'is'), name: word('label'), times: optional(num), kicker: optional(word('mana')) }, english: '{what} {how} {name}[ {times} times][ with its {kicker} kicker]', rule: 'CR 702.33' },
  /** The cost of a keyword was paid for a spell or for the permanent it became: "if its evoke cost was paid". */
  keywordCostPaid: { n: 18, params: { what: entities, name: word('keyword'), how: oneOf('was', 'wasnt'), style: style('cost', 'castUsing', 'did', 'castFor') }, english: "{what's} {name} cost {how} paid", rule: 'CR 702.1a' },
  hasBlessing: { n: 36, params: { who: players }, english: "{who} <have> the city's blessing", rule: 'CR 702.131c' },
  /** "if the gift was promised" */
  tributePaid: { n: 92, params: { what: entities, how: oneOf('was', 'wasnt') }, english: 'tribute {how} paid', rule: 'CR 702.104b' },
  giftPromised: { n: 37, params: { what: entities, how: oneOf('was', 'wasnt') }, english: 'the gift {how} promised', rule: 'CR 702.174a' },
  /** An additional cost that the card says may be paid was paid, told by its name or by what was done for it (CR 607.2). */
  /** Of a spell: the cost was paid that the same ability offers for spells like it. */
  offerPaid: { n: 54, params: { of: entities }, english: 'you paid life this way', rule: 'CR 601.2b' },
  additionalCostPaid: { n: 72, params: { how: oneOf('was', 'wasnt'), what: optional(np), of: entities, style: style('cost', 'evidence', 'beheld') }, english: "{of's} additional cost {how} paid", rule: 'CR 601.2b' },
  excessDealt: { n: 74, params: { to: optional(np) }, english: 'excess damage was dealt[ to {to}] this way', rule: 'CR 120.10' },
  /** What the player did as the spell was cast, or had when that was completed. */
  asYouCast: { n: 73, params: { revealed: optional(np), controlled: optional(np), spell: entities }, english: 'you revealed {revealed} or controlled {controlled} as you cast {spell}', rule: 'CR 601.2i' },
  /** "If you don't put it into your hand": a statement before that allowed it was not carried out. */
  notDone: { n: 120, params: { value: valueUse, who: players, effect: block('effect'), place: style('plain', 'thisWay') }, english: "{who} <don't> {effect}", rule: 'CR 608.2c' },
  /** "As long as red is the most common color among all permanents": of no color are there more. */
  mostCommonColor: { n: 122, params: { color: oneOf(...colors), among: entities, tied: optional(oneOf('orTied')) }, english: '{color} is the most common color among {among}', rule: 'CR 105.2' },
  isParity: { n: 25, params: { of: num, how: oneOf('odd', 'even') }, english: '{of} is {how}', rule: 'CR 107.1' },
  /** Day, night, or neither of them yet. */
  dayIs: { n: 23, params: { what: oneOf('day', 'night', 'neitherDayNorNight') }, english: "it's {what}", rule: 'CR 730.1' },
  hasInitiative: { n: 61, params: { who: np }, english: '{who} <have> the initiative', rule: 'CR 725.1' },
  completedDungeon: { n: 62, params: { who: np }, english: "{who}'ve completed a dungeon", rule: 'CR 309.7' },
  isMonarch: { n: 50, params: { who: np }, english: '{who} <be> the monarch', rule: 'CR 724.1' },
  /** "Unless you have two or more opponents": in all that the game has left. */
  hasOpponents: { n: 20, params: { who: players, count: num }, english: '{who} <have> {count} or more opponents', rule: 'CR 102.2' },
  hasStory: { n: 66, params: { who: players }, english: '{who} <have> an enduring story', rule: 'CR 702.1' },
  /** Which combat phase of the turn it is, if it is one. */
  nthCombat: { n: 67, params: { nth: num }, english: "it's the {nth} combat phase of the turn", rule: 'CR 506.1' },
  /** The cost was paid that the spell says may be paid in place of its mana cost, told by its mana. */
  alternativeCostPaid: { n: 68, params: { of: entities, cost: word('mana'), how: oneOf('was', 'wasnt') }, english: 'the {cost} cost {how} paid', rule: 'CR 118.9' },
  /** "If an opponent protects it" (CR 310.8a). */
  protects: { n: 42, params: { who: np, what: entities }, english: '{who} <protect> {what}', rule: 'CR 310.8a' },
  noMonarch: { n: 27, params: {}, english: 'there is no monarch', rule: 'CR 724.1' },
  /** "That has an activated ability": printed on it or given to it. */
  hasAbility: { n: 28, params: { what: entities, of: filter }, english: '{what} <have> {of}', rule: 'CR 113.1' },
  /** "Has more than one of the same mana symbol in its mana cost." */
  repeatsSymbol: { n: 29, params: { what: entities }, english: '{what} <have> more than one of the same mana symbol in its mana cost', rule: 'CR 202.1' },
  /** Conditions on a starting deck, which are looked at before the game (CR 702.139b). */
  deckOnly: { n: 35, params: { cards: np }, english: 'your starting deck contains only {cards}', rule: 'CR 702.139b' },
  deckLarger: { n: 38, params: { count: num }, english: 'your starting deck contains at least {count} cards more than the minimum deck size', rule: 'CR 702.139b' },
  deckEach: { n: 39, params: { which: oneOf('each', 'no'), cards: filter, condition: ofCandidate('bool') }, english: '{which} {cards} in your starting deck {condition}', rule: 'CR 702.139b' },
  deckAlike: { n: 41, params: { cards: filter, how: oneOf('different', 'shared'), what: oneOf(...kinds) }, english: 'each {cards} in your starting deck has a different {what}', rule: 'CR 702.139b' },
  fullParty: { n: 19, params: { who: players }, english: '{who} <have> a full party', rule: 'CR 700.8c' },
  lacksMaxSpeed: { n: 26, params: { who: players }, english: "{who} <don't> have max speed", rule: 'CR 702.179e' },
  maxSpeed: { n: 48, params: { who: players }, english: '{who} <have> max speed', rule: 'CR 702.179e' },
  /** "If damage from a red source is prevented this way": how much it was, and what would have dealt it. */
  damageIsPrevented: { n: 121, params: { amount: num, source: optional(entities), from: optional(np) }, english: 'damage[ from {from}] is prevented this way', rule: 'CR 615.5' },
  /** What was spent to cast a spell: "if at least three white mana was spent to cast it". */
  manaSpent: { n: 33, params: { how: oneOf('atLeast', 'orMore', 'no', 'any'), count: num, color: optional(oneOf(...colors, 'sameColor', 'colored')), on: entities, from: optional(np) }, english: '{count} mana was spent to cast {on}', rule: 'CR 106.3' },
  symbolsSpent: { n: 34, params: { symbols: word('mana'), on: entities }, english: '{symbols} was spent to cast {on}', rule: 'CR 106.3' },
  /** Any of the players, not one that is known: "an opponent has three or more poison counters". */
  hasCounters: { n: 30, params: { who: np, quantity: oneOf('a', 'no', 'atLeast', 'atMost', 'fewerThan', 'exactly'), count: optional(num), counter: optional(word('counter')) }, english: '{who} <have> {counter} counters', rule: 'CR 122.1' },
  /** One player against others, each of them where there are several: "an opponent controls more lands than you". */
  controlsMore: { n: 31, params: { who: np, how: oneOf('more', 'fewer'), what: np, than: np, by: optional(num) }, english: '{who} <control> {how} {what} than {than}', rule: 'CR 109.4' },
  /** Nobody has more, or fewer, of them; without a description, of cards in hand. */
  controlsMost: { n: 69, params: { who: np, which: oneOf('most', 'fewest'), what: optional(np), tied: optional(style('tied')) }, english: '{who} <control> the {which} {what}', rule: 'CR 608.2h' },
  hasMore: { n: 32, params: { who: np, how: oneOf('more', 'fewer', 'less'), what: oneOf('life', 'cardsInHand', 'cardsInGraveyard'), hand: style('bare', 'own'), than: np, by: optional(num), kind: optional(filter) }, english: '{who} <have> {how} {what} than {than}', rule: 'CR 608.2h' },
  countersAre: { n: 14, params: { what: entities, quantity: oneOf('a', 'no', 'atLeast', 'atMost', 'fewerThan', 'exactly'), count: optional(num), counter: optional(word('counter')), tense: oneOf('has', 'had') }, english: '{what} <have> counters on it', rule: 'CR 122.1' },
  /** Of a kind that was chosen, or that a loop goes through. */
  hasKind: { n: 46, params: { what: entities, kind: valueUse, verb: oneOf('has', 'doesntHave') }, english: '{what} <have> a counter of that kind on it', rule: 'CR 122.1' },
  wasCast: { n: 17, params: { what: np, from: optional(operand('zone')), how: oneOf('was', 'wasnt') }, english: '{what} {how} cast[ from {from}]', rule: 'CR 601.2i' },
  /** "If you cast ~ during your main phase." */
  castDuring: { n: 84, params: { who: players, what: entities, whose: players, phase: oneOf('mainPhase', 'turn') }, english: "{who} <cast> {what} during {whose's} {phase}", rule: 'CR 608.2i' },
  /** "If it targets a creature you control". */
  targets: { n: 24, params: { what: entities, whom: np, only: optional(oneOf('only', 'single')) }, english: '{what} <target> {whom}', rule: 'CR 115.1' },
  /** Control of it began since the beginning of the last upkeep of "you" (CR 702.30a). */
  cameUnderControl: { n: 40, params: { what: entities }, english: '{what} came under your control since the beginning of your last upkeep', rule: 'CR 702.30a' },
  /** It is a card with an Adventure (CR 715.2), whatever it is now. */
  hasAdventure: { n: 47, params: { what: entities }, english: '{what} <have> an adventure', rule: 'CR 715.2' },
  duringPhase: { n: 15, params: { phase: oneOf('combat', 'mainPhase', 'upkeep', 'endStep', 'turn', 'declareAttackers', 'declareBlockers', 'drawStep', 'combatPhase'), who: optional(players) }, english: "during[ {who's}] {phase}", rule: 'CR 500.1' },
});

/** Durations of continuous effects (CR 611.2a). */
export const durations = family(0x2e0, 'duration', {
  endOfTurn: { n: 0, params: {}, english: 'until end of turn', rule: 'CR 514.2' },
  thisTurn: { n: 1, params: {}, english: 'this turn', rule: 'CR 514.2' },
  untilNextTurn: { n: 2, params: { who: players }, english: "until {who's} next turn", rule: 'CR 500.1' },
  untilEvent: { n: 3, params: { event }, english: 'until {event}', rule: 'CR 610.3' },
  asLongAs: { n: 4, params: { condition: block('bool') }, english: 'for as long as {condition}', rule: 'CR 611.2b' },
  thisCombat: { n: 5, params: {}, english: 'this combat', rule: 'CR 511.3' },
  endOfCombat: { n: 6, params: {}, english: 'until end of combat', rule: 'CR 511.3' },
  restOfGame: { n: 7, params: {}, english: 'for the rest of the game', rule: 'CR 611.2a' },
  /** In each turn in which it has happened: "during any turn you attacked with a Rogue". */
  turnsWhen: { n: 10, params: { condition: block('bool') }, english: 'during any turn {condition}', rule: 'CR 611.2a' },
  untilEndOfNextTurn: { n: 8, params: { who: players }, english: "until the end of {who's} next turn", rule: 'CR 514.2' },
  /** Only while that turn goes on: "during target player's next turn". */
  duringNextTurn: { n: 11, params: { who: players }, english: "during {who's} next turn", rule: 'CR 611.2a' },
  /** Only in the extra turn that the statement before it adds. */
  duringThatTurn: { n: 12, params: {}, english: 'during that turn', rule: 'CR 500.7' },
  nextUntapStep: { n: 9, params: { who: players }, english: "during {who's} next untap step", rule: 'CR 502.3' },
});

export const zoneNames = ['anywhere', 'battlefield', 'hand', 'graveyard', 'library', 'exile', 'stack', 'command', 'openingHand', 'outside'] as const;

/** Zones as places that things are in, come from and go to (CR 400.1). */
export const zones = family(0x2f0, 'zone', {
  zone: { n: 0, params: { zone: oneOf(...zoneNames), owner: optional(np), style: style('definite', 'a', 'all', 'bare', 'there'), single: optional(oneOf('single')) }, english: "{owner's} {zone}", rule: 'CR 400.1' },
  /** "from anywhere other than your hand" */
  elsewhere: { n: 2, params: { than: operand('zone') }, english: 'anywhere other than {than}', rule: 'CR 400.1' },
  /** "From your library and/or your graveyard": one of the two, or both where there are several things. */
  eitherPlace: { n: 3, params: { left: operand('zone'), right: operand('zone') }, english: '{left} and/or {right}', rule: 'CR 400.1' },
  /** A position in a library. */
  libraryPosition: {
    n: 1,
    params: { position: oneOf('top', 'bottom', 'nth', 'topOrBottom', 'back', 'ownersChoice', 'nthOrBottom', 'beneath'), nth: optional(num), owner: optional(np), order: oneOf('none', 'any', 'random') },
    english: "the {position} of {owner's library}",
    rule: 'CR 401.1',
  },
});
