import { answerOf, ask, done, doneWith, happenedOf, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { bindEntities } from '../../vm/scope';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { objectOrLast } from '../state/last-known';
import type { Game } from '../world';
import { targetEvents } from './announce';
import { hasTargets } from './retarget';

/**
 * Copies a spell or ability; who copies it may choose new targets (CR 707.10c). A card that is not on the stack is copied
 * where it is (CR 707.12). The result is the copy.
 */
export function copyOnStack(game: Game, task: TaskOf<'copyOnStack'>, given: Given): Next {
  const { by } = task;
  switch (task.stage) {
    case 'copy':
      return run(propose(copyEvent(game, task)), { ...task, stage: 'copied' });
    case 'copied': {
      const copy = happenedOf(given)[0]?.became ?? null;
      if (copy === null) return done;
      const then = { ...task, copy };
      // They may still be changed while this goes on resolving.
      if (task.newTargets === 'no') return doneWith(bindEntities([copy], [by]));
      if (!hasTargets(game, copy)) return run({ ...then, stage: 'chosen' });
      const reason = { source: copy, ability: null, code: null, rule: 'CR 707.10c' };
      return ask({ kind: 'yesNo', player: by, reason, what: 'may', label: 'newTargets' }, { ...then, stage: 'asked' });
    }
    case 'asked': {
      if (answerOf(given, 'yesNo').value === 'no') return run({ ...task, stage: 'chosen' });
      const copy = task.copy ?? missing();
      return run(
        { kind: 'chooseTargets', object: copy, player: by, rest: null, stage: 'ask' },
        { ...task, stage: 'chosen' },
      );
    }
    case 'chosen': {
      const copy = task.copy ?? missing();
      return run(propose(...targetEvents(game, copy)), { kind: 'result', binding: bindEntities([copy], [by]) });
    }
  }
}

function copyEvent(game: Game, { object, by, values }: TaskOf<'copyOnStack'>): GameEvent {
  return objectOrLast(game, object)?.zone === 'stack'
    ? { kind: 'copySpell', object, by, values }
    : { kind: 'copyCard', object, by };
}

function missing(): never {
  throw new Error('no copy was made');
}
