import { answerOf, ask, done, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { characteristicsOf } from '../characteristics/characteristics';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import type { ObjectId } from '../../vm/entity';
import { objectOf } from '../write';
import type { Game } from '../world';

/** Amass, after the player has an Army: counters are put on one, which becomes one of the type, too (CR 701.47a). */
export function amass(game: Game, task: TaskOf<'amass'>, given: Given): Next {
  const { player, source } = task;
  const armies = game.state.battlefield.filter((id) => {
    const values = characteristicsOf(game, id);
    return !objectOf(game, id).phasedOut && values.controller === player && values.subtypes.includes('army');
  });
  if (task.stage === 'answered') {
    const [chosen] = answerOf(given, 'choose').chosen;
    return finish(game, task, armies.find((id) => id === chosen) ?? null);
  }
  if (armies.length <= 1) return finish(game, task, armies[0] ?? null);
  const reason = { source, ability: null, code: null, rule: 'CR 701.47a' };
  return ask(
    { kind: 'choose', purpose: 'effect', player, reason, options: armies, min: 1, max: 1, ordered: 'no' },
    { ...task, stage: 'answered' },
  );
}

function finish(game: Game, task: TaskOf<'amass'>, army: ObjectId | null): Next {
  if (army === null) return done;
  const { player, source, count, type, scope } = task;
  const put: GameEvent = { kind: 'putCounters', on: army, counter: '+1/+1', count, by: player, source };
  const amassed: GameEvent = { kind: 'action', action: 'amass', player, object: army, amount: count };
  if (characteristicsOf(game, army).subtypes.includes(type)) return run(propose(put, amassed));
  const becomes: GameEvent = {
    kind: 'beginEffect',
    objects: [army],
    before: 'nothing',
    effects: [
      {
        source,
        controller: player,
        scope,
        duration: { kind: 'forever' },
        affected: [army],
        content: { kind: 'types', how: 'add', supertypes: [], types: [], subtypes: [type] },
      },
    ],
  };
  return run(propose(put, becomes, amassed));
}
