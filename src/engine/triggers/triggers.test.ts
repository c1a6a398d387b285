import { inEnglish } from '../../compile/testing/english';
import { decisionOf } from '../game';
import { advance, all, destroy, happen, lifeOf, settle, table, the } from '../testing/table';
import { moveTo } from '../events/zones';

const cards = inEnglish(
  'Ox | {1}{G} | Creature — Ox | 2/3',
  `Mourner | {1}{B} | Creature — Human | 1/1
   Whenever another creature dies, you gain 1 life.`,
  `Bell | {2} | Artifact
   Whenever one or more creatures die, you gain 5 life.`,
  `Herald | {W} | Creature — Human | 1/1
   When this creature enters, you gain 2 life.`,
  `Martyr | {W} | Creature — Human | 1/1
   When this creature dies, return it to its owner's hand.`,
  `Watcher | {U} | Creature — Wizard | 1/1
   At the beginning of your upkeep, if you control an artifact, draw a card.`,
);

describe('triggered abilities', () => {
  it('look back: three creatures that die at once are seen by the one that dies with them (CR 603.10a)', () => {
    const game = table(cards, [{ battlefield: ['Mourner', 'Ox', 'Ox'] }, {}]);
    destroy(game, the(game, 'Mourner').id, the(game, 'Ox').id, the(game, 'Ox', 'battlefield', 1).id);
    settle(game);
    expect(lifeOf(game, 'p0')).toBe(22);
    expect(all(game, 'Ox', 'graveyard')).toHaveLength(2);
  });

  it('trigger once for one or more (CR 603.2c)', () => {
    const game = table(cards, [{ battlefield: ['Bell', 'Ox', 'Ox'] }, {}]);
    destroy(game, the(game, 'Ox').id, the(game, 'Ox', 'battlefield', 1).id);
    settle(game);
    expect(lifeOf(game, 'p0')).toBe(25);
  });

  it('see what enters, themselves too', () => {
    const game = table(cards, [{ hand: ['Herald'], battlefield: [] }, {}]);
    happen(game, moveTo(the(game, 'Herald', 'hand').id, 'battlefield', 'put', { by: 'p0' }));
    settle(game);
    expect(lifeOf(game, 'p0')).toBe(22);
  });

  it('find the card that their source became (CR 400.7e), not one that moved on', () => {
    const game = table(cards, [{ battlefield: ['Martyr'] }, {}]);
    destroy(game, the(game, 'Martyr').id);
    expect(game.state.stack).toHaveLength(1);
    settle(game);
    expect(all(game, 'Martyr', 'hand')).toHaveLength(1);

    const other = table(cards, [{ battlefield: ['Martyr'] }, {}]);
    destroy(other, the(other, 'Martyr').id);
    happen(other, moveTo(the(other, 'Martyr', 'graveyard').id, 'exile', 'exile'));
    expect(other.state.stack).toHaveLength(1);
    settle(other);
    expect(all(other, 'Martyr', 'hand')).toHaveLength(0);
    expect(all(other, 'Martyr', 'exile')).toHaveLength(1);
  });
});

describe('an intervening if', () => {
  const upkeep = (game: ReturnType<typeof table>): void =>
    advance(game, (its) => its.state.turn.step === 'upkeep' && its.state.turn.active === 'p0');

  it('is asked as it triggers and as it resolves (CR 603.4)', () => {
    const without = table(cards, [{ battlefield: ['Watcher'] }, {}]);
    upkeep(without);
    expect(without.state.stack).toHaveLength(0);

    const game = table(cards, [{ battlefield: ['Watcher', 'Bell'] }, {}]);
    upkeep(game);
    expect(game.state.stack).toHaveLength(1);
    destroy(game, the(game, 'Bell').id);
    expect(decisionOf(game)).toMatchObject({ kind: 'priority' });
    const cardsBefore = game.state.players['p0']?.hand.length ?? 0;
    settle(game);
    expect(game.state.players['p0']?.hand).toHaveLength(cardsBefore);
  });
});
