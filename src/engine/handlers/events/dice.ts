import type { Term } from '../../../bytecode/term';
import { evalNum, termsOf, wordOf } from '../../../vm/evaluate';
import type { EventOf } from '../../events/event';
import type { GameContext, Rules } from '../../world';
import { fits, on, roles } from './fit';

/** Is the number on a die, or its result, one that a pattern asks for (CR 706.2)? */
function isRolled(context: GameContext, term: Term, { natural, amount }: EventOf<'rollDie'>): boolean {
  const numbers = termsOf(term, 'results').map((result) => evalNum(context, result));
  switch (wordOf(context, term, 'how')) {
    case 'natural':
      return numbers.includes(natural);
    case 'atLeast':
      return numbers.some((number) => amount >= number);
    case 'atMost':
      return numbers.some((number) => amount <= number);
    case 'equal':
      return numbers.includes(amount);
    default:
      return true;
  }
}

/** Dice that are rolled, or would be: together, and each by itself. */
export const diceEvents: Rules['events'] = {
  rollsDice: {
    kinds: ['rollDice', 'rollDie'],
    looksBack: () => false,
    match: (context, term, { event, happened }) => {
      // Before they are rolled they are so many dice, afterwards they are what came of them.
      if (event.kind !== (happened === null ? 'rollDice' : 'rollDie')) return null;
      const amount = event.kind === 'rollDice' ? event.count : event.amount;
      return fits(context, term, 'who', event.player) ? roles({ who: event.player }, amount) : null;
    },
  },
  rollsDie: on('rollDie', (context, term, event) =>
    fits(context, term, 'who', event.player) && isRolled(context, term, event)
      ? roles({ who: event.player }, event.amount)
      : null,
  ),
};
