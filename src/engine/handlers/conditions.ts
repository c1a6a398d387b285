import type { Handlers } from '../../vm/context';
import { boolOf, intOf, numOf, optionalWord, playersOfArg, wordOf } from '../../vm/evaluate';
import type { Game } from '../world';
import { compare } from './compare';
import { existence } from './existence';

/** One language of conditions (CR 603.4, CR 608.2c, CR 611.3a). */
export const conditions: Handlers<Game>['bool'] = {
  ...existence,
  compareNum: (context, term) =>
    compare(numOf(context, term, 'left'), wordOf(context, term, 'how'), numOf(context, term, 'right')),
  bothTrue: (context, term) => boolOf(context, term, 'left') && boolOf(context, term, 'right'),
  eitherTrue: (context, term) => boolOf(context, term, 'left') || boolOf(context, term, 'right'),
  notTrue: (context, term) => !boolOf(context, term, 'of'),
  turnOf: (context, term) => {
    const its = playersOfArg(context, term, 'who').includes(context.world.state.turn.active);
    return its === (optionalWord(term, 'style') !== 'isnt');
  },
  performed: (context, term) => {
    const by = context.scope.values[intOf(context, term, 'value')]?.by ?? [];
    const done = playersOfArg(context, term, 'who').some((player) => by.includes(player));
    const style = optionalWord(term, 'style');
    return done === (style !== 'dont' && style !== 'cant');
  },
};
