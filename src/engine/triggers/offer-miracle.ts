import type { ObjectId, PlayerId } from '../../vm/entity';
import { bindEntities } from '../../vm/scope';
import { answerOf, ask, done, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { propose } from '../events/propose';
import { set } from '../write';
import type { Game } from '../world';

/** The card is revealed, or not; when it is, the ability that is linked to that triggers (CR 603.11). */
export function offerMiracle(game: Game, task: TaskOf<'offerMiracle'>, given: Given): Next {
  const { player, card, keyword } = task;
  if (task.stage === 'ask') {
    const reason = { source: card, ability: keyword, code: null, rule: 'CR 702.94a' };
    return ask({ kind: 'yesNo', player, reason, what: 'may', label: 'miracle' }, { ...task, stage: 'answered' });
  }
  if (answerOf(given, 'yesNo').value === 'no') return done;
  set(game, 'triggered', [...game.state.triggered, revealed(card, player, `${keyword}.expansion.0`)]);
  return run(propose({ kind: 'reveal', objects: [card], by: player }));
}

function revealed(source: ObjectId, controller: PlayerId, ability: string): Game['state']['triggered'][number] {
  const roles = { who: bindEntities([controller]), what: bindEntities([source]) };
  return { source, controller, ability, roles, batch: null, made: null, condition: null };
}
