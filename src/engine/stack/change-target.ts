import type { Entity } from '../../vm/entity';
import { bindEntities } from '../../vm/scope';
import { answerOf, ask, doneWith, run, type Given, type Next, type TaskOf } from '../agenda/task';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { withChosen } from '../scope';
import { objectOf, setObject } from '../write';
import type { Game } from '../world';
import { targetEvents } from './announce';
import { legalTargets, slotContext, slotsOfPart, type PartSlot } from './targets';

type Task = TaskOf<'changeTarget'>;

/**
 * Targets of an object on the stack become others: each of them, or one of them (CR 115.7a, CR 115.7b). A target for which
 * there is no other legal one stays.
 */
export function changeTarget(game: Game, task: Task, given: Given): Next {
  const pending = game.state.objects[task.object]?.pending ?? null;
  if (pending === null) return doneWith(bindEntities([]));
  const [at, ...rest] = task.rest ?? placesIn(game, task);
  if (at === undefined) return tell(game, task);
  const part = pending.parts[at.part];
  const its = part === undefined ? undefined : slotsOfPart(game, part).find(({ index }) => index === at.slot);
  if (part === undefined || its === undefined) return run({ ...task, rest });
  const chosen = part.scope.targets[at.slot] ?? [];
  if (task.stage === 'answered') {
    const [entity] = answerOf(given, 'targets').chosen;
    return entity === undefined ? run({ ...task, rest, stage: 'ask' }) : put(game, { ...task, rest }, at, entity);
  }
  const options = otherTargets(game, part, its, chosen).filter((entity) => task.to === null || entity === task.to);
  const [only] = options;
  if (only === undefined) return run({ ...task, rest });
  if (task.to !== null) return put(game, { ...task, rest }, at, only);
  const reason = { source: task.object, ability: part.scope.ability, code: part.code, rule: 'CR 115.7a' };
  return ask(
    { kind: 'targets', player: task.player, reason, slot: at.slot, options, min: 1, max: 1 },
    { ...task, rest: [at, ...rest], stage: 'answered' },
  );
}

type Place = NonNullable<Task['rest']>[number];

/** Each target that there is, by its place. */
function placesIn(game: Game, { object }: Task): readonly Place[] {
  return (objectOf(game, object).pending?.parts ?? []).flatMap((part, at) =>
    slotsOfPart(game, part).flatMap(({ index }) =>
      (part.scope.targets[index] ?? []).map((_, nth) => ({ part: at, slot: index, nth })),
    ),
  );
}

function otherTargets(
  game: Game,
  part: Parameters<typeof slotsOfPart>[1],
  its: PartSlot,
  chosen: readonly Entity[],
): readonly Entity[] {
  return legalTargets(slotContext(game, part.scope, its), its.slot).filter((entity) => !chosen.includes(entity));
}

function put(game: Game, task: Task, at: Place, entity: Entity): Next {
  const { pending } = objectOf(game, task.object);
  const before = pending?.parts[at.part]?.scope.targets[at.slot] ?? [];
  const targets = before.map((each, nth) => (nth === at.nth ? entity : each));
  if (pending !== null)
    setObject(game, task.object, { pending: { ...pending, parts: withChosen(game, pending.parts, at, targets) } });
  return run({ ...task, rest: task.which === 'one' ? [] : task.rest, changed: 'yes', stage: 'ask' });
}

/** What becomes a target by it, becomes one now. */
function tell(game: Game, { object, player, before, changed }: Task): Next {
  const isNew = (event: GameEvent): boolean =>
    event.kind === 'becomeTarget' &&
    !before.some((known) => known.kind === 'becomeTarget' && known.entity === event.entity);
  const result = bindEntities(changed === 'yes' ? [object] : [], changed === 'yes' ? [player] : []);
  return run(propose(...targetEvents(game, object).filter(isNew)), { kind: 'result', binding: result });
}
