import type { Term } from '../../bytecode/term';
import { evalBool } from '../../vm/evaluate';
import { termAt } from '../../vm/pool';
import type { Scope } from '../../vm/scope';
import { bindRoles } from './roles';
import type { EventKind, Happened } from '../events/event';
import { kindsOf } from '../handlers/events/compound';
import { hasBegun } from '../statics/later';
import { set } from '../write';
import { contextFor, type Game, type Roles } from '../world';
import { allOccurrences } from './occurrences';
import { heard, type Said } from './said';
import type { DelayedTrigger, PendingTrigger } from './types';

/** The delayed triggers that a batch of events sets off (CR 603.7); those that trigger only once are gone then (CR 603.7b). */
export function delayedBy(
  game: Game,
  batch: readonly Happened[],
  kinds: ReadonlySet<EventKind>,
  said: Said,
): readonly PendingTrigger[] {
  if (game.state.delayed.length === 0) return [];
  const used = new Set<number>();
  const found = game.state.delayed.flatMap((delayed) => {
    const its = triggersOf(game, delayed, heard(game, said, delayed.scope.source, batch), kinds);
    if (its.length > 0 && delayed.times === 'once') used.add(delayed.id);
    return its;
  });
  if (used.size > 0)
    set(
      game,
      'delayed',
      game.state.delayed.filter(({ id }) => !used.has(id)),
    );
  return found;
}

function triggersOf(
  game: Game,
  delayed: DelayedTrigger,
  batch: readonly Happened[],
  kinds: ReadonlySet<EventKind>,
): readonly PendingTrigger[] {
  const event = termAt(game.pool, delayed.event);
  if (!kindsOf(game.rules, event).some((kind) => kinds.has(kind))) return [];
  if (!hasBegun(game, delayed.duration)) return [];
  const context = contextFor(game, delayed.scope);
  const all = allOccurrences(context, event, batch).filter(({ roles }) =>
    holds(game, delayed, withRoles(game, delayed, event, roles)),
  );
  const counted = delayed.times === 'once' ? all.slice(0, 1) : all;
  return counted.map(({ roles }) => ({
    source: delayed.scope.source,
    controller: delayed.scope.controller,
    ability: delayed.scope.ability,
    roles,
    batch: batch[0]?.batch ?? null,
    made: { scope: withRoles(game, delayed, event, roles), body: delayed.body },
    condition: delayed.condition,
    ...(delayed.timing === undefined ? {} : { timing: delayed.timing }),
  }));
}

/** The scope of the effect that made the trigger, with the participants of the event. */
function withRoles(game: Game, { scope, body }: DelayedTrigger, event: Term, roles: Roles): Scope {
  return bindRoles(game, scope, body, event, roles);
}

function holds(game: Game, { condition }: DelayedTrigger, scope: Scope): boolean {
  return condition === null || evalBool(contextFor(game, scope), termAt(game.pool, condition));
}
