import { wordOf } from '../../../vm/evaluate';
import type { StepName } from '../../state/turn';
import type { GameEvent } from '../../events/event';
import type { Game, Rules } from '../../world';
import { amountOf, fits, lookingBack, on, roles } from './fit';

/** The steps that a printed name means (CR 500.1). */
const stepsNamed: Readonly<Record<string, readonly StepName[]>> = {
  untapStep: ['untap'],
  upkeep: ['upkeep'],
  drawStep: ['draw'],
  precombatMain: ['main1'],
  firstMain: ['main1'],
  mainPhase: ['main1', 'main2'],
  beginningOfCombat: ['beginCombat'],
  combat: ['beginCombat'],
  declareAttackers: ['declareAttackers'],
  declareBlockers: ['declareBlockers'],
  combatDamage: ['firstStrikeDamage', 'combatDamage'],
  endOfCombat: ['endCombat'],
  postcombatMain: ['main2'],
  secondMain: ['main2'],
  endStep: ['end'],
  cleanupStep: ['cleanup'],
};

/** Is it the first step of its name in this turn? */
function isFirst({ state: { history } }: Game, begun: GameEvent): boolean {
  if (begun.kind !== 'beginStep') return true;
  return history.filter(({ event }) => event.kind === 'beginStep' && event.step === begun.step).length < 2;
}

/** Steps, phases and turns that begin (CR 603.2b), and players who lose. */
export const turnEvents: Rules['events'] = {
  beginning: {
    kinds: ['beginStep', 'beginTurn'],
    looksBack: () => false,
    match: (context, term, { event }) => {
      const name = wordOf(context, term, 'step');
      const its =
        event.kind === 'beginTurn'
          ? name === 'turn'
          : event.kind === 'beginStep' && (stepsNamed[name] ?? []).includes(event.step);
      if (!its || (event.kind !== 'beginTurn' && event.kind !== 'beginStep')) return null;
      if (wordOf(context, term, 'which') === 'whoseFirstEachTurn' && !isFirst(context.world, event)) return null;
      return fits(context, term, 'whose', event.player) ? roles({ whose: event.player, who: event.player }) : null;
    },
  },
  /** "To solve": at the beginning of its controller's end step, if it is not solved (CR 719.3a). */
  solveCheck: on('beginStep', (context, term, { step, player }) => {
    const { world, scope } = context;
    const own = world.state.objects[scope.source];
    const isOpen = step === 'end' && own?.controller === player && (own.designations['solved'] ?? 0) === 0;
    return isOpen && fits(context, term, 'what', own.id) ? roles({ what: own.id }) : null;
  }),
  dayChanges: on('designate', (_, __, { entity, name }, occasion) =>
    entity === null && name === 'night' && amountOf(occasion) > 0 ? roles({}) : null,
  ),
  becomesMonarch: on('designate', (context, term, { entity, name }) =>
    name === 'monarch' && fits(context, term, 'who', entity) ? roles({ who: entity }) : null,
  ),
  loses: lookingBack(
    on('loseGame', (context, term, { player }) => (fits(context, term, 'who', player) ? roles({ who: player }) : null)),
  ),
};
