import type { Modal } from '../../bytecode/module';
import type { PlayerId } from '../../vm/entity';
import { evalBool, evalNum } from '../../vm/evaluate';
import type { Decision } from '../decision';
import { makeScope, type ScopeFacts } from '../scope';
import { shuffled } from '../state/random';
import { opponentsOf } from '../turn/players';
import { abilityAt, type AbilityPath } from '../../vm/pool';
import { timesUsed, withUse } from '../state/uses';
import { setObject } from '../write';
import { contextFor, type Game } from '../world';

/** Who chooses which modes, and how many (CR 700.2). */
export type ModeChoice = Omit<Extract<Decision, { readonly kind: 'modes' }>, 'reason'>;

/**
 * The choice among the legal modes of an ability of a player: as many as printed, or all of them. Null where there are not
 * enough.
 */
export function modeChoice(
  game: Game,
  modal: Modal,
  controller: PlayerId,
  options: readonly number[],
  wanted: 'asPrinted' | 'all' = 'asPrinted',
): ModeChoice | null {
  const { chooser, modes, style } = modal;
  if (style === 'worth') return { ...weighed(modal, options), player: controller, options };
  const min = wanted === 'all' ? modes.length : modal.min;
  if (!areEnough(modal, options.length, min)) return null;
  const repeat = style === 'sameModeAgain' ? 'yes' : 'no';
  const most = modal.max ?? options.length;
  const printed = repeat === 'yes' ? most : Math.min(most, options.length);
  // Chosen at random: it is the one that can be chosen.
  if (style === 'atRandom')
    return { kind: 'modes', player: controller, options: shuffled(game, options).slice(0, 1), min, max: 1, repeat };
  const player = chooser === 'you' ? controller : (opponentsOf(game, controller)[0] ?? controller);
  return { kind: 'modes', player, options, min, max: wanted === 'all' ? modes.length : printed, repeat };
}

/** Modes of which so much is chosen as they weigh together, each as often as wanted (CR 700.2i). */
function weighed({ max, modes }: Modal, options: readonly number[]): Omit<ModeChoice, 'player' | 'options'> {
  const weights = modes.map(({ cost: [weight] }) => {
    const [count] = weight?.args ?? [];
    return typeof count === 'number' ? count : 0;
  });
  const least = Math.min(...options.map((mode) => weights[mode] ?? 0));
  const total = max ?? 0;
  const most = options.length === 0 ? 0 : Math.floor(total / Math.max(least, 1));
  return { kind: 'modes', min: 0, max: most, repeat: 'yes', weights, total };
}

/** How many modes are chosen now: more of them where the condition of the choice holds. */
export function modalNow(game: Game, facts: ScopeFacts, modal: Modal): Modal {
  const { more, count } = modal;
  if (count !== null) {
    const most = Math.max(0, evalNum(contextFor(game, makeScope(game, facts)), count));
    return { ...modal, min: modal.style === 'upTo' ? 0 : most, max: most };
  }
  if (more === null || !evalBool(contextFor(game, makeScope(game, facts)), more.condition)) return modal;
  return { ...modal, min: more.min, max: more.max, style: 'exact' };
}

/** Is the mode one that may be chosen, where it has to be another one each time (CR 700.2)? */
export function isNewMode(game: Game, { ability, source }: ScopeFacts, mode: number): boolean {
  const style = abilityAt(game.pool, ability).modal?.style;
  const before = timesUsed(game.state.objects[source]?.uses ?? {}, modePath(ability, mode));
  if (style === 'newMode') return before.game === 0;
  return style !== 'newModeThisTurn' || before.turn === 0;
}

/** The source remembers which modes were chosen, where that matters later. */
export function noteModes(game: Game, { ability, source }: ScopeFacts, modes: readonly number[]): void {
  const style = abilityAt(game.pool, ability).modal?.style;
  const object = game.state.objects[source];
  if (object === undefined || (style !== 'newMode' && style !== 'newModeThisTurn')) return;
  const uses = modes.reduce((so, mode) => withUse(so, modePath(ability, mode)), object.uses);
  setObject(game, source, { uses });
}

const modePath = (ability: AbilityPath, mode: number): AbilityPath => `${ability}.modal.modes.${mode}`;

/** Can so many be chosen of the legal modes: one is enough where it may be chosen again (CR 700.2d)? */
export function areEnough({ style, min }: Modal, legal: number, wanted: number = min): boolean {
  return legal >= (style === 'sameModeAgain' ? 1 : Math.max(wanted, 1));
}
