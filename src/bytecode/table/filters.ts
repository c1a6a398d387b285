import { block, entities, event, filter, keyword, list, num, np, oneOf, optional, players, style, valueUse, word, zone } from '../schema';
import { family } from './family';

export const cardTypes = ['artifact', 'battle', 'creature', 'enchantment', 'instant', 'land', 'planeswalker', 'sorcery', 'kindred'] as const;
export const supertypes = ['legendary', 'basic', 'snow', 'world', 'ongoing'] as const;
export const designations = ['renowned', 'monstrous', 'saddled', 'suspected', 'harnessed', 'goaded', 'ringBearer', 'prepared', 'plotted'] as const;
export const colors = ['white', 'blue', 'black', 'red', 'green'] as const;
export const comparisons = ['atLeast', 'atMost', 'equal', 'greater', 'less', 'odd', 'even'] as const;
/** What was done to a thing by a player, or, where it was blocked, by a creature. */
export const deeds = ['drawn', 'discarded', 'sacrificed', 'milled', 'created', 'cycled', 'blocked'] as const;

/** When something happened: in a span of time, "this way", or at any time before. */
export const periods = ['thisTurn', 'lastTurn', 'thisGame', 'thisWay', 'thisCombat', 'yet', 'ever'] as const;
export const statistics = ['power', 'toughness', 'manaValue', 'basePower', 'baseToughness'] as const;

/** Properties by which things are told apart or counted. */
export const kinds = ['cardType', 'permanentType', 'basicLandType', 'creatureType', 'color', 'name', 'power', 'toughness', 'manaValue', 'counter', 'manaCost'] as const;

/**
 * Predicates over one candidate. A noun phrase is `allOf` in printed order: adjectives, noun, post-modifiers.
 * Which zone a phrase looks at follows CR 109.2 from its noun (`zonesOf` in `src/bytecode/zones.ts`).
 */
export const filters = family(0x100, 'filter', {
  allOf: { n: 0, fits: 'either', params: { parts: list(filter) }, english: '{parts}', rule: 'CR 109.2' },
  anyOf: { n: 1, fits: 'either', params: { parts: list(filter), style: style('or', 'and', 'andOr', 'orEach', 'andOrEach') }, english: '{parts}', rule: 'CR 109.2' },
  /** Negation as a prefix: nonland, nontoken, noncreature. */
  non: { n: 2, fits: 'either', slot: 'pre', params: { part: filter }, english: 'non{part}', rule: 'CR 109.2' },
  type: { n: 3, slot: 'noun', params: { type: oneOf(...cardTypes) }, english: '{type}', rule: 'CR 300.1' },
  supertype: { n: 4, slot: 'pre', params: { supertype: oneOf(...supertypes) }, english: '{supertype}', rule: 'CR 205.4a' },
  subtype: { n: 5, slot: 'noun', params: { subtype: word('subtype') }, english: '{subtype}', rule: 'CR 205.3a' },
  color: { n: 6, slot: 'pre', params: { color: oneOf(...colors) }, english: '{color}', rule: 'CR 105.1' },
  /** In exile, said of what it is: "for as long as it remains exiled". */
  inExile: { n: 89, slot: 'pre', params: { style: style('plain', 'still') }, english: 'exiled', rule: 'CR 406.1' },
  /** A card in exile with suspend and a time counter on it (CR 702.62b). */
  suspended: { n: 164, slot: 'pre', params: {}, english: 'suspended', rule: 'CR 702.62b' },
  /** The only creature that attacks or blocks: "attacking alone" (CR 506.5). */
  alone: { n: 95, slot: 'pre', params: { how: oneOf('attacking', 'blocking', 'attackingOrBlocking') }, english: '{how} alone', rule: 'CR 506.5' },
  colorless: { n: 7, slot: 'pre', params: {}, english: 'colorless', rule: 'CR 105.2c' },
  colored: { n: 96, slot: 'pre', params: {}, english: 'one or more colors', rule: 'CR 105.2' },
  /** "a spell that's exactly three colors" */
  colorsNumber: { n: 210, slot: 'any', params: { count: num, style: style('exactly', 'with') }, english: 'exactly {count} colors', rule: 'CR 105.2' },
  typesNumber: { n: 77, slot: 'post', params: { count: num }, english: 'with {count} or more card types', rule: 'CR 205.2' },
  multicolored: { n: 8, slot: 'pre', params: {}, english: 'multicolored', rule: 'CR 105.2b' },
  monocolored: { n: 9, slot: 'pre', params: {}, english: 'monocolored', rule: 'CR 105.2a' },
  permanent: { n: 10, slot: 'noun', params: {}, english: 'permanent', rule: 'CR 110.1' },
  card: { n: 11, slot: 'noun', params: {}, english: 'card', rule: 'CR 108.2' },
  spell: { n: 12, slot: 'noun', params: {}, english: 'spell', rule: 'CR 112.1' },
  /** A copy of a spell. */
  copy: { n: 84, slot: 'noun', params: {}, english: 'copy', rule: 'CR 707.10' },
  token: { n: 13, slot: 'noun', params: {}, english: 'token', rule: 'CR 111.1' },
  player: { n: 14, fits: 'players', slot: 'noun', params: {}, english: 'player', rule: 'CR 102.1' },
  /** As somebody has chosen for that player: "each friend". */
  ofSide: { n: 73, fits: 'players', slot: 'noun', params: { side: oneOf('friend', 'foe'), value: valueUse }, english: '{side}', rule: 'CR 608.2d' },
  opponent: { n: 15, fits: 'players', slot: 'noun', params: {}, english: 'opponent', rule: 'CR 102.2' },
  /** Creature, planeswalker, battle or player (CR 115.4). */
  anyTarget: { n: 16, fits: 'either', slot: 'noun', params: {}, english: 'any target', rule: 'CR 115.4' },
  damageSource: { n: 17, slot: 'noun', params: {}, english: 'source', rule: 'CR 609.7' },
  abilityNoun: { n: 18, slot: 'noun', params: { kind: oneOf('any', 'activated', 'triggered', 'activatedOrTriggered', 'activatedAndTriggered', 'loyalty', 'mana'), keyword: optional(word('keyword')) }, english: '[{keyword} ][{kind} ]ability', rule: 'CR 113.3' },
  commander: { n: 99, slot: 'noun', params: {}, english: 'commander', rule: 'CR 903.3' },
  yourCommander: { n: 150, slot: 'noun', params: {}, english: 'your commander', rule: 'CR 903.3' },
  /** Wherever they are: "the greatest mana value among your commanders". */
  yourCommanders: { n: 231, slot: 'noun', params: {}, english: 'your commander', rule: 'CR 903.3' },
  /** A spell for which a kicker cost was paid. */
  kicked: { n: 101, slot: 'pre', params: {}, english: 'kicked', rule: 'CR 702.33d' },
  /** "each 1/1 creature" */
  sized: { n: 102, slot: 'pre', params: { power: num, toughness: num }, english: '{power}/{toughness}', rule: 'CR 208.1' },
  /** "each creature with base power and toughness 1/1" */
  baseSized: { n: 163, slot: 'post', params: { power: num, toughness: num }, english: 'with base power and toughness {power}/{toughness}', rule: 'CR 208.1' },
  tapped: { n: 20, slot: 'pre', params: {}, english: 'tapped', rule: 'CR 110.5' },
  untapped: { n: 21, slot: 'pre', params: {}, english: 'untapped', rule: 'CR 110.5' },
  attacking: { n: 22, slot: 'pre', params: {}, english: 'attacking', rule: 'CR 508.1k' },
  blocking: { n: 23, slot: 'pre', params: {}, english: 'blocking', rule: 'CR 509.1g' },
  blocked: { n: 24, slot: 'pre', params: {}, english: 'blocked', rule: 'CR 509.1h' },
  unblocked: { n: 25, slot: 'pre', params: {}, english: 'unblocked', rule: 'CR 509.1h' },
  faceDown: { n: 26, slot: 'pre', params: {}, english: 'face-down', rule: 'CR 708.2' },
  faceUp: { n: 27, slot: 'pre', params: {}, english: 'face-up', rule: 'CR 110.5' },
  historic: { n: 28, slot: 'pre', params: {}, english: 'historic', rule: 'CR 700.6' },
  modified: { n: 29, slot: 'pre', params: {}, english: 'modified', rule: 'CR 700.9' },
  enchanted: { n: 30, slot: 'pre', params: {}, english: 'enchanted', rule: 'CR 303.4b' },
  equipped: { n: 31, slot: 'pre', params: {}, english: 'equipped', rule: 'CR 301.5a' },
  /** The thing that the source is attached to, printed "enchanted creature" or "equipped creature". */
  host: { n: 32, fits: 'either', slot: 'pre', params: { style: style('enchanted', 'equipped', 'fortified') }, english: '{style}', rule: 'CR 303.4b' },
  /** Not the given object: "other", "another". */
  other: { n: 33, fits: 'either', slot: 'pre', params: { than: entities, style: style('plain', 'second', 'another') }, english: 'other', rule: 'CR 109.5' },
  /** "other than ~": the exclusion as a post-modifier. */
  otherThan: { n: 34, fits: 'either', slot: 'post', params: { than: entities, style: style('otherThan', 'exceptFor') }, english: 'other than {than}', rule: 'CR 109.5' },
  controlledBy: { n: 40, slot: 'post', params: { who: np, tense: style('present', 'past', 'and'), phrase: style('control', 'already') }, english: '{who} <control>', rule: 'CR 109.4' },
  notControlledBy: { n: 41, slot: 'post', params: { who: np, tense: style('present', 'past', 'but', 'nor') }, english: "{who} <don't> control", rule: 'CR 109.4' },
  controllers: { n: 103, slot: 'post', params: { how: oneOf('same', 'different') }, english: 'controlled by {how} players', rule: 'CR 109.4' },
  ownedBy: { n: 42, slot: 'post', params: { who: np, phrase: style('own', 'both') }, english: '{who} <own>', rule: 'CR 108.3' },
  notOwnedBy: { n: 161, slot: 'post', params: { who: np, phrase: style('own', 'but', 'neither') }, english: "{who} <don't> own", rule: 'CR 108.3' },
  notOnBattlefield: { n: 234, slot: 'post', params: {}, english: 'not on the battlefield', rule: 'CR 400.1' },
  inZone: { n: 43, slot: 'post', params: { zone, word: oneOf('in', 'from', 'on', 'totalIn') }, english: '{word} {zone}', rule: 'CR 400.1' },
  with: { n: 44, slot: 'post', params: { keyword, style: style('plain', 'ability', 'abilities') }, english: 'with {keyword}', rule: 'CR 702.1' },
  without: { n: 45, slot: 'post', params: { keyword }, english: 'without {keyword}', rule: 'CR 702.1' },
  compare: {
    n: 46,
    slot: 'post',
    params: { what: oneOf(...statistics, 'powerOrToughness', 'totalPowerAndToughness', 'basePowerOrToughness', 'manaValuePowerOrToughness'), how: oneOf(...comparisons), than: optional(num), each: optional(style('each', 'thatEach')) },
    english: 'with {what} {how}',
    rule: 'CR 208.1',
  },
  /** "with lesser mana value", "with greater power than ~". */
  comparedTo: { n: 104, slot: 'post', params: { how: oneOf('lesser', 'greater', 'equalOrLesser', 'equalOrGreater'), what: oneOf(...statistics, 'powerOrToughness'), than: entities, style: style('implied', 'named') }, english: 'with {how} {what}', rule: 'CR 208.1' },
  withCounter: {
    n: 47,
    fits: 'either',
    slot: 'post',
    params: { quantity: oneOf('a', 'no', 'atLeast', 'atMost', 'fewerThan', 'exactly', 'without'), count: optional(num), counter: optional(word('counter')), on: style('things', 'players') },
    english: 'with {counter} on it',
    rule: 'CR 122.1',
  },
  named: { n: 48, fits: 'either', slot: 'post', params: { name: word('name') }, english: 'named {name}', rule: 'CR 201.2' },
  /** One of a set bound before: "of them", "among those cards". */
  among: { n: 49, fits: 'either', slot: 'post', params: { set: entities, style: style('of', 'among', 'fromAmong', 'from', 'oneOf') }, english: '{style} {set}', rule: 'CR 608.2c' },
  /** "each creature sacrificed this way": as it was when it was done; "each card they exiled this way": by whom. */
  doneThisWay: { n: 122, fits: 'either', slot: 'post', params: { set: entities, from: optional(zone), to: optional(zone), who: optional(np) }, english: '{set} this way', rule: 'CR 608.2c' },
  /** Fits if something happened to the candidate in the period: "that was dealt damage this turn". */
  history: { n: 50, fits: 'either', slot: 'post', params: { event, period: oneOf(...periods), style: style('that', 'reduced', 'periodFirst', 'had') }, english: 'that {event} {period}', rule: 'CR 608.2i' },
  /** The source is attached to the candidate, or the candidate to a thing. */
  /** Cast by players in a period: "spells you've cast this turn". */
  /** What players did this to in a period: "cards you've drawn this turn". */
  doneBy: { n: 120, slot: 'post', params: { who: np, how: oneOf(...deeds), period: oneOf(...periods), tense: style('contracted', 'perfect', 'past', 'that'), or: optional(oneOf(...deeds)) }, english: "{who}'ve {how} {period}", rule: 'CR 608.2i' },
  /** "The number of players in the game": who has not left it (CR 800.4a). */
  inTheGame: { n: 248, fits: 'players', slot: 'post', params: {}, english: 'in the game', rule: 'CR 800.4a' },
  /** "each opponent you have". */
  youHave: { n: 121, fits: 'players', slot: 'post', params: {}, english: 'you have', rule: 'CR 102.2' },
  castBy: { n: 67, slot: 'post', params: { who: np, period: oneOf(...periods), voice: style('active', 'passive'), before: optional(entities) }, english: "{who}'ve cast[ before {before}] {period}", rule: 'CR 601.2i' },
  /** A condition about the candidate as a relative clause: "who discarded a card this turn", "that has a counter on it". */
  relative: { n: 87, fits: 'either', slot: 'post', params: { condition: block('bool') }, english: '{condition}', rule: 'CR 608.2h' },
  attachedTo: { n: 51, slot: 'post', params: { to: np }, english: 'attached to {to}', rule: 'CR 301.5' },
  targeting: { n: 52, slot: 'post', params: { what: np, only: optional(oneOf('only', 'single')) }, english: 'that <target> {what}', rule: 'CR 115.1' },
  sameName: { n: 53, slot: 'post', params: { as: entities, style: style('as', 'that') }, english: 'with the same name as {as}', rule: 'CR 201.2a' },
  sharesType: { n: 54, slot: 'post', params: { what: oneOf('creatureType', 'color', 'cardType', 'landType', 'permanentType'), with: entities, style: style('shares', 'eachColorOf', 'colorsOf', 'atLeastOne') }, english: 'that <share> a {what} with {with}', rule: 'CR 205.3m' },
  /** "That shares one of those types with it": of the card types by which the other was described. */
  sharesOneOf: { n: 165, slot: 'post', params: { with: entities, types: list(oneOf(...cardTypes)) }, english: 'that <share> one of those types with {with}', rule: 'CR 205.2a' },
  chosenValue: { n: 55, fits: 'either', slot: 'post', params: { what: oneOf('type', 'color', 'name', 'cardType', 'creatureType'), value: optional(valueUse), style: style('of', 'with', 'ofThat', 'withThat', 'ofYourChoice') }, english: 'of the chosen {what}', rule: 'CR 607.2d' },
  /** Post-modifier form of an adjective: "that's blue", "that are tapped". */
  thatIs: { n: 56, fits: 'either', slot: 'post', params: { part: filter, verb: oneOf('s', 'is', 'are', 'isnt', 'arent') }, english: "that's {part}", rule: 'CR 109.2' },
  not: { n: 57, fits: 'either', slot: 'post', params: { part: filter }, english: 'not {part}', rule: 'CR 109.2' },
  same: { n: 58, fits: 'either', slot: 'noun', params: { as: entities }, english: '{as}', rule: 'CR 109.5' },
  /** The first that is cast from when the effect began (CR 611.2c). */
  /** "The first artifact spell you cast each turn": as many that are such were cast before it this turn. */
  nthCast: { n: 119, slot: 'noun', params: { nth: num, of: filter, style: style('eachTurn', 'thisTurn', 'own', 'saidLater') }, english: 'the {nth} {of} each turn', rule: 'CR 601.2i' },
  /** "a spell that's the second spell cast this turn" */
  nthCastInTurn: { n: 211, slot: 'pre', params: { nth: num, of: filter }, english: 'the {nth} {of} cast this turn', rule: 'CR 601.2i' },
  nextCast: { n: 152, slot: 'noun', params: { of: filter }, english: 'the next {of}', rule: 'CR 611.2c' },
  /** A spell for which the permission was used that the ability gives. */
  castThisWay: { n: 160, slot: 'post', params: {}, english: 'cast this way', rule: 'CR 601.3' },
  /** Of cards that could be cast as the ability resolved, those that were not. */
  notCast: { n: 207, slot: 'post', params: {}, english: 'not cast this way', rule: 'CR 608.2g' },
  cast: { n: 59, slot: 'post', params: { who: np, style: style('bare', 'that', 'perfect') }, english: '{who} <cast>', rule: 'CR 601.1' },
  /** "each creature it targets" */
  targetOf: { n: 129, fits: 'either', slot: 'post', params: { of: entities }, english: '{of} <target>', rule: 'CR 115.1' },
  /** Abilities by who activates them. */
  activatedBy: { n: 128, slot: 'post', params: { who: np }, english: '{who} <activate>', rule: 'CR 602.2' },
  attackingPlayer: { n: 60, fits: 'either', slot: 'post', params: { who: np }, english: 'attacking {who}', rule: 'CR 508.1b' },
  /** Qualities of protection and hexproof that are no plain descriptions (CR 702.16). */
  everything: { n: 80, fits: 'either', slot: 'noun', params: {}, english: 'everything', rule: 'CR 702.16j' },
  eachColor: { n: 63, slot: 'noun', params: { style: style('each', 'all') }, english: 'each color', rule: 'CR 702.16h' },
  /** "the color of your choice": chosen when the ability is granted. */
  ofChoice: { n: 64, slot: 'noun', params: { what: oneOf('color', 'cardType', 'creatureType', 'basicLandType', 'colorOrColors'), who: players }, english: "the {what} of {who's choice}", rule: 'CR 608.2d' },
  theChosen: { n: 65, fits: 'either', slot: 'noun', params: { what: oneOf('color', 'player', 'type', 'name', 'number', 'creatureType'), value: optional(valueUse), style: style('chosen', 'that') }, english: 'the chosen {what}', rule: 'CR 607.2d' },
  /** "each of your opponents" as a quality: what they control, or own and nobody else controls. */
  eachOpponent: { n: 66, fits: 'either', slot: 'noun', params: {}, english: 'each of your opponents', rule: 'CR 702.16k' },
  /** "is every basic land type in addition to its other types" */
  everyType: { n: 98, slot: 'pre', params: { what: oneOf('creatureType', 'basicLandType', 'nonbasicLandType', 'landType'), said: style('every', 'all') }, english: 'every {what}', rule: 'CR 205.3' },
  /** Odd or even, as was chosen; zero is even. */
  ofParity: { n: 35, slot: 'post', params: { what: oneOf(...statistics), value: optional(valueUse) }, english: 'with {what} of the chosen quality', rule: 'CR 607.2d' },
  designated: { n: 81, slot: 'pre', params: { as: oneOf(...designations) }, english: '{as}', rule: 'CR 702.112b' },
  /** What is chosen, taken together: "with total power 3 or greater". */
  totalIs: { n: 82, slot: 'post', params: { what: oneOf(...statistics), how: oneOf(...comparisons), than: num }, english: 'with total {what} {how}', rule: 'CR 208.1' },
  /** None of a set has more, or less, of it: "with the greatest power among creatures they control". */
  extreme: { n: 97, slot: 'post', params: { what: oneOf(...statistics), which: oneOf('greatest', 'least'), among: optional(entities), style: style('amount', 'height'), tied: optional(style('tied', 'alone')) }, english: 'with the {which} {what} among {among}', rule: 'CR 208.1' },
  /** "with the same mana value as ~". */
  /** What a spell or ability could have as its target: "each other creature that spell could target". */
  couldTarget: { n: 105, fits: 'either', slot: 'post', params: { by: entities, style: style('bare', 'that') }, english: '{by} could target', rule: 'CR 115.1' },
  /** Permanents with a mana ability that could produce such mana. */
  couldProduce: { n: 39, slot: 'post', params: { mana: word('mana') }, english: 'that could produce {mana}', rule: 'CR 106.7' },
  /** Cards with {X} in their mana costs. */
  /** Abilities by whether {T} is a part of what activates them: "with {T} in its activation cost". */
  tapInCost: { n: 79, slot: 'post', params: { how: oneOf('with', 'without'), style: style('cost', 'activation') }, english: '{how} {t} in its cost', rule: 'CR 602.1a' },
  xInCost: { n: 106, slot: 'post', params: { how: oneOf('with', 'without'), symbol: oneOf('x', 'phyrexian') }, english: '{how} {symbol} in its mana cost', rule: 'CR 202.1' },
  /** "a spell that's both red and white" */
  bothQualities: { n: 107, slot: 'pre', params: { parts: list(filter) }, english: 'both {parts}', rule: 'CR 105.2' },
  /** Cards whose mana cost is one of these, symbol by symbol. */
  manaCostIs: { n: 108, slot: 'post', params: { costs: list(word('mana')) }, english: 'with mana cost {costs}', rule: 'CR 202.1' },
  /** A spell or ability with one target in all. */
  singleTarget: { n: 100, slot: 'post', params: {}, english: 'with a single target', rule: 'CR 115.7a' },
  /** "a spell with one or more targets" */
  anyTargets: { n: 78, slot: 'post', params: {}, english: 'with one or more targets', rule: 'CR 115.1' },
  noAbilities: { n: 125, slot: 'post', params: {}, english: 'with no abilities', rule: 'CR 113.1' },
  /** "a creature with a mana ability" */
  withAbility: { n: 19, slot: 'post', params: { of: filter }, english: 'with a {of}', rule: 'CR 113.1' },
  sameStat: { n: 83, slot: 'post', params: { what: oneOf(...statistics), as: entities }, english: 'with the same {what} as {as}', rule: 'CR 202.3' },
  /** No two of what is meant together have the same: "three or more creatures with different powers". */
  different: { n: 85, slot: 'post', params: { what: oneOf(...kinds), style: style('with', 'that', 'thatEach') }, english: 'with different {what}s', rule: 'CR 608.2h' },
  /** All of what is meant together have one in common: "two creatures that share a color", "two cards with the same name". */
  alike: { n: 214, slot: 'post', params: { what: oneOf('creatureType', 'color', 'cardType', 'landType', 'permanentType', 'name'), style: style('plain', 'asOneAnother') }, english: 'that share a {what}', rule: 'CR 608.2h' },
  /** An ability by what it is an ability of. */
  abilityOf: { n: 92, slot: 'post', params: { what: np, style: style('of', 'from', 'possessive') }, english: '{style} {what}', rule: 'CR 113.7' },
  /** Exiled by any ability of an object: "cards exiled with ~" (CR 607.2a). */
  /** Tokens that abilities of it have created. */
  createdWith: { n: 232, slot: 'post', params: { source: entities }, english: 'created with {source}', rule: 'CR 607.2' },
  /** What an ability of the source has put onto the battlefield. */
  putWith: { n: 166, slot: 'post', params: { source: entities }, english: 'put onto the battlefield with {source}', rule: 'CR 607.2c' },
  /** Exiled to pay for the craft ability that put it onto the battlefield. */
  usedToCraft: { n: 38, slot: 'post', params: { what: entities }, english: 'used to craft {what}', rule: 'CR 702.167c' },
  /** Sacrificed by an ability of a keyword of a permanent. */
  eatenBy: { n: 251, slot: 'post', params: { by: entities, how: oneOf('devoured', 'exploited') }, english: '{by} {how}', rule: 'CR 702.82b' },
  exiledWith: { n: 93, slot: 'post', params: { source: entities }, english: 'exiled with {source}', rule: 'CR 607.2a' },
  attackedByYou: { n: 110, fits: 'players', slot: 'post', params: { style: optional(style('withCreature')), period: oneOf(...periods) }, english: 'you attacked[ {style}] {period}', rule: 'CR 508.6' },
  /** A player whom a creature attacks. */
  beingAttacked: { n: 212, fits: 'players', slot: 'post', params: {}, english: 'being attacked', rule: 'CR 508.1b' },
  /** "a land card with a basic land type" */
  landTyped: { n: 213, slot: 'post', params: { which: oneOf('basic', 'nonbasic') }, english: 'with a {which} land type', rule: 'CR 205.3i' },
  /** Said of a target that somebody else chooses than whose spell or ability it is (CR 601.2c). */
  /** No player chooses the target, but chance. */
  byChance: { n: 216, fits: 'either', slot: 'post', params: {}, english: 'chosen at random', rule: 'CR 601.2c' },
  chosenBy: { n: 215, fits: 'either', slot: 'post', params: { who: np, own: optional(oneOf('own')) }, english: "of {who's} choice", rule: 'CR 601.2c' },
  mostLife: { n: 111, fits: 'players', slot: 'post', params: { which: oneOf('orTied', 'alone') }, english: 'with the most life {which}', rule: 'CR 119.1' },
  /** "The player whose turn it is." */
  onTurn: { n: 233, fits: 'players', slot: 'post', params: {}, english: 'whose turn it is', rule: 'CR 102.1' },
  /** "a creature paired with ~", "a creature it's paired with": each is paired with the other. */
  pairedWith: { n: 123, slot: 'post', params: { with: np, style: style('participle', 's', 'is') }, english: 'paired with {with}', rule: 'CR 702.95b' },
  /** "creatures banded with ~" */
  bandedWith: { n: 230, slot: 'post', params: { with: np }, english: 'banded with {with}', rule: 'CR 702.22c' },
  /** "each creature it's blocking" */
  blockedBy: { n: 126, slot: 'post', params: { by: entities, style: style('s', 'is') }, english: "{by}'s blocking", rule: 'CR 509.1g' },
  /** "each creature that isn't all colors" */
  allColors: { n: 209, slot: 'pre', params: {}, english: 'all colors', rule: 'CR 105.1' },
  /** "as long as ~ is your Ring-bearer" */
  yourRingBearer: { n: 208, slot: 'pre', params: {}, english: 'your ring-bearer', rule: 'CR 701.54e' },
  /** An Assassin, Mercenary, Pirate, Rogue or Warlock. */
  outlaw: { n: 200, slot: 'noun', params: {}, english: 'outlaw', rule: 'CR 700.12' },
  /** A player with a poison counter. */
  poisoned: { n: 201, fits: 'players', slot: 'pre', params: {}, english: 'poisoned', rule: 'CR 122.1f' },
  /** A double-faced permanent whose back face is up. */
  transformed: { n: 202, slot: 'pre', params: {}, english: 'transformed', rule: 'CR 701.27g' },
  doubleFaced: { n: 203, slot: 'pre', params: {}, english: 'double-faced', rule: 'CR 712.1' },
  foretold: { n: 204, slot: 'pre', params: {}, english: 'foretold', rule: 'CR 702.143a' },
  /** A spell with modes of which some are chosen. */
  withModes: { n: 205, slot: 'pre', params: {}, english: 'modal', rule: 'CR 700.2' },
  /** "as long as it's enchanted by two or more Auras" */
  enchantedBy: { n: 206, slot: 'post', params: { what: np }, english: 'enchanted by {what}', rule: 'CR 303.4b' },
  /** Said of a target as the ability was activated, whatever is so as it resolves. */
  asActivated: { n: 228, fits: 'players', slot: 'post', params: { condition: block('bool') }, english: '{condition} as you activated this ability', rule: 'CR 602.2b' },
  /** "a creature with another Aura attached to it" */
  withAttached: { n: 221, slot: 'post', params: { what: np, pronoun: style('it', 'them') }, english: 'with {what} attached to {pronoun}', rule: 'CR 301.5' },
  unpaired: { n: 124, slot: 'pre', params: {}, english: 'unpaired', rule: 'CR 702.95b' },
  blockingObject: { n: 61, slot: 'post', params: { what: np }, english: 'blocking {what}', rule: 'CR 509.1g' },
  /** In combat with one of those: it blocks it or was blocked by it. */
  blockingOrBlockedBy: { n: 162, slot: 'post', params: { what: np }, english: 'blocking or blocked by {what}', rule: 'CR 509.1g' },
}, { fits: 'objects' });
