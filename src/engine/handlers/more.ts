import { withCandidate, type Handlers } from '../../vm/context';
import { isPlayer, type PlayerId } from '../../vm/entity';
import { evalFilter, evalPattern, optionalNum, optionalTerm, optionalWord, termOf, wordOf } from '../../vm/evaluate';
import { controllerOf } from '../state/last-known';
import { playersFrom } from '../turn/players';
import { playerOf } from '../write';
import type { Term } from '../../bytecode/term';
import type { Game, GameContext } from '../world';
import { permanents } from './candidates';
import { forPlayers } from './existence';

/** Has a player more (or fewer) than every one of the players that they are compared with? */
function exceeds(context: GameContext, term: Term, player: PlayerId, countOf: (player: PlayerId) => number): boolean {
  const than = termOf(context, term, 'than');
  const about = { ...context, actor: player };
  const others = playersFrom(context.world, context.scope.controller)
    .filter((other) => other !== player && evalPattern(withCandidate(about, other), than))
    .map(countOf);
  const own = countOf(player);
  const by = optionalNum(context, term, 'by') ?? 1;
  const holds = (other: number): boolean =>
    wordOf(context, term, 'how') === 'more' ? own - other >= by : other - own >= by;
  const isAny = than.op === 'some' && ['a', 'any'].includes(optionalWord(than, 'quantity') ?? '');
  return isAny ? others.some(holds) : others.length > 0 && others.every(holds);
}

function controlled(context: GameContext, term: Term, player: PlayerId): number {
  const what = termOf(context, term, 'what');
  return permanents(context).filter(
    (id) =>
      !isPlayer(id) && controllerOf(context.world, id) === player && evalPattern(withCandidate(context, id), what),
  ).length;
}

/** Conditions that compare players with each other. */
export const comparisonsOfPlayers: Handlers<Game>['bool'] = {
  controlsMore: (context, term) =>
    forPlayers(context, term, (player) => exceeds(context, term, player, (each) => controlled(context, term, each))),
  controlsMost: (context, term) =>
    forPlayers(context, term, (player) => {
      const countOf = (each: PlayerId): number =>
        optionalTerm(term, 'what') === null
          ? playerOf(context.world, each).hand.length
          : controlled(context, term, each);
      const own = countOf(player);
      const isMost = wordOf(context, term, 'which') === 'most';
      return playersFrom(context.world, context.scope.controller)
        .map(countOf)
        .every((count) => (isMost ? count <= own : count >= own));
    }),
  hasMore: (context, term) =>
    forPlayers(context, term, (player) =>
      exceeds(context, term, player, (each) => {
        const { life, hand, graveyard } = playerOf(context.world, each);
        const kind = optionalTerm(term, 'kind');
        switch (wordOf(context, term, 'what')) {
          case 'life':
            return life;
          case 'cardsInGraveyard':
            return graveyard.filter((id) => kind === null || evalFilter(withCandidate(context, id), kind)).length;
          default:
            return hand.length;
        }
      }),
    ),
};

/** Players by what they have, compared with all players. */
export const playerFilters: Handlers<Game>['filter'] = {
  onTurn: ({ world, candidate }) => candidate === world.state.turn.active,
  // Where two are tied, neither is the one with the most.
  mostLife: (context, term) => {
    const { world, candidate } = context;
    if (candidate === null || !isPlayer(candidate)) return false;
    const { life } = playerOf(world, candidate);
    const isAlone = wordOf(context, term, 'which') === 'alone';
    return playersFrom(world, candidate)
      .filter((other) => other !== candidate)
      .every((other) => (isAlone ? playerOf(world, other).life < life : playerOf(world, other).life <= life));
  },
};
