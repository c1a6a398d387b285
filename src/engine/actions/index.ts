import { answerOf, ask, done, type TaskFunctions } from '../agenda/task';
import { playerOf, setPlayer } from '../write';
import { chooseValue } from './choose-value';
import { putInOrder, putOnLibrary } from './library';
import type { ActionTask } from './task';

export const actionFunctions: TaskFunctions<ActionTask> = {
  putOnLibrary,
  chooseValue,
  putInOrder,
  /** Scry N (CR 701.22): the player looks, then puts any number on the bottom and the rest on top, in any order. */
  scry: (game, task, given) => {
    const { library } = playerOf(game, task.player);
    const cards = library.slice(0, task.count);
    if (task.stage === 'ask') {
      if (cards.length === 0) return done;
      const reason = { source: null, ability: null, code: null, rule: 'CR 701.22' };
      return ask(
        { kind: 'arrange', player: task.player, reason, cards, piles: ['top', task.to] },
        { ...task, stage: 'answered' },
      );
    }
    const [top = [], bottom = []] = answerOf(given, 'arrange').piles;
    setPlayer(game, task.player, { library: [...top, ...library.slice(cards.length), ...bottom] });
    return done;
  },
};
