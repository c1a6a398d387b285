import { english, inEnglish } from '../../compile/testing/english';
import { moveTo } from '../events/zones';
import type { GameEvent } from '../events/event';
import { decisionOf } from '../game';
import { setObject } from '../write';
import type { Game } from '../world';
import { characteristicsOf } from '../characteristics/characteristics';
import { advance, all, destroy, happen, lifeOf, settle, table, the, untilAsked, type Script } from '../testing/table';

const cards = inEnglish(
  'Ox | {1}{G} | Creature — Ox | 2/3',
  `Well | {2} | Artifact
   If you would gain life, you gain twice that much life instead.`,
  `Doubler | {3}{R} | Enchantment
   If a source would deal damage to a player, it deals twice that much damage to that player instead.`,
  `Grave Lock | {2}{W} | Enchantment
   If a creature would die, exile it instead.`,
  `Study | {2}{U} | Enchantment
   If you would draw a card, you may put a study counter on this enchantment instead.`,
  `Mourner | {1}{B} | Creature — Human | 1/1
   Whenever another creature dies, you gain 1 life.`,
  `Gate | | Land
   This land enters tapped.`,
  `Hydra | {G} | Creature — Hydra | 0/0
   This creature enters with three +1/+1 counters on it.`,
  `Prism | {2} | Artifact
   As this artifact enters, choose a color.`,
  `Ward | {W} | Instant
   Prevent the next 3 damage that would be dealt to target creature this turn.`,
  `Wall | {1} | Creature — Wall | 0/4
   If this creature would be destroyed, regenerate it.`,
  `Spread | {2}{G} | Enchantment
   If one or more +1/+1 counters would be put on a creature you control, instead proliferate.`,
);

const damage = (game: Game, amount: number, to: string, source = 'Ox'): GameEvent => ({
  kind: 'damage',
  source: the(game, source).id,
  to: to.startsWith('p') ? (to as 'p0') : the(game, to).id,
  amount,
  combat: 'noncombat',
  preventable: 'yes',
});

describe('replacement effects', () => {
  it('are applied once for an event each: two doublers make four times as much (CR 614.5)', () => {
    const game = table(cards, [{ battlefield: ['Well', 'Well'] }, {}]);
    happen(game, { kind: 'gainLife', player: 'p0', amount: 3, source: null });
    expect(decisionOf(game)?.player).toBe('p0');
    settle(game);
    expect(lifeOf(game, 'p0')).toBe(32);
    happen(game, { kind: 'gainLife', player: 'p1', amount: 3, source: null });
    expect(lifeOf(game, 'p1')).toBe(23);
  });

  it('are not applied again to what they do step by step (CR 614.5)', () => {
    const game = table(cards, [{ battlefield: ['Ox', 'Spread'] }, {}], {}, english);
    const ox = the(game, 'Ox').id;
    setObject(game, ox, { counters: { '+1/+1': 1 } });
    happen(game, { kind: 'putCounters', on: ox, counter: '+1/+1', count: 5, by: 'p0', source: null });
    advance(
      game,
      (its) => decisionOf(its)?.kind === 'priority',
      (decision) => (decision.kind === 'choose' ? { kind: 'choose', chosen: decision.options } : undefined),
    );
    expect(the(game, 'Ox').counters['+1/+1']).toBe(2);
  });

  it('stop an event from happening: nothing dies that is exiled instead (CR 614.6)', () => {
    const game = table(cards, [{ battlefield: ['Grave Lock', 'Mourner', 'Ox', 'Ox'] }, {}]);
    destroy(game, the(game, 'Ox').id, the(game, 'Ox', 'battlefield', 1).id);
    settle(game);
    expect(all(game, 'Ox', 'exile')).toHaveLength(2);
    expect(lifeOf(game, 'p0')).toBe(20);
  });

  it('that are declined change nothing', () => {
    const game = table(cards, [{ battlefield: ['Study'] }, {}]);
    const hand = (): number => game.state.players['p0']?.hand.length ?? 0;
    happen(game, { kind: 'drawCards', player: 'p0', count: 2 });
    expect(untilAsked(game)).toMatchObject({ kind: 'yesNo', player: 'p0' });
    let asked = 0;
    const script: Script = (decision) =>
      decision.kind === 'yesNo' ? { kind: 'yesNo', value: asked++ === 0 ? 'no' : 'yes' } : undefined;
    advance(game, (its) => decisionOf(its)?.kind === 'priority', script);
    expect(asked).toBe(2);
    expect(hand()).toBe(1);
    expect(the(game, 'Study').counters).toEqual({ study: 1 });
  });

  it('say how a permanent enters (CR 614.1c)', () => {
    const game = table(cards, [{ hand: ['Gate', 'Hydra', 'Prism'] }, {}]);
    const enter = (name: string): void =>
      happen(game, moveTo(the(game, name, 'hand').id, 'battlefield', 'put', { by: 'p0' }));
    enter('Gate');
    expect(the(game, 'Gate').tapped).toBe(true);
    enter('Hydra');
    expect(the(game, 'Hydra').counters).toEqual({ '+1/+1': 3 });
    expect(characteristicsOf(game, the(game, 'Hydra').id)).toMatchObject({ power: 3, toughness: 3 });
    enter('Prism');
    expect(decisionOf(game)).toMatchObject({ kind: 'word', what: 'color', player: 'p0' });
    expect(all(game, 'Prism')).toHaveLength(0);
    advance(
      game,
      (its) => decisionOf(its)?.kind === 'priority',
      () => ({ kind: 'word', value: 'green' }),
    );
    expect(the(game, 'Prism').chosen['color']).toMatchObject({ word: 'green' });
  });

  it('replace destruction by regeneration, which sacrifices do not meet', () => {
    const game = table(cards, [{ battlefield: ['Wall'] }, {}]);
    happen(game, damage(game, 2, 'Wall', 'Wall'));
    destroy(game, the(game, 'Wall').id);
    expect(the(game, 'Wall')).toMatchObject({ tapped: true, damage: 0 });
    happen(game, { kind: 'sacrifice', object: the(game, 'Wall').id, by: 'p0' });
    expect(all(game, 'Wall', 'graveyard')).toHaveLength(1);
  });
});
