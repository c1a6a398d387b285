import { argOf } from '../bytecode/parameters';
import { isTerm, term, type Arg, type Term } from '../bytecode/term';

/** The numbers that a condition compares, where each is known: "if you have fewer than seven cards in hand". */
export function comparedIn(condition: Term): readonly [Term, Term] | null {
  const of = (name: string): Arg => argOf(condition, name);
  switch (condition.op) {
    case 'compareNum':
      return both(of('left'), of('right'));
    case 'handHas': {
      const [who, what] = [of('who'), of('what')];
      const isOfAll = of('zone') === null && isTerm(what) && what.op === 'some';
      return isOfAll && isKnown(who) ? both(argOf(what, 'count'), inHand(who)) : null;
    }
    case 'hasMore': {
      const [who, than] = [of('who'), of('than')];
      if (!isKnown(who) || !isKnown(than) || of('what') === 'cardsInGraveyard') return null;
      const amount = of('what') === 'life' ? (its: Term): Term => term('life', [its, 'total']) : inHand;
      return [amount(who), amount(than)];
    }
    case 'is': {
      const [what, filter] = [of('what'), of('filter')];
      if (!isTerm(what) || !isTerm(filter) || filter.op !== 'compare') return null;
      return both(term('stat', [argOf(filter, 'what'), what, 'whose']), argOf(filter, 'than'));
    }
    default:
      return null;
  }
}

const both = (left: Arg, right: Arg): readonly [Term, Term] | null =>
  isTerm(left) && isTerm(right) ? [left, right] : null;

const isKnown = (who: Arg): who is Term => isTerm(who) && who.op !== 'some' && who.op !== 'either';

const inHand = (who: Term): Term => term('count', [term('contents', [who, 'hand']), 'numberOf']);
