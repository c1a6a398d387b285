import { legalActions } from './casting/legal';
import type { Decision, LegalAction } from './decision';
import type { Game } from './world';

/**
 * The decision that the game waits for; null when it is over. What a player with priority may do is worked out when
 * `actions` is read for the first time, which must be as long as the decision is pending: it throws afterwards.
 */
export function decisionOf(game: Game): Decision | null {
  const stated = game.state.decision;
  if (stated?.kind !== 'priority') return stated;
  const { asked } = game.cache;
  if (asked?.stated === stated) return asked.decision;
  let actions: readonly LegalAction[] | null = null;
  const decision: Decision = {
    kind: stated.kind,
    player: stated.player,
    ...(stated.by === undefined ? {} : { by: stated.by }),
    reason: stated.reason,
    get actions() {
      if (actions === null && game.state.decision !== stated) throw new Error('a decision that is over');
      actions ??= legalActions(game, stated.player);
      return actions;
    },
  };
  game.cache.asked = { stated, decision };
  return decision;
}
