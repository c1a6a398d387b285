import { flatMapped } from '../../source/flat-mapped';
import type { GameEvent } from '../events/event';
import { isPlayerForbidden } from '../statics/restrictions';
import { isInGame } from '../turn/players';
import { playerOf } from '../write';
import type { PlayerId } from '../../vm/entity';
import type { Game } from '../world';

const fatalPoison = 10;
const fatalCommanderDamage = 21;

/** What befalls players (CR 704.5a, CR 704.5b, CR 704.5c, CR 704.6c). */
export function playerActions(game: Game): readonly GameEvent[] {
  return flatMapped(
    game.state.order.filter((player) => isInGame(game, player)),
    (player) => {
      const reason = lossOf(game, player);
      return reason === null || isPlayerForbidden(game, 'lose', player)
        ? []
        : [{ kind: 'loseGame', player, reason } as const];
    },
  );
}

function lossOf(game: Game, id: PlayerId): string | null {
  const player = playerOf(game, id);
  if (player.life <= 0 && !isPlayerForbidden(game, 'loseForLife', id)) return 'CR 704.5a';
  if (player.drewFromEmpty) return 'CR 704.5b';
  if ((player.counters['poison'] ?? 0) >= fatalPoison) return 'CR 704.5c';
  return Object.values(player.commanderDamage).some((damage) => damage >= fatalCommanderDamage) ? 'CR 704.6c' : null;
}
