import { Answers } from '../../source/answers';
import { flatMapped } from '../../source/flat-mapped';
import { rememberedOfCode } from '../../source/remembered';
import type { ActivationLimit } from '../../bytecode/module';
import { evalBool, optionalTerm } from '../../vm/evaluate';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { abilityAt, valuesOf, type AbilityPath, type CardPool } from '../../vm/pool';
import { functionsIn, heldAbilities } from '../characteristics/abilities';
import { keywordAround } from '../characteristics/keyword-names';
import { characteristicsOf, refresh } from '../characteristics/characteristics';
import { answersAbout } from '../characteristics/starting';
import type { Characteristics } from '../characteristics/types';
import { isLoyaltyAbility, isManaAbility, type Activated } from '../mana/abilities';
import { abilityFits } from '../handlers/own-abilities';
import { makeScope } from '../scope';
import type { LegalAction } from '../decision';
import type { GameObject } from '../state/object';
import { timesUsed } from '../state/uses';
import { isForbidden, isPlayerForbidden } from '../statics/restrictions';
import { areInForce, fitsRule, rulesAbout, wordOfRule } from '../statics/rules-in-force';
import type { Scope } from '../../vm/scope';
import { momentOf } from '../cache';
import { objectOf, playerOf } from '../write';
import { contextFor, type Game } from '../world';
import { gainsLevel, isGateOpen, isNextLevel } from './gates';
import { isSorceryTime, isTimely } from './timing';

/** An ability that a player may activate now, as far as time and limits go (CR 602.5). */
export interface Activation {
  readonly object: ObjectId;
  readonly path: AbilityPath;
  readonly ability: Activated;
  /** The activating player is "you" (CR 113.8). */
  readonly scope: Scope;
  /** What is chosen to activate it. */
  readonly action: Extract<LegalAction, { readonly kind: 'activate' }>;
}

/** The abilities of both kinds that a player may activate. */
export interface Activations {
  readonly mana: readonly Activation[];
  readonly other: readonly Activation[];
}

/** The activated abilities that the player could activate if they could pay: mana abilities, or all others. */
export function activations(game: Game, player: PlayerId, which: 'mana' | 'other'): readonly Activation[] {
  const { activations: known } = momentOf(game);
  const before = known[player];
  if (before !== undefined) return before[which];
  const isFree = !areInForce(game, 'cant', 'detain', 'playerCant', 'cantBeActivated');
  const { all, atAnyTime } = activatable(game, player);
  const found =
    isFree && atAnyTime !== null
      ? atAnyTime
      : byKind(all.filter((its) => (isFree && isUnconditional(its.ability)) || mayActivate(game, player, its)));
  known[player] = found;
  return found[which];
}

function byKind(all: readonly Activation[]): Activations {
  const found: { readonly mana: Activation[]; readonly other: Activation[] } = { mana: [], other: [] };
  for (const its of all) found[isManaAbility(its.ability) ? 'mana' : 'other'].push(its);
  return found;
}

/** The abilities that are a player's to activate, whatever time and limits say. */
export interface Activatable {
  readonly all: readonly Activation[];
  /** The same by kind where none of them says when it can be activated or how often, null otherwise. */
  readonly atAnyTime: Activations | null;
}

/** The abilities that are the player's to activate. Kept as `watching` is. */
function activatable(game: Game, player: PlayerId): Activatable {
  refresh(game);
  const { cache } = game;
  const kept =
    cache.activatable?.structure === cache.structure
      ? cache.activatable
      : { structure: cache.structure, byPlayer: new Map<PlayerId, Activatable>() };
  cache.activatable = kept;
  const known = kept.byPlayer.get(player);
  if (known !== undefined) return known;
  const all = flatMapped(placesToLook(game, player), (id) => activatableOf(game, player, id));
  const found = { all, atAnyTime: all.every(({ ability }) => isUnconditional(ability)) ? byKind(all) : null };
  kept.byPlayer.set(player, found);
  return found;
}

/** Nothing about the ability itself says when it can be activated, or how often. */
const isUnconditional = rememberedOfCode((ability: Activated): boolean => {
  const { limits, gate, condition } = ability;
  const its =
    limits.every((limit) => limit === 'anyPlayer' || limit === 'opponentOnly' || limit === 'instantSpeed') &&
    gate?.kind !== 'prefix' &&
    condition === null &&
    !isLoyaltyAbility(ability) &&
    !gainsLevel(ability);
  return its;
});

/** Permanents of everybody, and the player's cards elsewhere. */
function placesToLook(game: Game, player: PlayerId): readonly ObjectId[] {
  const { battlefield, exile, command, stack } = game.state;
  const { hand, graveyard } = playerOf(game, player);
  return [...battlefield, ...hand, ...graveyard, ...exile, ...command, ...stack];
}

const none: readonly never[] = [];

function activatableOf(game: Game, player: PlayerId, id: ObjectId): readonly Activation[] {
  const object = objectOf(game, id);
  if (object.faceDown !== null && object.zone !== 'battlefield') return none;
  const values = characteristicsOf(game, id);
  const held = activatedAmong(game.pool, values);
  if (held.length === 0) return none;
  // Whatever else they follow from makes other characteristics of the object, too (`starting.ts`).
  const answers = answersAbout(object);
  const kept =
    answers.activations?.values === values
      ? answers.activations
      : { values, byPlayer: new Map<PlayerId, readonly Activation[]>() };
  const before = kept.byPlayer.get(player);
  if (before !== undefined) return before;
  const found = activationsAmong(game, player, object, values, held);
  if (held.some(({ path }) => isLinked(game.pool, path))) return found;
  kept.byPlayer.set(player, found);
  answers.activations = kept;
  return found;
}

/** Does the ability speak of what a linked ability did (CR 607)? Whether that is still there is no matter of the object alone. */
function isLinked(pool: CardPool, path: AbilityPath): boolean {
  return valuesOf(pool, path).some(({ origin }) => origin.kind === 'linked');
}

function activationsAmong(
  game: Game,
  player: PlayerId,
  object: GameObject,
  values: Characteristics,
  held: readonly HeldActivated[],
): readonly Activation[] {
  const { id } = object;
  const you = object.zone === 'battlefield' || object.zone === 'stack' ? values.controller : object.owner;
  return flatMapped(held, ({ path, ability }): readonly Activation[] => {
    if (!functionsIn(ability, object) || !isAllowed(game, player, you, ability.limits)) return [];
    const scope = makeScope(game, { ability: path, source: id, controller: player });
    return [{ object: id, path, ability, scope, action: { kind: 'activate', object: id, ability: path } }];
  });
}

type HeldActivated = Pick<Activation, 'path' | 'ability'>;

const activatedByAbilities = new Answers<Characteristics['abilities'], readonly HeldActivated[]>();

function activatedAmong(pool: CardPool, values: Characteristics): readonly HeldActivated[] {
  const known = activatedByAbilities.get(values.abilities);
  if (known !== undefined) return known;
  const found = flatMapped(heldAbilities(pool, values), ({ path, ability }) =>
    ability.kind === 'activated' ? [{ path, ability }] : [],
  );
  activatedByAbilities.set(values.abilities, found);
  return found;
}

/** Whose ability is it to activate (CR 602.1)? */
function isAllowed(game: Game, player: PlayerId, you: PlayerId, limits: readonly ActivationLimit[]): boolean {
  if (limits.includes('opponentOnly')) return player !== you;
  return player === you || limits.includes('anyPlayer');
}

function mayActivate(game: Game, player: PlayerId, its: Activation): boolean {
  const { object, path, ability, scope } = its;
  const you = characteristicsOf(game, object).controller;
  if (
    !ability.limits.every(
      (limit) => isWithin(game, limit, player, you, object, path) || isQuickened(game, limit, player, path),
    )
  )
    return false;
  if (!isGateOpen(game, its) || !isNextLevel(game, its)) return false;
  if (isLoyaltyAbility(ability) && !isLoyaltyTime(game, player, object)) return false;
  if (ability.condition !== null && !evalBool(contextFor(game, scope), ability.condition)) return false;
  if (isForbidden(game, 'beActivated', object) || isPlayerForbidden(game, 'activate', player, object)) return false;
  return rulesAbout(game, object, 'cantBeActivated').every((rule) => {
    const which = optionalTerm(rule.term, 'which');
    if (which !== null && !abilityFits(contextFor(game, scope), ability, which)) return true;
    return wordOfRule(rule, 'except') !== null && isManaAbility(ability);
  });
}

function isWithin(
  game: Game,
  limit: ActivationLimit,
  player: PlayerId,
  you: PlayerId,
  object: ObjectId,
  path: AbilityPath,
): boolean {
  const uses = timesUsed(objectOf(game, object).uses, path);
  switch (limit) {
    case 'oncePerTurn':
      return uses.turn < 1;
    case 'twicePerTurn':
      return uses.turn < 2;
    case 'threeTimesPerTurn':
      return uses.turn < 3;
    case 'oncePerGame':
      return uses.game < 1;
    case 'anyPlayer':
    case 'opponentOnly':
      return true;
    default:
      return isTimely(game, limit, player, you);
  }
}

/** "You may activate equip abilities any time you could cast an instant." */
function isQuickened(game: Game, limit: ActivationLimit, player: PlayerId, path: AbilityPath): boolean {
  return (
    limit === 'sorcerySpeed' &&
    rulesAbout(game, player, 'activatesInstantly').some(
      (rule) => wordOfRule(rule, 'keyword') === keywordAround(game.pool, path),
    )
  );
}

/** Once each turn for a permanent, at the time of a sorcery (CR 606.3). */
function isLoyaltyTime(game: Game, player: PlayerId, object: ObjectId): boolean {
  const { uses } = objectOf(game, object);
  const used = Object.entries(uses).reduce(
    (sum, [path, { turn }]) => (turn > 0 && isLoyaltyAbility(abilityAt(game.pool, path)) ? sum + turn : sum),
    0,
  );
  const allowed = rulesAbout(game, player, 'activatesLoyalty')
    .filter((rule) => fitsRule(rule, 'of', object))
    .map((rule) => wordOfRule(rule, 'when'));
  const often = allowed.some((how) => how === 'twiceEachTurn' || how === 'twiceThisTurn') ? 2 : 1;
  const isAnyTime = allowed.some((how) => how === 'anyTurn' || how === 'instant');
  return used < often && (isAnyTime || isSorceryTime(game, player));
}
