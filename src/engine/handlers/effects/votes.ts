import { playersOfArg, wordsOf } from '../../../vm/evaluate';
import type { PlayerId } from '../../../vm/entity';
import { rulesAbout, wordOfRule } from '../../statics/rules-in-force';
import { playersFrom } from '../../turn/players';
import type { Game, Rules } from '../../world';

type Ballot = { readonly player: PlayerId; readonly optional: 'yes' | 'no' };

/** The votes of a player: one, and those that effects give (CR 701.38d). */
function ballotsOf(game: Game, player: PlayerId): readonly Ballot[] {
  const more = rulesAbout(game, player, 'extraVotes').map((rule): Ballot => ({
    player,
    optional: wordOfRule(rule, 'how') === 'may' ? 'yes' : 'no',
  }));
  return [{ player, optional: 'no' }, ...more];
}

/** Votes (CR 701.38). */
export const voteEffects: Rules['effects'] = {
  chooseSides: (context, term) => {
    const { world, scope } = context;
    const { source, ability } = scope;
    const [player] = playersOfArg(context, term, 'who');
    if (player === undefined) return { kind: 'tasks', tasks: [] };
    const rest = playersFrom(world, player);
    const task = { kind: 'chooseSides', player, rest, friends: [], source, ability, stage: 'ask' } as const;
    return { kind: 'tasks', tasks: [task] };
  },
  vote: (context, term) => {
    const { world, scope } = context;
    const voters = playersOfArg(context, term, 'who');
    const ballots = playersFrom(world, scope.controller)
      .filter((player) => voters.includes(player))
      .flatMap((player) => ballotsOf(world, player));
    const { source, ability } = scope;
    const options = wordsOf(term, 'options');
    return { kind: 'tasks', tasks: [{ kind: 'vote', source, ability, options, ballots, voted: [], stage: 'next' }] };
  },
};
