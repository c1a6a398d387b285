import { bindNum, nothing } from '../../vm/scope';
import type { PlayerId } from '../../vm/entity';
import { colorLetters, colors } from '../../vocabulary/colors';
import type { Task } from '../agenda/task';
import { answerOf, ask, doneWith, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { symbolsOf } from '../characteristics/mana-cost';
import { countersOn } from '../events/permanents';
import { propose } from '../events/propose';
import { generic, pipsOf, type Pip } from '../mana/pips';
import { isPayable } from '../mana/plan';
import { isPlayerForbidden } from '../statics/restrictions';
import { playerOf } from '../write';
import type { Game } from '../world';
import { meansOf } from './means';

type PayAmount = TaskOf<'payAmount'>;

const on = { object: null, what: 'effect' } as const;

/** Players pay as much as they choose, one after another: of mana, life or energy (CR 118.3). The result is what all of them paid. */
export function payAmount(game: Game, task: PayAmount, given: Given): Next {
  const [player, ...players] = task.players;
  if (player === undefined)
    return doneWith(task.by.length === 0 ? nothing : { ...bindNum(task.total, task.by), entities: task.by });
  switch (task.stage) {
    case 'ask': {
      const max = mostOf(game, player, task.unit);
      const min = task.least === 'oneOrMore' ? 1 : 0;
      if (max < min) return run({ ...task, players });
      const reason = { source: task.source, ability: task.ability, code: null, rule: 'CR 118.3' };
      return ask({ kind: 'number', player, reason, what: 'amount', min, max }, { ...task, stage: 'answered' });
    }
    case 'answered': {
      const count = answerOf(given, 'number').value;
      const paid = { ...task, total: task.total + count, by: [...task.by, player], players, stage: 'ask' } as const;
      return count === 0 ? run(paid) : run(payment(task, player, count), paid);
    }
  }
}

function payment({ unit, source }: PayAmount, player: PlayerId, count: number): Task {
  switch (unit) {
    case 'life':
      return propose({ kind: 'loseLife', player, amount: count, cause: 'payment', source });
    case 'energy':
      return propose({ kind: 'removeCounters', from: player, counter: 'energy', count, by: player });
    default: {
      const pips = pipsFor(unit, count);
      return { kind: 'payMana', player, pips, on, reserved: [], options: [], stage: 'plan' };
    }
  }
}

/** How much the player could pay at most (CR 118.3, CR 119.4). */
function mostOf(game: Game, player: PlayerId, unit: PayAmount['unit']): number {
  switch (unit) {
    case 'life': {
      return isPlayerForbidden(game, 'loseLife', player) ? 0 : Math.max(0, playerOf(game, player).life);
    }
    case 'energy':
      return countersOn(game, player, 'energy');
    default: {
      let max = 0;
      for (;;) {
        const pips = pipsFor(unit, max + 1);
        if (!isPayable(pips, meansOf(game, player, on, [], pips))) return max;
        max++;
      }
    }
  }
}

/** So much mana: of any kind, or of one color. */
function pipsFor(unit: PayAmount['unit'], count: number): readonly Pip[] {
  if (typeof unit === 'object') {
    const symbols = pipsOf(symbolsOf(unit.mana));
    return Array.from({ length: count }, () => symbols).flat();
  }
  const color = colors.find((each) => each === unit);
  if (color === undefined) return Array.from({ length: count }, () => generic);
  return pipsOf(Array.from({ length: count }, () => colorLetters[color].toUpperCase()));
}
