import type { Entity, ObjectId } from '../../vm/entity';
import { answerOf, ask, done, run, type Next, type TaskFunction } from '../agenda/task';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword } from '../characteristics/has';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { controllerOf } from '../state/last-known';
import { combatDamageOf, damageLimit, mayAssignAsUnblocked } from '../statics/restrictions';
import { objectOf, set } from '../write';
import type { Game } from '../world';
import { assignerOf, blockedBy } from './band';
import { attackedBy, attackersOf, blockersFor, blockersOf, strikesFirst } from './combat';
import type { Assignment, CombatTask } from './task';

type CombatDamage = Extract<CombatTask, { readonly kind: 'combatDamage' }>;

/** Creatures assign combat damage, the active player's first, and all of it is dealt at once (CR 510.1, CR 510.2). */
export const combatDamage: TaskFunction<CombatDamage> = (game, task, given) => {
  switch (task.stage) {
    case 'begin':
      return run({ ...task, creatures: dealers(game, task.step), stage: 'assign' });
    case 'assign':
      return assign(game, task);
    case 'asUnblocked': {
      const [source, ...creatures] = task.creatures;
      if (source === undefined) return done;
      const attacked = attackedWith(game, source);
      if (answerOf(given, 'yesNo').value === 'no' || attacked === null)
        return assignAmong(game, task, recipientsOf(game, source));
      const assigned = [...task.assigned, { source, to: attacked, amount: combatDamageOf(game, source) }];
      return run({ ...task, creatures, assigned, stage: 'assign' });
    }
    case 'divided': {
      const [source, ...creatures] = task.creatures;
      if (source === undefined) return done;
      const { amounts } = answerOf(given, 'divide');
      const recipients = recipientsOf(game, source).map(({ to }) => to);
      const assigned = recipients.map((to, at): Assignment => ({ source, to, amount: amounts[at] ?? 0 }));
      return run({ ...task, creatures, assigned: [...task.assigned, ...assigned], stage: 'assign' });
    }
    case 'deal':
      return deal(task.assigned);
  }
};

/** Creatures that deal damage in this step (CR 510.4, CR 702.4b, CR 702.7b). Those of the first step are marked. */
function dealers(game: Game, step: 'first' | 'regular'): readonly ObjectId[] {
  const fighting = [...attackersOf(game), ...blockersOf(game)];
  if (step === 'regular')
    return fighting
      .filter(({ object, dealtFirst }) => !dealtFirst || hasKeyword(characteristicsOf(game, object), 'double strike'))
      .map(({ object }) => object);
  const first = fighting.map(({ object }) => object).filter((id) => strikesFirst(game, id));
  const { combat } = game.state;
  if (combat !== null)
    set(game, 'combat', {
      attackers: combat.attackers.map((a) => (first.includes(a.object) ? { ...a, dealtFirst: true } : a)),
      blockers: combat.blockers.map((b) => (first.includes(b.object) ? { ...b, dealtFirst: true } : b)),
    });
  return first;
}

function assign(game: Game, task: CombatDamage): Next {
  const [source] = task.creatures;
  if (source === undefined) return run({ ...task, stage: 'deal' });
  const attacker = attackersOf(game).find(({ object }) => object === source);
  const couldPass = attacker?.blocked === 'blocked' && mayAssignAsUnblocked(game, source);
  if (!couldPass || attackedWith(game, source) === null || combatDamageOf(game, source) === 0)
    return assignAmong(game, task, recipientsOf(game, source));
  const reason = { source, ability: null, code: null, rule: 'CR 510.1c' };
  return ask(
    { kind: 'yesNo', player: controllerOf(game, source), reason, what: 'may', label: null },
    { ...task, stage: 'asUnblocked' },
  );
}

/** What a creature attacks, and would deal its damage to if nothing blocked it. */
function attackedWith(game: Game, source: ObjectId): Entity | null {
  const attacker = attackersOf(game).find(({ object }) => object === source);
  return attacker === undefined ? null : attackedBy(game, attacker);
}

function assignAmong(game: Game, task: CombatDamage, recipients: readonly Recipient[]): Next {
  const [source, ...creatures] = task.creatures;
  if (source === undefined) return run({ ...task, stage: 'deal' });
  const total = combatDamageOf(game, source);
  const [only, second] = recipients;
  if (total === 0 || only === undefined) return run({ ...task, creatures, stage: 'assign' });
  if (second === undefined) {
    const assigned = [...task.assigned, { source, to: only.to, amount: total }];
    return run({ ...task, creatures, assigned, stage: 'assign' });
  }
  const reason = { source, ability: null, code: null, rule: 'CR 510.1c' };
  return ask(
    {
      kind: 'divide',
      player: assignerOf(game, source),
      reason,
      what: 'combatDamage',
      total,
      among: recipients.map(({ to }) => to),
      least: 0,
      source,
      lethal: recipients.map(({ to, lethal }) => (lethal === null ? null : lethalLeft(task.assigned, to, lethal))),
    },
    { ...task, stage: 'divided' },
  );
}

/** What other creatures assign in the same step counts towards lethal damage (CR 702.19b). */
function lethalLeft(assigned: readonly Assignment[], to: Entity, lethal: number): number {
  const others = assigned.filter((other) => other.to === to).reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(lethal - others, 0);
}

interface Recipient {
  readonly to: Entity;
  /** What must be assigned to it before what is attacked gets damage; null for what is attacked. */
  readonly lethal: number | null;
}

/** What a creature can assign its damage to (CR 510.1b, CR 510.1c, CR 510.1d, CR 702.19b). */
function recipientsOf(game: Game, source: ObjectId): readonly Recipient[] {
  const attacker = attackersOf(game).find(({ object }) => object === source);
  if (attacker === undefined) return blockedBy(game, source).map((to) => ({ to, lethal: null }));
  const attacked = attackedBy(game, attacker);
  const beyond: readonly Recipient[] = attacked === null ? [] : [{ to: attacked, lethal: null }];
  if (attacker.blocked !== 'blocked') return beyond;
  const blockers = blockersFor(game, source).map((to) => ({ to, lethal: lethalDamage(game, source, to) }));
  return hasKeyword(characteristicsOf(game, source), 'trample') ? [...blockers, ...beyond] : blockers;
}

/** Damage that destroys the creature, as the source deals it (CR 120.6, CR 702.2c). */
function lethalDamage(game: Game, source: ObjectId, to: ObjectId): number {
  const left = Math.max((damageLimit(game, to) ?? 0) - objectOf(game, to).damage, 0);
  return hasKeyword(characteristicsOf(game, source), 'deathtouch') ? Math.min(left, 1) : left;
}

function deal(assigned: readonly Assignment[]): Next {
  const events = assigned
    .filter(({ amount }) => amount > 0)
    .map(({ source, to, amount }): GameEvent => ({
      kind: 'damage',
      source,
      to,
      amount,
      combat: 'combat',
      preventable: 'yes',
    }));
  return events.length === 0 ? done : run(propose(...events));
}
