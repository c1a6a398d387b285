import { answerOf, ask, done, happenedOf, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { bindEntities } from '../../vm/scope';
import { propose } from '../events/propose';
import type { Game } from '../world';
import { targetEvents } from './announce';
import { hasTargets } from './retarget';

/** Copies a spell or ability; who copies it may choose new targets (CR 707.10c). The result is the copy. */
export function copyOnStack(game: Game, task: TaskOf<'copyOnStack'>, given: Given): Next {
  const { object, by } = task;
  switch (task.stage) {
    case 'copy':
      return run(propose({ kind: 'copySpell', object, by, values: task.values }), { ...task, stage: 'copied' });
    case 'copied': {
      const copy = happenedOf(given)[0]?.became ?? null;
      if (copy === null) return done;
      const then = { ...task, copy };
      if (task.newTargets === 'no' || !hasTargets(game, copy)) return run({ ...then, stage: 'chosen' });
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

function missing(): never {
  throw new Error('no copy was made');
}
