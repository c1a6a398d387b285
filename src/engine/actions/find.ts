import type { Entity } from '../../vm/entity';
import { bindEntities } from '../../vm/scope';
import { answerOf, ask, doneWith, type Given, type Next, type TaskOf } from '../agenda/task';
import type { Game } from '../world';

/**
 * "Search … for all cards with that name": whoever searches a hidden zone for a stated quality need not find what is there
 * (CR 701.23b); what lies open is found. The result is what was found.
 */
export function find(_game: Game, task: TaskOf<'find'>, given: Given): Next {
  const { player, open, hidden, source, ability, code } = task;
  const found = (cards: readonly Entity[]): Next => doneWith(bindEntities(cards, [player]));
  if (task.stage === 'answered') return found(answerOf(given, 'choose').chosen);
  if (hidden.length === 0) return found(open);
  const options = [...hidden, ...open];
  const isOpen = options.map((card) => Number(open.includes(card)));
  return ask(
    {
      kind: 'choose',
      purpose: 'search',
      player,
      reason: { source, ability, code, rule: 'CR 701.23b' },
      options,
      min: open.length,
      max: options.length,
      ordered: 'no',
      ...(open.length === 0 ? {} : { total: { values: isOpen, how: 'atLeast', than: open.length } }),
    },
    { ...task, stage: 'answered' },
  );
}
