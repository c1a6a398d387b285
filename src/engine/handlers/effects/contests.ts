import { codeOf, playersOfArg } from '../../../vm/evaluate';
import { temptedBy } from '../../actions/ring';
import { apnap } from '../../turn/players';
import type { Rules } from '../../world';

/** Keyword actions in which players reveal, choose and mark things (CR 701). */
export const contestEffects: Rules['effects'] = {
  ringTempts: (context, term) => ({
    kind: 'tasks',
    tasks: playersOfArg(context, term, 'who').flatMap((player) =>
      temptedBy(context.world, player, context.scope.source),
    ),
  }),
  clash: (context, term) => {
    const clashing = [...playersOfArg(context, term, 'who'), ...playersOfArg(context, term, 'with')];
    const players = apnap(context.world).filter((player) => clashing.includes(player));
    const { source } = context.scope;
    return {
      kind: 'tasks',
      tasks: [{ kind: 'clash', players, cards: [], down: [], source, winner: null, stage: 'reveal' }],
    };
  },
  guess: (context, term) => ({
    kind: 'tasks',
    tasks: playersOfArg(context, term, 'who').map((player) => ({
      kind: 'guess',
      player,
      scope: context.scope,
      whether: codeOf(context, term, 'whether'),
      stage: 'ask',
    })),
  }),
  timeTravel: (context, term) => ({
    kind: 'tasks',
    tasks: playersOfArg(context, term, 'who').map((player) => ({
      kind: 'timeTravel',
      player,
      source: context.scope.source,
      more: [],
      stage: 'more',
    })),
  }),
};
