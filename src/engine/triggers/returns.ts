import { termAt } from '../../vm/pool';
import type { GameEvent, Happened } from '../events/event';
import { moveTo } from '../events/zones';
import { set } from '../write';
import { contextFor, type Game } from '../world';
import { occurrences } from './occurrences';
import type { Return } from './types';

/** What comes back right after a batch of events, all at the same time (CR 610.3d). */
export function returnsBy(game: Game, batch: readonly Happened[]): readonly GameEvent[] {
  const due = game.state.returns.filter((each) => occursIn(game, each, batch));
  if (due.length === 0) return [];
  set(
    game,
    'returns',
    game.state.returns.filter((each) => !due.includes(each)),
  );
  return due.flatMap(({ objects, to }) =>
    objects.map((object): GameEvent =>
      to === 'phasedIn' ? { kind: 'phaseIn', object } : moveTo(object, to, 'return'),
    ),
  );
}

/** Does the event of a return happen in these events? */
export function occursIn(
  game: Game,
  { scope, event }: Pick<Return, 'scope' | 'event'>,
  events: readonly Happened[],
): boolean {
  const context = contextFor(game, scope);
  const term = termAt(game.pool, event);
  return (['before', 'after'] as const).some((when) => occurrences(context, term, events, when).length > 0);
}
