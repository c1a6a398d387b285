import { nothing, type Binding } from '../../vm/scope';
import { answerOf, ask, doneWith, run, type Given, type Next, type TaskOf } from '../agenda/task';
import type { Game } from '../world';

type Task = TaskOf<'vote'>;

/** Each player chooses one of the options in turn, once for each ballot (CR 701.38a, CR 701.38d). */
export function vote(_: Game, task: Task, given: Given): Next {
  const [ballot, ...ballots] = task.ballots;
  if (ballot === undefined) return doneWith(resultOf(task));
  const { player, optional } = ballot;
  const reason = { source: task.source, ability: task.ability, code: null, rule: 'CR 701.38a' };
  const choose = (): Next =>
    ask({ kind: 'word', player, reason, what: 'vote', options: task.options }, { ...task, stage: 'answered' });
  switch (task.stage) {
    case 'next':
      return optional === 'yes'
        ? ask({ kind: 'yesNo', player, reason, what: 'may', label: null }, { ...task, stage: 'offered' })
        : choose();
    case 'offered':
      return answerOf(given, 'yesNo').value === 'yes' ? choose() : run({ ...task, ballots, stage: 'next' });
    case 'answered': {
      const voted = [...task.voted, { player, option: answerOf(given, 'word').value }];
      return run({ ...task, ballots, voted, stage: 'next' });
    }
  }
}

function resultOf({ options, voted }: Task): Binding {
  const votes = options.map((option) => [option, voted.filter((each) => each.option === option).length] as const);
  const by = [...new Set(voted.map(({ player }) => player))];
  return { ...nothing, num: voted.length, by, votes: Object.fromEntries(votes) };
}
