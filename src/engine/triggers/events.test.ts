import { inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { castFree } from '../testing/casting';
import { all, happen, lifeOf, settle, table, the } from '../testing/table';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/3',
  'Hut | | Land',
  `Crier | {0} | Creature — Human | 1/1
   When this creature enters and whenever you gain life, scry 1.
   Whenever you gain life while you control another creature, put a +1/+1 counter on this creature.`,
  `Thief | {0} | Creature — Rogue | 1/1
   Whenever you commit a crime, you gain 3 life.`,
  `Fork | {0} | Sorcery
   Tap target creature and another target creature.`,
  `Torment | {0} | Sorcery
   Each player discards a card.`,
  `Grudge | {0} | Sorcery
   You gain 1 life.
   When a spell or ability an opponent controls causes you to discard this card, you gain 4 life.`,
  `Homesick | {0} | Creature — Spirit | 3/3
   When you control no lands, sacrifice this creature.`,
  `Leash | {0} | Artifact
   When this artifact enters, target creature gets +2/+2 for as long as this artifact remains untapped.`,
  `Recipient | {0} | Creature — Human | 1/1
   Whenever you put one or more +1/+1 counters on a creature, you gain 2 life.`,
  `Growth | {0} | Sorcery
   Put three +1/+1 counters on target creature.`,
);

const gain = (amount: number) => ({ kind: 'gainLife', player: 'p0', amount, source: null }) as const;

describe('trigger events', () => {
  it('count only while something is so', () => {
    const game = table(cards, [{ battlefield: ['Crier'] }, {}]);
    happen(game, gain(1));
    settle(game);
    expect(the(game, 'Crier').counters).toEqual({});
    const company = table(cards, [{ battlefield: ['Crier', 'Ox'] }, {}]);
    happen(company, gain(1));
    settle(company);
    expect(the(company, 'Crier').counters).toEqual({ '+1/+1': 1 });
  });

  it('are one crime, however much of opponents a spell targets (CR 700.13)', () => {
    const game = table(cards, [{ hand: ['Fork'], battlefield: ['Thief'] }, { battlefield: ['Ox', 'Ox'] }]);
    castFree(game, 'Fork', the(game, 'Ox').id, the(game, 'Ox', 'battlefield', 1).id);
    expect(lifeOf(game, 'p0')).toBe(23);
    const guilty = table(cards, [{ hand: ['Growth'], battlefield: ['Thief'] }, { battlefield: ['Ox'] }]);
    castFree(guilty, 'Growth', the(guilty, 'Ox').id);
    expect(lifeOf(guilty, 'p0')).toBe(23);
    const innocent = table(cards, [{ hand: ['Growth'], battlefield: ['Thief', 'Ox'] }, {}]);
    castFree(innocent, 'Growth', the(innocent, 'Ox').id);
    expect(lifeOf(innocent, 'p0')).toBe(20);
  });

  it('have a cause: the spell that resolves', () => {
    const game = table(cards, [{ hand: ['Torment', 'Grudge'] }, { hand: ['Grudge'] }]);
    castFree(game, 'Torment');
    expect(all(game, 'Grudge', 'graveyard')).toHaveLength(2);
    expect([lifeOf(game, 'p0'), lifeOf(game, 'p1')]).toEqual([20, 24]);
  });

  it('can be a state (CR 603.8)', () => {
    const game = table(cards, [{ battlefield: ['Hut', 'Homesick'] }, {}]);
    expect(all(game, 'Homesick')).toHaveLength(1);
    happen(game, { kind: 'destroy', object: the(game, 'Hut').id, source: null, by: null, regeneration: 'allowed' });
    settle(game);
    expect(all(game, 'Homesick')).toHaveLength(0);
  });

  it('say who puts counters, once for all of them', () => {
    const game = table(cards, [{ hand: ['Growth'], battlefield: ['Recipient'] }, {}]);
    castFree(game, 'Growth', the(game, 'Recipient').id);
    expect(lifeOf(game, 'p0')).toBe(22);
  });
});

it('an effect lasts as long as something remains what it is (CR 611.2b)', () => {
  const game = table(cards, [{ hand: ['Leash'], battlefield: ['Ox'] }, {}]);
  castFree(game, 'Leash', the(game, 'Ox').id);
  const power = (): number | null => characteristicsOf(game, the(game, 'Ox').id).power;
  expect(power()).toBe(4);
  happen(game, { kind: 'tap', object: the(game, 'Leash').id, cause: 'effect' });
  expect(power()).toBe(2);
  happen(game, { kind: 'untap', object: the(game, 'Leash').id, cause: 'effect' });
  expect(power()).toBe(2);
});
