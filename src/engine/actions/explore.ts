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
  const explored: GameEvent = { kind: 'action', action: 'explore', player, object, amount: 1 };
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

/** Connive (CR 701.50a): the controller draws a card, then discards one; for a nonland card the permanent gets a counter. */
export function connive(game: Game, task: TaskOf<'connive'>, given: Given): Next {
  const { object, source } = task;
  const player = controllerOf(game, object);
  const { hand } = playerOf(game, player);
  const connived: GameEvent = { kind: 'action', action: 'connive', player, object, amount: 1 };
  switch (task.stage) {
    case 'draw':
      return run(propose({ kind: 'drawCards', player, count: 1 }), { ...task, stage: 'ask' });
    case 'ask': {
      if (hand.length === 0) return run(propose(connived));
      const reason = { source, ability: null, code: null, rule: 'CR 701.50a' };
      return ask(
        { kind: 'choose', purpose: 'discard', player, reason, options: hand, min: 1, max: 1, ordered: 'no' },
        { ...task, stage: 'answered' },
      );
    }
    case 'answered': {
      const [card] = answerOf(given, 'choose').chosen;
      const discarded = hand.find((id) => id === card);
      if (discarded === undefined) return run(propose(connived));
      const isLand = hasType(characteristicsOf(game, discarded), 'land');
      const discard = propose({ kind: 'discard', object: discarded, by: player, source });
      const counter: GameEvent = { kind: 'putCounters', on: object, counter: '+1/+1', count: 1, by: player, source };
      return run(discard, propose(...(isLand ? [] : [counter]), connived));
    }
  }
}
