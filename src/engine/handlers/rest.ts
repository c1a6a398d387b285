import type { Term } from '../../bytecode/term';
import { isPlayer, type Entity } from '../../vm/entity';
import { evalEntities, optionalInt } from '../../vm/evaluate';
import type { GameContext } from '../world';

/**
 * "The rest": those of the things that have neither been moved nor been chosen from among them, and, where one of them
 * does something, the others (CR 608.2c).
 */
export function restOf(context: GameContext, of: Term, except: readonly Entity[]): readonly Entity[] {
  const all = evalEntities(context, of).filter((entity) => !except.includes(entity));
  const own = of.op === 'ref' ? optionalInt(of, 'value') : null;
  const chosen = new Set(
    context.scope.values.flatMap((bound, at) =>
      at === own || !isPart(bound?.entities, all) ? [] : (bound?.entities ?? []),
    ),
  );
  const acting = isPart(context.subject ?? undefined, all) ? (context.subject ?? []) : [];
  return all.filter(
    (entity) =>
      !acting.includes(entity) &&
      !chosen.has(entity) &&
      (isPlayer(entity) || context.world.state.objects[entity] !== undefined),
  );
}

/** Is it some of them, not all? */
function isPart(some: readonly Entity[] | undefined, all: readonly Entity[]): boolean {
  return some !== undefined && some.length < all.length && some.every((entity) => all.includes(entity));
}
