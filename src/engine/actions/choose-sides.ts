import { bindEntities } from '../../vm/scope';
import { answerOf, ask, doneWith, run, type Given, type Next, type TaskOf } from '../agenda/task';
import type { Game } from '../world';

const sides = ['friend', 'foe'] as const;

/** For each player in turn order, friend or foe (CR 608.2d). */
export function chooseSides(_: Game, task: TaskOf<'chooseSides'>, given: Given): Next {
  const [next, ...rest] = task.rest;
  if (next === undefined) return doneWith(bindEntities(task.friends, [task.player]));
  if (task.stage === 'answered') {
    const isFriend = answerOf(given, 'word').value === 'friend';
    return run({ ...task, rest, friends: isFriend ? [...task.friends, next] : task.friends, stage: 'ask' });
  }
  const reason = { source: task.source, ability: task.ability, code: null, rule: 'CR 608.2d' };
  return ask(
    { kind: 'word', player: task.player, reason, what: `side of ${next}`, options: sides },
    { ...task, stage: 'answered' },
  );
}
