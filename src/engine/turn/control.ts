import type { PlayerId } from '../../vm/entity';
import type { PlayerControl } from '../state/turn';
import { set } from '../write';
import type { Game } from '../world';
import { isInGame } from './players';

type During = PlayerControl['during'];

/** A player will decide for another in the next turn that the other takes, or combat phase of theirs (CR 722.1). */
export function takeControlOf(game: Game, by: PlayerId, player: PlayerId, during: During): void {
  setControls(game, [...game.state.turn.controls, { player, by, during, stage: 'next' }]);
}

/** A turn or combat phase of a player begins: what waited for it begins, and what there was ends (CR 722.1). */
export function controlBegins(game: Game, player: PlayerId, during: During): void {
  const { controls } = game.state.turn;
  if (controls.length === 0) return;
  const lasting = controls.filter((each) => each.during !== during || each.stage === 'next');
  setControls(
    game,
    lasting.map((each) => (each.during === during && each.player === player ? { ...each, stage: 'now' } : each)),
  );
}

/** The combat phase is over, and who decided for a player in it decides no longer. */
export function controlOfCombatEnds(game: Game): void {
  const { controls } = game.state.turn;
  if (controls.length === 0) return;
  setControls(
    game,
    controls.filter(({ during, stage }) => during !== 'combatPhase' || stage === 'next'),
  );
}

/** Who makes the decisions of a player: the player, or whoever controls the player (CR 722.5). */
export function deciderFor(game: Game, player: PlayerId): PlayerId {
  const control = game.state.turn.controls.findLast((each) => each.player === player && each.stage === 'now');
  return control !== undefined && isInGame(game, control.by) ? control.by : player;
}

function setControls(game: Game, controls: readonly PlayerControl[]): void {
  set(game, 'turn', { ...game.state.turn, controls });
}
