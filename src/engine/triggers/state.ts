import { flatMapped } from '../../source/flat-mapped';
import { evalBool, termOf } from '../../vm/evaluate';
import { makeScope } from '../scope';
import { set } from '../write';
import { contextFor, type Game } from '../world';
import { triggerOf } from './collect';
import type { PendingTrigger } from './types';
import { watching, type Watching } from './watching';

/** Adds the state triggers whose condition holds and that are not waiting or on the stack already (CR 603.8). */
export function collectStateTriggers(game: Game): void {
  const found = flatMapped(watching(game).stateTriggers, (its) => stateTrigger(game, its));
  if (found.length > 0) set(game, 'triggered', [...game.state.triggered, ...found]);
}

function stateTrigger(game: Game, { ability, path, source, controller }: Watching): readonly PendingTrigger[] {
  if (ability.kind !== 'triggered' || ability.event.op !== 'stateIs') return [];
  const context = contextFor(game, makeScope(game, { ability: path, source, controller }));
  if (!evalBool(context, termOf(context, ability.event, 'condition'))) return [];
  const waits = game.state.triggered.some((trigger) => trigger.ability === path && trigger.source === source);
  if (waits || isOnStack(game, source, path)) return [];
  return triggerOf(game, { ability: path, source, controller }, ability, { roles: {} }, null);
}

/** Is an ability that triggered, of this source, still on the stack? */
export function isOnStack(game: Game, source: Watching['source'], path: Watching['path'] | null): boolean {
  return game.state.stack.some((id) => {
    const origin = game.state.objects[id]?.origin;
    return origin?.source === source && (path === null || origin.ability === path);
  });
}
