import { abilityAt } from '../../vm/pool';
import type { Scope } from '../../vm/scope';
import { timesUsed, withUse } from '../state/uses';
import { setObject } from '../write';
import type { Game } from '../world';

/** Is it an ability of which "do this only once each turn" is said? */
function isOnce(game: Game, { ability }: Scope): boolean {
  if (ability === '') return false;
  const its = abilityAt(game.pool, ability);
  return its.kind === 'triggered' && its.limit === 'doOncePerTurn';
}

/** Has what such an ability allows been done this turn (CR 603.2h)? */
export function isUsedUp(game: Game, scope: Scope): boolean {
  return isOnce(game, scope) && timesUsed(game.state.objects[scope.source]?.uses ?? {}, scope.ability).turn > 0;
}

/** What such an ability allows has been done. */
export function noteDone(game: Game, scope: Scope): void {
  const object = game.state.objects[scope.source];
  if (object === undefined || !isOnce(game, scope)) return;
  setObject(game, scope.source, { uses: withUse(object.uses, scope.ability) });
}
