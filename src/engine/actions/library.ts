import { answerOf, ask, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { inTurn, propose } from '../events/propose';
import { moveTo } from '../events/zones';
import { shuffled } from '../state/random';
import type { Game } from '../world';

/** On the top or on the bottom, as the chooser says. */
export function putOnLibrary(_game: Game, task: TaskOf<'putOnLibrary'>, given: Given): Next {
  const { object, by, chooser, source } = task;
  if (task.stage === 'answered') {
    const position = answerOf(given, 'option').index === 0 ? 0 : 'bottom';
    return run(propose(moveTo(object, 'library', 'put', { by, to: { zone: 'library', position } })));
  }
  const options = (['top', 'bottom'] as const).map((label) => ({ entity: object, code: null, label }));
  const reason = { source, ability: null, code: null, rule: 'CR 401.4' };
  return ask({ kind: 'option', what: 'statement', player: chooser, reason, options }, { ...task, stage: 'answered' });
}

/** In an order: the first in the answer is put first, so the last ends up on top of a library. */
export function putInOrder(game: Game, task: TaskOf<'putInOrder'>, given: Given): Next {
  const { moves } = task;
  if (task.order === 'random') return run(inTurn(...shuffled(game, moves).map((move) => [move])));
  if (task.stage === 'answered')
    return run(
      inTurn(
        ...answerOf(given, 'order').order.flatMap((at) => {
          const move = moves[at];
          return move === undefined ? [] : [[move]];
        }),
      ),
    );
  const options = moves.map(({ object }) => ({ entity: object, code: null, label: object }));
  const reason = { source: null, ability: null, code: null, rule: 'CR 401.4' };
  return ask({ kind: 'order', what: 'cards', player: task.by, reason, options }, { ...task, stage: 'answered' });
}
