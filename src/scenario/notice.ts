import type { Task, TaskOf } from '../engine/agenda/task';
import type { Game } from '../engine/world';
import { means } from './match';
import type { Reference } from './schema';
import { queuesOf, take, type Script } from './script';

/** Of what is certain nobody is asked, though the script may have named it: takes the answer. */
export function notice(game: Game, script: Script, task: Task): void {
  if (task.kind === 'castNow' && task.stage === 'next') noticeCast(game, script, task);
  if (task.kind === 'chooseHost' && task.stage === 'ask') noticeHost(game, script, task);
}

/** An Aura enters attached to the only thing that it can enchant (CR 303.4f). */
function noticeHost(game: Game, script: Script, { player, hosts }: TaskOf<'chooseHost'>): void {
  const { choices } = queuesOf(script, player);
  const [host, more] = hosts;
  const [choice] = choices;
  const [named, second] = choice?.pick ?? [];
  if (host === undefined || more !== undefined || choice === undefined) return;
  if (named !== undefined && second === undefined && means(game, script, named, host)) take(choices, choice);
}

/** An effect casts cards (CR 608.2g): there is no choice between them. */
function noticeCast(game: Game, script: Script, task: TaskOf<'castNow'>): void {
  const [object] = task.cards;
  if (object === undefined) return;
  const { targets, choices } = queuesOf(script, task.player);
  const isIt = (named: readonly Reference[] = []): boolean => {
    const cards = named.length > 1 ? task.cards : [object];
    return named.length > 0 && named.every((reference) => cards.some((card) => means(game, script, reference, card)));
  };
  // Who has chosen the target of the effect and said that it is cast has named the card so.
  const isNamed = task.scope.targets.flat().length === 1 && !script.unsaid;
  const [target] = isNamed ? [] : targets;
  const [choice] = choices;
  if (target !== undefined && isIt(target.targets)) take(targets, target);
  else if (choice !== undefined && isIt(choice.pick)) {
    take(choices, choice);
    // Which one may be said before whether it is cast.
    const [next] = choices;
    if (script.unsaid && next?.yes === true) take(choices, next);
  }
}
