import type { Task } from '../engine/agenda/task';
import { propose } from '../engine/events/propose';
import type { Game } from '../engine/world';
import type { PlayerId } from '../vm/entity';
import { isPlayer } from '../vm/entity';
import { pick } from './match';
import type { Action } from './schema';
import type { Script } from './script';

/** What a script does without the rules: counters appear, a player concedes (CR 104.3a). */
export function interjection(game: Game, script: Script, player: PlayerId, action: Action): Task {
  if (action.op === 'concede') return propose({ kind: 'loseGame', player, reason: 'CR 104.3a' });
  const on = action.card === undefined ? null : pick(game, script, action.card, game.state.battlefield);
  if (on === null || isPlayer(on)) return propose();
  const counter = (action.counter ?? '').toLowerCase();
  return propose({ kind: 'putCounters', on, counter, count: action.n ?? 1, by: player, source: null });
}
