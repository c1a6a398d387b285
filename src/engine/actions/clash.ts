import type { ObjectId, PlayerId } from '../../vm/entity';
import { bindNum } from '../../vm/scope';
import { answerOf, ask, doneWith, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { characteristicsOf } from '../characteristics/characteristics';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { moveTo } from '../events/zones';
import { objectOf, playerOf } from '../write';
import type { Game } from '../world';

/**
 * The players reveal their top cards at the same time, decide in order where to put them, and the cards move at the same
 * time (CR 701.30c). `by` of the result is the player who won.
 */
export function clash(game: Game, task: TaskOf<'clash'>, given: Given): Next {
  const [card, ...cards] = task.cards;
  switch (task.stage) {
    case 'reveal': {
      const objects = task.players.flatMap((player) => playerOf(game, player).library.slice(0, 1));
      const reveals = objects.map((id): GameEvent => ({ kind: 'reveal', objects: [id], by: objectOf(game, id).owner }));
      return run(propose(...reveals), { ...task, cards: objects, winner: winnerOf(game, objects), stage: 'ask' });
    }
    case 'ask': {
      if (card === undefined) return run(propose(...ends(task)), { ...task, stage: 'done' });
      const reason = { source: task.source, ability: null, code: null, rule: 'CR 701.30c' };
      return ask(
        { kind: 'arrange', player: objectOf(game, card).owner, reason, cards: [card], piles: ['top', 'bottom'] },
        { ...task, stage: 'answered' },
      );
    }
    case 'answered': {
      const [, down = []] = answerOf(given, 'arrange').piles;
      return run({ ...task, cards, down: [...task.down, ...down], stage: 'ask' });
    }
    case 'done':
      return doneWith(task.winner === null ? bindNum(0) : bindNum(1, [task.winner]));
  }
}

/** Whoever revealed a card with a higher mana value than all others (CR 701.30d). */
function winnerOf(game: Game, cards: readonly ObjectId[]): PlayerId | null {
  const values = cards.map((id) => characteristicsOf(game, id).manaValue);
  const highest = Math.max(...values);
  const [best, second] = cards.filter((_, at) => values[at] === highest);
  return best === undefined || second !== undefined ? null : objectOf(game, best).owner;
}

function ends({ players, down, winner }: TaskOf<'clash'>): readonly GameEvent[] {
  return [
    ...down.map((id) => moveTo(id, 'library', 'put', { to: { zone: 'library', position: 'bottom' } })),
    ...players.map((player): GameEvent => clashed(player, 'clash')),
    ...(winner === null ? [] : [clashed(winner, 'clash and win')]),
  ];
}

const clashed = (player: PlayerId, action: string): GameEvent => ({
  kind: 'action',
  action,
  player,
  object: null,
  amount: 1,
});
