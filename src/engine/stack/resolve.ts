import { run, type Next, type Task, type TaskOf } from '../agenda/task';
import { propose } from '../events/propose';
import { evalBool } from '../../vm/evaluate';
import { termAt } from '../../vm/pool';
import type { GameObject, Pending, PendingPart } from '../state/object';
import { setObject } from '../write';
import { contextFor, type Game } from '../world';

import { frameTask } from './frame';
import { blessingOfSpell } from '../sba/blessing';
import { giftOfSpell } from './gift';
import { leaveStack } from './leave';
import { mutatingOnto } from './mutate';
import { passingTasks } from './passing';
import { reboundTask } from './rebound';
import { stayingTask } from './staying';
import { recheck, withEach } from './targets';
import { untoldTargets } from './untold';

/** Resolves a spell or ability: targets are checked, its parts run in order, it leaves the stack (CR 608). */
export function resolve(game: Game, task: TaskOf<'resolve'>): Next {
  const object = game.state.objects[task.object];
  if (object === undefined) return run();
  const { pending } = object;
  switch (task.stage) {
    case 'begin': {
      if (pending === null) return run({ ...task, stage: 'end' });
      // A condition that does not hold any more removes it from the stack (CR 603.4).
      if (pending.kind === 'triggered' && !holds(game, pending))
        return run(propose(...leaveStack(game, task.object, 'countered')));
      const { parts, had, legal } = recheck(game, pending.parts);
      // All its targets are illegal: it does not resolve (CR 608.2b).
      if (had > 0 && legal === 0 && !goesOnAsCreature(object))
        return run(propose(...leaveStack(game, task.object, 'countered')));
      if (had > 0 && legal === 0) ceaseToBeBestowed(game, object);
      const each = object.cast?.way === 'overload' ? parts.map((part) => withEach(game, part)) : parts;
      setObject(game, object.id, { pending: { ...pending, parts: each.map((part) => resolving(game, part)) } });
      if (pending.kind !== 'spell') return run(...resolvingAbility(object), { ...task, stage: 'parts' });
      return run(...giftOfSpell(game, object), ...blessingOfSpell(game, object.id).map((event) => propose(event)), {
        ...task,
        stage: 'parts',
      });
    }
    case 'parts': {
      const part = pending?.parts[task.part];
      if (part === undefined) return run(propose(...untoldTargets(game)), { ...task, stage: 'end' });
      return run(frameTask(part.scope, part.code), { ...task, part: task.part + 1 });
    }
    case 'end': {
      const onto = mutatingOnto(object);
      if (onto !== null)
        return run({ kind: 'mutate', object: object.id, onto, stage: 'ask' }, { ...task, stage: 'left' });
      const staying = stayingTask(game, object);
      return staying === null ? leaving(game, task, object) : run(staying, { ...task, stage: 'stayed' });
    }
    case 'stayed':
      return leaving(game, task, object);
    case 'left':
      // What cannot enter the battlefield is put into its owner's graveyard (CR 608.3e).
      return run(propose(...leaveStack(game, task.object, 'countered')));
  }
}

/** It goes where it goes when it has resolved (CR 608.2n, CR 608.3a). */
function leaving(game: Game, task: TaskOf<'resolve'>, object: GameObject): Next {
  const rebound = reboundTask(game, object);
  if (rebound !== null) return run(rebound, { ...task, stage: 'left' });
  const left = leaveStack(game, object.id, 'resolve').map((event) => propose(event));
  return run(...left, ...passingTasks(game, object), { ...task, stage: 'left' });
}

/** Does it become a creature spell when its target is illegal: bestowed, or mutating (CR 608.3b)? */
function goesOnAsCreature({ cast }: GameObject): boolean {
  return cast?.way === 'mutate' || cast?.way === 'bestow';
}

/** It is no Aura any more, and goes on resolving as a creature spell (CR 702.103e). */
function ceaseToBeBestowed(game: Game, { id, cast }: GameObject): void {
  if (cast?.way === 'bestow') setObject(game, id, { cast: { ...cast, way: 'normal' } });
}

function holds(game: Game, { condition }: Pending & { readonly kind: 'triggered' }): boolean {
  return condition === null || evalBool(contextFor(game, condition.scope), termAt(game.pool, condition.code));
}

/** That an ability resolves is noted, for what counts how often it has. */
function resolvingAbility({ id, origin }: GameObject): readonly Task[] {
  return origin === null ? [] : [propose({ kind: 'resolveAbility', object: id, ...origin })];
}

/** From now on references follow what this resolution moves (CR 400.7j). */
function resolving(game: Game, part: PendingPart): PendingPart {
  const { scope } = part;
  return { ...part, scope: { ...scope, follows: { ...scope.follows, since: game.state.nextEvent } } };
}
