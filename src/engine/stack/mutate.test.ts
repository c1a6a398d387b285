import { english, inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
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
});
