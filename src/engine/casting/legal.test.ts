import { inEnglish } from '../../compile/testing/english';
import { answer, decisionOf } from '../game';
import { castFree, isOffered, takeAction } from '../testing/casting';
import { advance, settle, table, untilAsked } from '../testing/table';

const cards = inEnglish(
  'Moss | | Basic Land — Forest',
  `Old Map | {3} | Artifact
   You may play lands from your graveyard.`,
  `Satyr Guest | {3}{G} | Enchantment Creature — Satyr | 2/2
   Bestow {3}{G}
   Enchanted creature gets +2/+2.`,
  `Weaver | {1} | Creature — Human | 1/1
   Aura spells you cast cost {2} less to cast.`,
  `Sudden Flood | {0} | Sorcery
   Kicker {0}
   If this spell was kicked, it has split second.
   Draw a card.`,
  `Spark | {0} | Instant
   Draw a card.`,
  `Rallying Cry | {0} | Instant
   Cast this spell only during combat.
   Draw a card.`,
);

describe('what may be cast or played', () => {
  it('is a spell only when it says so (CR 601.3), and then it resolves', () => {
    const game = table(cards, [{ hand: ['Rallying Cry'], battlefield: ['Weaver'] }, {}]);
    expect(isOffered(game, 'cast', 'Rallying Cry')).toBe(false);
    advance(game, (its) => its.state.turn.step === 'beginCombat');
    expect(isOffered(game, 'cast', 'Rallying Cry')).toBe(true);
    const library = game.state.players['p0']?.library.length ?? 0;
    castFree(game, 'Rallying Cry');
    expect(game.state.players['p0']?.library).toHaveLength(library - 1);
  });

  it('is a land in the graveyard only where something allows it (CR 305.1)', () => {
    const game = table(cards, [{ battlefield: ['Old Map'], graveyard: ['Moss'] }, {}]);
    expect(isOffered(game, 'playLand', 'Moss')).toBe(true);
    const without = table(cards, [{ graveyard: ['Moss'] }, {}]);
    expect(isOffered(without, 'playLand', 'Moss')).toBe(false);
  });

  it('is looked at as it would be on the stack: a bestowed spell is an Aura spell (CR 702.103d)', () => {
    const ways = (helper: readonly string[]): readonly string[] => {
      const game = table(cards, [{ hand: ['Satyr Guest'], battlefield: ['Moss', 'Moss', ...helper] }, {}]);
      const decision = decisionOf(game);
      const actions = decision?.kind === 'priority' ? decision.actions : [];
      return actions.flatMap((action) => (action.kind === 'cast' ? [action.way] : []));
    };
    expect(ways(['Weaver'])).toEqual(['bestow']);
    expect(ways([])).toEqual([]);
  });

  it('is nothing while a spell has split second, which it may have been given (CR 702.61a)', () => {
    const game = (kicked: 'yes' | 'no'): boolean => {
      const its = table(cards, [{ hand: ['Sudden Flood', 'Spark'] }, {}]);
      takeAction(its, 'cast', 'Sudden Flood');
      untilAsked(its);
      answer(its, 'p0', { kind: 'yesNo', value: kicked });
      advance(its, () => its.state.decision?.kind === 'priority');
      expect(its.state.stack).toHaveLength(1);
      return isOffered(its, 'cast', 'Spark');
    };
    expect(game('yes')).toBe(false);
    expect(game('no')).toBe(true);
  });

  it('is what it was again after the spell has resolved', () => {
    const game = table(cards, [{ hand: ['Sudden Flood', 'Spark'] }, {}]);
    castFree(game, 'Sudden Flood');
    settle(game);
    expect(isOffered(game, 'cast', 'Spark')).toBe(true);
  });
});
