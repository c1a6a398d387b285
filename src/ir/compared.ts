import { isTerm, term, type Arg, type Term } from '../bytecode/term';

/** The numbers that a condition compares, where each is known: "if you have fewer than seven cards in hand". */
export function comparedIn({ op, args }: Term): readonly [Term, Term] | null {
  const [left, right, third, , fifth] = args;
  const isKnown = (who: Arg | undefined): who is Term => isTerm(who) && who.op !== 'some' && who.op !== 'either';
  const inHand = (who: Term): Term => term('count', [term('contents', [who, 'hand']), 'numberOf']);
  switch (op) {
    case 'compareNum':
      return isTerm(left) && isTerm(third) ? [left, third] : null;
    case 'handHas': {
      const count = third === null && isTerm(right) && right.op === 'some' ? right.args[1] : null;
      return isKnown(left) && isTerm(count) ? [count, inHand(left)] : null;
    }
    case 'hasMore': {
      if (!isKnown(left) || !isKnown(fifth)) return null;
      const amount = third === 'life' ? (who: Term): Term => term('life', [who, 'total']) : inHand;
      return [amount(left), amount(fifth)];
    }
    case 'is': {
      const [what, how, than] = isTerm(right) && right.op === 'compare' ? right.args : [];
      const own = typeof what === 'string' && isTerm(left) ? term('stat', [what, left, 'whose']) : null;
      return own !== null && how !== null && isTerm(than) ? [own, than] : null;
    }
    default:
      return null;
  }
}
