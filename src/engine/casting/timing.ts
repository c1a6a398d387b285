import type { TimeLimit as NamedTime } from '../../bytecode/table/time-limits';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { stepNames, type StepName } from '../state/turn';
import type { Game } from '../world';

/** Main phase, own turn, empty stack (CR 307.1): but for a spell that is being cast, which is on it already (CR 601.2a). */
export function isSorceryTime(game: Game, player: PlayerId, cast: ObjectId | null = null): boolean {
  const { turn, stack } = game.state;
  const isMain = turn.active === player && (turn.step === 'main1' || turn.step === 'main2');
  return isMain && stack.every((id) => id === cast);
}

function isAt(game: Game, from: StepName, to: StepName): boolean {
  const now = stepNames.indexOf(game.state.turn.step);
  return now >= stepNames.indexOf(from) && now <= stepNames.indexOf(to);
}

/** Limits about time alone: of abilities ("activate only …", CR 602.5) and of spells ("cast … only …", CR 601.3). */
export type TimeLimit = NamedTime | 'sorcerySpeed' | 'instantSpeed';

/** Is the time right? `player` is who would act, `you` the controller of the ability. */
export function isTimely(game: Game, limit: TimeLimit, player: PlayerId, you: PlayerId = player): boolean {
  const { turn, combat } = game.state;
  switch (limit) {
    case 'sorcerySpeed':
      return isSorceryTime(game, player);
    case 'instantSpeed':
      return true;
    case 'yourTurn':
      return turn.active === you;
    case 'opponentsTurn':
      return turn.active !== you;
    case 'yourUpkeep':
      return turn.active === you && turn.step === 'upkeep';
    case 'yourEndStep':
      return turn.active === you && turn.step === 'end';
    case 'yourDrawStep':
      return turn.active === you && turn.step === 'draw';
    case 'theirDrawStep':
      return turn.active === player && turn.step === 'draw';
    case 'theirUpkeep':
      return turn.active === player && turn.step === 'upkeep';
    case 'endOfCombatStep':
      return turn.step === 'endCombat';
    case 'duringCombat':
      return isAt(game, 'beginCombat', 'endCombat');
    case 'beforeAttackers':
      return isAt(game, 'untap', 'beginCombat');
    case 'beforeBlockers':
      return isAt(game, 'beginCombat', 'declareAttackers');
    case 'yourTurnBeforeAttackers':
      return turn.active === you && isAt(game, 'untap', 'beginCombat');
    case 'combatBeforeBlockers':
      return isAt(game, 'beginCombat', 'declareAttackers');
    case 'declareBlockersStep':
      return turn.step === 'declareBlockers';
    case 'opponentsUpkeep':
      return turn.active !== you && turn.step === 'upkeep';
    case 'yourCombat':
      return turn.active === you && isAt(game, 'beginCombat', 'endCombat');
    case 'yourCombatBeforeBlockers':
      return turn.active === you && isAt(game, 'beginCombat', 'declareAttackers');
    case 'opponentsCombat':
      return turn.active !== you && isAt(game, 'beginCombat', 'endCombat');
    case 'opponentsDeclareBlockers':
      return turn.active !== you && turn.step === 'declareBlockers';
    case 'beforeCombatDamage':
      return isAt(game, 'untap', 'declareBlockers');
    case 'afterBlockers':
      return isAt(game, 'declareBlockers', 'endCombat');
    case 'declareAttackersStep':
      return turn.step === 'declareAttackers';
    case 'anyUpkeep':
      return turn.step === 'upkeep';
    case 'beforeCombat':
      return isAt(game, 'untap', 'main1');
    case 'afterCombat':
      return isAt(game, 'main2', 'cleanup');
    case 'beforeEndOfCombat':
      return isAt(game, 'beginCombat', 'combatDamage');
    case 'declareAttackersAttacked':
      return (
        turn.step === 'declareAttackers' &&
        combat?.attackers.some(({ defendingPlayer }) => defendingPlayer === you) === true
      );
  }
}
