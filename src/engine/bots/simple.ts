import { attacking, blocking, withinLimits } from '../combat/limits';
import { isObject, isPlayer, type Entity, type ObjectId, type PlayerId } from '../../vm/entity';
import { abilityAt } from '../../vm/pool';
import { characteristicsOrLast, controllerOf } from '../state/last-known';
import { isLoyaltyAbility } from '../mana/abilities';
import { hasType } from '../characteristics/has';
import { answererOf, type Answer, type Decision, type LegalAction } from '../decision';
import { refusal } from '../legality';
import { objectOf, playerOf } from '../write';
import type { Game } from '../world';
import { leastAnswer } from './least';

type DecisionOf<K extends Decision['kind']> = Extract<Decision, { readonly kind: K }>;

/**
 * The answer of a simple player: lands and the dearest spells are played as they can be, creatures attack and block where
 * it costs little, what is bad is aimed at opponents. It sees no more than its player does.
 */
export function simpleAnswer(game: Game, decision: Decision): Answer {
  const wanted = want(game, decision);
  return refusal(decision, answererOf(decision), wanted) === null ? wanted : leastAnswer(decision);
}

function want(game: Game, decision: Decision): Answer {
  switch (decision.kind) {
    case 'priority':
      return { kind: 'priority', action: bestAction(game, decision) };
    case 'targets':
      return { kind: 'targets', chosen: enough(opponentsFirst(game, decision), decision) };
    case 'choose':
      return { kind: 'choose', chosen: chosen(game, decision) };
    case 'modes': {
      const { options, min, max } = decision;
      return { kind: 'modes', chosen: options.slice(0, Math.max(min, Math.min(max, 1))) };
    }
    case 'number':
      return { kind: 'number', value: decision.what === 'times' ? decision.min : decision.max };
    case 'yesNo':
      return { kind: 'yesNo', value: decision.what !== 'mulligan' || isBadHand(game, decision.player) ? 'yes' : 'no' };
    case 'attackers':
      return { kind: 'attackers', attacks: attacks(game, decision) };
    case 'blockers':
      return { kind: 'blockers', blocks: blocks(game, decision) };
    case 'word':
    case 'option':
    case 'order':
    case 'divide':
    case 'arrange':
    case 'pay':
      return leastAnswer(decision);
  }
}

/** Lands first, then the dearest spell, then loyalty abilities; other abilities are left alone. */
function bestAction(game: Game, { actions }: DecisionOf<'priority'>): number {
  const worth = actions.map((action) => worthOf(game, action));
  return worth.indexOf(Math.max(...worth));
}

function worthOf(game: Game, action: LegalAction): number {
  switch (action.kind) {
    case 'pass':
      return 0;
    case 'playLand':
      return 100;
    case 'cast':
      return 1 + manaValue(game, action.object);
    case 'activate':
      return isLoyaltyAbility(abilityAt(game.pool, action.ability)) ? 1 : -1;
    case 'special':
      return -1;
  }
}

function manaValue(game: Game, id: ObjectId): number {
  return characteristicsOrLast(game, id)?.manaValue ?? 0;
}

/** Two to five lands among seven cards are a good hand; so is any hand after two mulligans. */
function isBadHand(game: Game, player: PlayerId): boolean {
  const { hand } = playerOf(game, player);
  const lands = hand.filter((id) => hasType(characteristicsOrLast(game, id), 'land')).length;
  return hand.length > 5 && (lands < 2 || lands > 5);
}

function opponentsFirst(game: Game, { options, player }: DecisionOf<'targets'>): readonly Entity[] {
  const isOwn = (entity: Entity): boolean => (isPlayer(entity) ? entity : controllerOf(game, entity)) === player;
  return [...options.filter((entity) => !isOwn(entity)), ...options.filter(isOwn)];
}

function enough(
  options: readonly Entity[],
  { min, max }: { readonly min: number; readonly max: number },
): readonly Entity[] {
  return options.slice(0, Math.max(min, Math.min(max, 1)));
}

/** What is given up is the cheapest, what is taken the dearest. */
function chosen(game: Game, decision: DecisionOf<'choose'>): readonly Entity[] {
  const { options, purpose } = decision;
  const worth = (entity: Entity): number => (isObject(entity) ? manaValue(game, entity) : 0);
  const dearest = [...options].sort((left, right) => worth(right) - worth(left));
  switch (purpose) {
    case 'search':
    case 'copy':
    case 'legendRule':
    case 'effect':
    case 'attachment':
    case 'target':
      return enough(dearest, decision);
    case 'sacrifice':
    case 'discard':
    case 'cost':
    case 'mulliganBottom':
    case 'handSize':
    case 'top':
    case 'bottom':
    case 'graveyard':
      return dearest.toReversed().slice(0, decision.min);
  }
}

interface Size {
  readonly power: number;
  readonly toughness: number;
}

function sizeOf(game: Game, id: ObjectId): Size {
  const values = characteristicsOrLast(game, id);
  const damage = game.state.objects[id]?.damage ?? 0;
  return { power: values?.power ?? 0, toughness: (values?.toughness ?? 0) - damage };
}

/** Attacks with what no untapped creature of an opponent would kill, and with what must attack. */
function attacks(
  game: Game,
  { options, player, limits = [] }: DecisionOf<'attackers'>,
): readonly {
  readonly attacker: ObjectId;
  readonly defender: Entity;
}[] {
  const guards = game.state.battlefield.filter(
    (id) =>
      controllerOf(game, id) !== player &&
      !objectOf(game, id).tapped &&
      hasType(characteristicsOrLast(game, id), 'creature'),
  );
  const wanted = options.flatMap(({ attacker, defenders: [defender], required }) => {
    const its = sizeOf(game, attacker);
    const isSafe = guards.every((id) => sizeOf(game, id).power < its.toughness);
    const isWanted = required === 'yes' || (its.power > 0 && isSafe);
    return defender !== undefined && isWanted ? [{ attacker, defender }] : [];
  });
  return withinLimits(limits, wanted, attacking);
}

/** Blocks with what survives, or kills what it dies to; each attacker is blocked once. */
function blocks(
  game: Game,
  { options, limits = [] }: DecisionOf<'blockers'>,
): readonly {
  readonly blocker: ObjectId;
  readonly attacker: ObjectId;
}[] {
  const taken = new Set<ObjectId>();
  const wanted = options.flatMap(({ blocker, attackers, required }) => {
    const own = sizeOf(game, blocker);
    const attacker = attackers.find((id) => {
      const its = sizeOf(game, id);
      return !taken.has(id) && (required === 'yes' || its.power < own.toughness || own.power >= its.toughness);
    });
    if (attacker === undefined) return [];
    taken.add(attacker);
    return [{ blocker, attacker }];
  });
  return withinLimits(limits, wanted, blocking);
}
