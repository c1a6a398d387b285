import { answerOf, ask, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { propose } from '../events/propose';
import { maximumHandSize } from '../statics/restrictions';
import { controlChanges, endAt, type Moment } from '../statics/expire';
import { objectOf, playerOf, setObject } from '../write';
import type { Game } from '../world';
import { isObject } from '../../vm/entity';

/** The cleanup step of the turn that goes on, as the moment at which durations end. */
function cleanupOf({ state: { turn } }: Game): Moment {
  return { kind: 'cleanup', player: turn.active, turn: turn.number, extra: turn.extra };
}

/** Cleanup step: discard down to maximum hand size, then damage wears off and effects end (CR 514). */
export function cleanup(game: Game, task: TaskOf<'cleanup'>, given: Given): Next {
  const { active } = game.state.turn;
  switch (task.stage) {
    case 'discard': {
      const { hand } = playerOf(game, active);
      const excess = hand.length - (maximumHandSize(game, active) ?? hand.length);
      if (excess <= 0) return run({ ...task, stage: 'expire' });
      const reason = { source: null, ability: null, code: null, rule: 'CR 514.1' };
      return ask(
        {
          kind: 'choose',
          player: active,
          reason,
          purpose: 'handSize',
          options: hand,
          min: excess,
          max: excess,
          ordered: 'no',
        },
        { ...task, stage: 'discarded' },
      );
    }
    case 'discarded': {
      const cards = answerOf(given, 'choose').chosen.filter(isObject);
      const events = cards.map((object) => ({ kind: 'discard', object, by: active, source: null }) as const);
      return run(propose(...events), { ...task, stage: 'expire' });
    }
    case 'expire':
      for (const id of game.state.battlefield)
        if (objectOf(game, id).damage > 0) setObject(game, id, { damage: 0, deathtouched: false });
      endAt(game, cleanupOf(game), 'effects');
      return run(propose(...controlChanges(game)), { ...task, stage: 'expired' });
    case 'expired':
      // What is lost as effects end, those abilities see that last until then (CR 603.10d).
      endAt(game, cleanupOf(game), 'all');
      return run({ kind: 'stateBased', stage: 'check' }, { ...task, stage: 'check' });
    case 'check':
      // Only when something happened do players get priority, and another cleanup step follows (CR 514.3a).
      if (game.state.triggered.length === 0) return run();
      return run(
        { kind: 'priority', holder: active, passed: [], row: null, stage: 'check' },
        { kind: 'step', step: 'cleanup', stage: 'begin' },
      );
  }
}
