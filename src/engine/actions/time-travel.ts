import { isObject, type ObjectId } from '../../vm/entity';
import { answerOf, ask, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword } from '../characteristics/has';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { controllerOf } from '../state/last-known';
import { objectOf } from '../write';
import type { Game } from '../world';

/** A player chooses which permanents and suspended cards get a time counter, then which lose one (CR 701.56a). */
export function timeTravel(game: Game, task: TaskOf<'timeTravel'>, given: Given): Next {
  const { player, source } = task;
  const chosen = given.kind === 'answer' ? answerOf(given, 'choose').chosen.filter(isObject) : [];
  const more = task.stage === 'less' ? chosen : task.more;
  const options = counted(game, task).filter((id) => !more.includes(id));
  const next = ({ more: 'less', less: 'answered' } as const)[task.stage === 'answered' ? 'less' : task.stage];
  if (task.stage !== 'answered' && options.length > 0) {
    const reason = { source, ability: null, code: null, rule: 'CR 701.56a' };
    const about = { kind: 'choose', purpose: 'effect', player, reason, options, ordered: 'no' } as const;
    return ask({ ...about, min: 0, max: options.length }, { ...task, more, stage: next });
  }
  const less = task.stage === 'answered' ? chosen : [];
  const put = (on: ObjectId): GameEvent => ({ kind: 'putCounters', on, counter: 'time', count: 1, by: player, source });
  const remove = (from: ObjectId): GameEvent => ({
    kind: 'removeCounters',
    from,
    counter: 'time',
    count: 1,
    by: player,
  });
  return run(
    propose(...more.map(put), ...less.map(remove), {
      kind: 'action',
      action: 'time travel',
      player,
      object: null,
      amount: more.length + less.length,
    }),
  );
}

/** Permanents that the player controls and suspended cards that the player owns, with time counters on them. */
function counted(game: Game, { player }: TaskOf<'timeTravel'>): readonly ObjectId[] {
  const { battlefield, exile } = game.state;
  const hasTime = (id: ObjectId): boolean => (objectOf(game, id).counters['time'] ?? 0) > 0;
  return [
    ...battlefield.filter((id) => !objectOf(game, id).phasedOut && controllerOf(game, id) === player && hasTime(id)),
    ...exile.filter(
      (id) => objectOf(game, id).owner === player && hasTime(id) && hasKeyword(characteristicsOf(game, id), 'suspend'),
    ),
  ];
}
