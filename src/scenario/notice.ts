import type { Task } from '../engine/agenda/task';
import type { Game } from '../engine/world';
import { means } from './match';
import type { Reference } from './schema';
import { queuesOf, take, type Script } from './script';

/**
 * An effect casts a card (CR 608.2g). Where it is the only one nobody is asked which, though the script may have named
 * it: takes the answer.
 */
export function noticeCast(game: Game, script: Script, task: Task): void {
  if (task.kind !== 'castNow' || task.stage !== 'next') return;
  const [object] = task.cards;
  if (object === undefined) return;
  const { targets, choices } = queuesOf(script, task.player);
  const isIt = (named: readonly Reference[] | undefined): boolean =>
    named?.length === 1 && named.every((reference) => means(game, script, reference, object));
  // Who has chosen a target for the effect has named the card so.
  const [target] = task.scope.targets.flat().length > 0 ? [] : targets;
  const [choice] = choices;
  if (target !== undefined && isIt(target.targets)) take(targets, target);
  else if (choice !== undefined && isIt(choice.pick)) {
    take(choices, choice);
    // Which one may be said before whether it is cast.
    const [next] = choices;
    if (script.unsaid && next?.yes === true) take(choices, next);
  }
}
