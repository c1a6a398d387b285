import { inEnglish } from '../../compile/testing/english';
import { castFree, isOffered, takeAction } from '../testing/casting';
import { decisionOf } from '../game';
import { lifeOf, settle, table, the } from '../testing/table';

const cards = inEnglish(
  'Moss | | Basic Land — Forest',
  'Peak | | Snow Land — Mountain',
  `Vault | {0} | Artifact
   {T}: Add {C}.`,
  'Ember | {R}{R} | Creature — Elemental | 1/1',
  'Gnome | {R} | Creature — Gnome | 1/1',
  `Prism | {0} | Artifact
   You may spend mana as though it were mana of any color to cast Elemental spells.`,
  `Pole | {0} | Artifact
   You may spend mana from snow sources as though it were mana of any type.`,
  'Frost | {G} | Creature — Elk | 1/1',
  `Thief | {0} | Sorcery
   Exile target creature card from an opponent's graveyard. You may play that card this turn, and mana of any type can be spent to cast it.`,
  `Raider | {0} | Sorcery
   Exile all creature cards from target opponent's graveyard. You may play those cards this turn. Mana of any type can be spent to cast spells this way.`,
  `Blaze | {X}{G} | Sorcery
   Spend only green mana on X.
   You gain X life.`,
  `Idol | {C} | Creature — Golem | 2/2
   Spend only mana produced by artifacts to cast this spell.`,
  `Forge | {1} | Creature — Dwarf | 1/1
   When this creature enters, if mana from an artifact was spent to cast it, you gain 5 life.
   {1}: You gain 1 life for each mana from an artifact spent to activate this ability.`,
);

describe('mana that is spent as though it were other mana (CR 609.4b)', () => {
  it('pays for what the permission is about', () => {
    const game = table(cards, [{ hand: ['Ember', 'Gnome'], battlefield: ['Moss', 'Moss', 'Prism'] }, {}]);
    expect(isOffered(game, 'cast', 'Gnome')).toBe(false);
    takeAction(game, 'cast', 'Ember');
    settle(game);
    expect(the(game, 'Ember').zone).toBe('battlefield');
  });

  it('is the mana that the permission names', () => {
    const snow = table(cards, [{ hand: ['Frost'], battlefield: ['Peak', 'Pole'] }, {}]);
    expect(isOffered(snow, 'cast', 'Frost')).toBe(true);
    const other = table(cards, [{ hand: ['Gnome'], battlefield: ['Moss', 'Pole'] }, {}]);
    expect(isOffered(other, 'cast', 'Gnome')).toBe(false);
  });

  it('pays for the spell that the same ability allows to cast, and for no other', () => {
    const game = table(cards, [{ hand: ['Thief', 'Ember'], battlefield: ['Moss', 'Moss'] }, { graveyard: ['Gnome'] }]);
    castFree(game, 'Thief', the(game, 'Gnome', 'graveyard').id);
    expect(isOffered(game, 'cast', 'Ember')).toBe(false);
    takeAction(game, 'cast', 'Gnome');
    settle(game);
    expect(the(game, 'Gnome').zone).toBe('battlefield');
  });

  it('pays for spells that are cast this way', () => {
    const battlefield = ['Moss', 'Moss', 'Moss'];
    const game = table(cards, [{ hand: ['Raider'], battlefield }, { graveyard: ['Gnome', 'Ember'] }]);
    castFree(game, 'Raider', 'p1');
    takeAction(game, 'cast', 'Gnome');
    settle(game);
    takeAction(game, 'cast', 'Ember');
    settle(game);
    expect(the(game, 'Ember').zone).toBe('battlefield');
  });
});

describe('mana that alone may be spent', () => {
  it('is of a color, for each X', () => {
    const game = table(cards, [{ hand: ['Blaze'], battlefield: ['Moss', 'Moss', 'Vault'] }, {}]);
    takeAction(game, 'cast', 'Blaze');
    expect(decisionOf(game)).toMatchObject({ kind: 'number', max: 1 });
  });

  it('comes from what the spell says', () => {
    const game = table(cards, [{ hand: ['Idol'], battlefield: ['Vault'] }, {}]);
    expect(isOffered(game, 'cast', 'Idol')).toBe(true);
  });
});

describe('where the mana came from that was spent', () => {
  const played = (source: string): ReturnType<typeof table> => {
    const game = table(cards, [{ hand: ['Forge'], battlefield: [source, source] }, {}]);
    takeAction(game, 'cast', 'Forge');
    settle(game);
    return game;
  };

  it('is known of a spell', () => {
    expect(lifeOf(played('Vault'), 'p0')).toBe(25);
    expect(lifeOf(played('Moss'), 'p0')).toBe(20);
  });

  it('is known of an ability', () => {
    const game = played('Vault');
    takeAction(game, 'activate', 'Forge');
    settle(game);
    expect(lifeOf(game, 'p0')).toBe(26);
  });
});
