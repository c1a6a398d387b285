import { abilityAt, slotsOf } from '../../vm/pool';
import type { ObjectId } from '../../vm/entity';
import type { Scope } from '../../vm/scope';
import { evalNum } from '../../vm/evaluate';
import { answerOf, ask, happenedOf, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { characteristicsOf } from '../characteristics/characteristics';
import { propose } from '../events/propose';
import { moveTo } from '../events/zones';
import { legalTargets } from '../stack/targets';
import type { Pending } from '../state/object';
import { objectOf, setObject } from '../write';
import { openSlot, partsOf, withTargets } from '../scope';
import { contextFor, type Game } from '../world';

/** Casts a spell in the order of CR 601.2. Costs are still to come. */
export function cast(game: Game, task: TaskOf<'cast'>, given: Given): Next {
  switch (task.stage) {
    case 'begin':
      return run(propose(moveTo(task.object, 'stack', 'cast', { by: task.player })), { ...task, stage: 'targets' });
    case 'targets': {
      const moved = happenedOf(given)[0]?.became;
      const object = moved ?? task.object;
      if (objectOf(game, object).pending === null) setObject(game, object, { pending: pendingOf(game, object) });
      return nextSlot(game, { ...task, object });
    }
    case 'targeted':
      addTargets(game, task.object, answerOf(given, 'targets').chosen);
      return run({ ...task, stage: 'targets' });
    case 'pay':
      return run({ ...task, stage: 'end' });
    case 'end':
      return run(propose({ kind: 'cast', object: task.object, player: task.player, from: 'hand' }));
  }
}

/** The parts of a spell: one for each of its spell abilities. */
function pendingOf(game: Game, id: ObjectId): Pending {
  const { controller } = objectOf(game, id);
  const parts = characteristicsOf(game, id)
    .abilities.filter(({ path }) => abilityAt(game.pool, path).kind === 'spell')
    .flatMap(({ path }) => partsOf(game, { ability: path, source: id, controller }, []));
  return { parts, kind: 'spell' };
}

/** Asks for the targets of the first slot that is still open (CR 601.2c). */
function nextSlot(game: Game, task: TaskOf<'cast'>): Next {
  for (const part of objectOf(game, task.object).pending?.parts ?? []) {
    const { scope, holder } = part;
    const open = openSlot(game, part);
    const slot = open === null || holder === null ? undefined : slotsOf(game.pool, holder)[open];
    if (slot === undefined) continue;
    const context = contextFor(game, scope);
    const options = legalTargets(context, slot);
    const max = Math.min(slot.max === null ? options.length : evalNum(context, slot.max), options.length);
    const min = evalNum(context, slot.min);
    const reason = { source: task.object, ability: scope.ability, code: null, rule: 'CR 601.2c' };
    return ask(
      { kind: 'targets', player: task.player, reason, slot: scope.targets.length, options, min, max },
      { ...task, stage: 'targeted' },
    );
  }
  return run({ ...task, stage: 'pay' });
}

function addTargets(game: Game, id: ObjectId, chosen: Scope['targets'][number]): void {
  const { pending } = objectOf(game, id);
  if (pending === null) return;
  const open = pending.parts.findIndex((part) => openSlot(game, part) !== null);
  const parts = pending.parts.map((part, at) =>
    at === open ? { ...part, scope: withTargets(game, part, [...part.scope.targets, chosen]) } : part,
  );
  setObject(game, id, { pending: { ...pending, parts } });
}
