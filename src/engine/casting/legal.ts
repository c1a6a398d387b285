import { Answers } from '../../source/answers';
import { flatMapped } from '../../source/flat-mapped';
import { evalBool, optionalTerm, optionalWord } from '../../vm/evaluate';
import type { ObjectId, PlayerId } from '../../vm/entity';
import type { Term } from '../../bytecode/term';
import { abilityAt, cardOf, faceOf, type AbilityPath } from '../../vm/pool';
import type { Task } from '../agenda/task';
import { momentOf } from '../cache';
import { clausesOf } from '../characteristics/clauses';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword, hasSupertype, hasType } from '../characteristics/has';
import type { Characteristics } from '../characteristics/types';
import type { LegalAction } from '../decision';
import { fixedMana } from '../mana/fixed';
import { hasX, pipsOf } from '../mana/pips';
import { hasModesAndTargets } from '../stack/announce';
import { putAbility } from '../stack/put';
import { isPlayerForbidden, landsPerTurn } from '../statics/restrictions';
import { areInForce, rulesInForce } from '../statics/rules-in-force';
import { isOnAdventure } from '../state/adventure';
import type { Permit } from '../state/object';
import { objectOf, playerOf } from '../write';
import { makeScope } from '../scope';
import { contextFor, type Game } from '../world';
import { activationAnnouncement, costOfActivation } from './activate';
import { activations, type Activation } from './activations';
import { isAffordable } from './affordable';
import { costSoFar } from './announce';
import { isAnnounceable, possibleX } from './announceable';
import { isAimless } from './aimless';
import { announcement } from './cast';
import { candidates, mayBeQuick } from './candidates';
import { isOpen } from './openings';
import { allowsLands, limitOf, permissionsFor, permitOf, suits, type Permission } from './permissions';
import { asThoughCast, asThoughFace } from './shadow';
import { addCosts, asksForX, costOf, type Cost } from './costs';
import { helpersOf, withHelper } from './helpers';
import { passesAsPromised } from './promises';
import { fork } from '../fork';
import { isPowerUp } from './gates';
import { changesOwnCost } from './own-cost';
import { canTap, isPayablePart } from './payable';
import type { AnnounceTask } from './task';
import { specialOptions } from './special';
import { isSorceryTime, isTimely, type TimeLimit } from './timing';
import { isSteady, isTooDear } from './too-dear';
import { usesOfAbility } from './mana-uses';
import { isBeyondMeans, manaSources } from './means';
import { isPlain } from './plain';
import type { Way } from './way';
import { optionalCosts, waysOf } from './ways';

/** What a player with priority may do (CR 117.1), passing first. */
export function legalActions(game: Game, player: PlayerId): readonly LegalAction[] {
  return [
    { kind: 'pass' },
    ...landActions(game, player),
    ...castActions(game, player),
    ...activateActions(game, player),
    ...specialOptions(game, player),
    ...manaActions(game, player),
  ];
}

/** The task that carries out an action. */
export function actionTask(game: Game, player: PlayerId, action: LegalAction): Task {
  switch (action.kind) {
    case 'playLand':
      return { kind: 'playLand', player, object: action.object, face: action.face };
    case 'cast': {
      const way = wayFor(game, player, action);
      if (way === undefined) throw new Error(`no way ${action.way} to cast ${action.object}`);
      return { kind: 'cast', player, object: action.object, way, from: 'hand', stage: 'begin' };
    }
    case 'activate':
      return { kind: 'activate', player, object: action.object, ability: action.ability, stage: 'begin' };
    case 'special':
      return {
        kind: 'special',
        player,
        object: action.object,
        action: action.action,
        ...(action.nth === undefined ? {} : { nth: action.nth }),
        rest: [],
        x: null,
        stage: 'begin',
      };
    case 'pass':
      throw new Error(`no task for ${action.kind}`);
  }
}

function wayFor(
  game: Game,
  player: PlayerId,
  action: Extract<LegalAction, { readonly kind: 'cast' }>,
): Way | undefined {
  const named = waysOf(game, player, action.object).filter(
    ({ name, face }) => name === action.way && face === action.face,
  );
  return named.find((way) => isCastable(game, player, action.object, way)) ?? named[0];
}

// Lands

function landActions(game: Game, player: PlayerId): readonly LegalAction[] {
  const { landsPlayed } = playerOf(game, player);
  if (!isSorceryTime(game, player) || isPlayerForbidden(game, 'play', player)) return [];
  if (landsPlayed >= landsPerTurn(game, player)) return [];
  return flatMapped(cardsToLookAt(game, player), (id) =>
    landFaces(game, player, id).map((face) => ({ kind: 'playLand', object: id, face }) as const),
  );
}

/** Faces of a card that are lands and may be played from where it is (CR 305.1). */
function landFaces(game: Game, player: PlayerId, id: ObjectId): readonly number[] {
  const lands = facesThatAreLands(game, id);
  // "Can't play land cards from graveyards" (CR 101.2): of this one.
  if (lands.length === 0 || isPlayerForbidden(game, 'play', player, id)) return [];
  if (needsNoPermission(game, player, id)) return lands;
  return lands.filter((face) => permissionsForLand(game, player, id, face).length > 0);
}

function needsNoPermission(game: Game, player: PlayerId, id: ObjectId): boolean {
  const object = objectOf(game, id);
  const { zone, owner } = object;
  if (isOnAdventure(object, player)) return true;
  if (owner !== player) return false;
  if (zone === 'hand') return true;
  return (
    zone === 'graveyard' && hasKeyword(characteristicsOf(game, id), 'mayhem') && isOpen(game, 'mayhem', player, id)
  );
}

function permissionsForLand(game: Game, player: PlayerId, id: ObjectId, face: number): readonly Permission[] {
  return permissionsFor(game, player, id)
    .filter(allowsLands)
    .filter((rule) => suits(game, rule, id, (look) => look(asThoughFace(game, id, face))));
}

/**
 * The permission by which a land is played, one without a limit where there is one, and what that uses up. Null where none is needed.
 */
export function permissionToPlay(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  face: number,
): { readonly permit: Permit; readonly limit: string | null } | null {
  if (needsNoPermission(game, player, id)) return null;
  const found = permissionsForLand(game, player, id, face).map((rule) => ({
    permit: permitOf(rule.scope),
    limit: limitOf(rule),
  }));
  return found.find(({ limit }) => limit === null) ?? found[0] ?? null;
}

function facesThatAreLands(game: Game, id: ObjectId): readonly number[] {
  const { printed } = objectOf(game, id);
  if (printed.kind !== 'card') return [];
  const { layout, faces } = cardOf(game.pool, printed.card);
  if (layout === 'modal_dfc') return faces.flatMap(({ types }, at) => (types.includes('Land') ? [at] : []));
  // What is face down in exile is played face up.
  if (objectOf(game, id).faceDown !== null)
    return faces.slice(0, 1).flatMap(({ types }, at) => (types.includes('Land') ? [at] : []));
  return hasType(characteristicsOf(game, id), 'land') ? [0] : [];
}

/** The face of a card that is a land; null when there is none. */
export function landFaceOf(game: Game, id: ObjectId): number | null {
  const { printed } = objectOf(game, id);
  if (printed.kind !== 'card') return null;
  const { layout, faces } = cardOf(game.pool, printed.card);
  const at = faces.findIndex(({ types }) => types.includes('Land'));
  return at === 0 || (at > 0 && layout === 'modal_dfc') ? at : null;
}

/** Cards that a player might cast or play: one's own outside the battlefield, and with permissions those of others. */
function cardsToLookAt(game: Game, player: PlayerId): readonly ObjectId[] {
  const { exile, command, order } = game.state;
  const { hand, graveyard } = playerOf(game, player);
  if (!areInForce(game, 'castCards', 'mayCast')) return [...hand, ...graveyard, ...exile, ...command];
  const tops = flatMapped(order, (id) => playerOf(game, id).library.slice(0, 1));
  const graveyards = flatMapped(order, (id) => playerOf(game, id).graveyard);
  const isOfHands = rulesInForce(game, 'castCards').some(({ term }) => optionalTerm(term, 'from') !== null);
  const others = isOfHands
    ? flatMapped(
        order.filter((id) => id !== player),
        (id) => playerOf(game, id).hand,
      )
    : [];
  return [...hand, ...others, ...graveyards, ...exile, ...command, ...tops];
}

// Spells

function castActions(game: Game, player: PlayerId): readonly LegalAction[] {
  return flatMapped(cardsToCast(game, player), (id) =>
    waysOf(game, player, id)
      .filter((way) => isCastable(game, player, id, way))
      .map(({ face, name }) => ({ kind: 'cast', object: id, face, way: name }) as const),
  );
}

/** Cards that the player may perhaps cast at this time. */
function cardsToCast(game: Game, player: PlayerId): readonly ObjectId[] {
  const isQuick = !isSorceryTime(game, player);
  if (areInForce(game, 'castCards', 'mayCast'))
    return cardsToLookAt(game, player).filter((id) => !isQuick || mayBeQuick(game, player, id));
  const { all, quick } = candidates(game, player);
  return isQuick ? quick : all;
}

/** Could the player cast the card in this way now (CR 601.3)? */
export function isCastable(game: Game, player: PlayerId, id: ObjectId, way: Way): boolean {
  if (isSteady(game, id) && isTooDear(game, player, id, way)) return false;
  return isCastableInFull(game, player, id, way);
}

/** The same without the shortcut for cards that are too dear. */
export function isCastableInFull(game: Game, player: PlayerId, id: ObjectId, way: Way): boolean {
  const { printed } = objectOf(game, id);
  if (
    printed.kind === 'card' &&
    way.faceDown === null &&
    faceOf(game.pool, printed.card, way.face).types.includes('Land')
  )
    return false;
  if (isAimless(game, id, way)) return false;
  const steady = isSteady(game, id);
  const time = way.timing !== 'normal' || isSorceryTime(game, player) || hasFlash(game, id, way) ? 'any' : 'instant';
  if (steady && isPlain(game, player, id, way)) return isCastableIn(game, player, id, way, time);
  const sources = steady ? manaSources(game, player) : null;
  return asThoughCast(game, player, id, way, (cast) => {
    if (sources !== null) momentOf(cast).sources[player] = sources;
    return isCastableIn(cast, player, id, way, time);
  });
}

/** Has the card flash where it is (CR 702.8a), and is it that card which is cast? On the stack it may have it no more. */
function hasFlash(game: Game, id: ObjectId, { face, faceDown }: Way): boolean {
  return face === 0 && faceDown === null && hasKeyword(characteristicsOf(game, id), 'flash');
}

/** Could the card be cast in a game in which it is on the stack, or that tells as much, at any time or only as an instant? */
export function isCastableIn(game: Game, player: PlayerId, id: ObjectId, way: Way, time: 'instant' | 'any'): boolean {
  const values = characteristicsOf(game, id);
  if (hasType(values, 'land')) return false;
  const timely = time === 'any' || hasType(values, 'instant') || hasKeyword(values, 'flash');
  if (!timely || !isAllowed(game, player, id)) return false;
  const its = announcement(game, player, id, way);
  if (its === null) return false;
  return passesAsPromised(game, its, (promised) =>
    helpersOf(game, promised).some((helper) => {
      const helped = withHelper(game, promised, helper);
      const costs = cheapest(game, helped);
      return isAnnounceable(game, helped, costs) || isAnnounceable(game, helped, withOptionalX(game, helped, costs));
    }),
  );
}

/** No effect forbids it, and limits of its own are met: "cast this spell only …". */
function isAllowed(game: Game, player: PlayerId, id: ObjectId): boolean {
  if (isPlayerForbidden(game, 'cast', player, id) || isPlayerForbidden(game, 'cast', player, null, id)) return false;
  if (hasSplitSecond(game, id) || lacksLegend(game, player, id)) return false;
  return limitsAmong(game, characteristicsOf(game, id).abilities).every(({ path, term }) => {
    const limit = optionalWord(term, 'limit');
    const condition = optionalTerm(term, 'condition');
    const context = contextFor(game, makeScope(game, { ability: path, source: id, controller: player }));
    return (
      (limit === null || isTimely(game, limit as TimeLimit, player)) &&
      (condition === null || evalBool(context, condition))
    );
  });
}

/** A legendary instant or sorcery is cast by who controls a legendary creature or planeswalker (CR 205.4e). */
function lacksLegend(game: Game, player: PlayerId, id: ObjectId): boolean {
  const values = characteristicsOf(game, id);
  if (!hasSupertype(values, 'legendary') || !hasType(values, 'instant', 'sorcery')) return false;
  return !game.state.battlefield.some((other) => {
    const its = characteristicsOf(game, other);
    return its.controller === player && hasSupertype(its, 'legendary') && hasType(its, 'creature', 'planeswalker');
  });
}

interface CastingLimit {
  readonly path: AbilityPath;
  readonly term: Term;
}

const limitsByAbilities = new Answers<Characteristics['abilities'], readonly CastingLimit[]>();

function limitsAmong(game: Game, abilities: Characteristics['abilities']): readonly CastingLimit[] {
  const known = limitsByAbilities.get(abilities);
  if (known !== undefined) return known;
  const found = flatMapped(abilities, ({ path }) =>
    instructionsAbout(game, path).map((term) => ({ path, term })),
  ).filter(({ term }) => term.op === 'castOnly');
  limitsByAbilities.set(abilities, found);
  return found;
}

/** What an ability of a card says about casting it: clauses of static abilities, and lines of an instant or sorcery. */
function instructionsAbout(game: Game, path: AbilityPath): readonly Term[] {
  const ability = abilityAt(game.pool, path);
  if (ability.kind === 'spell')
    return ability.body.map((term) => (term.op === 'step' ? (optionalTerm(term, 'effect') ?? term) : term));
  return clausesOf(game.pool, game.rules, path).map(({ term }) => term);
}

/** A spell with split second bars all spells and abilities but mana abilities (CR 702.61a). */
function hasSplitSecond(game: Game, except: ObjectId | null): boolean {
  return game.state.stack.some((id) => id !== except && hasKeyword(characteristicsOf(game, id), 'split second'));
}

/** The costs that it may come to: one for each mode that has a price. */
function cheapest(game: Game, its: AnnounceTask): readonly Cost[] {
  const modal = its.facts.flatMap(({ ability }) => abilityAt(game.pool, ability).modal ?? [])[0];
  if (modal === undefined || modal.modes.every(({ cost }) => cost.length === 0)) return [costSoFar(game, its)];
  return modal.modes.map((_, mode) => costSoFar(game, { ...its, modes: [mode] }));
}

/** With an additional cost that has an X, for which other mana may be spent (CR 106.6): X can be 0. */
function withOptionalX(game: Game, its: AnnounceTask, costs: readonly Cost[]): readonly Cost[] {
  if (!hasKeyword(characteristicsOf(game, its.object), 'kicker')) return [];
  const others = optionalCosts(game, its.player, its.object).filter(({ cost }) => hasX(cost.symbols));
  return others.flatMap((other) => costs.map((cost) => addCosts(cost, other.cost)));
}

// Abilities

function activateActions(game: Game, player: PlayerId): readonly LegalAction[] {
  if (hasSplitSecond(game, null)) return [];
  return activations(game, player, 'other')
    .filter((its) => isActivatable(game, player, its))
    .map(({ action }) => action);
}

function isActivatable(game: Game, player: PlayerId, its: Activation): boolean {
  const cost = costOfActivation(game, player, its);
  const facts = { ability: its.path, source: its.object, controller: player };
  const isChanged = rulesInForce(game, 'costsLess').some(({ term }) => optionalWord(term, 'action') === 'activate');
  const isAsPrinted =
    !isChanged && cost.instead === undefined && !isPowerUp(its.ability) && !changesOwnCost(game.pool, its.path);
  if (isAsPrinted && isBeyondMeans(game, player, pipsOf(cost.symbols))) return false;
  const hasX = asksForX(game, cost);
  if (!hasX && cost.instead === undefined && !cost.parts.every((part) => isPayablePart(game, part, null))) return false;
  if (!hasX && !hasModesAndTargets(game, facts)) return false;
  if (isAsPrinted) {
    const payer = { player, object: its.object, what: 'activate', uses: usesOfAbility(game, its.path) } as const;
    return hasX ? possibleX(game, payer, [facts], cost) !== null : isAffordable(game, payer, cost, 0);
  }
  const shadow = fork(game);
  const pending = { parts: [], kind: 'activated' } as const;
  const onStack = putAbility(shadow, { source: its.object, ability: its.path, controller: player, pending });
  return isAnnounceable(shadow, activationAnnouncement(shadow, player, onStack, its), [cost]);
}

/** Could the player pay for a mana ability? */
function isManaAffordable(
  game: Game,
  player: PlayerId,
  { object, ability, scope }: Activation,
  costs: 'printed' | 'changed',
): boolean {
  if (costs === 'printed' && fixedMana(game, ability, scope) !== null) return canTap(game, object, 'untapped');
  return isAffordable(game, { player, object, what: 'activate' }, costOf(game, ability.cost, scope, player), 0);
}

/** Mana abilities that the player could activate (CR 605.3a). */
function manaActions(game: Game, player: PlayerId): readonly LegalAction[] {
  const costs = areInForce(game, 'costsLess') ? 'changed' : 'printed';
  const found: LegalAction[] = [];
  for (const its of activations(game, player, 'mana'))
    if (isManaAffordable(game, player, its, costs)) found.push(its.action);
  return found;
}
