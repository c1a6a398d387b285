import type { StepName } from '../state/turn';

/** The phases of a turn (CR 500.1); both main phases are of one kind. */
export type Phase = 'beginning' | 'main' | 'combat' | 'ending';

/** The phase that a step belongs to. */
export function phaseOf(step: StepName): Phase {
  switch (step) {
    case 'untap':
    case 'upkeep':
    case 'draw':
      return 'beginning';
    case 'main1':
    case 'main2':
      return 'main';
    case 'end':
    case 'cleanup':
      return 'ending';
    case 'beginCombat':
    case 'declareAttackers':
    case 'declareBlockers':
    case 'firstStrikeDamage':
    case 'combatDamage':
    case 'endCombat':
      return 'combat';
  }
}

/** The steps of a phase or of a step that is put into a turn; a main phase more is a postcombat one (CR 505.1a). */
export const addedSteps: Readonly<Record<string, readonly StepName[]>> = {
  combatPhase: ['beginCombat', 'declareAttackers', 'declareBlockers', 'firstStrikeDamage', 'combatDamage', 'endCombat'],
  mainPhase: ['main2'],
  beginningPhase: ['untap', 'upkeep', 'draw'],
  upkeepStep: ['upkeep'],
  endStep: ['end'],
};

const first: readonly StepName[] = ['untap', 'main1', 'main2', 'beginCombat', 'end'];

/** The steps still to come of the phase that a step belongs to. */
export function restOfPhase(step: StepName, ahead: readonly StepName[]): readonly StepName[] {
  const end = ahead.findIndex((each) => first.includes(each) || phaseOf(each) !== phaseOf(step));
  return end < 0 ? ahead : ahead.slice(0, end);
}
