import { inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import type { GameEvent } from '../events/event';
import { moveTo } from '../events/zones';
import { decisionOf } from '../game';
import { advance, all, destroy, happen, lifeOf, settle, table, the } from '../testing/table';
import { setObject } from '../write';
import type { Game } from '../world';

const cards = inEnglish(
  'Ox | {1}{G} | Creature — Ox | 2/3',
  'Queen | {1}{W} | Legendary Creature — Human | 2/2',
  `Blessing | {W} | Enchantment — Aura
   Enchant creature
   Enchanted creature gets +2/+2.`,
  `Sword | {2} | Artifact — Equipment
   Equipped creature gets +1/+1.
   Equip {1}`,
  `Mage | {2}{U} | Legendary Planeswalker — Jace | 3
   +1: Draw a card.`,
  `Story | {2}{W} | Enchantment — Saga
   I — You gain 1 life.
   II — You gain 2 life.`,
  `Maker | {2}{W} | Creature — Human | 1/1
   When this creature enters, create two 1/1 white Soldier creature tokens. Create a Treasure token.`,
  `Nest | {2}{W} | Creature — Bird | 1/1
   When this creature enters, create a 1/1 white Bird creature token with flying.`,
  `Echo | {B} | Creature — Spirit | 1/1
   When this creature dies, if it had a +1/+1 counter on it, you gain 3 life.`,
);

const damage = (game: Game, amount: number, to: string): GameEvent => ({
  kind: 'damage',
  source: the(game, to).id,
  to: the(game, to).id,
  amount,
  combat: 'noncombat',
  preventable: 'yes',
});

const put = (game: Game, name: string, counter: string, count: number): GameEvent => ({
  kind: 'putCounters',
  on: the(game, name).id,
  counter,
  count,
  by: 'p0',
  source: null,
});

describe('state-based actions', () => {
  it('destroy a creature with lethal damage, no other (CR 704.5g)', () => {
    const game = table(cards, [{ battlefield: ['Ox'] }, {}]);
    happen(game, damage(game, 2, 'Ox'));
    expect(all(game, 'Ox')).toHaveLength(1);
    happen(game, damage(game, 1, 'Ox'));
    expect(all(game, 'Ox', 'graveyard')).toHaveLength(1);
  });

  it('let +1/+1 and -1/-1 counters take each other away (CR 704.5q)', () => {
    const game = table(cards, [{ battlefield: ['Ox'] }, {}]);
    happen(game, put(game, 'Ox', '+1/+1', 3));
    happen(game, put(game, 'Ox', '-1/-1', 1));
    expect(the(game, 'Ox').counters).toEqual({ '+1/+1': 2 });
    expect(characteristicsOf(game, the(game, 'Ox').id)).toMatchObject({ power: 4, toughness: 5 });
  });

  it('leave one legendary permanent of a name to each player (CR 704.5j)', () => {
    const game = table(cards, [{ battlefield: ['Queen'], hand: ['Queen'] }, { battlefield: ['Queen'] }]);
    const first = the(game, 'Queen').id;
    happen(game, moveTo(the(game, 'Queen', 'hand').id, 'battlefield', 'put', { by: 'p0' }));
    expect(decisionOf(game)).toMatchObject({ kind: 'choose', purpose: 'legendRule', player: 'p0' });
    advance(
      game,
      (its) => decisionOf(its)?.kind === 'priority',
      () => ({ kind: 'choose', chosen: [first] }),
    );
    expect(
      all(game, 'Queen')
        .map(({ owner }) => owner)
        .sort(),
    ).toEqual(['p0', 'p1']);
    expect(game.state.objects[first]?.zone).toBe('battlefield');
  });

  it('put an Aura without a host into the graveyard, and leave Equipment (CR 704.5m, CR 704.5n)', () => {
    const game = table(cards, [{ battlefield: ['Ox', 'Sword'], hand: ['Blessing'] }, { battlefield: ['Ox'] }]);
    const ox = the(game, 'Ox').id;
    happen(game, moveTo(the(game, 'Blessing', 'hand').id, 'battlefield', 'put', { by: 'p0' }));
    expect(decisionOf(game)).toMatchObject({ kind: 'choose', purpose: 'attachment', player: 'p0' });
    advance(
      game,
      (its) => decisionOf(its)?.kind === 'priority',
      () => ({ kind: 'choose', chosen: [ox] }),
    );
    happen(game, { kind: 'attach', object: the(game, 'Sword').id, to: ox, from: null });
    expect(characteristicsOf(game, ox)).toMatchObject({ power: 5, toughness: 6 });
    destroy(game, ox);
    expect(all(game, 'Blessing', 'graveyard')).toHaveLength(1);
    expect(the(game, 'Sword').attachedTo).toBeNull();
  });

  it('know planeswalkers by their loyalty: entering, damaged, gone (CR 306.5b, CR 704.5i)', () => {
    const game = table(cards, [{ hand: ['Mage'] }, {}]);
    happen(game, moveTo(the(game, 'Mage', 'hand').id, 'battlefield', 'put', { by: 'p0' }));
    expect(characteristicsOf(game, the(game, 'Mage').id).loyalty).toBe(3);
    happen(game, damage(game, 2, 'Mage'));
    expect(the(game, 'Mage').counters).toEqual({ loyalty: 1 });
    happen(game, damage(game, 2, 'Mage'));
    expect(all(game, 'Mage', 'graveyard')).toHaveLength(1);
  });

  it('tell a Saga chapter by chapter, then end it (CR 714)', () => {
    const game = table(cards, [{ hand: ['Story'] }, {}]);
    happen(game, moveTo(the(game, 'Story', 'hand').id, 'battlefield', 'put', { by: 'p0' }));
    settle(game);
    expect(lifeOf(game, 'p0')).toBe(21);
    advance(
      game,
      (its) => its.state.turn.active === 'p0' && its.state.turn.number > 1 && its.state.turn.step === 'main1',
    );
    expect(the(game, 'Story').counters).toEqual({ lore: 2 });
    settle(game);
    expect(lifeOf(game, 'p0')).toBe(23);
    expect(all(game, 'Story', 'graveyard')).toHaveLength(1);
  });
});

describe('tokens', () => {
  it('are made with their characteristics and abilities, and cease to exist elsewhere (CR 111)', () => {
    const game = table(cards, [{ hand: ['Maker'] }, {}]);
    happen(game, moveTo(the(game, 'Maker', 'hand').id, 'battlefield', 'put', { by: 'p0' }));
    settle(game);
    expect(all(game, 'Soldier Token')).toHaveLength(2);
    expect(characteristicsOf(game, the(game, 'Soldier Token').id)).toMatchObject({
      colors: ['white'],
      types: ['creature'],
      subtypes: ['soldier'],
      power: 1,
    });
    expect(characteristicsOf(game, the(game, 'Treasure Token').id).abilities).toHaveLength(1);
    const soldier = the(game, 'Soldier Token').id;
    happen(game, moveTo(soldier, 'hand', 'return'));
    expect(all(game, 'Soldier Token', 'hand')).toHaveLength(0);
    expect(Object.values(game.state.objects).filter(({ kind }) => kind === 'token')).toHaveLength(2);
  });

  it('have the keywords that they are made with', () => {
    const game = table(cards, [{ hand: ['Nest'] }, {}]);
    happen(game, moveTo(the(game, 'Nest', 'hand').id, 'battlefield', 'put', { by: 'p0' }));
    settle(game);
    expect(characteristicsOf(game, the(game, 'Bird Token').id)).toMatchObject({ keywords: ['flying'] });
    expect(characteristicsOf(game, the(game, 'Nest').id)).toMatchObject({ keywords: [] });
  });

  it('that die are asked about as they were (CR 608.2h)', () => {
    const token = (counters: Readonly<Record<string, number>>): number => {
      const game = table(cards, [{ battlefield: ['Echo'] }, {}]);
      const echo = the(game, 'Echo');
      setObject(game, echo.id, { kind: 'token', counters });
      destroy(game, echo.id);
      settle(game);
      expect(Object.values(game.state.objects).some(({ kind }) => kind === 'token')).toBe(false);
      return lifeOf(game, 'p0');
    };
    expect(token({ '+1/+1': 1 })).toBe(23);
    expect(token({})).toBe(20);
  });
});
