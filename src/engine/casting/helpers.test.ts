import { english, inEnglish } from '../../compile/testing/english';
import { decisionOf } from '../game';
import { castInWay, takeAction } from '../testing/casting';
import { advance, all, lifeOf, settle, table, the, type Script } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  'Ridge | | Basic Land — Mountain',
  'Moth | {1}{R} | Creature — Insect | 3/1',
  'Vole | {4} | Creature — Rat | 1/1',
  'Statue | {3} | Artifact',
  `Hatchling Horror | {9} | Creature — Horror | 5/5
   Emerge {4}{R}`,
  `Rust Horror | {9} | Creature — Horror | 4/4
   Emerge from artifact {3}{R}`,
  `Lord of Moths | {5}{R} | Creature — Spirit | 6/6
   Insect offering`,
  `Old Song | {1}{R} | Sorcery
   Old Song deals 3 damage to target opponent.
   Harmonize {4}{R}`,
);

function game(
  lands: number,
  mine: { readonly hand?: readonly string[]; readonly graveyard?: readonly string[] },
  ...field: readonly string[]
): Game {
  const battlefield = [...Array.from({ length: lands }, () => 'Ridge'), ...field];
  return table(cards, [{ battlefield, ...mine }, {}], {}, english);
}

const choosing =
  (name: string, wants: 'yes' | 'no' = 'yes'): Script =>
  (asked, its) => {
    if (asked.kind === 'choose') return { kind: 'choose', chosen: [the(its, name).id] };
    if (asked.kind === 'yesNo') return { kind: 'yesNo', value: wants };
    return asked.kind === 'targets' ? { kind: 'targets', chosen: ['p1'] } : undefined;
  };

const tapped = (its: Game): number => all(its, 'Ridge').filter((land) => land.tapped).length;

describe('emerge (CR 702.119)', () => {
  it('costs less by the mana value of the creature that is sacrificed for it', () => {
    const its = game(3, { hand: ['Hatchling Horror'] }, 'Moth');
    expect(castInWay(its, 'Hatchling Horror', 'emerge')).toBe(true);
    settle(its, choosing('Moth'));
    expect([all(its, 'Hatchling Horror').length, all(its, 'Moth').length, tapped(its)]).toEqual([1, 0, 3]);
  });

  it('lets the player choose which, and reduces generic mana only', () => {
    const its = game(4, { hand: ['Hatchling Horror'] }, 'Moth', 'Vole');
    castInWay(its, 'Hatchling Horror', 'emerge');
    settle(its, choosing('Vole'));
    expect([all(its, 'Moth').length, all(its, 'Vole').length, tapped(its)]).toEqual([1, 0, 1]);
  });

  it('needs a creature, and enough mana with it', () => {
    expect(castInWay(game(5, { hand: ['Hatchling Horror'] }, 'Statue'), 'Hatchling Horror', 'emerge')).toBe(false);
    expect(castInWay(game(2, { hand: ['Hatchling Horror'] }, 'Moth'), 'Hatchling Horror', 'emerge')).toBe(false);
  });

  it('may ask for something else than a creature (CR 702.119b)', () => {
    expect(castInWay(game(4, { hand: ['Rust Horror'] }, 'Moth'), 'Rust Horror', 'emerge')).toBe(false);
    const its = game(1, { hand: ['Rust Horror'] }, 'Statue');
    expect(castInWay(its, 'Rust Horror', 'emerge')).toBe(true);
    settle(its);
    expect([all(its, 'Rust Horror').length, all(its, 'Statue').length]).toEqual([1, 0]);
  });
});

describe('offering (CR 702.48)', () => {
  it('costs less by the mana cost of what is sacrificed, color by color', () => {
    const its = game(4, { hand: ['Lord of Moths'] }, 'Moth');
    expect(castInWay(its, 'Lord of Moths', 'offering')).toBe(true);
    settle(its, choosing('Moth'));
    expect([all(its, 'Lord of Moths').length, all(its, 'Moth').length, tapped(its)]).toEqual([1, 0, 4]);
  });

  it('can be cast at any time in that way, and in no other', () => {
    const its = game(6, { hand: ['Lord of Moths'] }, 'Moth');
    advance(its, (then) => then.state.turn.step === 'beginCombat' && decisionOf(then)?.player === 'p0');
    expect(castInWay(its, 'Lord of Moths', 'normal')).toBe(false);
    expect(castInWay(its, 'Lord of Moths', 'offering')).toBe(true);
  });

  it('takes nothing of another kind', () => {
    expect(castInWay(game(6, { hand: ['Lord of Moths'] }, 'Vole'), 'Lord of Moths', 'offering')).toBe(false);
  });
});

describe('harmonize (CR 702.180)', () => {
  it('costs less by the power of a creature that is tapped, and exiles the card', () => {
    const its = game(2, { graveyard: ['Old Song'] }, 'Moth');
    takeAction(its, 'cast', 'Old Song');
    settle(its, choosing('Moth'));
    expect(the(its, 'Moth').tapped).toBe(true);
    expect([lifeOf(its, 'p1'), tapped(its), all(its, 'Old Song', 'exile').length]).toEqual([17, 2, 1]);
  });

  it('can be cast without a creature', () => {
    const its = game(5, { graveyard: ['Old Song'] }, 'Moth');
    takeAction(its, 'cast', 'Old Song');
    settle(its, choosing('Moth', 'no'));
    expect([the(its, 'Moth').tapped, lifeOf(its, 'p1'), tapped(its)]).toEqual([false, 17, 5]);
  });

  it('cannot be paid for with too little power', () => {
    expect(castInWay(game(2, { graveyard: ['Old Song'] }, 'Vole'), 'Old Song', 'harmonize')).toBe(false);
  });
});
