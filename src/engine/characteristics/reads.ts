import { isElsewhere } from './elsewhere';
import type { Ability } from '../../bytecode/module';
import type { Op } from '../../bytecode/table';
import { optionalWord } from '../../vm/evaluate';
import { hiddenZones, topics, type HiddenZone, type Topic } from '../cache';
import { isTerm, type Arg, type Term } from '../../bytecode/term';

/** Characteristics by the layer that settles them, all of layer 7 together. */
export type Aspect = 'control' | 'text' | 'types' | 'colors' | 'abilities' | 'pt';

/** What code of a continuous effect can read. */
export type Read = Aspect | Topic;

const aspects: readonly Aspect[] = ['control', 'text', 'types', 'colors', 'abilities', 'pt'];
const everything: readonly Read[] = [...aspects, ...topics];

/** What instructions read. One that is not here may read everything. */
const readsByOp: Readonly<Partial<Record<Op, readonly Read[]>>> = {
  ...same(
    [],
    'step',
    'doAll',
    'if',
    'unless',
    'whileEach',
    'instead',
    'letNum',
    'allOf',
    'anyOf',
    'non',
    'not',
    'thatIs',
    'other',
    'otherThan',
    'same',
    'among',
    'doneThisWay',
    'source',
    'granter',
    'all',
    'again',
    'some',
    'either',
    'union',
    'candidate',
    'subject',
    'pairOf',
    'bothOf',
    'described',
    'pairedWith',
    'unpaired',
    'transformed',
    'doubleFaced',
    'host',
    'attachedTo',
    'player',
    'opponent',
    'ofSide',
    'opponents',
    'opponentsOf',
    'abilitySource',
    'card',
    'token',
    'copy',
    'ownedBy',
    'notOwnedBy',
    'ownerOf',
    'faceDown',
    'faceUp',
    'everything',
    'const',
    'x',
    'count',
    'plus',
    'minus',
    'times',
    'half',
    'larger',
    'negative',
    'numRef',
    'sameNumber',
    'removedThisWay',
    'beyondFirst',
    'acted',
    'actedPlayer',
    'youHave',
    'commander',
    'yourCommander',
    'yourCommanders',
    'compareNum',
    'bothTrue',
    'eitherTrue',
    'notTrue',
    'exists',
    'is',
    'keyword',
    'grantKeyword',
    'grantAbility',
    'grantCreatureTypes',
    'designated',
    'symbols',
    'modifyPt',
    'gain',
    'lose',
    'loseAll',
    'loseTypes',
    'setBasePt',
    'setPt',
    'become',
    'switchPt',
    'gainControl',
    'control',
    'isnt',
    'isStill',
    'deckCanHave',
    'levelRow',
    'levelPt',
    'cant',
    'cantEnter',
    'cantGetCounters',
    'cantBeBlockedBy',
    'must',
    'mustAttack',
    'doesntUntap',
    'costsLess',
    'costFloor',
    'lifeForMana',
    'lifeAmount',
    'combatCost',
    'noLegendRule',
    'lethalByPower',
    'attachesOnly',
    'unspentBecomes',
    'payMana',
    'canBlockOnly',
    'canBeCommander',
    'asThoughWithout',
    'lifeFloor',
    'counterLimit',
    'cantGetKind',
    'cantHave',
    'cantPay',
    'doesntRemove',
    'mayEnd',
    'keywordCostsLess',
    'keywordRather',
    'activatesInstantly',
    'cantCause',
    'sacrificedIfUntimely',
    'canBlockAdditional',
    'canBlockAny',
    'cantBlock',
    'mustBlock',
    'mustBeBlockedBy',
    'blocksAsThough',
    'cantBeTargeted',
    'cantBeCounteredBy',
    'assignsAsUnblocked',
    'canAttackAsThough',
    'choosesBlocks',
    'helpsAs',
    'activatesAsThough',
    'activatesLoyalty',
    'boastsTwice',
    'assignsDamageByToughness',
    'playerCant',
    'cantBeCast',
    'lifeCantChange',
    'noMaximumHandSize',
    'extraVotes',
    'maximumHandSize',
    'playRevealed',
    'lookAnyTime',
    'drawsFromBottom',
    'mayPlot',
    'additionalLands',
    'mayCast',
    'spendAsThough',
    'untapDuring',
    'cantUntapMore',
    'goad',
    'isGoaded',
    'detain',
    'exert',
    'cantAttack',
    'relative',
    'asActivated',
    'startingLife',
  ),
  // "The exiled card" is one that is still there.
  ...same(['exile'], 'ref'),
  // "You" is who controls the source.
  ...same(
    ['control'],
    'you',
    'yourTeam',
    'controlledBy',
    'notControlledBy',
    'controllerOf',
    'controls',
    'doesntControl',
    'bothOwnAndControl',
  ),
  ...same(['types'], 'type', 'subtype', 'supertype', 'everyType', 'permanent', 'historic', 'outlaw', 'landTyped'),
  ...same(['types', 'colors', 'text'], 'typesNumber', 'chosenValue', 'theChosen', 'sharesType', 'sharesOneOf'),
  ...same(['colors'], 'color', 'colorless', 'multicolored', 'monocolored', 'eachColor', 'allColors', 'colorsNumber'),
  ...same(['abilities'], 'with', 'without', 'has'),
  ...same(['abilities', 'types', 'control'], 'grantAllOf'),
  ...same(['pt', 'text'], 'compare', 'stat', 'greatest', 'least', 'total'),
  ...same(['text'], 'named', 'sameName'),
  ...same(['text', 'control'], 'devotion'),
  ...same(['types', 'control'], 'modified', 'enchanted', 'enchantedBy', 'withAttached', 'equipped'),
  ...same(['types', 'control'], 'partySize', 'fullParty', 'greatestNumber'),
  ...same(['types', 'colors', 'text', 'pt', 'playerCounters'], 'kindsAmong', 'different', 'alike'),
  ...same(['tapped'], 'tapped', 'untapped'),
  ...same(
    ['combat'],
    'attacking',
    'blocking',
    'blocked',
    'unblocked',
    'attackingPlayer',
    'beingAttacked',
    'bandedWith',
    'blockingObject',
    'blockedBy',
  ),
  ...same(['turn', 'history'], 'nthTurnOf'),
  ...same(['turn'], 'turnOf', 'duringExtraTurn', 'activePlayer', 'whoAttacks', 'neighbor', 'duringPhase', 'nthCombat'),
  ...same(['life'], 'life', 'lifeIs', 'mostLife', 'extremeLife'),
  ...same(['life', 'pt', 'text'], 'howFarApart'),
  ...same(['life', 'hand', 'graveyard'], 'hasMore'),
  ...same(
    ['designations'],
    'speed',
    'maxSpeed',
    'lacksMaxSpeed',
    'hasStory',
    'yourRingBearer',
    'isMonarch',
    'noMonarch',
    'protects',
  ),
  ...same(['abilities', 'control', 'designations'], 'hasBlessing'),
  // Which zone it is says its word (`zonesOf`).
  ...same([], 'inZone', 'zone', 'elsewhere'),
  ...same(['hand', 'library', 'graveyard'], 'contents'),
  ...same(['hand', 'graveyard', 'library'], 'handHas'),
  ...same(['library'], 'top', 'bottom', 'libraryPosition'),
  ...same(['graveyard'], 'topOfGraveyard'),
  ...same(['stack'], 'spell', 'cast', 'wasCast'),
  ...same(['stack', 'pending'], 'targetCount'),
  ...same(['stack'], 'costPaid', 'keywordCostPaid', 'additionalCostPaid', 'giftPromised', 'timesPaid'),
  ...same(['abilities'], 'hasAbility'),
  ...same(
    ['stack', 'pending'],
    'tapInCost',
    'anyTargets',
    'abilityNoun',
    'targeting',
    'targetOf',
    'targets',
    'targetsOf',
  ),
  ...same(['playerCounters'], 'withCounter', 'countersAre', 'countersOn', 'hasCounters', 'poisoned'),
  ...same(['history', 'stack'], 'nextCast', 'nthCast', 'nthCastInTurn'),
  ...same(['history'], 'nthTimeOf', 'happened', 'history', 'tally', 'excessDealt', 'excessDamage', 'attackedByYou'),
  // What has happened: to which things, they may be asked anew.
  ...same(
    [...aspects, 'history', 'turn', 'combat', 'stack', 'graveyard', 'exile'],
    'enters',
    'dies',
    'attacks',
    'casts',
    'draws',
    'sacrifices',
    'gainsLife',
    'losesLife',
    'dealsDamage',
    'isDealtDamage',
    'countersPut',
    'commitsCrime',
  ),
};

function same(reads: readonly Read[], ...ops: readonly Op[]): Readonly<Partial<Record<Op, readonly Read[]>>> {
  return Object.fromEntries(ops.map((op) => [op, reads]));
}

/** What code reads of characteristics. What it grants is not read: a granted ability is code for later. */
export function readsOf(code: readonly Term[]): ReadonlySet<Read> {
  const found = new Set<Read>();
  code.forEach((term) => collect(term, found));
  return found;
}

function collect(value: Arg | Ability, found: Set<Read>): void {
  if (Array.isArray(value)) (value as readonly Arg[]).forEach((inner) => collect(inner, found));
  else if (isInstruction(value)) {
    (readsByOp[value.op] ?? everything).forEach((aspect) => found.add(aspect));
    if (value.op === 'zone' || value.op === 'elsewhere') zonesOf(value).forEach((zone) => found.add(zone));
    if (isElsewhere(value)) hiddenZones.forEach((zone) => found.add(zone));
    // A spell "from your hand" was cast from there.
    if (value.op === 'inZone' && optionalWord(value, 'word') === 'from') found.add('stack');
    if (value.op !== 'grantKeyword' && value.op !== 'grantAbility') value.args.forEach((arg) => collect(arg, found));
  }
}

/** The hidden zones whose contents a place speaks of. */
function zonesOf(place: Term): readonly HiddenZone[] {
  const name = place.op === 'zone' ? optionalWord(place, 'zone') : null;
  if (name === 'battlefield' || name === 'command') return [];
  const named = hiddenZones.filter((zone) => zone === (name === 'openingHand' ? 'hand' : name));
  return named.length === 0 ? hiddenZones : named;
}

function isInstruction(value: Arg | Ability): value is Term {
  return isTerm(value);
}

/** The topics among what is read. */
export function topicsOf(reads: Iterable<Read>): ReadonlySet<Topic> {
  const found = new Set<Topic>();
  for (const read of reads) {
    const topic = topics.find((known) => known === read);
    if (topic !== undefined) found.add(topic);
  }
  return found;
}
