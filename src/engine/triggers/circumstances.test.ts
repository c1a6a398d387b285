import { inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { decisionOf } from '../game';
import { castFree } from '../testing/casting';
import { advance, happen, lifeOf, settle, table, the, type Script } from '../testing/table';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/3\nHaste',
  `Marshal | {1}{W} | Creature — Human | 1/1
   Haste
   Whenever this creature and at least two other creatures attack, you gain 5 life.`,
  `Daydreamer | {1}{U} | Creature — Human | 1/1
   Whenever you gain life during your turn, put a +1/+1 counter on this creature.
   Whenever you gain life during an opponent's turn, put two +1/+1 counters on this creature.`,
  `Certainty | {0} | Enchantment
   Damage that would be dealt by this enchantment can't be prevented.
   Combat damage can't be prevented.`,
  `Haven | {0} | Enchantment
   Prevent all damage that would be dealt to you.`,
  `Reader | {0} | Creature — Human | 1/1
   Once each turn, you may cast an instant spell from your graveyard.`,
  "Duelist | {1}{R} | Creature — Human | 2/2\nHaste\nWhenever this creature attacks, if it's attacking alone, you gain 7 life.",
  'Hymn | {0} | Instant\nYou gain 1 life.',
  `Surge | {0} | Sorcery
   Target creature gets +1/+1 until end of turn. If you control an enchantment, that creature also gets +2/+2 until end of turn.`,
  `Wager | {0} | Sorcery
   Flip a coin. If you win the flip, you gain 3 life. If you lose the flip, you lose 2 life.`,
  `Farewell | {0} | Sorcery
   You gain 4 life for each creature you controlled that died this turn.`,
);

const gain = { kind: 'gainLife', player: 'p0', amount: 1, source: null } as const;
const all: Script = (decision) =>
  decision.kind === 'attackers'
    ? { kind: 'attackers', attacks: decision.options.map(({ attacker }) => ({ attacker, defender: 'p1' })) }
    : undefined;

describe('the circumstances of an event', () => {
  it.each([
    [['Marshal', 'Ox'], 20],
    [['Marshal', 'Ox', 'Ox'], 25],
  ])('are those who attack with it: %s', (battlefield, life) => {
    const game = table(cards, [{ battlefield }, {}]);
    advance(game, (its) => its.state.turn.step === 'main2', all);
    expect(lifeOf(game, 'p0')).toBe(life);
  });

  it.each([
    [['Duelist'], 27],
    [['Duelist', 'Ox'], 20],
  ])('are that nobody else attacks: %s', (battlefield, life) => {
    const game = table(cards, [{ battlefield }, {}]);
    advance(game, (its) => its.state.turn.step === 'main2', all);
    expect(lifeOf(game, 'p0')).toBe(life);
  });

  it('are whose turn it is', () => {
    const game = table(cards, [{ battlefield: ['Daydreamer'] }, {}]);
    happen(game, gain);
    settle(game);
    expect(the(game, 'Daydreamer').counters).toEqual({ '+1/+1': 1 });
    advance(game, (its) => its.state.turn.number === 2 && its.state.turn.step === 'main1');
    happen(game, gain);
    settle(game);
    expect(the(game, 'Daydreamer').counters).toEqual({ '+1/+1': 3 });
  });
});

it('damage that cannot be prevented is dealt (CR 615.12)', () => {
  const game = table(cards, [{ battlefield: ['Certainty', 'Ox'] }, { battlefield: ['Haven'] }]);
  const source = the(game, 'Ox').id;
  happen(game, { kind: 'damage', source, to: 'p1', amount: 3, combat: 'noncombat', preventable: 'yes' });
  expect(lifeOf(game, 'p1')).toBe(20);
  happen(game, { kind: 'damage', source, to: 'p1', amount: 3, combat: 'combat', preventable: 'yes' });
  expect(lifeOf(game, 'p1')).toBe(17);
});

it('a permission for once each turn is used up by a spell that was cast with it', () => {
  const game = table(cards, [{ battlefield: ['Reader'], graveyard: ['Hymn', 'Hymn'] }, {}]);
  castFree(game, 'Hymn');
  expect(lifeOf(game, 'p0')).toBe(21);
  const decision = decisionOf(game);
  expect(decision?.kind === 'priority' && decision.actions.some(({ kind }) => kind === 'cast')).toBe(false);
});

it('"also" adds to what was done before', () => {
  const game = table(cards, [{ hand: ['Surge'], battlefield: ['Ox', 'Haven'] }, {}]);
  castFree(game, 'Surge', the(game, 'Ox').id);
  expect(characteristicsOf(game, the(game, 'Ox').id).power).toBe(5);
});

it('a coin flip is won or lost (CR 705.2)', () => {
  const game = table(cards, [{ hand: ['Wager'] }, {}]);
  castFree(game, 'Wager');
  expect([18, 23]).toContain(lifeOf(game, 'p0'));
});

it('what a player controlled is looked at as it was', () => {
  const game = table(cards, [{ hand: ['Farewell'], battlefield: ['Ox'] }, { battlefield: ['Ox'] }]);
  const [first, second] = [the(game, 'Ox').id, the(game, 'Ox', 'battlefield', 1).id];
  for (const object of [first, second])
    happen(game, { kind: 'destroy', object, source: null, by: null, regeneration: 'allowed' });
  castFree(game, 'Farewell');
  expect(lifeOf(game, 'p0')).toBe(24);
});
