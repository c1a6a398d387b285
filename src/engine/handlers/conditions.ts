import type { Handlers } from '../../vm/context';
import { boolOf, intOf, numOf, playersOfArg, wordOf } from '../../vm/evaluate';
import type { Game } from '../world';

/** Compares as the instructions say: "2 or more" is `atLeast`. */
export function compare(left: number, how: string, right: number): boolean {
  switch (how) {
    case 'atLeast':
      return left >= right;
    case 'atMost':
      return left <= right;
    case 'equal':
      return left === right;
    case 'greater':
      return left > right;
    case 'less':
      return left < right;
    case 'odd':
      return left % 2 !== 0;
    case 'even':
      return left % 2 === 0;
    default:
      throw new Error(`no comparison ${how}`);
  }
}

/** One language of conditions (CR 603.4, CR 608.2c, CR 611.3a). */
export const conditions: Handlers<Game>['bool'] = {
  compareNum: (context, term) =>
    compare(numOf(context, term, 'left'), wordOf(context, term, 'how'), numOf(context, term, 'right')),
  bothTrue: (context, term) => boolOf(context, term, 'left') && boolOf(context, term, 'right'),
  eitherTrue: (context, term) => boolOf(context, term, 'left') || boolOf(context, term, 'right'),
  notTrue: (context, term) => !boolOf(context, term, 'of'),
  turnOf: (context, term) => playersOfArg(context, term, 'who').includes(context.world.state.turn.active),
  performed: (context, term) => {
    const by = context.scope.values[intOf(context, term, 'value')]?.by ?? [];
    return playersOfArg(context, term, 'who').some((player) => by.includes(player));
  },
};
