import { legalActions } from './casting/legal';
import type { Asked, Decision, LegalAction } from './decision';
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
  const decision = new PriorityDecision(game, stated);
  game.cache.asked = { stated, decision };
  return decision;
}

type AskedPriority = Extract<Asked, { readonly kind: 'priority' }>;
type Stated = Extract<Decision, { readonly kind: 'priority' }>;

class PriorityDecision implements Stated {
  readonly kind = 'priority';
  readonly player: Stated['player'];
  readonly by?: Stated['player'];
  readonly reason: Stated['reason'];
  readonly #game: Game;
  readonly #stated: AskedPriority;
  #actions: readonly LegalAction[] | null = null;

  constructor(game: Game, stated: AskedPriority) {
    this.player = stated.player;
    if (stated.by !== undefined) this.by = stated.by;
    this.reason = stated.reason;
    this.#game = game;
    this.#stated = stated;
  }

  get actions(): readonly LegalAction[] {
    if (this.#actions === null && this.#game.state.decision !== this.#stated)
      throw new Error('a decision that is over');
    this.#actions ??= legalActions(this.#game, this.#stated.player);
    return this.#actions;
  }

  toJSON(): object {
    const { kind, player, by, reason, actions } = this;
    return { kind, player, by, reason, actions };
  }
}
