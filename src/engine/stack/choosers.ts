import type { Term } from '../../bytecode/term';
import { withCandidate } from '../../vm/context';
import { isPlayer, type Entity, type PlayerId } from '../../vm/entity';
import { conjunctsOf, optionalWord, patternOf } from '../../vm/evaluate';
import type { TaskOf } from '../agenda/task';
import type { Decision, Reason } from '../decision';
import { controllerOf } from '../state/last-known';
import { playersFrom } from '../turn/players';
import type { GameContext } from '../world';

type Task = TaskOf<'chooseTargets'>;

/** Asks which of several players chooses the target. */
export function chooserAsked(player: PlayerId, reason: Reason, options: readonly PlayerId[]): Decision {
  return { kind: 'choose', player, reason, purpose: 'effect', options, min: 1, max: 1, ordered: 'no' };
}

/** Who may choose for a slot: "target creature of an opponent's choice" is for one of them, whom its controller names. */
export function choosersOf(
  context: GameContext,
  filter: Term,
  you: PlayerId,
  options: readonly Entity[],
): readonly PlayerId[] {
  const said = conjunctsOf(filter).find(({ op }) => op === 'chosenBy');
  if (said === undefined) return [you];
  const choosers = playersFrom(context.world, you).filter((player) =>
    patternOf(withCandidate(context, player), said, 'who'),
  );
  if (optionalWord(said, 'own') === null) return choosers;
  const controllers = options.map((entity) => (isPlayer(entity) ? entity : controllerOf(context.world, entity)));
  return choosers.filter((player) => controllers.includes(player));
}

/** What the player may choose: their own, where it says so. */
export function optionsFor(
  context: GameContext,
  filter: Term,
  player: PlayerId,
  options: readonly Entity[],
): readonly Entity[] {
  const isOwn = conjunctsOf(filter).some((part) => part.op === 'chosenBy' && optionalWord(part, 'own') !== null);
  return isOwn
    ? options.filter((entity) => !isPlayer(entity) && controllerOf(context.world, entity) === player)
    : options;
}

/** Is the target chosen at random? */
export const isByChance = (filter: Term): boolean => conjunctsOf(filter).some(({ op }) => op === 'byChance');

/** The task for the next slot, for which nobody has been named yet. */
export function withoutChooser({ chooser, ...task }: Task): Task {
  return chooser === undefined ? task : task;
}
