import { answerOf, ask, run, type Given, type Next, type TaskOf } from '../agenda/task';
import type { Asked } from '../decision';
import type { EventOf } from '../events/event';
import { inTurn, propose } from '../events/propose';
import { moveTo } from '../events/zones';
import { shuffled } from '../state/random';
import type { PlayerId } from '../../vm/entity';
import { objectOf } from '../write';
import type { Game } from '../world';

/** On the top or on the bottom, as the chooser says. */
export function putOnLibrary(_game: Game, task: TaskOf<'putOnLibrary'>, given: Given): Next {
  const { object, by, chooser, source, countering } = task;
  if (task.stage === 'answered') {
    const position = answerOf(given, 'option').index === 0 ? task.from : 'bottom';
    const into = moveTo(object, 'library', 'put', { by, to: { zone: 'library', position } });
    return run(propose(countering === null ? into : { ...countering, into }));
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
  return ask(orderOf(task.by, moves), { ...task, stage: 'answered' });
}

/** Who puts them in order is asked about their order. */
function orderOf(player: PlayerId, moves: readonly EventOf<'move'>[]): Asked {
  const options = moves.map(({ object }) => ({ entity: object, code: null, label: object }));
  const reason = { source: null, ability: null, code: null, rule: 'CR 401.4' };
  return { kind: 'order', what: 'cards', player, reason, options };
}

/** All at once, each owner's in the order of their choice: the first in it is put first. */
export function putTogether(game: Game, task: TaskOf<'putTogether'>, given: Given): Next {
  const { moves, arranged } = task;
  const [owner, ...owners] = task.owners;
  if (owner === undefined) return run(propose(...arranged));
  const own = moves.filter(({ object }) => objectOf(game, object).owner === owner);
  if (task.stage === 'answered') {
    const inOrder = answerOf(given, 'order').order.flatMap((at) => own[at] ?? []);
    return run({ ...task, owners, arranged: [...arranged, ...inOrder], stage: 'ask' });
  }
  if (own.length > 1) return ask(orderOf(owner, own), { ...task, stage: 'answered' });
  return run({ ...task, owners, arranged: [...arranged, ...own] });
}
