import { termAt, type CodePath } from '../../../vm/pool';
import { optionalTerm } from '../../../vm/evaluate';
import { occursIn } from '../../triggers/returns';
import type { EffectContext } from '../../world';

/**
 * Has the event of "until" happened since the ability triggered or was put on the stack? Then nothing is moved
 * (CR 610.3a, CR 610.3b).
 */
export function untilOver(context: EffectContext, event: CodePath): boolean {
  const { world, scope } = context;
  const term = termAt(world.pool, event);
  if (term.op === 'leaves' && optionalTerm(term, 'what')?.op === 'source')
    return world.state.objects[scope.source]?.zone !== 'battlefield';
  const { batch } = scope.follows;
  if (batch === null) return false;
  const since = [...world.state.lastTurn, ...world.state.history].filter((happened) => happened.batch > batch);
  return occursIn(world, { scope, event }, since);
}
