import type { Term } from '../../bytecode/term';
import { withCandidate } from '../../vm/context';
import type { ObjectId } from '../../vm/entity';
import {
  conjunctsOf,
  evalFilter,
  evalPattern,
  optionalTerm,
  optionalWord,
  patternOf,
  termsOf,
} from '../../vm/evaluate';
import { abilityAt } from '../../vm/pool';
import { keywordAround } from '../characteristics/keyword-names';
import type { By } from './targeting';
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
  const parts = conjunctsOf(filter);
  return parts.every((part) => {
    if (part.op === 'abilityNoun') return optionalWord(part, 'keyword') === null;
    return part.op === 'abilityOf' ? patternOf(its, part, 'what') : evalFilter(its, part);
  });
}

/**
 * Does a spell or ability fit the pattern while its targets are chosen: "spells or abilities your opponents control"? An
 * ability is not on the stack yet; who controls it is known, and what else is said is asked of its source.
 */
export function fitsTargeting(context: GameContext, pattern: Term, by: By): boolean {
  if (pattern.op === 'either') return termsOf(pattern, 'parts').some((part) => fitsTargeting(context, part, by));
  const filter = pattern.op === 'some' || pattern.op === 'all' ? optionalTerm(pattern, 'filter') : null;
  return filter === null
    ? evalPattern(withCandidate(context, by.source), pattern)
    : fitsAsTargeting(context, filter, by);
}

/** The same of a description alone. */
export function fitsAsTargeting(context: GameContext, part: Term, by: By): boolean {
  const { kind } = abilityAt(context.pool, by.ability);
  const isSpell = kind === 'spell' || kind === 'keyword';
  switch (part.op) {
    case 'allOf':
      return termsOf(part, 'parts').every((inner) => fitsAsTargeting(context, inner, by));
    case 'anyOf':
      return termsOf(part, 'parts').some((inner) => fitsAsTargeting(context, inner, by));
    case 'spell':
      return isSpell;
    case 'abilityNoun': {
      const asked = optionalWord(part, 'kind');
      const keyword = optionalWord(part, 'keyword');
      if (keyword !== null && keywordAround(context.pool, by.ability) !== keyword) return false;
      return (
        !isSpell &&
        (asked === 'any' || asked === 'activatedOrTriggered' || asked === 'activatedAndTriggered' || asked === kind)
      );
    }
    case 'abilityOf':
      return patternOf(withCandidate(context, by.source), part, 'what');
    case 'controlledBy':
      return patternOf(withCandidate(context, by.controller), part, 'who');
    default:
      return evalFilter(withCandidate(context, by.source), part);
  }
}
