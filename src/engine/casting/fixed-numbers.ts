import { termsIn } from '../../bytecode/term';
import type { ObjectId } from '../../vm/entity';
import { evalNum, termOf, wordOf } from '../../vm/evaluate';
import { pathOf, statementsAt } from '../../vm/pool';
import type { PendingPart } from '../state/object';
import { objectOf, setObject } from '../write';
import { contextFor, type Game } from '../world';

/**
 * Works out the numbers of a spell or ability that are those of the moment in which it is cast or activated, once its
 * targets are chosen: "where X is the number of Mountains you control as you cast this spell".
 */
export function fixNumbers(game: Game, object: ObjectId): void {
  const { pending } = objectOf(game, object);
  if (pending === null) return;
  const parts = pending.parts.map((part) => withFixed(game, part));
  if (parts.some((part, at) => part !== pending.parts[at])) setObject(game, object, { pending: { ...pending, parts } });
}

function withFixed(game: Game, part: PendingPart): PendingPart {
  const held = statementsAt(game.pool, part.code)
    .flatMap(termsIn)
    .filter(({ op }) => op === 'asOf');
  const context = contextFor(game, part.scope);
  const fixed = held
    .filter((term) => wordOf(context, term, 'moment') !== 'resolves')
    .map((term) => [pathOf(game.pool, term), evalNum(context, termOf(context, term, 'num'))] as const);
  return fixed.length === 0 ? part : { ...part, scope: { ...part.scope, fixed: Object.fromEntries(fixed) } };
}
