import type { PlayerId } from '../../vm/entity';
import { answerOf, ask, doneWith, happenedOf, run, type Given, type Next, type TaskOf } from '../agenda/task';
import type { EventOf } from '../events/event';
import { propose } from '../events/propose';
import { fixedResult, shuffled } from '../state/random';
import { merge } from '../../vm/run';
import { resultOf } from '../stack/frame';
import type { Game } from '../world';
import { coinFlip } from './coin-flip';

/** How often a coin is flipped at most by one effect that goes on until it is lost: so often nobody wins by chance. */
export const mostFlips = 1000;

/** One flip, won or lost by chance. */
export function flipOf(game: Game, player: PlayerId): EventOf<'action'> {
  const fixed = fixedResult(game, player);
  return result(player, (fixed === null ? shuffled(game, ['won', 'lost'])[0] === 'won' : fixed > 0) ? 'won' : 'lost');
}

function result(player: PlayerId, how: 'won' | 'lost'): EventOf<'action'> {
  return { kind: 'action', action: coinFlip[how], player, object: null, amount: how === 'won' ? 1 : 0 };
}

/** Flips a coin where more coins may be flipped instead: the player ignores all but one of them (CR 705.1, CR 614.1). */
export function flipCoin(game: Game, task: TaskOf<'flipCoin'>, given: Given): Next {
  const { player, source } = task;
  switch (task.stage) {
    case 'propose':
      return run(propose({ kind: 'undertake', action: coinFlip.made, player, object: null, amount: 1 }), {
        ...task,
        stage: 'proposed',
      });
    case 'proposed': {
      const coins = happenedOf(given).find(({ event }) => event.kind === 'undertake')?.amount;
      if (coins === undefined) return doneWith(task.did);
      const results = Array.from({ length: coins }, () => flipOf(game, player).amount);
      if (new Set(results).size < 2) return told(task, results[0] === 1 ? 'won' : 'lost');
      const options = ['won', 'lost'].map((label) => ({ entity: null, code: null, label }));
      const reason = { source, ability: null, code: null, rule: 'CR 705.1' };
      return ask({ kind: 'option', what: 'statement', player, reason, options }, { ...task, stage: 'answered' });
    }
    case 'answered':
      return told(task, answerOf(given, 'option').index === 0 ? 'won' : 'lost');
    case 'again':
      return run({ ...task, did: merge(task.did, resultOf(given, player)), stage: 'propose' });
    case 'told':
      return doneWith(merge(task.did, resultOf(given, player)));
  }
}

function told(task: TaskOf<'flipCoin'>, how: 'won' | 'lost'): Next {
  const again = task.until === 'lost' && how === 'won' && task.flips < mostFlips;
  return run(propose(result(task.player, how)), { ...task, flips: task.flips + 1, stage: again ? 'again' : 'told' });
}
