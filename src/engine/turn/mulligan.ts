import { isObject, type ObjectId, type PlayerId } from '../../vm/entity';
import { answerOf, ask, done, run, type Given, type Next, type Task, type TaskOf } from '../agenda/task';
import type { Decision } from '../decision';
import type { GameEvent } from '../events/event';
import { inTurn, propose } from '../events/propose';
import { moveTo } from '../events/zones';
import { playerOf } from '../write';
import type { Game } from '../world';

type Mulligans = TaskOf<'mulligans'>;

/** Opening hands, and mulligans until no player takes one (CR 103.5). */
export function mulligans(game: Game, task: Mulligans, given: Given): Next {
  const { order, options } = game.state;
  const [first, ...rest] = task.players;
  switch (task.stage) {
    case 'draw': {
      const declare: Task = { ...task, players: order, stage: 'declare' };
      return run(...order.map((player) => drawing(game, player)), ...(options.mulligan === 'london' ? [declare] : []));
    }
    case 'declare':
      if (first === undefined) return takeAll(game, task);
      if (bottomed(game, countOf(task, first)) >= options.handSize) return run({ ...task, players: rest });
      return ask(declaration(first), { ...task, stage: 'declared' });
    case 'declared': {
      const takes = first !== undefined && answerOf(given, 'yesNo').value === 'yes';
      return run({ ...task, players: rest, taking: takes ? [...task.taking, first] : task.taking, stage: 'declare' });
    }
    case 'bottom': {
      if (first === undefined) return run({ ...task, players: task.taking, taking: [], stage: 'declare' });
      const count = Math.min(bottomed(game, countOf(task, first)), playerOf(game, first).hand.length);
      if (count === 0) return run({ ...task, players: rest });
      return ask(bottomOf(game, first, count), { ...task, stage: 'bottomed' });
    }
    case 'bottomed': {
      const cards = answerOf(given, 'choose').chosen.filter(isObject);
      return run(propose(...cards.map(toBottom)), { ...task, players: rest, stage: 'bottom' });
    }
  }
}

function drawing(game: Game, player: PlayerId): Task {
  return propose({ kind: 'drawCards', player, count: game.state.options.handSize });
}

function countOf({ taken }: Mulligans, player: PlayerId): number {
  return taken[player] ?? 0;
}

/** How many cards go to the bottom after so many mulligans: among more than two players the first is free (CR 103.5c). */
function bottomed({ state }: Game, count: number): number {
  return state.order.length > 2 ? Math.max(count - 1, 0) : count;
}

function declaration(player: PlayerId): Decision {
  return { kind: 'yesNo', player, reason, what: 'mulligan', label: null };
}

const reason = { source: null, ability: null, code: null, rule: 'CR 103.5' } as const;

/** All who take a mulligan do so at the same time: hands are shuffled into libraries, new ones are drawn. */
function takeAll(game: Game, task: Mulligans): Next {
  const { taking } = task;
  if (taking.length === 0) return done;
  const back = taking.flatMap((player) => playerOf(game, player).hand.map(toBottom));
  const shuffles = taking.map((player): GameEvent => ({ kind: 'shuffle', player }));
  const taken = { ...task.taken, ...Object.fromEntries(taking.map((player) => [player, countOf(task, player) + 1])) };
  return run(inTurn(back, shuffles), ...taking.map((player) => drawing(game, player)), {
    ...task,
    players: taking,
    taken,
    stage: 'bottom',
  });
}

function toBottom(card: ObjectId): GameEvent {
  return { ...moveTo(card, 'library', 'mulligan'), to: { zone: 'library', position: 'bottom' } };
}

function bottomOf(game: Game, player: PlayerId, count: number): Decision {
  const { hand } = playerOf(game, player);
  return {
    kind: 'choose',
    player,
    reason,
    purpose: 'mulliganBottom',
    options: hand,
    min: count,
    max: count,
    ordered: 'yes',
  };
}
