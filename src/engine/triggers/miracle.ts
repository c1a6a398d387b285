import type { ObjectId, PlayerId } from '../../vm/entity';
import { bindEntities } from '../../vm/scope';
import { answerOf, ask, done, run, type Given, type Next, type Task, type TaskOf } from '../agenda/task';
import { keywordsOf } from '../characteristics/abilities';
import type { Happened } from '../events/event';
import { propose } from '../events/propose';
import { set } from '../write';
import type { Game } from '../world';

/** Cards with miracle that were drawn first this turn: their owners may reveal them as they draw them (CR 702.94a). */
export function miracleOffers(game: Game, batch: readonly Happened[]): readonly Task[] {
  return batch.flatMap(({ id, event, became }): readonly Task[] => {
    if (event.kind !== 'draw' || became === null || !isFirstDraw(game, event.player, id)) return [];
    const [miracle] = keywordsOf(game, became, 'miracle');
    if (miracle === undefined) return [];
    return [{ kind: 'offerMiracle', player: event.player, card: became, keyword: miracle.path, stage: 'ask' }];
  });
}

function isFirstDraw(game: Game, player: PlayerId, id: number): boolean {
  return !game.state.history.some(
    (before) => before.id < id && before.event.kind === 'draw' && before.event.player === player && before.became !== null,
  );
}

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
