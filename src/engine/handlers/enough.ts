import type { Term } from '../../bytecode/term';
import { conjunctsOf, optionalInt, optionalNum, optionalTerm, optionalWord } from '../../vm/evaluate';
import type { GameContext } from '../world';
import { compare } from './compare';

/** Are there as many things as the pattern asks for (CR 608.2h)? Without a quantity, one is enough. */
export function isEnough(context: GameContext, pattern: Term | null, count: number): boolean {
  if (pattern === null) return count > 0;
  const asked = pattern.op === 'some' ? optionalWord(pattern, 'quantity') : null;
  switch (asked) {
    case 'no':
      return count === 0;
    case 'number':
    case 'atLeast':
    case 'atMost':
      return compare(count, asked === 'number' ? 'atLeast' : asked, optionalNum(context, pattern, 'count') ?? 1);
    case 'moreThan':
      return compare(count, 'greater', optionalNum(context, pattern, 'count') ?? 1);
    case 'fewerThan':
      return compare(count, 'less', optionalNum(context, pattern, 'count') ?? 1);
    case 'exactly':
      return compare(count, 'equal', optionalNum(context, pattern, 'count') ?? 1);
    default:
      return count > 0;
  }
}

/** "One of your opponents" is any of them, however many others there are (CR 603.2c). */
export function isOneOfThem(pattern: Term): boolean {
  const [count, filter] = [optionalTerm(pattern, 'count'), optionalTerm(pattern, 'filter')];
  if (optionalWord(pattern, 'quantity') !== 'exactly' || count?.op !== 'const' || filter === null) return false;
  return optionalInt(count, 'value') === 1 && conjunctsOf(filter).some(({ op }) => op === 'among');
}
