import { english, inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { moveTo } from '../events/zones';
import { setObject } from '../write';
import { castInWay } from '../testing/casting';
import { all, happen, settle, table, the, type Script } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  `Ox | {9} | Creature — Ox | 2/2
   Vigilance`,
  'Guard | {9} | Creature — Human | 2/2',
  `Heron | {9} | Creature — Bird | 3/4
   Mutate {0}
   Flying
   Whenever this creature mutates, draw a card.`,
  `Slay | {0} | Instant
   Destroy target creature.`,
  `Brood | {0} | Instant
   Create a 3/3 green Beast creature token.`,
  `Mentor | {0} | Enchantment
   Creature tokens you control have haste.`,
  `Cell | {0} | Enchantment
   When Cell enters, exile target creature.
   When Cell leaves the battlefield, return the exiled card to the battlefield under its owner's control.`,
);

const under =
  (value: 'yes' | 'no'): Script =>
  (asked) =>
    asked.kind === 'yesNo' ? { kind: 'yesNo', value } : undefined;

const game = (): Game => table(cards, [{ hand: ['Heron', 'Slay'], battlefield: ['Ox'] }, {}], {}, english);

describe('mutate (CR 702.140)', () => {
  it('puts the card on top: the permanent is that, with the abilities of both, and it is the same object', () => {
    const its = game();
    const { id } = the(its, 'Ox');
    castInWay(its, 'Heron', 'mutate');
    settle(its, under('no'));
    const merged = characteristicsOf(its, id);
    expect(merged).toMatchObject({ name: 'Heron', power: 3, toughness: 4 });
    expect([...merged.keywords].sort()).toEqual(['flying', 'mutate', 'vigilance']);
    expect(its.state.battlefield).toEqual([id]);
    expect(its.state.players['p0']?.hand).toHaveLength(2);
  });

  it('puts it on the bottom: the permanent stays what it is, with more abilities', () => {
    const its = game();
    const { id } = the(its, 'Ox');
    castInWay(its, 'Heron', 'mutate');
    settle(its, under('yes'));
    expect(characteristicsOf(its, id)).toMatchObject({ name: 'Ox', power: 2 });
    expect(characteristicsOf(its, id).keywords).toContain('flying');
  });

  it('all parts go where the permanent goes (CR 729.3)', () => {
    const its = game();
    const { id } = the(its, 'Ox');
    castInWay(its, 'Heron', 'mutate');
    settle(its, under('no'));
    happen(its, { kind: 'destroy', object: id, source: null, by: null, regeneration: 'allowed' });
    expect([all(its, 'Ox', 'graveyard').length, all(its, 'Heron', 'graveyard').length]).toEqual([1, 1]);
    expect(its.state.battlefield).toEqual([]);
  });

  it('is a creature spell if the target is gone (CR 702.140b)', () => {
    const its = game();
    castInWay(its, 'Heron', 'mutate');
    castInWay(its, 'Slay', 'normal');
    settle(its, under('no'));
    expect(all(its, 'Ox', 'graveyard')).toHaveLength(1);
    expect(all(its, 'Heron')).toHaveLength(1);
    expect(its.state.players['p0']?.hand).toHaveLength(0);
  });

  it('does not target a Human', () => {
    const its = table(cards, [{ hand: ['Heron'], battlefield: ['Guard'] }, { battlefield: ['Ox'] }], {}, english);
    expect(castInWay(its, 'Heron', 'mutate')).toBe(false);
  });

  it('is a token only if its topmost component is one (CR 729.2d)', () => {
    const merged = (where: 'yes' | 'no'): ReturnType<typeof characteristicsOf> => {
      const its = table(cards, [{ hand: ['Heron', 'Brood'], battlefield: ['Mentor'] }, {}], {}, english);
      castInWay(its, 'Brood', 'normal');
      settle(its);
      const { id } = the(its, 'Beast Token');
      expect(characteristicsOf(its, id).keywords).toContain('haste');
      castInWay(its, 'Heron', 'mutate');
      settle(its, under(where));
      return characteristicsOf(its, id);
    };
    expect(merged('no').keywords).not.toContain('haste');
    expect(merged('yes').keywords).toContain('haste');
  });

  it('is found again with all its parts by what exiled it (CR 729.3c)', () => {
    const its = table(cards, [{ hand: ['Heron', 'Cell'], battlefield: ['Ox'] }, {}], {}, english);
    castInWay(its, 'Heron', 'mutate');
    settle(its, under('no'));
    castInWay(its, 'Cell', 'normal');
    settle(its);
    expect([all(its, 'Ox', 'exile').length, all(its, 'Heron', 'exile').length]).toEqual([1, 1]);
    happen(its, { kind: 'destroy', object: the(its, 'Cell').id, source: null, by: null, regeneration: 'allowed' });
    settle(its);
    expect([all(its, 'Ox').length, all(its, 'Heron').length]).toEqual([1, 1]);
  });

  it('is a commander if one of its components is, which may go to the command zone by itself (CR 903.9c)', () => {
    const its = table(
      cards,
      [{ hand: ['Heron', 'Slay'], battlefield: ['Ox'] }, {}],
      { commander: 'commander' },
      english,
    );
    const heron = its.state.players['p0']?.hand[0] ?? 'o0';
    setObject(its, heron, { commander: heron });
    castInWay(its, 'Heron', 'mutate');
    settle(its, under('yes'));
    happen(its, moveTo(the(its, 'Ox').id, 'hand', 'return', { by: 'p0' }));
    settle(its, under('yes'));
    expect([all(its, 'Ox', 'hand').length, all(its, 'Heron', 'command').length]).toEqual([1, 1]);
  });
});
