import { isObject, type Entity } from '../../vm/entity';
import { nothing, type Binding } from '../../vm/scope';
import { answerOf, ask, doneWith, run, type Given, type Next, type Task, type TaskOf } from '../agenda/task';
import { propose } from '../events/propose';
import { moveTo } from '../events/zones';
import type { Game } from '../world';

type Piles = readonly [readonly Entity[], readonly Entity[]];

/** The result of a statement about piles: what is in the first of them, or the chosen one, and in the other. */
const pilesAs = ([first, second]: Piles): Binding => ({ ...nothing, entities: first, found: second, num: 1 });

/** The piles that a statement made or chose among; null when there are none. */
export function pilesIn(binding: Binding | null | undefined): Piles | null {
  return binding?.found === undefined ? null : [binding.entities, binding.found];
}

/** Each thing is put in exactly one of two piles, and either may be empty (CR 700.3a, CR 700.3d); or one of them is chosen. */
export function piles(_: Game, task: TaskOf<'piles'>, given: Given): Next {
  const { player, source, ability, act, faces } = task;
  const [first, second] = task.piles;
  const reason = { source, ability, code: null, rule: 'CR 700.3' };
  if (act === 'separate') {
    if (task.stage === 'answered') {
      const { chosen } = answerOf(given, 'choose');
      return doneWith(pilesAs([chosen, first.filter((id) => !chosen.includes(id))]));
    }
    const choice = {
      kind: 'choose',
      purpose: 'effect',
      options: first,
      min: 0,
      max: first.length,
      ordered: 'no',
    } as const;
    return ask({ ...choice, player, reason }, { ...task, stage: 'answered' });
  }
  if (task.stage === 'answered')
    return doneWith(pilesAs(answerOf(given, 'option').index === 0 ? [first, second] : [second, first]));
  const labels = faces === 'open' ? [first.join(' '), second.join(' ')] : ['face-down pile', 'face-up pile'];
  const options = labels.map((label) => ({ entity: null, code: null, label }));
  return ask({ kind: 'option', what: 'statement', player, reason, options }, { ...task, stage: 'answered' });
}

/** Both piles are moved at the same time; what goes into a library goes there in an order. */
export function movePiles(_: Game, task: TaskOf<'movePiles'>, given: Given): Next {
  const chosen = task.piles ?? (given.kind === 'binding' ? pilesIn(given.binding) : null);
  if (chosen === null) return doneWith(nothing);
  const { by, source, item, to } = task;
  const moves = chosen.map((pile, at) => {
    const destination = (to[at] ?? to[0]).destination;
    const entry = { by, link: { source, item }, to: destination };
    return pile.filter(isObject).map((object) => moveTo(object, destination.zone, 'put', entry));
  });
  const isOrdered = (at: number): boolean => to[at]?.destination.zone === 'library' && (moves[at]?.length ?? 0) > 1;
  const together = moves.flatMap((list, at) => (isOrdered(at) ? [] : list));
  const ordered = moves.flatMap((list, at): readonly Task[] =>
    isOrdered(at) ? [{ kind: 'putInOrder', by, moves: list, order: to[at]?.order ?? 'any', stage: 'ask' }] : [],
  );
  const [then] = ordered;
  const placed = propose(...together);
  return then === undefined || task.stage === 'placed' ? run(placed) : run(placed, then);
}
