import { english, inEnglish } from '../../compile/testing/english';
import { castFree } from '../testing/casting';
import { advance, all, lifeOf, settle, table, the, type Script } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 3/3',
  `Pupil | {0} | Creature — Human | 1/1
   Training
   Whenever this creature trains, you gain 4 life.`,
  `Glutton | {0} | Creature — Zombie | 1/1
   Exploit
   Whenever this creature exploits, you gain 3 life.`,
);

const game = (...zones: Parameters<typeof table>[1]): Game => table(cards, zones, {}, english);

const saysYes: Script = (asked) => (asked.kind === 'yesNo' ? { kind: 'yesNo', value: 'yes' } : undefined);

const attackWithAll: Script = (asked, its) =>
  asked.kind === 'attackers'
    ? {
        kind: 'attackers',
        attacks: all(its, 'Pupil')
          .concat(all(its, 'Ox'))
          .map(({ id }) => ({ attacker: id, defender: 'p1' })),
      }
    : undefined;

describe('what permanents are said to do when an ability of a keyword does it', () => {
  it('one trains when its training puts a counter on it (CR 702.149c)', () => {
    const its = game({ battlefield: ['Pupil', 'Ox'] }, {});
    advance(its, (at) => at.state.turn.step === 'declareBlockers', attackWithAll);
    expect(the(its, 'Pupil').counters['+1/+1']).toBe(1);
    expect(lifeOf(its, 'p0')).toBe(24);
  });

  it('one that exploits itself has exploited (CR 702.110b)', () => {
    const its = game({ hand: ['Glutton'] }, {});
    castFree(its, 'Glutton');
    settle(its, saysYes);
    expect(all(its, 'Glutton', 'graveyard')).toHaveLength(1);
    expect(lifeOf(its, 'p0')).toBe(23);
  });
});
