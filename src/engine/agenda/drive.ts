import type { Asked } from '../decision';
import { onlyAnswer } from '../legality';
import { deciderFor } from '../turn/control';
import { set } from '../write';
import type { Game } from '../world';
import { taskFunctions } from './registry';
import { nothingGiven, type Given, type Next, type Task } from './task';

/** More tasks in a row than any real game needs between two decisions: a bug or an endless mandatory loop. */
const limit = 1_000_000;

/** Says before which task a game is to halt: one that needs no result of another. `proceed` takes it up again. */
export type Halt = (task: Task, game: Game) => boolean;

/** Runs the agenda until a player has to decide, it is to halt, or the game is over (CR 104). */
export function drive(game: Game, start: Given, halt: Halt = () => false): void {
  let given = start;
  for (let count = 0; game.state.outcome === null; count++) {
    if (count > limit) throw new Error('the game does not come to a decision');
    const task = game.state.agenda.at(-1);
    if (task === undefined) throw new Error('the agenda is empty');
    if (halt(task, game)) return;
    game.state.agenda.pop();
    const next = runTask(game, task, given);
    given = nothingGiven;
    switch (next.kind) {
      case 'done':
        given = next.result;
        break;
      case 'run':
        for (let at = next.tasks.length - 1; at >= 0; at--) game.state.agenda.push(next.tasks[at] as Task);
        break;
      case 'ask': {
        game.state.agenda.push(next.then);
        const only = game.state.options.ask === 'real' ? onlyAnswer(next.decision) : null;
        if (only !== null) {
          given = { kind: 'answer', answer: only, action: null };
          break;
        }
        set(game, 'decision', decidedBy(game, next.decision));
        return;
      }
    }
  }
  set(game, 'agenda', []);
}

/** The decision with who makes it in the place of the player who is controlled (CR 722.5). */
function decidedBy(game: Game, decision: Asked): Asked {
  const by = deciderFor(game, decision.player);
  return by === decision.player ? decision : { ...decision, by };
}

function runTask(game: Game, task: Task, given: Given): Next {
  const run = taskFunctions[task.kind] as (game: Game, task: Task, given: Given) => Next;
  return run(game, task, given);
}
