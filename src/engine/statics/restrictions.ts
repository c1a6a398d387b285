import { isPlayer, type Entity, type ObjectId, type PlayerId } from '../../vm/entity';
import { characteristicsOf } from '../characteristics/characteristics';
import type { Term } from '../../bytecode/term';
import { keywordNames } from '../characteristics/keyword-names';
import { entitiesOf, numOf, optionalNum, optionalTerm, optionalWord, playersOfArg, termOf } from '../../vm/evaluate';
import { isSorceryTime, isTimely } from '../casting/timing';
import type { Game } from '../world';
import { fitsAbilityOf } from './ability-patterns';
import { areInForce, fitsRule, rulesAbout, rulesInForce, wordOfRule, type RuleInForce } from './rules-in-force';

/** What objects cannot do, or what cannot be done to them. */
export type Forbidden =
  | 'attack'
  | 'block'
  | 'beBlocked'
  | 'beCountered'
  | 'beTargeted'
  | 'untap'
  | 'transform'
  | 'beSacrificed'
  | 'beRegenerated'
  | 'attackAlone'
  | 'blockAlone'
  | 'beActivated'
  | 'phaseIn'
  | 'phaseOut'
  | 'beEquipped'
  | 'beEnchantedByOtherAuras'
  | 'beCopied'
  | 'beTurnedFaceUp'
  | 'becomeSuspected'
  | 'becomeUntapped'
  | 'haveCountersPutOnIt'
  | 'crewVehicles';

/** Actions that a restriction names together. */
const together: Readonly<Partial<Record<string, readonly Forbidden[]>>> = {
  attackOrBlock: ['attack', 'block'],
  attackOrBlockAlone: ['attackAlone', 'blockAlone'],
  attackBlockOrCrewVehicles: ['attack', 'block', 'crewVehicles'],
  attackBlockOrTransform: ['attack', 'block', 'transform'],
};

/** Does an effect forbid it (CR 101.2)? */
export function isForbidden(game: Game, action: Forbidden, entity: Entity): boolean {
  if (action === 'block' && isSuspected(game, entity)) return true;
  if (barredByDetain.includes(action) && rulesAbout(game, entity, 'detain').length > 0) return true;
  return rulesAbout(game, entity, 'cant').some((rule) => {
    const name = wordOfRule(rule, 'action') ?? '';
    return name === action || together[name]?.includes(action) === true;
  });
}

/** What a detained permanent can't do (CR 701.35a). */
const barredByDetain: readonly Forbidden[] = ['attack', 'block', 'beActivated'];

/** May a card or token of this kind, from where it is, not enter the battlefield (CR 101.2)? */
export function isBarredFromEntering(game: Game, id: ObjectId): boolean {
  return rulesInForce(game, 'cantEnter').some((rule) => fitsRule(rule, 'what', id));
}

/** Does nothing forbid that a spell or ability is countered, at all or by what would (CR 701.6a)? */
export function canBeCountered(game: Game, id: ObjectId, by: ObjectId | null): boolean {
  if (isForbidden(game, 'beCountered', id)) return false;
  return by === null || !rulesAbout(game, id, 'cantBeCounteredBy').some((rule) => fitsRule(rule, 'by', by));
}

/** Does no effect forbid it to have counters put on it, or to get any? */
export function mayGetCounters(game: Game, entity: Entity, kind: string | null): boolean {
  const isBarred = rulesAbout(game, entity, 'cantGetKind').some((rule) => wordOfRule(rule, 'counter') === kind);
  if (isBarred) return false;
  return !(isPlayer(entity)
    ? isPlayerForbidden(game, 'getCounters', entity)
    : isForbidden(game, 'haveCountersPutOnIt', entity) || rulesAbout(game, entity, 'cantGetCounters').length > 0);
}

/** The players who have goaded a creature (CR 701.15a), each once. */
export function goadersOf(game: Game, id: ObjectId): readonly PlayerId[] {
  return [...new Set(rulesAbout(game, id, 'goad', 'isGoaded').map(({ scope }) => scope.controller))];
}

/** A suspected creature can't block (CR 701.60c). */
function isSuspected(game: Game, entity: Entity): boolean {
  return !isPlayer(entity) && (game.state.objects[entity]?.designations['suspected'] ?? 0) > 0;
}

/** What an effect demands of a creature if able (CR 508.1d, CR 509.1c). */
export function isDemanded(game: Game, action: 'attack' | 'block' | 'beBlocked', id: ObjectId): boolean {
  return rulesAbout(game, id, 'must').some((rule) => {
    const name = wordOfRule(rule, 'action');
    return name === action || (name === 'attackOrBlock' && action !== 'beBlocked');
  });
}

/** Must a creature block an attacker if able (CR 509.1c)? */
export function isLured(game: Game, blocker: ObjectId, attacker: ObjectId): boolean {
  return rulesAbout(game, blocker, 'mustBlock').some(({ term, context }) =>
    entitiesOf(context, term, 'whom').includes(attacker),
  );
}

/** Does a permanent untap during the untap step of the player (CR 502.3)? */
export function untapsInStep(game: Game, id: ObjectId, player: PlayerId): boolean {
  if (isForbidden(game, 'untap', id) || isForbidden(game, 'becomeUntapped', id)) return false;
  // An exerted permanent stays tapped in the next untap step of who exerted it (CR 701.43a).
  if (rulesAbout(game, id, 'exert').some(({ scope }) => scope.controller === player)) return false;
  return !rulesAbout(game, id, 'doesntUntap').some(({ term, context }) =>
    playersOfArg({ ...context, subject: [id] }, term, 'whose').includes(player),
  );
}

/** May its controller choose not to untap it (CR 502.3)? */
export function mayStayTapped(game: Game, id: ObjectId): boolean {
  return rulesAbout(game, id, 'mayNotUntap').length > 0;
}

/** May something be done as though the object or player didn't have a keyword of one of these names (CR 609.4)? */
export function isAsThoughWithout(
  game: Game,
  entity: Entity,
  act: 'blocked' | 'targeted',
  names: readonly string[],
  isBy: (rule: RuleInForce, by: Term) => boolean,
): boolean {
  return rulesAbout(game, entity, 'asThoughWithout').some((rule) => {
    const by = optionalTerm(rule.term, 'by');
    const asked = keywordNames(termOf(rule.context, rule.term, 'keyword')).at(-1);
    return (
      wordOfRule(rule, 'act') === act && asked !== undefined && names.includes(asked) && (by === null || isBy(rule, by))
    );
  });
}

/** May it attack although it has defender (CR 609.4, CR 702.3b)? */
export function mayAttackWithDefender(game: Game, id: ObjectId): boolean {
  return rulesAbout(game, id, 'canAttackAsThough').length > 0;
}

/** How many attackers a creature can block (CR 509.1b); null is any number. */
export function blockLimit(game: Game, id: ObjectId): number | null {
  if (rulesAbout(game, id, 'canBlockAny').length > 0) return null;
  return rulesAbout(game, id, 'canBlockAdditional').reduce(
    (sum, { term, context }) => sum + (optionalNum(context, term, 'count') ?? 1),
    1,
  );
}

/** May its controller have it assign its combat damage as though it weren't blocked (CR 510.1c)? */
export function mayAssignAsUnblocked(game: Game, id: ObjectId): boolean {
  return rulesAbout(game, id, 'assignsAsUnblocked').length > 0;
}

/** What damage to a creature is compared with: its toughness, or its power where an effect says so (CR 120.6). */
export function damageLimit(game: Game, id: ObjectId): number | null {
  const { power, toughness } = characteristicsOf(game, id);
  return rulesAbout(game, id, 'lethalByPower').length > 0 ? power : toughness;
}

/** The damage that a creature assigns in combat: its power, or its toughness where an effect says so (CR 510.1a). */
export function combatDamageOf(game: Game, id: ObjectId): number {
  if (rulesAbout(game, id, 'assignsNoDamage').length > 0) return 0;
  const { power, toughness } = characteristicsOf(game, id);
  const amount = rulesAbout(game, id, 'assignsDamageByToughness').length > 0 ? toughness : power;
  return Math.max(amount ?? 0, 0);
}

/** What players cannot do. */
export type PlayerForbidden =
  | 'gainLife'
  | 'loseLife'
  | 'draw'
  | 'cast'
  | 'search'
  | 'lose'
  | 'win'
  | 'play'
  | 'activate'
  | 'getCounters'
  | 'becomeMonarch'
  | 'loseForLife';

/**
 * Does an effect forbid a player to do it, with this thing (CR 101.2)? A prohibition of casting holds for `cast` alone;
 * `cast` is the spell that would be on the stack by then.
 */
export function isPlayerForbidden(
  game: Game,
  action: PlayerForbidden,
  player: PlayerId,
  thing: ObjectId | null = null,
  cast: ObjectId | null = thing,
): boolean {
  const isOfLife = action === 'gainLife' || action === 'loseLife';
  if (isOfLife && rulesAbout(game, player, 'lifeCantChange').length > 0) return true;
  if (
    action === 'cast' &&
    thing !== null &&
    rulesInForce(game, 'cantBeCast').some((rule) => fitsRule(rule, 'what', thing))
  )
    return true;
  return rulesAbout(game, player, 'playerCant').some((rule) => {
    const only = optionalWord(rule.term, 'only');
    if (only === 'sorcerySpeed' && isSorceryTime(game, player, cast)) return false;
    if (only === 'yourTurn' && isTimely(game, only, player)) return false;
    if (action === 'activate' && thing !== null) {
      const or = optionalTerm(rule.term, 'or');
      if (or !== null && fitsAbilityOf(rule.context, or, thing)) return true;
    }
    if (!isAction(wordOfRule(rule, 'action'), action)) return false;
    if (action === 'draw') return isExhausted(game, rule, player);
    if (thing === null) return isGeneral(rule);
    if (action === 'activate') {
      const what = optionalTerm(rule.term, 'what');
      return what === null || fitsAbilityOf(rule.context, what, thing);
    }
    return fitsRule(rule, 'what', thing) && isExhausted(game, rule, player);
  });
}

/** Is it what the rule forbids: "can't play lands or cast spells from your hand" is about both. */
function isAction(forbidden: string | null, action: PlayerForbidden): boolean {
  return forbidden === action || (forbidden === 'playOrCast' && (action === 'play' || action === 'cast'));
}

/**
 * "Can't cast more than one spell each turn", "can't draw more than one card each turn", "can cast only one more spell": the next
 * after that many (CR 101.2).
 */
function isExhausted(game: Game, rule: RuleInForce, player: PlayerId): boolean {
  if (wordOfRule(rule, 'more') === 'oneMore') {
    const since = rule.context.scope.follows.since ?? 0;
    return game.state.history.some(
      ({ id, event }) =>
        id >= since && event.kind === 'cast' && event.player === player && fitsRule(rule, 'what', event.object),
    );
  }
  const what = optionalTerm(rule.term, 'what');
  if (what?.op !== 'some' || optionalWord(what, 'quantity') !== 'moreThan') return true;
  const done = game.state.history.filter(({ event, became }) =>
    wordOfRule(rule, 'action') === 'draw'
      ? event.kind === 'draw' && event.player === player && became !== null
      : event.kind === 'cast' && event.player === player && fitsRule(rule, 'what', event.object),
  );
  return done.length >= (optionalNum(rule.context, what, 'count') ?? 1);
}

/** What a cost is paid for: a spell or ability that is not one for mana, a mana ability, or what an effect asks. */
export type PaidFor = 'action' | 'mana' | 'effect';

/** Is a player forbidden to pay life, or to sacrifice a thing, for it (CR 601.2h)? */
export function isBarredPayment(game: Game, player: PlayerId, paidFor: PaidFor, sacrificed: ObjectId | null): boolean {
  if (paidFor === 'effect' || !areInForce(game, 'cantPay')) return false;
  return rulesAbout(game, player, 'cantPay').some((rule) => {
    if (paidFor === 'mana' && wordOfRule(rule, 'except') === 'mana') return false;
    if (sacrificed === null) return true;
    return optionalTerm(rule.term, 'sacrifice') !== null && fitsRule(rule, 'sacrifice', sacrificed);
  });
}

/** How many creatures must, and how many can, block an attacker together (CR 509.1b). */
export function blockersAllowed(game: Game, attacker: ObjectId): { readonly least: number; readonly most: number } {
  return rulesAbout(game, attacker, 'cantBeBlockedBy').reduce(
    (so, rule) => {
      const count = countAsked(rule);
      if (count === null) return so;
      return wordOfRule(rule, 'how') === 'exceptBy'
        ? { ...so, least: Math.max(so.least, count) }
        : { ...so, most: Math.min(so.most, count) };
    },
    { least: 1, most: Number.MAX_SAFE_INTEGER },
  );
}

/** The number in "except by two or more creatures" or "by more than one creature": a rule about all blockers together. */
export function countAsked({ term, context }: RuleInForce): number | null {
  const by = optionalTerm(term, 'by');
  const quantity = by?.op === 'some' ? optionalWord(by, 'quantity') : null;
  if (by === null || (quantity !== 'atLeast' && quantity !== 'moreThan')) return null;
  return optionalNum(context, by, 'count') ?? 1;
}

function isGeneral({ term }: RuleInForce): boolean {
  return optionalTerm(term, 'what') === null;
}

/** The most cards that a player keeps at the end of a turn (CR 402.2); null is any number. */
export function maximumHandSize(game: Game, player: PlayerId): number | null {
  if (rulesAbout(game, player, 'noMaximumHandSize').length > 0) return null;
  return rulesAbout(game, player, 'maximumHandSize').reduce((size, rule) => {
    const amount = numOf(rule.context, rule.term, 'amount');
    switch (wordOfRule(rule, 'how')) {
      case 'increasedBy':
        return size + amount;
      case 'reducedBy':
        return Math.max(size - amount, 0);
      default:
        return amount;
    }
  }, 7);
}

/** How many lands a player may play in their turn (CR 305.2). */
export function landsPerTurn(game: Game, player: PlayerId): number {
  return rulesAbout(game, player, 'additionalLands').reduce(
    (sum, { term, context }) => sum + numOf(context, term, 'count'),
    1,
  );
}
