import type { DurationValue } from '../../vm/context';
import { set } from '../write';
import type { Game } from '../world';

/** Ends the lasting effects, shields and delayed triggers whose duration is over. */
export function expire(game: Game, isOver: (duration: DurationValue) => boolean): void {
  set(
    game,
    'effects',
    game.state.effects.filter((effect) => !isOver(effect.duration)),
  );
  set(
    game,
    'shields',
    game.state.shields.filter((shield) => !isOver(shield.duration)),
  );
  set(
    game,
    'delayed',
    game.state.delayed.filter(({ duration }) => duration === null || !isOver(duration)),
  );
}
