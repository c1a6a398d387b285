import type { Task } from '../engine/agenda/task';
import type { Answer } from '../engine/decision';
import type { Game } from '../engine/world';
import type { PlayerId } from '../vm/entity';

/** Something that came into a game from outside. */
export type Input =
  | { readonly kind: 'answer'; readonly player: PlayerId; readonly answer: Answer }
  | { readonly kind: 'interject'; readonly task: Task };

/** Looks on while a scenario is played. */
export interface Watch {
  /** Before a task of the game runs. */
  readonly task?: (task: Task, game: Game) => void;
  /** Before a decision is answered. */
  readonly decision?: (game: Game) => void;
  /** What is given to the game. */
  readonly input?: (input: Input, game: Game) => void;
  /** When the scenario has been played and judged. */
  readonly end?: (game: Game) => void;
}
