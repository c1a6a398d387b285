import { english, inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import type { LegalAction } from '../decision';
import { decisionOf } from '../game';
import { castFree, castInWay } from '../testing/casting';
import { advance, all, settle, table } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  'Moss | | Basic Land — Forest',
  `Digger | {0} | Creature — Spirit | 1/1
   You may cast creature spells from your graveyard.`,
  `Sparing | {0} | Creature — Spirit | 1/1
   Once during each of your turns, you may cast a creature spell from your graveyard.`,
  `Weaver | {0} | Creature — Spirit | 1/1
   You may cast Aura spells as though they had flash.`,
  `Haste | {0} | Creature — Spirit | 1/1
   You may cast creature spells as though they had flash.`,
  `Shell | {0} | Artifact
   Morph {1}`,
  `Veil | {0} | Enchantment Creature — Spirit | 1/1
   Bestow {0}`,
  'Ox | {0} | Creature — Ox | 2/2',
  'Elk | {0} | Creature — Elk | 3/3',
  `Choose | {0} | Sorcery
   Exile all creature cards from your graveyard. Until end of turn, you may cast a spell from among the exiled cards.`,
  `Send | {0} | Sorcery
   Exile target creature. For as long as that card remains exiled, its owner may cast it without paying its mana cost.`,
);

const game = (...zones: Parameters<typeof table>[1]): Game => table(cards, zones, {}, english);

/** The ways in which a card is offered to whoever has priority. */
function waysOffered(its: Game, name: string): readonly string[] {
  const decision = decisionOf(its);
  if (decision?.kind !== 'priority') throw new Error('nobody has priority');
  const casts = decision.actions.filter((each): each is Extract<LegalAction, { kind: 'cast' }> => each.kind === 'cast');
  return casts.filter(({ object }) => characteristicsOf(its, object).name === name).map(({ way }) => way);
}

const upToCombat = (its: Game): void => advance(its, (at) => at.state.turn.step === 'beginCombat');

describe('permissions to cast spells with certain qualities', () => {
  it('look at what the card would be as a spell (CR 601.3e): an artifact card is a creature spell face down', () => {
    const its = game({ battlefield: ['Digger'], graveyard: ['Shell', 'Ox'] }, {});
    expect(waysOffered(its, 'Ox')).toEqual(['normal']);
    expect(waysOffered(its, 'Shell')).toEqual([]);
    const rich = game({ battlefield: ['Digger', 'Moss', 'Moss', 'Moss'], graveyard: ['Shell'] }, {});
    expect(waysOffered(rich, 'Shell')).toEqual(['morph']);
  });

  it('as though with flash consider the choices that are to be made (CR 601.3b): bestowed, a creature card is an Aura', () => {
    const its = game({ battlefield: ['Weaver', 'Ox'], hand: ['Veil'] }, {});
    expect(waysOffered(its, 'Veil')).toEqual(['normal', 'bestow']);
    upToCombat(its);
    expect(waysOffered(its, 'Veil')).toEqual(['bestow']);
  });

  it('as though with flash open no other zone', () => {
    const its = game({ battlefield: ['Haste'], hand: ['Elk'], graveyard: ['Ox'] }, {});
    upToCombat(its);
    expect(waysOffered(its, 'Elk')).toEqual(['normal']);
    expect(waysOffered(its, 'Ox')).toEqual([]);
  });

  it('once each turn are used up by the spell that is cast with them', () => {
    const its = game({ battlefield: ['Sparing'], graveyard: ['Ox', 'Elk'] }, {});
    expect(waysOffered(its, 'Elk')).toEqual(['normal']);
    expect(castInWay(its, 'Ox', 'normal')).toBe(true);
    settle(its);
    expect(all(its, 'Ox')).toHaveLength(1);
    expect(waysOffered(its, 'Elk')).toEqual([]);
  });

  it('for one of several cards leave the choice until it is cast', () => {
    const its = game({ hand: ['Choose'], graveyard: ['Ox', 'Elk'] }, {});
    castFree(its, 'Choose');
    expect([...waysOffered(its, 'Ox'), ...waysOffered(its, 'Elk')]).toEqual(['normal', 'normal']);
    expect(castInWay(its, 'Elk', 'normal')).toBe(true);
    settle(its);
    expect(all(its, 'Elk')).toHaveLength(1);
    expect(waysOffered(its, 'Ox')).toEqual([]);
  });

  it('last as long as what was exiled stays where it was put (CR 400.7j)', () => {
    const its = game({ battlefield: ['Ox'], hand: ['Send'] }, {});
    const [ox] = all(its, 'Ox');
    if (ox === undefined) throw new Error('no ox');
    castFree(its, 'Send', ox.id);
    expect(all(its, 'Ox')).toHaveLength(0);
    expect(waysOffered(its, 'Ox')).toEqual(['free']);
    expect(castInWay(its, 'Ox', 'free')).toBe(true);
    settle(its);
    expect(all(its, 'Ox')).toHaveLength(1);
  });
});
