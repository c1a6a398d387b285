import { abilityAt, printedPath } from '../../vm/pool';
import type { Scope } from '../../vm/scope';
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
  return isOnce(game, scope) && (game.state.objects[scope.source]?.uses[printedPath(scope.ability)]?.turn ?? 0) > 0;
}

/** What such an ability allows has been done. */
export function noteDone(game: Game, scope: Scope): void {
  const object = game.state.objects[scope.source];
  if (object === undefined || !isOnce(game, scope)) return;
  const path = printedPath(scope.ability);
  const before = object.uses[path] ?? { turn: 0, game: 0 };
  const use = { turn: before.turn + 1, game: before.game + 1 };
  setObject(game, scope.source, { uses: { ...object.uses, [path]: use } });
}
