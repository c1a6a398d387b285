import { inEnglish } from '../../../compile/testing/english';
import { castFree, takeAction } from '../../testing/casting';
import { advance, all, destroy, happen, lifeOf, settle, table, the } from '../../testing/table';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/3',
  'Bear | {0} | Creature — Bear | 4/2',
  `Altar | {0} | Sorcery
   As an additional cost to cast this spell, sacrifice a creature.
   You gain life equal to the sacrificed creature's power.`,
  `Feast | {0} | Sorcery
   Sacrifice a creature. You gain life equal to its power.`,
  `Healer | {1} | Creature — Cleric | 2/3
   Whenever another nontoken creature you control dies, exile Healer, then return it to the battlefield under its owner's control.`,
  `Undying One | {1} | Creature — Spirit | 1/1
   When Undying One dies, exile it and choose target creature an opponent controls. When that creature leaves the battlefield, return Undying One from exile to the battlefield under its owner's control.`,
  `Witness | {1} | Creature — Human | 1/1
   At the beginning of your end step, if another Human died under your control this turn, you gain 5 life.`,
  `Raise | {0} | Sorcery
   Put target creature card from a graveyard onto the battlefield under your control.`,
  `Sequence | {0} | Sorcery
   Sequence deals 1 damage to any target. If you've cast another spell this turn, you gain 5 life.`,
  'Ghost | {1} | Creature — Spirit | 6/1\nShroud',
  `Vat | {3} | Artifact
   Whenever a nontoken creature dies, exile that card. If you do, return each other card exiled with this artifact to its owner's graveyard.`,
  `Cloak | {0} | Artifact — Equipment
   When this Equipment enters, manifest the top card of your library, then attach this Equipment to it.
   Equipped creature gets +1/+0.`,
);

describe('what was sacrificed', () => {
  it.each(['Altar', 'Feast'])('is looked at as it last was, by %s (CR 608.2h)', (spell) => {
    const game = table(cards, [{ hand: [spell], battlefield: ['Ox'] }, {}]);
    happen(game, { kind: 'putCounters', on: the(game, 'Ox').id, counter: '+1/+1', count: 2, by: null, source: null });
    castFree(game, spell);
    expect(all(game, 'Ox', 'graveyard')).toHaveLength(1);
    expect(lifeOf(game, 'p0')).toBe(24);
  });
});

describe('each other card exiled with something', () => {
  it('is none that was exiled a moment ago by the same effect', () => {
    const game = table(cards, [{ battlefield: ['Vat', 'Ox', 'Bear'] }, {}]);
    destroy(game, the(game, 'Ox').id);
    settle(game);
    expect(all(game, 'Ox', 'exile')).toHaveLength(1);
    destroy(game, the(game, 'Bear').id);
    settle(game);
    expect([all(game, 'Ox', 'graveyard').length, all(game, 'Bear', 'exile').length]).toEqual([1, 1]);
  });
});

describe('what an effect follows through changes of zones', () => {
  it('is what took part in the event that triggered it, not what left with it (CR 400.7e)', () => {
    const alone = table(cards, [{ battlefield: ['Healer', 'Ox'] }, {}]);
    const before = the(alone, 'Healer').id;
    destroy(alone, the(alone, 'Ox').id);
    settle(alone);
    expect(the(alone, 'Healer').id).not.toBe(before);
    const both = table(cards, [{ battlefield: ['Healer', 'Ox'] }, {}]);
    destroy(both, the(both, 'Healer').id, the(both, 'Ox').id);
    settle(both);
    expect(all(both, 'Healer', 'graveyard')).toHaveLength(1);
  });

  it('is the source of a delayed trigger where the effect has put it', () => {
    const game = table(cards, [{ battlefield: ['Undying One'] }, { battlefield: ['Ox'] }]);
    destroy(game, the(game, 'Undying One').id);
    settle(game);
    expect(all(game, 'Undying One', 'exile')).toHaveLength(1);
    destroy(game, the(game, 'Ox').id);
    settle(game);
    expect(all(game, 'Undying One')).toHaveLength(1);
  });
});

describe('another', () => {
  it('is a permanent that the same card was before (CR 400.7)', () => {
    const game = table(cards, [{ hand: ['Raise'], battlefield: ['Witness'] }, {}]);
    destroy(game, the(game, 'Witness').id);
    castFree(game, 'Raise', the(game, 'Witness', 'graveyard').id);
    advance(game, (its) => its.state.turn.number === 2);
    expect(lifeOf(game, 'p0')).toBe(25);
    const without = table(cards, [{ battlefield: ['Witness'] }, {}]);
    advance(without, (its) => its.state.turn.number === 2);
    expect(lifeOf(without, 'p0')).toBe(20);
  });

  it('is said of the spell itself, where the target is no such thing', () => {
    const game = table(cards, [{ hand: ['Sequence', 'Sequence'] }, {}]);
    castFree(game, 'Sequence', 'p1');
    expect(lifeOf(game, 'p0')).toBe(20);
    castFree(game, 'Sequence', 'p1');
    expect(lifeOf(game, 'p0')).toBe(25);
  });
});

test('shroud does nothing in a graveyard (CR 113.6), and what it has on the battlefield cannot be a target', () => {
  const game = table(cards, [{ hand: ['Raise', 'Sequence'], graveyard: ['Ghost'] }, {}]);
  castFree(game, 'Raise', the(game, 'Ghost', 'graveyard').id);
  takeAction(game, 'cast', 'Sequence');
  const { decision } = game.state;
  expect(decision?.kind === 'targets' ? decision.options : []).toEqual(['p0', 'p1']);
});

test('a pronoun beside the thing that a verb is about means something else', () => {
  const game = table(cards, [{ hand: ['Cloak'], library: ['Bear'] }, {}]);
  castFree(game, 'Cloak');
  const [manifested] = game.state.battlefield.filter((id) => game.state.objects[id]?.faceDown === 'manifest');
  expect(the(game, 'Cloak').attachedTo).toBe(manifested);
});
