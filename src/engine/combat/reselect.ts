import type { Entity, ObjectId } from '../../vm/entity';
import { isPlayer } from '../../vm/entity';
import { answerOf, ask, done, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasType } from '../characteristics/has';
import { set } from '../write';
import type { Game } from '../world';
import { attackable } from './attack';
import { attackersOf, defendingPlayerOf } from './combat';

/** A player says anew what attacking creatures attack, one after another (CR 508.7). */
export function reselectAttacked(game: Game, task: TaskOf<'reselectAttacked'>, given: Given): Next {
  const [attacker, ...attackers] = task.attackers;
  if (attacker === undefined) return done;
  const next = { ...task, attackers, stage: 'ask' } as const;
  if (task.stage === 'answered') {
    const [defender] = answerOf(given, 'choose').chosen;
    if (defender !== undefined) attackInstead(game, attacker, defender);
    return run(next);
  }
  const options = attackable(game).filter((entity) => mayBe(game, entity, task.among));
  const isAttacking = attackersOf(game).some(({ object }) => object === attacker);
  if (!isAttacking || options.length === 0) return run(next);
  const reason = { source: attacker, ability: null, code: null, rule: 'CR 508.7' };
  return ask(
    { kind: 'choose', player: task.player, reason, purpose: 'effect', options, min: 1, max: 1, ordered: 'no' },
    { ...task, stage: 'answered' },
  );
}

function mayBe(game: Game, entity: Entity, among: TaskOf<'reselectAttacked'>['among']): boolean {
  if (isPlayer(entity) || among === 'permanent') return true;
  return among === 'planeswalker' && hasType(characteristicsOf(game, entity), 'planeswalker');
}

/** It is not removed from combat and does not attack a second time (CR 508.7a). */
function attackInstead(game: Game, attacker: ObjectId, defender: Entity): void {
  const { combat } = game.state;
  if (combat === null) return;
  const attackers = combat.attackers.map((its) =>
    its.object === attacker ? { ...its, defender, defendingPlayer: defendingPlayerOf(game, defender) } : its,
  );
  set(game, 'combat', { ...combat, attackers });
}
