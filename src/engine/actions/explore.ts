import { answerOf, ask, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasType } from '../characteristics/has';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { moveTo } from '../events/zones';
import { controllerOf } from '../state/last-known';
import { playerOf } from '../write';
import type { Game } from '../world';

/**
 * Explore (CR 701.44a): the controller reveals the top card. A land goes to the hand; else the permanent gets a +1/+1
 * counter, and the card goes back or to the graveyard.
 */
export function explore(game: Game, task: TaskOf<'explore'>, given: Given): Next {
  const { object } = task;
  const player = controllerOf(game, object);
  const [top] = playerOf(game, player).library;
  const explored: GameEvent = {
    kind: 'action',
    action: 'explore',
    player,
    object,
    amount: 1,
    ...(top === undefined ? {} : { whom: top }),
  };
  const counter: GameEvent = {
    kind: 'putCounters',
    on: object,
    counter: '+1/+1',
    count: 1,
    by: player,
    source: task.source,
  };
  switch (task.stage) {
    case 'reveal':
      return top === undefined
        ? run(propose(counter, explored))
        : run(propose({ kind: 'reveal', objects: [top], by: player }), { ...task, stage: 'revealed' });
    case 'revealed': {
      if (top === undefined) return run(propose(explored));
      if (hasType(characteristicsOf(game, top), 'land'))
        return run(propose(moveTo(top, 'hand', 'put', { by: player }), explored));
      return run(propose(counter), { ...task, stage: 'ask' });
    }
    case 'ask': {
      if (top === undefined) return run(propose(explored));
      const reason = { source: task.source, ability: null, code: null, rule: 'CR 701.44a' };
      return ask(
        { kind: 'arrange', player, reason, cards: [top], piles: ['top', 'graveyard'] },
        { ...task, stage: 'answered' },
      );
    }
    case 'answered': {
      const [, away = []] = answerOf(given, 'arrange').piles;
      return run(propose(...away.map((id) => moveTo(id, 'graveyard', 'put', { by: player })), explored));
    }
  }
}

/** Connive (CR 701.50a, CR 701.50e): the controller draws, then discards as many; for each nonland card the permanent gets a counter. */
export function connive(game: Game, task: TaskOf<'connive'>, given: Given): Next {
  const { object, source } = task;
  const player = controllerOf(game, object);
  const { hand } = playerOf(game, player);
  const connived: GameEvent = { kind: 'action', action: 'connive', player, object, amount: 1 };
  switch (task.stage) {
    case 'draw':
      return run(propose({ kind: 'drawCards', player, count: task.count }), { ...task, stage: 'ask' });
    case 'ask': {
      const count = Math.min(task.count, hand.length);
      if (count === 0) return run(propose(connived));
      const reason = { source, ability: null, code: null, rule: 'CR 701.50a' };
      return ask(
        { kind: 'choose', purpose: 'discard', player, reason, options: hand, min: count, max: count, ordered: 'no' },
        { ...task, stage: 'answered' },
      );
    }
    case 'answered': {
      const { chosen } = answerOf(given, 'choose');
      const discarded = hand.filter((id) => chosen.includes(id));
      if (discarded.length === 0) return run(propose(connived));
      const count = discarded.filter((id) => !hasType(characteristicsOf(game, id), 'land')).length;
      const discards = discarded.map((id): GameEvent => ({ kind: 'discard', object: id, by: player, source }));
      const counters: GameEvent = { kind: 'putCounters', on: object, counter: '+1/+1', count, by: player, source };
      return run(propose(...discards), propose(...(count === 0 ? [] : [counters]), connived));
    }
  }
}
