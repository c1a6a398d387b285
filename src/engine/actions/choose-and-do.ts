import { isPlayer, type Entity, type ObjectId } from '../../vm/entity';
import { answerOf, ask, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { copiableValuesOf } from '../characteristics/characteristics';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { objectOf, playerOf } from '../write';
import { bearRing } from './ring';
import type { Game } from '../world';

/** A player chooses some of several things, and something happens to those. */
export function chooseAndDo(game: Game, task: TaskOf<'chooseAndDo'>, given: Given): Next {
  const { player, options, min, max } = task;
  if (task.stage === 'answered') return finish(game, task, answerOf(given, 'choose').chosen);
  if (options.length <= min) return finish(game, task, options);
  const reason = { source: task.source, ability: null, code: null, rule: task.rule };
  return ask(
    {
      kind: 'choose',
      purpose: 'effect',
      player,
      reason,
      options,
      min,
      max: Math.min(max, options.length),
      ordered: 'no',
    },
    { ...task, stage: 'answered' },
  );
}

function finish(game: Game, task: TaskOf<'chooseAndDo'>, chosen: readonly Entity[]): Next {
  const { player, action, after } = task;
  const did: GameEvent = { kind: 'action', action, player, object: null, amount: chosen.length };
  return run(propose(...chosen.flatMap((entity) => eventsFor(game, task, entity)), did), ...after);
}

function eventsFor(game: Game, task: TaskOf<'chooseAndDo'>, on: Entity): readonly GameEvent[] {
  const { player, source, act } = task;
  const put = (counter: string, count: number): GameEvent => ({
    kind: 'putCounters',
    on,
    counter,
    count,
    by: player,
    source,
  });
  switch (act.kind) {
    case 'putCounters':
      return [put(act.counter, act.count)];
    // One more of each kind that is there (CR 701.34a).
    case 'proliferate':
      return Object.keys(isPlayer(on) ? playerOf(game, on).counters : objectOf(game, on).counters).map((kind) =>
        put(kind, 1),
      );
    case 'bearRing':
      return bearRing(game, player, on as ObjectId);
    // A token that is a copy (CR 701.36a).
    case 'copyToken': {
      const values = copiableValuesOf(game, on as ObjectId);
      return [{ kind: 'createTokens', player, count: 1, values, entry: act.entry, source }];
    }
  }
}
