import type { DurationValue, Handlers } from '../../vm/context';
import { codeOf, playersOfArg, trap } from '../../vm/evaluate';
import type { Term } from '../../bytecode/term';
import type { PlayerId } from '../../vm/entity';
import type { Game, GameContext } from '../world';

function onePlayer(context: GameContext, term: Term): PlayerId {
  return playersOfArg(context, term, 'who')[0] ?? trap(context, term, 'nobody');
}

/** In the extra turn that was added last, to which the effect at hand has just added one (CR 500.7). */
export function duringAddedTurn(context: GameContext, term: Term): DurationValue {
  const [added] = context.world.state.turn.extraTurns;
  return { kind: 'duringExtraTurn', id: added?.id ?? trap(context, term, 'no extra turn') };
}

/** Durations, worked out when the effect begins (CR 611.2a). */
export const durations: Handlers<Game>['duration'] = {
  endOfTurn: () => ({ kind: 'endOfTurn' }),
  thisTurn: () => ({ kind: 'endOfTurn' }),
  thisCombat: () => ({ kind: 'endOfCombat' }),
  endOfCombat: () => ({ kind: 'endOfCombat' }),
  restOfGame: () => ({ kind: 'forever' }),
  untilNextTurn: (context, term) => ({ kind: 'untilTurnOf', player: onePlayer(context, term) }),
  untilEndOfNextTurn: (context, term) => ({
    kind: 'endOfTurnOf',
    player: onePlayer(context, term),
    after: context.world.state.turn.number,
  }),
  duringNextTurn: (context, term) => ({
    kind: 'duringTurnOf',
    player: onePlayer(context, term),
    after: context.world.state.turn.number,
  }),
  duringThatTurn: (context, term) => duringAddedTurn(context, term),
  nextUntapStep: (context, term) => ({ kind: 'untapStepOf', player: onePlayer(context, term) }),
  untilEvent: (context, term) => ({ kind: 'untilEvent', event: codeOf(context, term, 'event') }),
  turnsWhen: (context, term) => ({ kind: 'whenever', condition: codeOf(context, term, 'condition') }),
  asLongAs: (context, term) => ({ kind: 'asLongAs', condition: codeOf(context, term, 'condition') }),
};
