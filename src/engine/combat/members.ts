import { isPlayer, type Entity, type ObjectId } from '../../vm/entity';
import { controllerOf } from '../state/last-known';
import { set } from '../write';
import type { Game } from '../world';
import { bandOf } from './band';
import { protectorOf } from './protector';

/** A permanent that enters attacking is an attacker that was never declared (CR 508.4). */
export function enterAttacking(game: Game, object: ObjectId, defender: Entity): void {
  const { combat, turn } = game.state;
  if (combat === null) return;
  const before = turn.step === 'beginCombat' || turn.step === 'declareAttackers';
  const attacker = {
    object,
    defender,
    defendingPlayer: isPlayer(defender) ? defender : (protectorOf(game, defender) ?? controllerOf(game, defender)),
    band: null,
    blocked: before ? 'undeclared' : 'unblocked',
    dealtFirst: false,
  } as const;
  set(game, 'combat', { ...combat, attackers: [...combat.attackers, attacker] });
}

/** An attacker is blocked from here on, and its band with it, whether or not anything blocks it (CR 509.1h, CR 702.22i). */
export function markBlocked(game: Game, object: ObjectId): void {
  const { combat } = game.state;
  if (combat === null) return;
  const band = bandOf(game, object);
  const attackers = combat.attackers.map((each) =>
    band.includes(each.object) ? { ...each, blocked: 'blocked' as const } : each,
  );
  set(game, 'combat', { ...combat, attackers });
}

/** Takes a permanent out of combat, as an attacker, a blocker and something that is attacked (CR 506.4). */
export function removeFromCombat(game: Game, object: ObjectId): void {
  const { combat } = game.state;
  if (combat === null) return;
  set(game, 'combat', {
    attackers: combat.attackers
      .filter((attacker) => attacker.object !== object)
      .map((attacker) => (attacker.defender === object ? { ...attacker, defender: null } : attacker)),
    blockers: combat.blockers
      .filter((blocker) => blocker.object !== object)
      .map((blocker) => ({ ...blocker, attackers: blocker.attackers.filter((id) => id !== object) })),
  });
}
