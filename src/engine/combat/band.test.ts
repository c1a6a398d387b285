import { english, inEnglish } from '../../compile/testing/english';
import { advance, all, lifeOf, table, the, type Script } from '../testing/table';
import type { Game } from '../world';
import { bandOf } from './band';

const cards = inEnglish(
  `Piper | {0} | Creature — Human | 1/3
   Banding`,
  'Ox | {0} | Creature — Ox | 3/3',
  'Elk | {0} | Creature — Elk | 2/2',
  `Chief | {0} | Legendary Creature — Human | 2/2
   Bands with other legendary creatures`,
  'Queen | {0} | Legendary Creature — Human | 2/2',
  'Giant | {0} | Creature — Giant | 4/4',
  `Hawk | {0} | Creature — Bird | 1/1
   Flying`,
);

const game = (mine: readonly string[], theirs: readonly string[] = []): Game =>
  table(cards, [{ battlefield: mine }, { battlefield: theirs }], {}, english);

interface Fight {
  readonly attackers: readonly string[];
  /** What is taken into bands, in this order; nothing more after that. */
  readonly recruits?: readonly string[];
  readonly block?: readonly [blocker: string, attacker: string];
  readonly divide?: Script;
}

/** Fights on turn 1 up to a step, and gives whom the game asked to form bands and how often. */
function fight(its: Game, to: 'declareBlockers' | 'main2', { attackers, recruits = [], block, divide }: Fight): number {
  const left = [...recruits];
  let asked = 0;
  const script: Script = (decision) => {
    switch (decision.kind) {
      case 'attackers':
        return {
          kind: 'attackers',
          attacks: attackers.map((name) => ({ attacker: the(its, name).id, defender: 'p1' })),
        };
      case 'blockers':
        return {
          kind: 'blockers',
          blocks: block === undefined ? [] : [{ blocker: the(its, block[0]).id, attacker: the(its, block[1]).id }],
        };
      case 'yesNo':
        asked += 1;
        return { kind: 'yesNo', value: left.length > 0 ? 'yes' : 'no' };
      case 'choose':
        return { kind: 'choose', chosen: [the(its, left.shift() ?? '').id] };
      default:
        return divide?.(decision, its);
    }
  };
  advance(its, ({ state }) => state.turn.step === to, script);
  return asked;
}

describe('banding (CR 702.22)', () => {
  it('takes in one creature without banding, and asks for no second', () => {
    const its = game(['Piper', 'Ox', 'Elk']);
    expect(fight(its, 'declareBlockers', { attackers: ['Piper', 'Ox', 'Elk'], recruits: ['Ox'] })).toBe(1);
    expect(bandOf(its, the(its, 'Piper').id)).toEqual([the(its, 'Piper').id, the(its, 'Ox').id]);
    expect(bandOf(its, the(its, 'Elk').id)).toEqual([the(its, 'Elk').id]);
  });

  it('blocks a band as a whole, also those whom the blocker could not block', () => {
    const its = game(['Piper', 'Hawk'], ['Giant']);
    const divide: Script = (asked) =>
      asked.kind === 'divide' && asked.player === 'p0' ? { kind: 'divide', amounts: [4, 0] } : undefined;
    fight(its, 'main2', {
      attackers: ['Piper', 'Hawk'],
      recruits: ['Hawk'],
      block: ['Giant', 'Piper'],
      divide,
    });
    expect([lifeOf(its, 'p1'), the(its, 'Giant').damage]).toEqual([20, 2]);
    expect([all(its, 'Piper').length, all(its, 'Hawk').length]).toEqual([0, 1]);
  });

  it('leaves those outside of the band unblocked', () => {
    const its = game(['Piper', 'Ox'], ['Giant']);
    expect(fight(its, 'main2', { attackers: ['Piper', 'Ox'], block: ['Giant', 'Piper'] })).toBe(1);
    expect(lifeOf(its, 'p1')).toBe(17);
  });

  it('lets the defending player assign the damage of what creatures with banding block', () => {
    const its = game(['Giant'], ['Piper', 'Ox']);
    const askedOf: string[] = [];
    const blocks: Script = (asked) => {
      if (asked.kind === 'attackers')
        return { kind: 'attackers', attacks: [{ attacker: the(its, 'Giant').id, defender: 'p1' }] };
      if (asked.kind === 'blockers') {
        const attacker = the(its, 'Giant').id;
        return { kind: 'blockers', blocks: ['Piper', 'Ox'].map((name) => ({ blocker: the(its, name).id, attacker })) };
      }
      if (asked.kind !== 'divide') return undefined;
      askedOf.push(asked.player);
      return { kind: 'divide', amounts: [2, 2] };
    };
    advance(its, ({ state }) => state.turn.step === 'main2', blocks);
    expect(askedOf).toEqual(['p1']);
    expect([the(its, 'Piper').damage, the(its, 'Ox').damage]).toEqual([2, 2]);
  });

  it('bands with others of a kind only', () => {
    const its = game(['Chief', 'Queen', 'Ox']);
    expect(fight(its, 'declareBlockers', { attackers: ['Chief', 'Queen', 'Ox'], recruits: ['Queen'] })).toBe(1);
    expect(bandOf(its, the(its, 'Queen').id)).toEqual([the(its, 'Chief').id, the(its, 'Queen').id]);
    expect(bandOf(its, the(its, 'Ox').id)).toEqual([the(its, 'Ox').id]);
    const apart = game(['Chief', 'Ox']);
    expect(fight(apart, 'declareBlockers', { attackers: ['Chief', 'Ox'] })).toBe(0);
  });
});
