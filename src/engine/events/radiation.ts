import { rulesPath } from '../../vm/pool';
import type { PlayerId } from '../../vm/entity';
import type { Game } from '../world';
import { makeEmblem } from './emblems';

/** The ability that the rules give for rad counters (CR 727.1). */
const ofRadiation = rulesPath(
  'Triggered',
  'at the beginning of your first main phase, if you have one or more rad counters, mill cards equal to the number of rad counters you have. for each nonland card milled this way, you lose 1 life and remove a rad counter from you.',
);

const name = 'radiation';

/** A player who has rad counters has the ability, once: it stays, and does nothing without any (CR 727.1). */
export function beginRadiation(game: Game, player: PlayerId): void {
  const hasIt = game.state.command.some((id) => {
    const object = game.state.objects[id];
    return object?.owner === player && object.printed.kind === 'made' && object.printed.values.name === name;
  });
  if (!hasIt) makeEmblem(game, { player, abilities: [ofRadiation], name });
}
