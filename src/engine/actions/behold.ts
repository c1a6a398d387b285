import { isObject } from '../../vm/entity';
import { bindEntities } from '../../vm/scope';
import { answerOf, ask, doneWith, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { propose } from '../events/propose';
import { moveTo } from '../events/zones';
import { plainEntry, type GameEvent } from '../events/event';
import { latest } from '../state/last-known';
import { objectOf } from '../write';
import type { Game } from '../world';

/** Beholds: chooses permanents that are such, or reveals such cards from the hand (CR 701.4a). Whoever cannot, does not. */
export function behold(game: Game, task: TaskOf<'behold'>, given: Given): Next {
  const { player, options, count, exile } = task;
  switch (task.stage) {
    case 'ask': {
      if (options.length < count) return doneWith(bindEntities([]));
      const reason = { source: task.source, ability: null, code: null, rule: 'CR 701.4a' };
      return ask(
        { kind: 'choose', purpose: 'effect', player, reason, options, min: count, max: count, ordered: 'no' },
        { ...task, stage: 'answered' },
      );
    }
    case 'answered': {
      const chosen = answerOf(given, 'choose').chosen.filter(isObject);
      const shown = chosen.filter((id) => objectOf(game, id).zone === 'hand');
      const told: GameEvent = { kind: 'action', action: 'behold', player, object: null, amount: chosen.length };
      const reveal: readonly GameEvent[] = shown.length === 0 ? [] : [{ kind: 'reveal', objects: shown, by: player }];
      return run(propose(...reveal, told), { ...task, options: chosen, stage: exile === null ? 'done' : 'exile' });
    }
    case 'exile': {
      const moves = options.map((id) => moveTo(id, 'exile', 'exile', { by: player, entry: plainEntry, link: exile }));
      return run(propose(...moves), { ...task, stage: 'done' });
    }
    case 'done':
      return doneWith(
        bindEntities(
          options.map((id) => latest(game, id) ?? id),
          [player],
        ),
      );
  }
}
