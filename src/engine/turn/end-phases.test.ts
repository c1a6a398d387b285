import { inEnglish } from '../../compile/testing/english';
import { takeAction } from '../testing/casting';
import { advance, all, lifeOf, settle, table } from '../testing/table';
import { decisionOf } from '../game';

const cards = inEnglish(
  'Halt | {0} | Instant\nEnd the turn.',
  'Truce | {0} | Instant\nEnd the combat phase.',
  'Boon | {0} | Instant\nYou gain 4 life.',
  'Dusk Bell | {0} | Artifact\nAt the beginning of your end step, you gain 1 life.\nAt end of combat, you gain 1 life.',
);

/** Goes on to the first priority in a step. */
function reach(game: ReturnType<typeof table>, step: string): void {
  advance(game, (its) => its.state.turn.step === step && decisionOf(its)?.kind === 'priority');
}

describe('the turn ends at once (CR 723.1)', () => {
  it('exiles what is on the stack, the spell that says so too, and goes to the cleanup step', () => {
    const game = table(cards, [{ hand: ['Halt', 'Boon'], battlefield: ['Dusk Bell'] }, {}]);
    takeAction(game, 'cast', 'Boon');
    takeAction(game, 'cast', 'Halt');
    advance(game, (its) => its.state.turn.number === 2 && its.state.turn.step === 'upkeep');
    expect(all(game, 'Halt', 'exile')).toHaveLength(1);
    expect(all(game, 'Boon', 'exile')).toHaveLength(1);
    expect(lifeOf(game, 'p0')).toBe(20);
  });
});

describe('the combat phase ends at once (CR 723.2)', () => {
  it('does nothing outside of combat', () => {
    const game = table(cards, [{ hand: ['Truce'], battlefield: ['Dusk Bell'] }, {}]);
    takeAction(game, 'cast', 'Truce');
    settle(game);
    expect(all(game, 'Truce', 'graveyard')).toHaveLength(1);
    expect(game.state.turn.step).toBe('main1');
  });

  it('goes to the phase after it, without what happens at end of combat', () => {
    const game = table(cards, [{ hand: ['Truce'], battlefield: ['Dusk Bell'] }, {}]);
    reach(game, 'beginCombat');
    takeAction(game, 'cast', 'Truce');
    reach(game, 'main2');
    expect(all(game, 'Truce', 'exile')).toHaveLength(1);
    expect(game.state.combat).toBeNull();
    expect(lifeOf(game, 'p0')).toBe(20);
  });
});
