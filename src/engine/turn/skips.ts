import type { PlayerId } from '../../vm/entity';
import type { StepName, Turn } from '../state/turn';
import { rulesAbout, wordOfRule } from '../statics/rules-in-force';
import { set } from '../write';
import type { Game } from '../world';

type Skipped = Turn['skips'][number]['what'];

const names: Readonly<Record<string, readonly Skipped[]>> = {
  turn: ['turn'],
  untapStep: ['untap'],
  upkeepStep: ['upkeep'],
  drawStep: ['draw'],
  combatPhase: ['combat'],
  mainPhase: ['main1'],
  extraTurn: ['extraTurn'],
};

/** The turns, steps and phases that an instruction names. */
export function skippedSteps(name: string): readonly Skipped[] {
  return names[name] ?? [];
}

const isFirstOf: Readonly<Partial<Record<StepName, Skipped>>> = { beginCombat: 'combat', main2: 'main1' };

/** Is the step, or the phase that begins with it, skipped by the active player (CR 614.10)? A skip of the next is used. */
export function skipsStep(game: Game, step: StepName): boolean {
  const { active } = game.state.turn;
  return skips(game, active, step) || skips(game, active, isFirstOf[step] ?? step);
}

/** Does a player skip the turn that would begin? */
export function skipsTurn(game: Game, player: PlayerId): boolean {
  return skips(game, player, 'turn');
}

/** Does a player skip the extra turn that would begin (CR 500.7)? */
export function skipsExtraTurn(game: Game, player: PlayerId): boolean {
  return skips(game, player, 'extraTurn') || skipsTurn(game, player);
}

function skips(game: Game, player: PlayerId, what: Skipped): boolean {
  const stated = rulesAbout(game, player, 'skip').some(
    (rule) => wordOfRule(rule, 'which') === 'each' && skippedSteps(wordOfRule(rule, 'what') ?? '').includes(what),
  );
  if (stated) return true;
  const { turn } = game.state;
  const at = turn.skips.findIndex(
    (each) => each.player === player && each.what === what && (each.turn ?? turn.number) === turn.number,
  );
  if (at < 0) return false;
  if (turn.skips[at]?.all === 'yes') return true;
  set(game, 'turn', { ...turn, skips: turn.skips.filter((_, index) => index !== at) });
  return true;
}

/** What is skipped when a turn of a player begins: what was said of the next one is said of this one now. */
export function skipsAt(turn: Turn, player: PlayerId, number: number): Turn['skips'] {
  return turn.skips
    .filter((each) => typeof each.turn !== 'number' || each.turn >= number)
    .map((each) => (each.player === player && each.turn === 'next' ? { ...each, turn: number } : each));
}

const combatSteps: readonly StepName[] = [
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'firstStrikeDamage',
  'combatDamage',
  'endCombat',
];

/** Is it a step of a combat phase (CR 506.1)? */
export const isOfCombat = (step: StepName): boolean => combatSteps.includes(step);

/** The steps still to come without those of the phase that begins with a skipped step. */
export function withoutPhase(step: StepName, ahead: readonly StepName[]): readonly StepName[] {
  if (step !== 'beginCombat') return ahead;
  const end = ahead.findIndex((each) => !combatSteps.includes(each));
  return end < 0 ? [] : ahead.slice(end);
}
