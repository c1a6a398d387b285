import type { Term } from '../../bytecode/term';
import { withCandidate } from '../../vm/context';
import type { ObjectId } from '../../vm/entity';
import { evalFilter, evalPattern, optionalTerm, patternOf, termsOf } from '../../vm/evaluate';
import type { GameContext } from '../world';

/**
 * Does an ability of the source fit the pattern, before it is on the stack: "an ability of an artifact source"? What the
 * pattern says of the ability holds for each that can be activated; what it is an ability of is asked of the source.
 */
export function fitsAbilityOf(context: GameContext, pattern: Term, source: ObjectId): boolean {
  const its = withCandidate(context, source);
  if (pattern.op === 'either') return termsOf(pattern, 'parts').some((part) => fitsAbilityOf(context, part, source));
  const filter = pattern.op === 'some' || pattern.op === 'all' ? optionalTerm(pattern, 'filter') : null;
  if (filter === null) return evalPattern(its, pattern);
  const parts = filter.op === 'allOf' ? termsOf(filter, 'parts') : [filter];
  return parts.every((part) => {
    if (part.op === 'abilityNoun') return true;
    return part.op === 'abilityOf' ? patternOf(its, part, 'what') : evalFilter(its, part);
  });
}
