import { int, ability, block, body, bool, cost, duration, entities, entry, event, exceptions, filter, grantList, keyword, list, mana, np, num, oneOf, optional, players, style, valueBinder, valueResult, valueUse, word, zone } from '../schema';
import { family } from './family';
import { colors, designations } from './filters';
import { timeLimits } from './time-limits';


/** Zones that are searched with a library. */
export const searchedZones = ['libraryOrGraveyard', 'libraryAndGraveyard', 'graveyardHandAndLibrary', 'graveyardHandOrLibrary', 'libraryHandOrGraveyard'] as const;

/** What is chosen that is no object: a value, or a player. */
export const choices = ['color', 'creatureType', 'cardName', 'opponent', 'player', 'basicLandType', 'cardType', 'number', 'landType', 'permanentType', 'planeswalkerType', 'anchor', 'parity'] as const;

/** What is paid in an amount that is chosen: any mana, mana of a color, life, or energy. */
export const paidUnits = ['mana', 'life', 'energy', ...colors] as const;

/** Keywords whose costs are paid as a spell is cast or a special action is taken. */
export const pricedKeywords = ['buyback', 'dash', 'blitz', 'evoke', 'flashback', 'overload', 'escape', 'warp', 'morph', 'disguise', 'plot', 'suspend', 'spectacle', 'unlock'] as const;

/** What can be put into a turn besides. */
export const addedPhases = ['combatPhase', 'mainPhase', 'beginningPhase', 'upkeepStep', 'endStep'] as const;

/** Objects change zones. The acting player is the subject. */
export const zoneEffects = family(0x400, 'effect', {
  destroy: { n: 0, params: { who: players, what: entities }, english: '<destroy> {what}', rule: 'CR 701.8' },
  exile: { n: 1, params: { who: players, what: entities, from: optional(zone), faceDown: optional(oneOf('faceDown')), entry }, english: '<exile> {what}[ from {from}][ {faceDown}][ {entry}]', rule: 'CR 701.13' },
  sacrifice: { n: 2, params: { who: players, what: entities }, english: '<sacrifice> {what}', rule: 'CR 701.21' },
  /** "Return … to …": to a hand, to the battlefield, to a library position. */
  return: { n: 3, params: { who: players, what: entities, from: optional(zone), to: zone, entry, order: style('thingFirst', 'placeFirst') }, english: '<return> {what}[ from {from}] to {to}[ {entry}]', rule: 'CR 400.7' },
  put: { n: 4, params: { who: players, what: entities, from: optional(zone), to: zone, entry, verb: style('put', 'elided', 'placeFirst') }, english: '<put> {what}[ from {from}] into {to}[ {entry}]', rule: 'CR 400.7' },
  counter: { n: 5, params: { who: players, what: entities }, english: '<counter> {what}', rule: 'CR 701.6' },
  mill: { n: 6, params: { who: players, count: num }, english: '<mill> {count:card}', rule: 'CR 701.17' },
  discard: { n: 7, params: { who: players, what: entities }, english: '<discard> {what}', rule: 'CR 701.9' },
  shuffle: { n: 8, params: { who: players, style: style('bare', 'library') }, english: '<shuffle>', rule: 'CR 701.24' },
  shuffleInto: { n: 9, params: { who: players, what: entities, owner: players }, english: "<shuffle> {what} into {owner's library}", rule: 'CR 701.24' },
  search: { n: 10, params: { who: players, whose: players, zones: optional(oneOf(...searchedZones)), what: entities }, english: "<search> {whose's library} for {what}", rule: 'CR 701.23' },
  reveal: { n: 11, params: { who: players, what: entities, from: optional(zone) }, english: '<reveal> {what}[ from {from}]', rule: 'CR 701.20' },
  lookAt: { n: 12, params: { who: players, what: entities }, english: '<look> at {what}', rule: 'CR 701.20e' },
  /** The result is all that was revealed or exiled; what it ended with is `found`. */
  revealUntil: { n: 14, params: { who: players, verb: oneOf('reveal', 'exile'), whose: players, what: np, end: style('active', 'passive') }, english: "<{verb}> cards from the top of {whose's library} until they <{verb}> {what}", rule: 'CR 701.20' },
  draw: { n: 15, params: { who: players, count: num, additional: optional(style('additional', 'another')) }, english: '<draw> {count:[{additional} ]card}', rule: 'CR 121.1' },
  regenerate: { n: 16, params: { who: players, what: entities }, english: '<regenerate> {what}', rule: 'CR 701.19' },
  /** Something is exiled, and a creature is haunted by it from then on (CR 702.55). */
  exileHaunting: { n: 13, params: { who: players, what: entities, whom: entities }, english: '<exile> {what} haunting {whom}', rule: 'CR 702.55a' },
  cantBeRegenerated: { n: 18, params: { what: entities }, english: "can't be regenerated", rule: 'CR 701.19c' },
});

/** How a permanent enters: a list after "put onto the battlefield" or "return to the battlefield". */
export const entries = family(0x430, 'entry', {
  entersTapped: { n: 0, params: {}, english: 'tapped', rule: 'CR 614.1c' },
  entersUntapped: { n: 11, params: {}, english: 'untapped', rule: 'CR 614.1c' },
  entersUnder: { n: 1, params: { who: players }, english: "under {who's} control", rule: 'CR 110.2' },
  entersAttacking: { n: 2, params: { whom: optional(entities), also: optional(oneOf('orPlaneswalker')) }, english: 'attacking[ {whom}]', rule: 'CR 508.4' },
  entersWithCounters: { n: 3, params: { count: num, counter: word('counter'), additional: optional(style('additional', 'anAdditional')) }, english: 'with {count:[{additional} ]{counter} counter} on it', rule: 'CR 122.6' },
  entersTransformed: { n: 4, params: {}, english: 'transformed', rule: 'CR 701.27' },
  entersFlipped: { n: 12, params: {}, english: 'flipped', rule: 'CR 710.1' },
  entersFaceDown: { n: 5, params: {}, english: 'face down', rule: 'CR 708.2' },
  entersAttached: { n: 6, params: { to: entities }, english: 'attached to {to}', rule: 'CR 303.4f' },
  /** "… and with trample": abilities that it has as it enters and from then on. */
  entersWithAbilities: { n: 9, params: { abilities: grantList }, english: 'and with {abilities}', rule: 'CR 614.1c' },
  entersDesignated: { n: 8, params: { as: oneOf(...designations) }, english: '{as}', rule: 'CR 614.1c' },
  /** "… and as a Goat in addition to its other types": what it is as it enters and from then on. */
  entersAs: { n: 10, params: { filter, addition: oneOf('otherTypes', 'otherCreatureTypes') }, english: 'and as a {filter} in addition to its {addition}', rule: 'CR 614.1c' },
  inOrder: { n: 7, params: { order: oneOf('any', 'random') }, english: 'in {order} order', rule: 'CR 401.4' },
});

/** Damage and life. */
export const damageEffects = family(0x440, 'effect', {
  dealDamage: { n: 0, params: { source: entities, amount: num, to: entities, divided: optional(oneOf('divided')), style: style('amountFirst', 'recipientFirst', 'again'), together: optional(oneOf('together')), sure: optional(style('sentence', 'and')), excess: optional(entities) }, english: '<deal> {amount} damage to {to}', rule: 'CR 120.1' },
  gainLife: { n: 1, params: { who: players, amount: num }, english: '<gain> {amount#life}', rule: 'CR 119.3' },
  loseLife: { n: 2, params: { who: players, amount: num }, english: '<lose> {amount#life}', rule: 'CR 119.3' },
  payLife: { n: 3, params: { who: players, amount: num }, english: '<pay> {amount#life}', rule: 'CR 119.4' },
  /** "Double your life total": so much life is gained or lost (CR 701.10d). */
  doubleLife: { n: 10, params: { who: players, whose: players }, english: "<double> {whose's} life total", rule: 'CR 701.10d' },
  setLife: { n: 4, params: { who: players, amount: num, phrase: optional(style('equalTo')) }, english: "{who's} life total <become>[ {phrase}] {amount}", rule: 'CR 119.5' },
  preventDamage: { n: 5, params: { who: players, scope: oneOf('all', 'next', 'that', 'allBut'), amount: optional(num), kind: oneOf('any', 'combat', 'noncombat'), to: optional(np), by: optional(np), duration: optional(duration), place: style('early', 'middle', 'active'), both: optional(oneOf('dealtBy', 'by')), divided: optional(oneOf('divided')), prevented: optional(valueBinder), then: body }, english: '<prevent> damage', rule: 'CR 615.1', mode: 'continuous' },
  /** Damage that is dealt is more: "double all damage ~ would deal". */
  multiplyDamage: { n: 11, params: { who: players, factor: oneOf('double', 'triple'), kind: oneOf('any', 'combat', 'noncombat'), by: np, to: optional(np), said: style('bare', 'that') }, english: '<{factor}> all damage {by} would deal', rule: 'CR 701.10g', mode: 'continuous' },
  /** Damage is dealt to something else: all of it, the next so much, or that of the replaced event. */
  redirectDamage: { n: 9, params: { scope: oneOf('all', 'next', 'that'), amount: optional(num), kind: oneOf('any', 'combat', 'noncombat'), to: optional(np), by: optional(np), onto: entities, duration: optional(duration), place: style('early', 'middle', 'late') }, english: 'damage is dealt to {onto} instead', rule: 'CR 614.9', mode: 'continuous' },
  fight: { n: 6, params: { what: entities, whom: optional(entities) }, english: '<fight> {whom}', rule: 'CR 701.14' },
  winGame: { n: 7, params: { who: players }, english: '<win> the game', rule: 'CR 104.2' },
  loseGame: { n: 8, params: { who: players }, english: '<lose> the game', rule: 'CR 104.3' },
});

/** Permanents change their state. */
/** What mana can be spent on. */
export const manaUses = ['cast', 'activate', 'foretell', 'turnFaceUp', 'unlock', 'gainLevel', 'payMorph', 'turnManifested', 'costsWithX'] as const;
export type ManaUse = (typeof manaUses)[number];

/** Uses of which it is said what they are about: "to foretell a card". */
export const usesOfSomething: readonly string[] = ['cast', 'activate', 'foretell', 'turnFaceUp'] satisfies readonly ManaUse[];

export const permanentEffects = family(0x480, 'effect', {
  tap: { n: 0, params: { who: players, what: entities }, english: '<tap> {what}', rule: 'CR 701.26' },
  untap: { n: 1, params: { who: players, what: entities }, english: '<untap> {what}', rule: 'CR 701.26' },
  tapOrUntap: { n: 30, params: { who: players, what: entities }, english: '<tap> or <untap> {what}', rule: 'CR 701.26' },
  putCounters: { n: 2, params: { who: players, count: num, counter: word('counter'), on: entities, divided: optional(oneOf('divided')), order: optional(style('numberFirst', 'bare')), phrase: style('put', 'another', 'elided', 'passive', 'additional') }, english: '<put> {count:{counter} counter} on {on}', rule: 'CR 122.1' },
  /** The counters of a replaced event, of whatever kinds, in another number. */
  putThose: { n: 33, params: { who: players, count: num, on: optional(entities), phrase: style('put', 'passive', 'get', 'effect') }, english: '<put> {count} of each of those kinds of counters[ on {on}]', rule: 'CR 122.1' },
  /** What is put are as many counters of each kind as it has, or had (CR 122.8). */
  putCountersOf: { n: 32, params: { who: players, of: entities, on: entities, style: style('possessive', 'those') }, english: "<put> {of's} counters on {on}", rule: 'CR 122.8' },
  /** Of a kind that was chosen, or that a loop goes through: "put another counter of that kind on it". */
  putKind: { n: 38, params: { who: players, count: num, kind: valueUse, on: entities, phrase: style('put', 'another', 'additional', 'anotherOfThose') }, english: '<put> {count} counters of that kind on {on}', rule: 'CR 122.1' },
  removeKind: { n: 45, params: { who: players, kind: valueUse, from: entities, phrase: style('one', 'thatCounter') }, english: '<remove> one from {from}', rule: 'CR 122.1' },
  /** A kind of the counters on a thing, which is chosen first where it isn't known (CR 608.2d). */
  chooseCounter: { n: 52, params: { who: players, on: entities, phrase: style('counter', 'kind') }, english: '<choose> a counter on {on}', rule: 'CR 608.2d' },
  removeCounters: { n: 3, params: { who: players, count: optional(num), counter: optional(word('counter')), from: entities, style: style('plain', 'those', 'allOfThem', 'themAll', 'them'), choice: optional(oneOf('upTo', 'anyNumber', 'oneOrMore')), among: optional(oneOf('among')) }, english: '<remove> {count:{counter} counter} from {from}', rule: 'CR 122.1' },
  createToken: {
    n: 4,
    params: {
      who: players,
      count: num,
      power: optional(num),
      toughness: optional(num),
      filter, // what the token is: colors, types, subtypes, supertypes in printed order
      abilities: grantList, // grantKeyword / grantAbility items
      name: optional(word('name')),
      entry,
      entryStyle: style('before', 'after', 'theToken', 'pronoun'),
      nameStyle: style('last', 'first', 'leading'),
      verb: style('create', 'passive'),
      together: optional(oneOf('together')), // with those of the statement before
    },
    english: '<create> {count} {filter} token',
    rule: 'CR 111.1',
  },
  createNamedToken: { n: 5, params: { who: players, count: num, name: word('label'), entry, together: optional(oneOf('together')) }, english: '<create> {count} {name} token', rule: 'CR 111.10' },
  /** "Create two of those tokens": tokens as a statement before makes them, in another number. */
  createAgain: { n: 60, params: { who: players, count: num, tokens: block('effect') }, english: '<create> {count} of those tokens', rule: 'CR 111.1' },
  /** The tokens of a replaced event, in their number or another, and what is created with them. */
  createThose: { n: 37, params: { who: players, count: optional(num), plus: optional(block('effect')), phrase: style('create', 'passive', 'effect'), extra: style('plain', 'additional') }, english: '<create> those tokens[ plus {plus}]', rule: 'CR 614.1a' },
  copyToken: { n: 6, params: { who: players, count: num, of: entities, entry, except: exceptions, entryStyle: style('after', 'before', 'theToken', 'pronoun') }, english: "<create> a token that's a copy of {of}", rule: 'CR 707.2' },
  pair: { n: 31, params: { who: players, what: entities, with: entities }, english: '<pair> {what} with {with}', rule: 'CR 702.95a' },
  /** A flip card turns to its other half, for good. */
  flip: { n: 61, params: { who: players, what: entities }, english: '<flip> {what}', rule: 'CR 710.4' },
  transform: { n: 7, params: { who: players, what: entities }, english: '<transform> {what}', rule: 'CR 701.27' },
  attach: { n: 8, params: { who: players, what: entities, to: entities }, english: '<attach> {what} to {to}', rule: 'CR 701.3' },
  exchangeControl: { n: 9, params: { who: players, what: entities }, english: '<exchange> control of {what}', rule: 'CR 701.12' },
  /** "Spend this mana only to cast …" (CR 106.6) */
  spendOnly: { n: 21, params: { who: players, on: list(np), action: oneOf('cast', 'activate', 'castOrActivate'), form: optional(style('orTo')), how: optional(oneOf('never')) }, english: 'spend this mana only to {action} {on}', rule: 'CR 106.6' },
  /** The same of more that mana is spent on, each with what it is about: "only to foretell a card or cast an instant". */
  spendOnlyFor: { n: 77, params: { who: players, uses: list(oneOf(...manaUses)), on: list(np), join: style('or', 'orTo', 'and', 'list'), doors: style('one', 'many') }, english: 'spend this mana only to {uses}', rule: 'CR 106.6' },
  getEmblem: { n: 22, params: { who: players, abilities: grantList }, english: '<get> an emblem with {abilities}', rule: 'CR 114.1' },
  /** Casting or playing by an effect or a permission: with `may` and a duration a permission, without one at once (CR 601.3, CR 608.2g). */
  castCards: { n: 23, params: { who: players, verb: oneOf('cast', 'play', 'playAndCast', 'lookAtAndPlay', 'lookAtAndCast', 'playOrCast'), what: entities, from: optional(zone), free: optional(oneOf('free')), cost, resulting: optional(filter), how: optional(oneOf('additional', 'transformed', 'flash')), style: style('byPaying', 'for', 'bare'), limit: optional(oneOf('eachTurn', 'yourTurns', 'thatTurn')), using: optional(word('keyword')), orFrom: optional(zone) }, english: '<{verb}> {what}', rule: 'CR 601.3', mode: 'continuous' },
  /** What is said of spells that are cast by a permission: "if you cast a spell this way, that creature enters tapped". */
  castRider: { n: 35, params: { who: players, what: np, value: valueBinder, body, style: style('thisWay', 'done') }, english: 'if {who} <cast> {what} this way, {body}', rule: 'CR 601.3', mode: 'continuous' },
  /** "If you do, it gains …", "when you cast a spell this way, …": done, or triggered, each time a permission is used; `what` for spells alone. */
  permissionUsed: { n: 78, params: { who: players, what: optional(np), value: valueBinder, body, word: oneOf('if', 'when', 'whenever') }, english: '{word} {who} <use> this permission, {body}', rule: 'CR 601.3', mode: 'continuous' },
  /** The cost of the spells that a rider is about (CR 118.9). */
  payRather: { n: 34, params: { who: players, cost, verb: style('pay', 'paying') }, english: '{cost} rather than {verb} its mana cost', rule: 'CR 118.9', mode: 'continuous' },
  /** "The copy targets that creature": each of several copies another one of them. */
  copiesTarget: { n: 24, params: { what: entities, whom: entities, style: style('one', 'each') }, english: '{what} <target> {whom}', rule: 'CR 707.10c' },
  copySpell: { n: 10, params: { who: players, what: entities, newTargets: optional(oneOf('mayChoose')), times: optional(num), except: exceptions }, english: '<copy> {what}[ {times} times][ and {newTargets} new targets]', rule: 'CR 707.10' },
  addMana: { n: 11, params: { who: players, mana, additional: optional(style('additional')) }, english: '<add>[ an {additional}] {mana}', rule: 'CR 106.3' },
  anotherOfEachKind: { n: 26, params: { who: players, on: entities }, english: '<give> {on} another counter of each kind already there', rule: 'CR 122.1' },
  doubleCounters: { n: 12, params: { who: players, counter: optional(word('counter')), on: entities, style: style('counters', 'eachKind') }, english: '<double> the number of [{counter} ]counters on {on}', rule: 'CR 701.10' },
  moveCounters: { n: 13, params: { who: players, count: optional(num), counter: optional(word('counter')), from: entities, to: entities, style: style('onto', 'to'), choice: optional(oneOf('upTo', 'anyNumber', 'oneOrMore')), among: optional(oneOf('among')) }, english: '<move> {count:{counter} counter} from {from} onto {to}', rule: 'CR 122.5' },
  phaseOut: { n: 14, params: { what: entities }, english: '<phase> out', rule: 'CR 702.26' },
  becomeTapped: { n: 15, params: { what: entities }, english: '<become> tapped', rule: 'CR 701.26' },
  goad: { n: 16, params: { who: players, what: entities }, english: '<goad> {what}', rule: 'CR 701.15' },
  becomeBlocked: { n: 25, params: { what: entities }, english: '<become> blocked', rule: 'CR 509.1h' },
  removeFromCombat: { n: 17, params: { who: players, what: entities }, english: '<remove> {what} from combat', rule: 'CR 506.4' },
  giveCounters: { n: 91, params: { who: players, to: players, count: num, counter: word('counter') }, english: '<give> {to} {count:{counter} counter}', rule: 'CR 122.1' },
  playerCounters: { n: 18, params: { who: players, count: num, counter: word('counter') }, english: '<get> {count:{counter} counter}', rule: 'CR 122.1' },
  /** "Each opponent loses all counters." */
  loseCounters: { n: 70, params: { who: players, counter: optional(word('counter')) }, english: '<lose> all[ {counter}] counters', rule: 'CR 122.1' },
  getEnergy: { n: 19, params: { who: players, count: num, phrase: style('symbols', 'amount') }, english: '<get> {count}', rule: 'CR 107.14' },
  payEnergy: { n: 20, params: { who: players, count: num, style: style('symbols', 'counted', 'amount') }, english: '<pay> {count}', rule: 'CR 107.14' },
  loseMana: { n: 41, params: { who: players }, english: '<lose> all unspent mana', rule: 'CR 106.4' },
  /** How much is paid is chosen as it is paid: nothing, too, unless at least one is said. */
  /** The same mana once or more often; what it came to is how many times. */
  payTimes: { n: 47, params: { who: players, mana: word('mana') }, english: '<pay> {mana} any number of times', rule: 'CR 118.1' },
  payAmount: { n: 40, params: { who: players, least: oneOf('any', 'oneOrMore'), unit: oneOf(...paidUnits) }, english: '<pay> {least} {unit}', rule: 'CR 118.1' },
});

/** What mana is added (CR 106). */
export const manaKinds = family(0x4e0, 'mana', {
  symbols: { n: 0, params: { symbols: word('mana'), times: optional(num) }, english: '{symbols}', rule: 'CR 106.1' },
  oneOfSymbols: { n: 1, params: { choices: list(word('mana')), orChosen: optional(oneOf('color')) }, english: '{choices}', rule: 'CR 106.1' },
  anyColor: { n: 2, params: { count: num, choice: oneOf('ofAny', 'ofAnyOne', 'combination', 'different') }, english: '{count} mana of any color', rule: 'CR 106.1b' },
  /** Each of them of any of these types: "three mana in any combination of {r} and/or {g}". */
  combinationOf: { n: 31, params: { count: num, choices: list(word('mana')) }, english: '{count} mana in any combination of {choices}', rule: 'CR 106.1' },
  chosenColor: { n: 3, params: { count: num, style: style('chosen', 'that', 'amountOfThat'), value: optional(valueUse) }, english: '{count} mana of the chosen color', rule: 'CR 106.1b' },
  /** Of the colors in the identity of the player's commanders; none without a commander (CR 903.4f). */
  identityColor: { n: 6, params: { count: num, who: players }, english: "{count} mana of any color in {who's} commander's color identity", rule: 'CR 903.4' },
  typeProduced: { n: 30, params: { count: num, by: entities }, english: '{count} mana of any type {by} produced', rule: 'CR 106.1b' },
  anyColorAmong: { n: 5, params: { count: num, among: np, style: style('among', 'own') }, english: '{count} mana of any color among {among}', rule: 'CR 106.1b' },
  /** Life as a part of what something costs: "cost an additional 3 life to cast". */
  lifeAmount: { n: 9, params: { amount: num }, english: '{amount} life', rule: 'CR 118.3b' },
  anyTypeProduced: { n: 4, params: { count: num, by: np, which: oneOf('type', 'color'), style: style('that', 'bare') }, english: '{count} mana of any type that {by} could produce', rule: 'CR 106.7' },
});

/** Continuous effects (CR 611): in a static ability without a duration, in a spell or ability with one. The subject is affected. */
export const continuousEffects = family(
  0x500,
  'effect',
  {
    modifyPt: { n: 0, params: { what: entities, power: num, toughness: num, additional: optional(style('additional', 'also', 'elided')) }, english: '<get> {power}/{toughness}', rule: 'CR 613.4c' },
    gain: { n: 1, params: { what: entities, abilities: grantList, style: style('gain', 'have', 'alsoGain', 'elided', 'asCast') }, english: '<gain> {abilities}', rule: 'CR 613.1f' },
    lose: { n: 2, params: { what: entities, abilities: grantList }, english: '<lose> {abilities}', rule: 'CR 613.1f' },
    gainCreatureTypes: { n: 44, params: { what: entities }, english: '<gain> all creature types', rule: 'CR 702.73a' },
    loseCreatureTypes: { n: 45, params: { what: entities }, english: '<lose> all creature types', rule: 'CR 205.1' },
    /** "~ is also a Cleric, Rogue, Warrior, and Wizard." */
    isAlso: { n: 83, params: { what: entities, filter }, english: '<be> also a {filter}', rule: 'CR 205.1b' },
    /** Said of what becomes something: it has no card types but these. Land types are lost by this alone. */
    loseTypes: { n: 127, params: { what: entities, which: oneOf('otherCardTypes', 'landTypes'), abilities: optional(oneOf('abilities')) }, english: '<lose> all {which}[ and {abilities}]', rule: 'CR 205.1' },
    loseAll: { n: 3, params: { what: entities, which: oneOf('all', 'other', 'exceptMana'), said: style('lose', 'have') }, english: '<lose> all abilities', rule: 'CR 613.1f' },
    setBasePt: { n: 4, params: { what: entities, power: optional(num), toughness: optional(num), style: style('values', 'each', 'bothEach') }, english: '<have> base power and toughness {power}/{toughness}', rule: 'CR 613.4b' },
    setPt: { n: 5, params: { what: entities, stat: oneOf('power', 'toughness', 'both'), value: num }, english: "{what's} {stat} <be> equal to {value}", rule: 'CR 613.4a' },
    become: {
      n: 6,
      params: { what: entities, power: optional(num), toughness: optional(num), filter: optional(filter), abilities: grantList, addition: optional(oneOf('otherTypes', 'otherCreatureTypes', 'otherColors', 'otherColorsAndTypes', 'otherLandTypes')), verb: style('become', 'is'), size: style('before', 'base', 'each', 'baseEach'), still: optional(filter) },
      english: '<become> {filter}',
      rule: 'CR 613.1d',
    },
    assignsNoDamage: { n: 43, params: { what: entities }, english: '<assign> no combat damage', rule: 'CR 510.1a' },
    /** Copiable values are fixed when the effect begins (CR 707.2b). */
    becomeCopy: { n: 42, params: { what: entities, of: entities, except: exceptions }, english: '<become> a copy of {of}', rule: 'CR 707.2' },
    /** "Change the text of target permanent by replacing all instances of one color word with another": what words, and which one they become. */
    changeText: {
      n: 151,
      params: { who: players, what: entities, words: list(oneOf('colorWord', 'basicLandType', 'creatureType')), to: optional(word('subtype')), never: optional(word('subtype')) },
      english: '<change> the text of {what} by replacing all instances of {words} with {to}',
      rule: 'CR 612.1',
    },
    /** "It isn't legendary", "~ isn't a creature". */
    isnt: { n: 40, params: { what: entities, said: style('isnt', 'noLonger'), filter }, english: "<isn't> {filter}", rule: 'CR 205.1' },
    /** "Except its name is …": what a copy is called (CR 707.9b). */
    setName: { n: 46, params: { what: entities, name: word('name') }, english: "{what's} name is {name}", rule: 'CR 707.9b' },
    noManaCost: { n: 41, params: { what: entities }, english: '<have> no mana cost', rule: 'CR 202.1' },
    switchPt: { n: 7, params: { who: players, what: entities, phrase: style('possessive', 'of') }, english: "<switch> {what's} power and toughness", rule: 'CR 613.4d' },
    gainControl: { n: 8, params: { who: players, what: entities }, english: '<gain> control of {what}', rule: 'CR 613.1b' },
    control: { n: 9, params: { who: players, what: entities }, english: '<control> {what}', rule: 'CR 613.1b' },
    cant: { n: 10, params: { what: entities, action: oneOf('attack', 'block', 'attackOrBlock', 'beBlocked', 'beCountered', 'beTargeted', 'untap', 'transform', 'beSacrificed', 'beRegenerated', 'attackAlone', 'attackOrBlockAlone', 'blockAlone', 'beActivated', 'phaseIn', 'phaseOut', 'beEquipped', 'beEnchantedByOtherAuras', 'beCopied', 'beTurnedFaceUp', 'becomeSuspected', 'becomeUntapped', 'haveCountersPutOnIt', 'attackBlockOrCrewVehicles', 'attackBlockOrTransform', 'crewVehicles') }, english: "can't {action}", rule: 'CR 101.2' },
    /** "Damage can't be prevented", "damage that would be dealt by ~ can't be prevented". */
    cantPrevent: { n: 64, params: { kind: oneOf('any', 'combat', 'noncombat'), to: optional(np), by: optional(np), said: style('expected', 'theDamage') }, english: "damage can't be prevented", rule: 'CR 615.12' },
    /** "You may choose not to untap ~ during your untap step." */
    mayNotUntap: { n: 65, params: { who: players, what: entities }, english: 'may choose not to untap {what} during your untap step', rule: 'CR 502.3' },
    cantAttack: { n: 60, params: { what: entities, whom: np }, english: "can't attack {whom}", rule: 'CR 508.1c' },
    /** A price for each of the attackers that attack "you" or something that you control (CR 508.1h). */
    /** Creatures that it cannot block, if any do. */
    cantBlock: { n: 67, params: { what: entities, whom: np }, english: "can't block {whom}", rule: 'CR 509.1b' },
    /** Spells or abilities that cannot counter it (CR 701.6). */
    cantBeCounteredBy: { n: 123, params: { what: entities, by: np }, english: "can't be countered by {by}", rule: 'CR 101.2' },
    /** Spells or abilities that it cannot be the target of (CR 115.4). */
    cantBeTargeted: { n: 68, params: { what: entities, by: np }, english: "can't be the target of {by}", rule: 'CR 101.2' },
    canBlockAny: { n: 69, params: { what: entities }, english: 'can block any number of creatures', rule: 'CR 509.1b' },
    /** "Assign its combat damage as though it weren't blocked": all of it, to what it attacks (CR 510.1c). */
    assignsAsUnblocked: { n: 70, params: { what: entities }, english: "<assign> its combat damage as though it weren't blocked", rule: 'CR 510.1c' },
    attackCost: { n: 61, params: { what: entities, whom: np, cost, each: oneOf('attackingYou', 'ofThose') }, english: "can't attack {whom} unless their controller pays {cost}", rule: 'CR 508.1h' },
    /** What has to be paid for each creature that attacks or blocks (CR 508.1h, CR 509.1d). */
    combatCost: { n: 87, params: { what: entities, act: oneOf('attack', 'block', 'attackOrBlock'), such: optional(np), payer: players, cost, each: optional(style('ofThose')) }, english: "can't {act}[ {such}] unless {payer} pays {cost}", rule: 'CR 508.1h' },
    /** The legend rule does not apply to them. */
    /** Their power is what damage is compared with. */
    lethalByPower: { n: 39, params: { what: entities }, english: 'lethal damage dealt to {what} is determined by their power rather than their toughness', rule: 'CR 120.6' },
    attachesOnly: { n: 95, params: { what: entities, to: np }, english: 'can be attached only to {to}', rule: 'CR 701.3a' },
    /** What happens to mana instead of being lost as steps and phases end. */
    unspentBecomes: { n: 102, params: { who: players, kind: oneOf('colorless', ...colors) }, english: 'if {who} would lose unspent mana, that mana becomes {kind} instead', rule: 'CR 106.4' },
    noLegendRule: { n: 88, params: { what: entities, scope: style('to', 'all') }, english: 'the "legend rule" doesn\'t apply to {what}', rule: 'CR 704.5j' },
    /** Turns, steps and phases that do not take place. */
    skip: { n: 62, params: { who: players, what: oneOf('turn', 'untapStep', 'upkeepStep', 'drawStep', 'combatPhase', 'mainPhase', 'extraTurn'), which: oneOf('next', 'each', 'allOfNextTurn'), count: optional(num) }, english: '<skip> {which} {what}', rule: 'CR 614.10' },
    /** The draw that is replaced does not happen. */
    skipDraw: { n: 56, params: { who: players }, english: '<skip> that draw', rule: 'CR 614.10' },
    /** Mana that does not empty (CR 106.4): what this ability made, or all unspent mana. */
    keepMana: { n: 63, params: { who: players, which: oneOf('this', 'unspent'), color: optional(oneOf(...colors)), ends: style('stepsAndPhases', 'steps') }, english: "<don't> lose {which} mana as steps and phases end", rule: 'CR 106.4' },
    cantBeBlockedBy: { n: 11, params: { what: entities, by: np, how: oneOf('by', 'exceptBy') }, english: "can't be blocked by {by}", rule: 'CR 509.1b' },
    mustAttack: { n: 110, params: { what: entities, whom: np, when: oneOf('eachCombat', 'thisTurn', 'thisCombat', 'eachTurn'), said: style('said', 'bare') }, english: '<attack> {whom} {when} if able', rule: 'CR 508.1d' },
    must: { n: 12, params: { what: entities, action: oneOf('attack', 'block', 'beBlocked', 'attackOrBlock'), when: oneOf('eachCombat', 'thisTurn', 'thisCombat', 'eachTurn'), said: style('said', 'bare') }, english: '<attack> each combat if able', rule: 'CR 508.1d' },
    /** "No more than two creatures can attack you each combat." */
    /** Somebody declares the blockers of all defending players (CR 509.1). */
    choosesBlocks: { n: 108, params: { who: players }, english: '<choose> which creatures block and how those creatures block', rule: 'CR 509.1' },
    combatLimit: { n: 105, params: { limited: np, act: oneOf('attack', 'block'), whom: optional(np) }, english: 'no {limited} can {act}[ {whom}] each combat', rule: 'CR 508.1c' },
    /** "Can't attack with creatures", "can't block with more than one creature". */
    cantCombatWith: { n: 106, params: { who: players, act: oneOf('attack', 'block'), with: np }, english: "can't {act} with {with}", rule: 'CR 508.1c' },
    /** "Players can't untap more than one land during their untap steps." */
    cantUntapMore: { n: 57, params: { who: players, what: np }, english: "can't untap {what} during their untap steps", rule: 'CR 502.3' },
    /** "Can't attack unless at least two other creatures attack." */
    needsCompany: { n: 107, params: { what: entities, act: oneOf('attack', 'block'), company: np, also: optional(style('also')) }, english: "can't {act} unless {company}[ {also}] <{act}>", rule: 'CR 508.1c' },
    /** "Can block creatures with shadow as though ~ had shadow", "can block as though they were untapped". */
    blocksAsThough: { n: 35, params: { what: entities, whom: optional(np), way: oneOf('with', 'without', 'untapped'), said: style('pronoun', 'self', 'those'), keyword: optional(keyword) }, english: 'can block {whom} as though it had {keyword}', rule: 'CR 609.4' },
    /** One of those must block it, if any can. */
    mustBeBlockedBy: { n: 36, params: { what: entities, by: np }, english: 'must be blocked by {by} if able', rule: 'CR 509.1c' },
    /** "All creatures able to block ~ do so." */
    mustBlock: { n: 66, params: { what: entities, whom: entities, when: optional(oneOf('eachCombat', 'thisTurn', 'thisCombat', 'eachTurn')) }, english: '<block> {whom} {when} if able', rule: 'CR 509.1c' },
    /** "Its activated abilities can't be activated." */
    cantBeActivated: { n: 80, params: { what: entities, except: optional(oneOf('mana')), phrase: style('possessive', 'of'), which: optional(filter) }, english: "{what's} activated abilities can't be activated", rule: 'CR 602.5' },
    /** "Can't block or be blocked by creatures with power 2 or greater." */
    cantBlockOrBeBlockedBy: { n: 81, params: { what: entities, by: np }, english: "can't block or be blocked by {by}", rule: 'CR 509.1b' },
    /** "Creatures entering don't cause abilities to trigger." */
    dontTrigger: { n: 82, params: { what: np, dying: optional(oneOf('orDying')), of: optional(np) }, english: "{what} entering don't cause abilities to trigger", rule: 'CR 603.2' },
    /** "Spells and abilities your opponents control can't cause you to sacrifice permanents." */
    cantCause: { n: 156, params: { by: np, event }, english: "{by} can't cause {event}", rule: 'CR 101.2' },
    /** "If a land entering causes an ability of an artifact you control to trigger, that ability triggers an additional time." */
    triggersAgain: { n: 119, params: { of: np, event: optional(event), noun: style('triggered', 'any'), again: style('thatAbility', 'it') }, english: 'if a triggered ability of {of} triggers, that ability triggers an additional time', rule: 'CR 603.2d' },
    /** "Untap all creatures you control during each other player's untap step." */
    untapDuring: { n: 32, params: { who: players, what: entities, whose: oneOf('otherPlayer', 'opponent') }, english: '<untap> {what} during each {whose} untap step', rule: 'CR 502.3' },
    doesntUntap: { n: 13, params: { what: entities, whose: players, which: oneOf('each', 'next') }, english: "<don't> untap during {whose's} untap step", rule: 'CR 502.3' },
    /** What the total cost of a spell is at least, after everything that reduces it (CR 601.2f). */
    costFloor: { n: 124, params: { what: np, below: num, count: num }, english: '{what} that would cost less than {below} mana to cast costs {count} mana to cast', rule: 'CR 601.2f' },
    costsLess: { n: 14, params: { what: np, amount: mana, how: oneOf('less', 'more'), action: oneOf('cast', 'activate'), way: optional(oneOf('thisWay')), said: style('plain', 'additional'), except: optional(oneOf('mana')) }, english: '<cost> {amount} {how} to {action}[ {way}]', rule: 'CR 601.2f' },
    /** "For each {b} in a cost, you may pay 2 life rather than pay that mana." */
    lifeForMana: { n: 75, params: { mana: word('mana'), who: players, life: num }, english: 'for each {mana} in a cost, {who} may pay {life} life rather than pay that mana', rule: 'CR 118.9' },
    leavesOneMana: { n: 59, params: {}, english: "this effect can't reduce the mana in that cost to less than one mana", rule: 'CR 118.7' },
    /** Of a reduction said before: it reduces no generic mana. */
    reducesOnly: { n: 58, params: { mana: oneOf('colored', ...colors) }, english: 'this effect reduces only the amount of {mana} mana you pay', rule: 'CR 118.7' },
    canBlockOnly: { n: 15, params: { what: entities, whom: np }, english: 'can block only {whom}', rule: 'CR 509.1b' },
    canBlockAdditional: { n: 16, params: { what: entities, count: optional(num), each: optional(oneOf('eachCombat')) }, english: 'can block {count:additional creature}[ {each}]', rule: 'CR 509.1b' },
    canAttackAsThough: { n: 17, params: { what: entities }, english: "can attack as though it didn't have defender", rule: 'CR 609.4' },
    assignsDamageByToughness: { n: 18, params: { what: entities }, english: '<assign> combat damage equal to its toughness rather than its power', rule: 'CR 510.1a' },
    /** "You may activate abilities of creatures you control as though those creatures had haste." */
    /** "You may activate loyalty abilities of ~ on any player's turn any time you could cast an instant." */
    /** A boast ability is activated once each turn, unless something says so (CR 702.142b). */
    boastsTwice: { n: 49, params: { what: entities }, english: 'can boast twice during each of your turns rather than once', rule: 'CR 702.142b' },
    activatesLoyalty: { n: 34, params: { who: players, of: np, when: oneOf('anyTurn', 'instant', 'twiceEachTurn', 'twiceThisTurn'), style: style('of', 'the', 'possessive') }, english: 'may activate loyalty abilities of {of} {when}', rule: 'CR 606.3' },
    activatesAsThough: { n: 55, params: { who: players, of: np }, english: 'may activate abilities of {of} as though those creatures had haste', rule: 'CR 302.6' },
    /** "~ crews Vehicles as though its power were 2 greater": what counts where creatures are tapped for their total power. */
    helpsAs: { n: 54, params: { what: entities, action: oneOf('crew', 'saddle', 'saddleAndCrew'), how: oneOf('greater', 'toughness'), more: optional(num) }, english: '<{action}> as though its power were {more} greater', rule: 'CR 609.4' },
    /** "Your life total can't change": life is neither gained nor lost. */
    lifeCantChange: { n: 47, params: { who: players }, english: "{who's} life total can't change", rule: 'CR 119.7' },
    /** "Creature cards in graveyards can't enter the battlefield": from wherever they are said to be. */
    cantEnter: { n: 51, params: { what: np }, english: "can't enter", rule: 'CR 101.2' },
    /** "Counters can't be put on artifacts or lands." */
    cantGetCounters: { n: 52, params: { what: entities }, english: "counters can't be put on {what}", rule: 'CR 122.1' },
    cantBeCast: { n: 121, params: { what: np }, english: "can't be cast", rule: 'CR 101.2' },
    playerCant: { n: 19, params: { who: players, action: oneOf('gainLife', 'loseLife', 'draw', 'cast', 'search', 'lose', 'win', 'play', 'activate', 'getCounters', 'becomeMonarch', 'loseForLife', 'playOrCast'), what: optional(np), or: optional(np), only: optional(oneOf('sorcerySpeed', 'yourTurn')), more: optional(oneOf('additional', 'oneMore')) }, english: "can't {action} {what}", rule: 'CR 101.2' },
    /** "As an additional cost to cast ~, sacrifice a creature." */
  additionalCost: { n: 23, params: { what: np, cost, may: optional(oneOf('may')) }, english: 'as an additional cost to cast {what}, {cost}', rule: 'CR 118.8' },
  /** "You may pay {u} rather than pay ~'s mana cost." */
  alternativeCost: { n: 24, params: { who: players, cost, what: optional(np) }, english: "may {cost} rather than pay ~'s mana cost", rule: 'CR 118.9' },
  /** What no player may choose for X as it is announced. */
  xNotZero: { n: 92, params: {}, english: "x can't be 0", rule: 'CR 107.3a' },
  xAtMost: { n: 53, params: { num }, english: "x can't be greater than {num}", rule: 'CR 107.3a' },
  /** What X of the cost is; nobody chooses it. */
  xIs: { n: 150, params: { num }, english: 'x is {num}', rule: 'CR 107.3c' },
  /** "A deck can have up to six cards named ~." Any number where there is none. */
  deckCanHave: { n: 112, params: { most: optional(num), name: word('name') }, english: 'a deck can have up to {most:card} named {name}', rule: 'CR 100.2a' },
  /** "It's still a land." (CR 205.1b) */
  isStill: { n: 25, params: { what: entities, filter, plural: style('is', 'are') }, english: '<be> still {filter}', rule: 'CR 205.1b' },
  /** "Cast ~ only during combat." */
  castOnly: { n: 26, params: { who: players, what: np, limit: optional(oneOf(...timeLimits)), condition: optional(block('bool')) }, english: '<cast> {what} only {limit}', rule: 'CR 601.3' },
  /** The line of a level: what follows holds between these numbers of level counters (CR 711.2). */
  levelRow: { n: 27, params: { what: entities, min: int, max: optional(int) }, english: 'level {min}', rule: 'CR 711.2' },
  /** The line of power and toughness of a level. */
  levelPt: { n: 28, params: { what: entities, power: num, toughness: num }, english: '{power}/{toughness}', rule: 'CR 711.2' },
  maximumHandSize: { n: 71, params: { who: players, how: oneOf('plain', 'equalTo', 'increasedBy', 'reducedBy'), amount: num }, english: "{who's} maximum hand size is {how} {amount}", rule: 'CR 402.2' },
  extraVotes: { n: 74, params: { who: players, how: oneOf('may', 'get') }, english: 'while voting, {who} {how} an additional vote', rule: 'CR 701.38d' },
  noMaximumHandSize: { n: 20, params: { who: players }, english: '<have> no maximum hand size', rule: 'CR 402.2' },
    additionalLands: { n: 21, params: { who: players, count: num, when: oneOf('eachTurn', 'thisTurn'), limit: style('exactly', 'upTo'), place: style('on', 'during') }, english: 'may play {count:additional land} {when}', rule: 'CR 305.2' },
    /** A special action that is permitted from another zone than the hand. */
    mayPlot: { n: 77, params: { who: players, what: np, from: zone }, english: 'may plot {what} from the {from}', rule: 'CR 702.170a' },
    /** "Play with the top card of your library revealed." */
    playRevealed: { n: 72, params: { who: players, shown: entities }, english: '<play> with {shown} revealed', rule: 'CR 401.5' },
    /** "You may spend mana as though it were mana of any color to cast that spell." */
    spendAsThough: { n: 29, params: { who: players, mana: oneOf('any', ...colors, 'colorless'), from: optional(np), as: oneOf('anyColor', 'anyType', ...colors), action: optional(oneOf('cast', 'activate', 'castThisWay')), on: optional(np), style: style('maySpend', 'canBeSpent', 'canSpend') }, english: 'may spend {mana} as though it were {as}[ to {action} {on}]', rule: 'CR 609.4b' },
    /** "Spend only black mana on X": what pays for each X. */
    xOnlyWith: { n: 30, params: { who: players, colors: list(oneOf(...colors)) }, english: 'spend only {colors} mana on x', rule: 'CR 601.2g' },
    /** "Spend only mana produced by creatures to cast ~." */
    castOnlyWith: { n: 31, params: { who: players, by: np, what: entities }, english: 'spend only mana produced by {by} to cast {what}', rule: 'CR 601.2g' },
    /** "Enchanted creature is goaded." */
    isGoaded: { n: 33, params: { what: entities }, english: '<be> goaded', rule: 'CR 701.15b' },
    /** "You may look at the top card of your library any time." */
    lookAnyTime: { n: 73, params: { who: players, shown: entities }, english: '<look> at {shown} any time', rule: 'CR 401.5' },
    /** Cards are drawn from the other end of the library. */
    drawsFromBottom: { n: 173, params: { who: players }, english: '<draw> cards from the bottom of their library rather than the top', rule: 'CR 121.1' },
    /** "If you cast it any time a sorcery couldn't have been cast, …": what becomes of the permanent (CR 603.7). */
    sacrificedIfUntimely: { n: 155, params: {}, english: "if you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step", rule: 'CR 514.3a' },
    /** The protection that this object gives does not make it come off (CR 702.16n). */
    doesntRemove: { n: 116, params: { what: entities }, english: "this effect doesn't remove {what}", rule: 'CR 702.16n' },
    /** What cannot be paid as a cost of spells and abilities; payments as something resolves are no such thing. */
    cantPay: { n: 117, params: { who: players, sacrifice: optional(np), except: optional(oneOf('mana')) }, english: "can't pay life to cast spells or activate abilities", rule: 'CR 601.2h' },
    /** "Can't have or gain flying." */
    cantHave: { n: 120, params: { what: entities, keyword }, english: "can't have or gain {keyword}", rule: 'CR 113.11' },
    /** Counters of one kind: "can't have -1/-1 counters put on them", of a player "can't get poison counters". */
    cantGetKind: { n: 122, params: { what: entities, counter: word('counter'), style: style('have', 'get') }, english: "can't get {counter} counters", rule: 'CR 122.1' },
    counterLimit: { n: 126, params: { what: entities, most: num, counter: word('counter') }, english: "can't have more than {most:{counter} counter} on it", rule: 'CR 704.5r' },
    /** "Dash costs you pay cost {2} less", "all morph costs cost {2} more". */
    keywordCostsLess: { n: 166, params: { of: style('bare', 'all', 'plotting'), name: oneOf(...pricedKeywords), who: optional(np), amount: mana, how: oneOf('less', 'more') }, english: '{name} costs[ {who} pay] cost {amount} {how}', rule: 'CR 118.7' },
    /** "You may pay {0} rather than pay cycling costs": what stands for the cost that a keyword says. */
    keywordRather: { n: 89, params: { who: players, cost, keyword: word('keyword'), of: optional(entities) }, english: 'may {cost} rather than pay {keyword} costs', rule: 'CR 118.9' },
    /** "You may activate equip abilities any time you could cast an instant." */
    activatesInstantly: { n: 103, params: { who: players, keyword: word('keyword') }, english: 'may activate {keyword} abilities any time you could cast an instant', rule: 'CR 602.5d' },
    /** "You may pay {u} to end this effect": all that the same resolution began lasts no longer. */
    mayEnd: { n: 165, params: { who: players, cost }, english: 'may {cost} to end this effect', rule: 'CR 116.2c' },
    lifeFloor: { n: 115, params: { who: players, below: num, at: num }, english: "damage that would reduce {who's} life total to less than {below} reduces it to {at} instead", rule: 'CR 120.3a' },
    /** "Can be blocked as though they didn't have islandwalk", "can be the target of spells you control as though it didn't have shroud". */
    asThoughWithout: { n: 118, params: { what: entities, act: oneOf('blocked', 'targeted'), by: optional(np), keyword }, english: "can be {act} as though they didn't have {keyword}", rule: 'CR 609.4' },
    /** A rule of deck construction, which the game does not look at again. */
    canBeCommander: { n: 111, params: { what: entities }, english: 'can be your commander', rule: 'CR 903.3a' },
    mayCast: { n: 22, params: { who: players, what: np, from: optional(zone), free: optional(oneOf('withoutPaying')), asThough: optional(oneOf('flash')), verb: oneOf('cast', 'play'), voice: style('active', 'passive'), more: optional(word('mana')) }, english: 'may {verb} {what}[ from {from}][ {free} their mana costs][ as though they had {asThough}]', rule: 'CR 601.3' },
  },
  { mode: 'continuous' },
);

/** Items in the list of a `gain`, `lose` or token clause. */
export const grants = family(0x560, 'grant', {
  grantKeyword: { n: 0, params: { keyword }, english: '{keyword}', rule: 'CR 613.1f' },
  /** What other things have: "all activated abilities of all creature cards in your graveyard". */
  grantAllOf: { n: 4, params: { kind: oneOf('activated', 'activatedAndTriggered'), of: entities, except: optional(oneOf('loyalty', 'mana')), style: style('exceptFor', 'except') }, english: 'all {kind} abilities of {of}', rule: 'CR 613.1f' },
  /** "a 2/2 creature with all creature types" */
  grantCreatureTypes: { n: 5, params: {}, english: 'all creature types', rule: 'CR 205.3m' },
  /** "except it has this ability" */
  grantThis: { n: 2, params: {}, english: 'this ability', rule: 'CR 707.9a' },
  /** What is printed on the same card below: what backup gives. */
  grantFollowing: { n: 3, params: {}, english: 'the following abilities', rule: 'CR 702.165a' },
  grantAbility: { n: 1, params: { ability }, english: '"{ability}"', rule: 'CR 613.1f' },
});

/** How a statement is joined to the one before. */
export const joins = ['first', 'sentence', 'then', 'and', 'andThen', 'commaAnd', 'comma', 'commaThen', 'paragraph', 'same'] as const;

/** Structured control: slots that any clause can have. */
export const controlEffects = family(0x580, 'effect', {
  /** One statement of a sequence, with its join to the statement before, and the value its result is bound to. */
  step: { n: 0, result: 'statement', params: { join: style(...joins), result: optional(valueResult), effect: block('effect') }, english: '{effect}', rule: 'CR 608.2c' },
  may: { n: 1, params: { who: players, body, style: style('may', 'mayHave') }, english: '{who} may {body}', rule: 'CR 608.2d' },
  if: { n: 2, params: { condition: bool, then: body, otherwise: body, style: style('leading', 'trailing', 'asLongAsLeading', 'asLongAsTrailing', 'duringLeading', 'duringTrailing', 'row', 'leadingDoesnt', 'trailingDoesnt') }, english: 'if {condition}, {then}', rule: 'CR 608.2c' },
  lasting: { n: 3, params: { duration, body, style: style('trailing', 'leading', 'inner', 'described') }, english: '{body} {duration}', rule: 'CR 611.2a' },
  /** Several players do it, each for themselves: who chooses first, the others in turn order. */
  startingWith: { n: 35, params: { from: oneOf('you', 'nextOpponent'), body }, english: 'starting with {from}, {body}', rule: 'CR 101.4' },
  unlessPays: { n: 4, params: { who: players, cost, body, style: style('trailing', 'leading', 'they', 'thatPlayer', 'has') }, english: '{body} unless {who} {cost}', rule: 'CR 118.12a' },
  /** Of each of the things by itself that a static ability is about: "each land gets +2/+2 as long as it's a creature". */
  whileEach: { n: 21, params: { condition: bool, body, style: style('asLongAs', 'if') }, english: '{body} as long as {condition}', rule: 'CR 611.3a', mode: 'continuous' },
  unless: { n: 5, params: { condition: bool, body }, english: '{body} unless {condition}', rule: 'CR 608.2c' },
  forEach: { n: 6, params: { what: entities, value: valueBinder, body, style: style('leading', 'trailing', 'villainous') }, english: 'for each {what}, {body}', rule: 'CR 608.2c' },
  /** "For each color, …": once for each kind that there is, or that some things show; the value is the kind. */
  forEachKind: { n: 41, params: { kind: oneOf('color', 'cardType', 'nonlandCardType', 'permanentType', 'basicLandType', 'creatureType', 'counter'), of: optional(entities), style: style('plain', 'on'), value: valueBinder, body }, english: 'for each {kind}, {body}', rule: 'CR 608.2c' },
  /** Binds a number, printed after the clause: "for each creature you control", "where X is …", "equal to …". */
  letNum: { n: 7, params: { value: valueBinder, num, body, style: style('whereX', 'forEach', 'andY', 'apart') }, english: '{body}, where x is {num}', rule: 'CR 107.3i' },
  /** A replacement effect that a spell or ability makes: "if that creature would die this turn, exile it instead". */
  replacing: { n: 15, params: { event, duration: optional(duration), body, style: style('trailing', 'first', 'plain', 'itAnywhereElse', 'themAnywhereElse', 'puttingYours', 'puttingResolving', 'intoResolving'), times: optional(oneOf('next')) }, english: 'if {event} {duration}, {body} instead', rule: 'CR 614.1a' },
  repeat: { n: 8, params: { times: num, body, style: style('times', 'forEach') }, english: '{body} {times} times', rule: 'CR 608.2c' },
  /** The statements that "this process" means: from the beginning up to where it is said that they are repeated. */
  process: { n: 32, params: { body }, english: '{body}', rule: 'CR 608.2c' },
  /** The process that this is a part of goes on with another round: all of it, or what it said before so many times more. */
  repeatProcess: { n: 33, params: { who: players, times: optional(num), style: style('plain', 'anyNumber') }, english: '<repeat> this process', rule: 'CR 608.2c' },
  /** A changed meaning of the statement before: "If you control a Dragon, destroy it instead." */
  instead: { n: 9, params: { condition: bool, body, replaced: body, style: style('leading', 'trailing', 'leadingFirst', 'asLongAs') }, english: '{replaced}. if {condition}, {body} instead', rule: 'CR 614.15' },
  /** Where a spell goes that a statement before counters. */
  rather: { n: 30, params: { condition: bool, body, of: style('puttingOwners', 'intoOwners', 'intoThatPlayers') }, english: 'if {condition}, {body} instead of putting it into its owner\'s graveyard', rule: 'CR 614.1a' },
  delayed: { n: 10, params: { event, body, condition: optional(block('bool')), style: style('leading', 'trailing'), duration: optional(duration), word: style('at', 'when', 'whenever', 'theNextTime'), next: optional(style('next', 'yourNext')), timing: optional(oneOf('atOnce')) }, english: 'at {event}, {body}', rule: 'CR 603.7' },
  /** Said of mana that a statement before adds: what happens as it is spent so, the only way in which it can be. */
  whenSpent: { n: 34, params: { event, body, only: optional(oneOf('only')) }, english: 'if {event}, {body}', rule: 'CR 106.6' },
  /** A reflexive trigger; target slots used in its body are chosen when it triggers. */
  reflexive: { n: 11, params: { value: valueUse, who: players, body, said: style('do', 'payThisCost') }, english: 'when {who} <do>, {body}', rule: 'CR 603.12' },
  /** "When you discard a card this way": it triggers at once on what this resolution did. */
  reflexiveEvent: { n: 31, params: { event, body, word: style('when', 'whenever') }, english: 'when {event} this way, {body}', rule: 'CR 603.12' },
  pay: { n: 12, params: { who: players, cost }, english: '<pay> {cost}', rule: 'CR 118.1' },
  doAll: { n: 13, params: { body, style: style('plain', 'also', 'counters', 'ofChoice') }, english: '{body}', rule: 'CR 608.2c' },
  /** Alternatives of which a player takes one: "sacrifice a creature or discard a card". */
  eitherOr: { n: 14, params: { who: players, options: cost, style: style('plain', 'yourChoice', 'villainous', 'elided', 'eachTapped', 'oneOf', 'chosen') }, english: '{options}', rule: 'CR 608.2d' },
});

/** Parts of costs that no effect verb says (CR 118, CR 602.1). Costs are lists of effect statements. */
export const costs = family(0x5c0, 'cost', {
  payMana: { n: 0, params: { mana: word('mana'), times: optional(num) }, english: '{mana}', rule: 'CR 118.2' },
  /** "{2} plus an additional {1} for each …": some mana once, and more of it so many times. */
  payMore: { n: 7, params: { base: word('mana'), mana: word('mana'), times: optional(num) }, english: '{base} plus an additional {mana}', rule: 'CR 118.2' },
  tapSelf: { n: 1, params: {}, english: '{t}', rule: 'CR 107.5' },
  untapSelf: { n: 2, params: {}, english: '{q}', rule: 'CR 107.6' },
  /** The mana cost of what has a keyword that something gives, told in a sentence of its own. */
  ownManaCost: { n: 4, params: { reduced: optional(word('mana')), of: style('its', 'thatCards', 'theCards'), lead: style('the', 'its') }, english: 'its mana cost', rule: 'CR 702.1' },
  /** What a mode weighs, of which so much is chosen. */
  pawprints: { n: 5, params: { count: int }, english: '{count}', rule: 'CR 700.2i' },
  loyalty: { n: 3, params: { change: num }, english: '{change}', rule: 'CR 606.4' },
});

/** Replacement effects (CR 614): what is replaced is the ability's event; these say by what. */
export const replacementEffects = family(0x600, 'effect', {
  /** "~ enters tapped", "~ enters with two +1/+1 counters on it": entry items of the replaced entering. */
  entersWith: { n: 0, params: { what: np, entry, unless: optional(bool), how: optional(oneOf('escapes')) }, english: '<enter> {entry}', rule: 'CR 614.1c' },
  chooseAsEnters: { n: 1, params: { who: players, what: oneOf(...choices), of: optional(filter), except: optional(filter), words: optional(list(word('label'))) }, english: '<choose> {what}[ other than {except}]', rule: 'CR 614.12a' },
  /** Mana that is produced, in another number or of another type. */
  produceMore: { n: 3, params: { times: num }, english: 'it produces {times} as much of that mana', rule: 'CR 106.12b' },
  produceOther: { n: 4, params: { symbol: word('mana'), besides: oneOf('type', 'typeAndAmount'), style: style('symbols', 'word') }, english: 'it produces {symbol} instead of any other {besides}', rule: 'CR 106.12b' },
  entersAsCopy: { n: 2, params: { what: np, of: entities, may: optional(oneOf('may')), except: exceptions, entry }, english: '<enter> as a copy of {of}', rule: 'CR 707.5' },
});

/** Game-wide and player-wide effects, and keyword actions (CR 701). */
export const playerEffects = family(0x680, 'effect', {
  scry: { n: 0, params: { who: players, count: num, said: optional(style('cards')) }, english: '<scry> {count}', rule: 'CR 701.22' },
  surveil: { n: 1, params: { who: players, count: num }, english: '<surveil> {count}', rule: 'CR 701.25' },
  proliferate: { n: 2, params: { who: players, times: optional(num), again: optional(style('again')) }, english: '<proliferate>[ {times} times][ {again}]', rule: 'CR 701.34' },
  gainLevel: { n: 30, params: { what: entities, level: int }, english: 'level {level}', rule: 'CR 716.2a' },
  solve: { n: 31, params: { what: entities }, english: '<become> solved', rule: 'CR 719.3a' },
  investigate: { n: 3, params: { who: players, times: optional(num), style: style('plain', 'additional') }, english: '<investigate>[ {times} times]', rule: 'CR 701.16' },
  explore: { n: 4, params: { what: entities, times: optional(num), style: style('plain', 'again') }, english: '<explore>[ {times} times]', rule: 'CR 701.44' },
  /** What a card allows from the opening hand. */
  beginGameWith: { n: 63, params: { who: players, what: entities, entry }, english: '<begin> the game with {what} on the battlefield[ {entry}]', rule: 'CR 103.6a' },
  extraTurn: { n: 5, params: { who: players, count: optional(num) }, english: '<take> {count:extra turn} after this one', rule: 'CR 500.7' },
  /** After the next turn that they take, of which was spoken. */
  laterTurn: { n: 141, params: { who: players }, english: 'after that turn, {who} takes an extra turn', rule: 'CR 500.7' },
  /** The player makes all decisions of others while a turn or phase of theirs lasts, which is the next that begins. */
  controlPlayer: { n: 140, params: { who: players, whom: players, whose: players, what: oneOf('turn', 'combatPhase'), style: style('control', 'gain') }, english: "<control> {whom} during {whose's} next {what}", rule: 'CR 722.1' },
  /** Phases and steps that come right after the one that is named, if it is that (CR 500.8). */
  extraPhases: { n: 80, params: { after: oneOf('phase', 'mainPhase', 'combatPhase', 'step'), count: num, first: oneOf(...addedPhases), then: optional(oneOf(...addedPhases)), place: style('leading', 'trailing') }, english: 'after this {after}, there is an additional {first}', rule: 'CR 500.8' },
  /** What a player gets in a turn of their own only (CR 500.10a). */
  getPhases: { n: 69, params: { who: players, count: num, what: oneOf(...addedPhases), after: oneOf('phase', 'mainPhase', 'combatPhase', 'step') }, english: '<get> {count:additional {what}} after this {after}', rule: 'CR 500.10a' },
  /** The turn or the combat phase ends at once. */
  endPhases: { n: 83, params: { who: players, what: oneOf('turn', 'combatPhase') }, english: '<end> the {what}', rule: 'CR 723.1' },
  /** Nobody wins the game and nobody loses it. */
  drawGame: { n: 101, params: {}, english: 'the game is a draw', rule: 'CR 104.4c' },
  becomeDay: { n: 26, params: { what: oneOf('day', 'night') }, english: 'it becomes {what}', rule: 'CR 730.1' },
  becomeMonarch: { n: 6, params: { who: players }, english: '<become> the monarch', rule: 'CR 724.1' },
  chooseThings: { n: 7, params: { who: players, what: entities, order: style('plain', 'amongFirst') }, english: '<choose> {what}', rule: 'CR 608.2d' },
  chooseValue: { n: 8, params: { who: players, what: oneOf(...choices), of: optional(filter), except: optional(filter), least: optional(num), most: optional(num) }, english: '<choose> {what}', rule: 'CR 608.2d' },
  /** For each player, in turn order, friend or foe. */
  chooseSides: { n: 65, params: { who: players }, english: 'for each player, <choose> friend or foe', rule: 'CR 608.2d' },
  amass: { n: 9, params: { who: players, type: optional(word('subtype')), count: num }, english: '<amass> {type} {count}', rule: 'CR 701.47' },
  adapt: { n: 10, params: { what: entities, count: num }, english: '<adapt> {count}', rule: 'CR 701.46' },
  monstrosity: { n: 11, params: { what: entities, count: num }, english: 'monstrosity {count}', rule: 'CR 701.37' },
  populate: { n: 12, params: { who: players, entry, entryStyle: style('theToken', 'pronoun') }, english: '<populate>', rule: 'CR 701.36' },
  bolster: { n: 13, params: { who: players, count: num }, english: '<bolster> {count}', rule: 'CR 701.39' },
  support: { n: 14, params: { who: players, count: num }, english: '<support> {count}', rule: 'CR 701.41' },
  connive: { n: 15, params: { what: entities, count: optional(num) }, english: '<connive>[ {count}]', rule: 'CR 701.50' },
  learn: { n: 16, params: { who: players }, english: '<learn>', rule: 'CR 701.48' },
  manifest: { n: 17, params: { who: players, what: entities }, english: '<manifest> {what}', rule: 'CR 701.40' },
  ventureIntoDungeon: { n: 18, params: { who: players, into: oneOf('theDungeon', 'undercity') }, english: '<venture> into {into}', rule: 'CR 701.49' },
  ringTempts: { n: 19, params: { who: players }, english: 'the ring <tempt> {who}', rule: 'CR 701.54' },
  discover: { n: 20, params: { who: players, count: num }, english: '<discover> {count}', rule: 'CR 701.57' },
  suspect: { n: 21, params: { who: players, what: entities }, english: '<suspect> {what}', rule: 'CR 701.60' },
  recruit: { n: 95, params: { who: players }, english: '<recruit>', rule: 'CR 701.1' },
  incubate: { n: 22, params: { who: players, count: num }, english: '<incubate> {count}', rule: 'CR 701.53' },
  vote: { n: 72, params: { who: players, options: list(word('label')), style: style('startingWithYou', 'secret') }, english: '{who} <vote> for {options}', rule: 'CR 701.38a' },
  rollDice: { n: 70, params: { who: players, dice: num, sides: int, form: style('letter', 'sided', 'digits'), modifier: optional(oneOf('add', 'subtract')), by: optional(num), ignored: optional(oneOf('lower')) }, english: '<roll> a d20', rule: 'CR 706.1' },
  /** What a player rolls instead: more dice, of which the lowest count for nothing. */
  rollMore: { n: 71, params: { who: players, more: num }, english: '<roll> that many dice plus {more} and ignore the lowest roll', rule: 'CR 706.6' },
  flipCoin: { n: 23, params: { who: players, until: optional(oneOf('lose')) }, english: '<flip> a coin', rule: 'CR 705.1' },
  /** What a player flips instead: several coins, of which one counts. */
  flipMore: { n: 120, params: { who: players, coins: num }, english: '<flip> {coins} coins and ignore one', rule: 'CR 705.1' },
  endure: { n: 24, params: { what: entities, count: num }, english: '<endure> {count}', rule: 'CR 701.63' },
  manifestDread: { n: 25, params: { who: players }, english: '<manifest> dread', rule: 'CR 701.62' },
  fateseal: { n: 32, params: { who: players, count: num }, english: '<fateseal> {count}', rule: 'CR 701.29' },
  /** Somebody says whether something is so without knowing it. */
  guess: { n: 66, params: { who: players, whether: block('bool') }, english: '<guess> whether {whether}', rule: 'CR 608.2d' },
  clash: { n: 33, params: { who: players, with: players }, english: '<clash> with {with}', rule: 'CR 701.30' },
  detain: { n: 34, params: { who: players, what: entities }, english: '<detain> {what}', rule: 'CR 701.35' },
  exert: { n: 35, params: { who: players, what: entities }, english: '<exert> {what}', rule: 'CR 701.43' },
  /** An optional cost to attack, stated by a static ability: "you may exert ~ as it attacks." */
  exertAsAttacks: { n: 36, params: { who: players, what: entities }, english: '<exert> {what} as it attacks', rule: 'CR 701.43d', mode: 'continuous' },
  convert: { n: 37, params: { who: players, what: entities }, english: '<convert> {what}', rule: 'CR 701.28' },
  cloak: { n: 38, params: { who: players, what: entities }, english: '<cloak> {what}', rule: 'CR 701.58' },
  blight: { n: 39, params: { who: players, count: num }, english: '<blight> {count}', rule: 'CR 701.68' },
  reselectAttacked: { n: 110, params: { who: players, among: oneOf('player', 'planeswalker', 'permanent'), what: entities }, english: '<reselect> which player {what} is attacking', rule: 'CR 508.7' },
  collectEvidence: { n: 40, params: { who: players, count: num }, english: '<collect> evidence {count}', rule: 'CR 701.59' },
  forage: { n: 41, params: { who: players }, english: '<forage>', rule: 'CR 701.61' },
  behold: { n: 42, params: { who: players, what: np, then: optional(oneOf('exile')) }, english: '<behold> {what}[ and {then} it]', rule: 'CR 701.4' },
  timeTravel: { n: 43, params: { who: players }, english: '<time> travel', rule: 'CR 701.56' },
  openAttraction: { n: 44, params: { who: players }, english: '<open> an attraction', rule: 'CR 701.51' },
  rollToVisit: { n: 45, params: { who: players }, english: '<roll> to visit your attractions', rule: 'CR 701.52' },
  assemble: { n: 46, params: { who: players }, english: '<assemble> a contraption', rule: 'CR 701.45' },
  planeswalk: { n: 47, params: { who: players }, english: '<planeswalk>', rule: 'CR 701.31' },
  /** Things are put in two piles, which may be empty; of one of them others may see only how many there are. */
  separate: { n: 97, params: { who: players, what: entities, how: oneOf('open', 'oneFaceDown') }, english: '<separate> {what} into {how}', rule: 'CR 700.3' },
  choosePile: { n: 98, params: { who: players, value: valueUse }, english: '<choose> one of those piles', rule: 'CR 700.3' },
  /** One of the piles goes here, the other there: which one is chosen now, or was chosen before. */
  putPiles: { n: 99, params: { who: players, value: valueUse, which: oneOf('one', 'that'), to: zone, other: zone }, english: '<put> {which} pile into {to} and the other into {other}', rule: 'CR 700.3' },
  /** Only a planar deck makes anything of it. */
  chaosEnsues: { n: 96, params: {}, english: 'chaos ensues', rule: 'CR 311.7' },
  setInMotion: { n: 48, params: { who: players, what: entities }, english: '<set> {what} in motion', rule: 'CR 701.32' },
  abandon: { n: 49, params: { who: players, what: entities }, english: '<abandon> {what}', rule: 'CR 701.33' },
  harness: { n: 50, params: { who: players, what: entities }, english: '<harness> {what}', rule: 'CR 701.64' },
  earthbend: { n: 51, params: { who: players, count: num }, english: '<earthbend> {count}', rule: 'CR 701.66' },
  airbend: { n: 52, params: { who: players, what: entities }, english: '<airbend> {what}', rule: 'CR 701.65' },
  waterbend: { n: 53, params: { who: players, cost }, english: '<waterbend> {cost}', rule: 'CR 701.67' },
  meld: { n: 54, params: { who: players, what: entities, into: word('name') }, english: '<meld> {what} into {into}', rule: 'CR 701.42' },
  takeInitiative: { n: 55, params: { who: players }, english: '<take> the initiative', rule: 'CR 725.1' },
  getCitysBlessing: { n: 56, params: { who: players }, english: "<get> the city's blessing for the rest of the game", rule: 'CR 702.131c' },
  /** Designations of permanents: markers without a meaning of their own that other abilities look for. */
  becomeDesignated: { n: 57, params: { what: entities, as: oneOf(...designations) }, english: '<become> {as}', rule: 'CR 702.112b' },
  /** A card in exile; for what it can be cast later is a keyword that it is given, where a sentence says so. */
  becomeForetold: { n: 29, params: { what: entities, keyword }, english: '<become> foretold', rule: 'CR 702.143d' },
  loseDesignation: { n: 84, params: { what: entities, as: oneOf(...designations), style: style('undone', 'is', 'become') }, english: 'no longer {as}', rule: 'CR 701.60' },
  unattach: { n: 58, params: { who: players, what: entities, from: optional(entities) }, english: '<unattach> {what}[ from {from}]', rule: 'CR 701.3d' },
  exchangeLife: { n: 59, params: { who: players, with: optional(players) }, english: '<exchange> life totals[ with {with}]', rule: 'CR 701.12c' },
  /** Each of the two becomes what the other was. */
  exchangeLifeFor: { n: 102, params: { who: players, whose: players, of: entities, stat: oneOf('power', 'toughness') }, english: "<exchange> {whose's} life total with {of's} {stat}", rule: 'CR 701.12g' },
  /** Power, toughness or both as a change by their value now. */
  /** To a number, or to the power and toughness of something else. */
  changeBasePt: { n: 87, params: { who: players, of: entities, stat: oneOf('power', 'toughness', 'both'), value: optional(num), like: optional(entities), toughness: optional(num), phrase: style('change', 'become'), place: style('possessive', 'of') }, english: "<change> {of's} base {stat} to {value}", rule: 'CR 613.4b', mode: 'continuous' },
  multiplyPt: { n: 60, params: { who: players, factor: oneOf('double', 'triple'), of: entities, what: oneOf('power', 'toughness', 'both'), phrase: style('possessive', 'of') }, english: "<{factor}> {of's} {what}", rule: 'CR 701.10a', mode: 'continuous' },
  changeSpeed: { n: 62, params: { who: players, how: oneOf('increase', 'reduce'), of: players, by: num }, english: "<{how}> {of's} speed by {by}", rule: 'CR 702.179c' },
  /** "Change the target of target spell with a single target." */
  turnFace: { n: 82, params: { who: players, what: entities, how: oneOf('up', 'down') }, english: '<turn> {what} face {how}', rule: 'CR 708.2' },
  changeTarget: { n: 81, params: { who: players, which: oneOf('all', 'one'), of: entities, to: optional(entities) }, english: '<change> the target of {of}[ to {to}]', rule: 'CR 115.7a' },
  chooseNewTargets: { n: 61, params: { who: players, of: entities, number: style('many', 'one') }, english: '<choose> new targets for {of}', rule: 'CR 115.7d' },
});
