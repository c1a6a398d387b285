import { inEnglish } from '../../../compile/testing/english';
import { characteristicsOf } from '../../characteristics/characteristics';
import { answer, decisionOf } from '../../game';
import { castFree, castUntilAsked, takeAction } from '../../testing/casting';
import { advance, all, destroy, lifeOf, settle, table, the } from '../../testing/table';

const cards = inEnglish(
  'Moss | | Basic Land — Forest',
  'Ox | {1}{G} | Creature — Ox | 2/3',
  'Bear | {1}{G} | Creature — Bear | 4/2',
  `Duel | {0} | Sorcery
   Target creature you control fights target creature you don't control.`,
  `Watch | {0} | Sorcery
   Surveil 2.`,
  `Lead On | {0} | Sorcery
   Target creature explores.`,
  `Scheme | {0} | Sorcery
   Target creature connives.`,
  `Recruit | {0} | Creature — Rogue | 1/1
   When Recruit enters, it connives.`,
  `Muster | {0} | Sorcery
   Amass Orcs 2.`,
  `Brace | {0} | Sorcery
   Bolster 2.`,
  `Spread | {0} | Sorcery
   Proliferate.`,
  `Study | {0} | Sorcery
   Investigate.`,
);

describe('keyword actions', () => {
  it('fight: each deals its power to the other, unless one is gone (CR 701.14)', () => {
    const game = table(cards, [{ hand: ['Duel'], battlefield: ['Ox'] }, { battlefield: ['Bear'] }]);
    castFree(game, 'Duel', the(game, 'Ox').id, the(game, 'Bear').id);
    expect(all(game, 'Ox')).toHaveLength(0);
    expect(all(game, 'Bear')).toHaveLength(0);
  });

  it('surveil puts cards into the graveyard and is no milling (CR 701.25)', () => {
    const game = table(cards, [{ hand: ['Watch'], library: ['Moss', 'Ox'] }, {}]);
    const top = game.state.players['p0']?.library.slice(0, 2) ?? [];
    expect(castUntilAsked(game, 'Watch')).toMatchObject({ kind: 'arrange', cards: top, piles: ['top', 'graveyard'] });
    answer(game, 'p0', { kind: 'arrange', piles: [top.slice(0, 1), top.slice(1)] });
    settle(game);
    expect(game.state.players['p0']?.library[0]).toBe(top[0]);
    expect(game.state.players['p0']?.graveyard).toHaveLength(2);
    expect(game.state.history.some(({ event }) => event.kind === 'action' && event.action === 'surveil')).toBe(true);
  });

  it('explore puts a land into the hand, and a counter on the creature for anything else (CR 701.44a)', () => {
    const land = table(cards, [{ hand: ['Lead On'], battlefield: ['Ox'] }, {}]);
    castFree(land, 'Lead On', the(land, 'Ox').id);
    expect(the(land, 'Ox').counters).toEqual({});
    expect(land.state.players['p0']?.hand).toHaveLength(1);
  });

  it('connive puts a counter only for a nonland card (CR 701.50a)', () => {
    const game = table(cards, [{ hand: ['Scheme', 'Bear'], battlefield: ['Ox'] }, {}]);
    expect(castUntilAsked(game, 'Scheme', the(game, 'Ox').id)).toMatchObject({ kind: 'choose', purpose: 'discard' });
    answer(game, 'p0', { kind: 'choose', chosen: [the(game, 'Bear', 'hand').id] });
    settle(game);
    expect(the(game, 'Ox').counters).toEqual({ '+1/+1': 1 });
  });

  it('connive is done by a creature that is gone, without a counter (CR 701.50c)', () => {
    const game = table(cards, [{ hand: ['Recruit', 'Bear'] }, {}]);
    takeAction(game, 'cast', 'Recruit');
    advance(game, (its) => all(its, 'Recruit').length > 0 && decisionOf(its)?.kind === 'priority');
    destroy(game, the(game, 'Recruit').id);
    advance(game, (its) => decisionOf(its)?.kind === 'choose');
    answer(game, 'p0', { kind: 'choose', chosen: [the(game, 'Bear', 'hand').id] });
    settle(game);
    expect(all(game, 'Bear', 'graveyard')).toHaveLength(1);
    expect(the(game, 'Recruit', 'graveyard').counters).toEqual({});
  });

  it('amass makes an Army first, and only if there is none (CR 701.47a)', () => {
    const game = table(cards, [{ hand: ['Muster', 'Muster'] }, {}]);
    castFree(game, 'Muster');
    castFree(game, 'Muster');
    const armies = game.state.battlefield.filter((id) => characteristicsOf(game, id).subtypes.includes('army'));
    expect(armies).toHaveLength(1);
    expect(armies.map((id) => characteristicsOf(game, id).power)).toEqual([4]);
  });

  it('bolster chooses among the creatures with the least toughness (CR 701.39a)', () => {
    const game = table(cards, [{ hand: ['Brace'], battlefield: ['Ox', 'Bear'] }, {}]);
    castFree(game, 'Brace');
    expect(the(game, 'Bear').counters).toEqual({ '+1/+1': 2 });
    expect(the(game, 'Ox').counters).toEqual({});
  });

  it('proliferate adds one of each kind to what is chosen (CR 701.34a)', () => {
    const game = table(cards, [{ hand: ['Brace', 'Spread'], battlefield: ['Ox'] }, {}]);
    castFree(game, 'Brace');
    castUntilAsked(game, 'Spread');
    answer(game, 'p0', { kind: 'choose', chosen: [the(game, 'Ox').id] });
    settle(game);
    expect(the(game, 'Ox').counters).toEqual({ '+1/+1': 3 });
    expect(lifeOf(game, 'p0')).toBe(20);
  });

  it('investigate makes a Clue (CR 701.16a)', () => {
    const game = table(cards, [{ hand: ['Study'] }, {}]);
    castFree(game, 'Study');
    expect(all(game, 'Clue Token')).toHaveLength(1);
  });
});
