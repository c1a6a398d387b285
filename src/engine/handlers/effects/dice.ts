import { intOf, numOf, optionalNum, optionalWord, playersOfArg, trap } from '../../../vm/evaluate';
import { nothing } from '../../../vm/scope';
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
  /** A six-sided die; nobody controls an Attraction that it could light up, since nobody opens one (CR 701.52a). */
  rollToVisit: (context, term) =>
    events(
      playersOfArg(context, term, 'who').map((player) => {
        return { kind: 'rollDice', player, count: 1, sides: 6, plus: 0, ignored: 0 };
      }),
    ),
  /** Only with an Attraction deck, which no game here is played with (CR 701.51a). */
  openAttraction: () => ({ kind: 'value', binding: nothing }),
  /** What is rolled instead of something is said where that is replaced. */
  rollMore: (context, term) => trap(context, term, 'nothing is rolled'),
};
