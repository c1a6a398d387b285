import { intOf, numOf, optionalNum, optionalWord, playersOfArg, trap } from '../../../vm/evaluate';
import type { Rules } from '../../world';
import { events } from '../outcome';

/** Dice (CR 706). */
export const diceEffects: Rules['effects'] = {
  rollDice: (context, term) => {
    const by = optionalNum(context, term, 'by') ?? 0;
    const roll = {
      kind: 'rollDice',
      count: numOf(context, term, 'dice'),
      sides: intOf(context, term, 'sides'),
      plus: optionalWord(term, 'modifier') === 'subtract' ? -by : by,
      ignored: optionalWord(term, 'ignored') === null ? 0 : 1,
    } as const;
    return events(playersOfArg(context, term, 'who').map((player) => ({ ...roll, player })));
  },
  /** What is rolled instead of something is said where that is replaced. */
  rollMore: (context, term) => trap(context, term, 'nothing is rolled'),
};
