import { english, inEnglish } from '../../../compile/testing/english';
import { characteristicsOf } from '../../characteristics/characteristics';
import { decisionOf } from '../../game';
import { castFree, takeAction } from '../../testing/casting';
import { advance, settle, table, the, type Script } from '../../testing/table';
import type { Game } from '../../world';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/2',
  `Tutor | {0} | Creature — Cleric | 1/1
   Reach
   Backup 2
   Flying, vigilance
   {T}: You gain 3 life.`,
  `Twin Tutor | {0} | Creature — Cleric | 1/1
   Backup 1
   Backup 1
   Menace`,
);

const game = (): Game => table(cards, [{ battlefield: ['Ox'], hand: ['Tutor', 'Twin Tutor'] }, {}], {}, english);

const looks = (its: Game, name: string): object => {
  const { power, keywords, abilities } = characteristicsOf(its, the(its, name).id);
  return { power, keywords: [...keywords].sort(), abilities: abilities.length };
};

/** Whatever asks for a target gets the creature of this name. */
const at =
  (name: string): Script =>
  (asked, its) =>
    asked.kind === 'targets' ? { kind: 'targets', chosen: [the(its, name).id] } : undefined;

describe('backup (CR 702.165)', () => {
  it('gives counters and the abilities printed below to another creature, until end of turn', () => {
    const its = game();
    takeAction(its, 'cast', 'Tutor');
    settle(its, at('Ox'));
    expect(looks(its, 'Ox')).toEqual({ power: 4, keywords: ['flying', 'vigilance'], abilities: 3 });
    expect(looks(its, 'Tutor')).toMatchObject({ power: 1, abilities: 5 });
    advance(its, (then) => then.state.turn.number === 2 && decisionOf(then)?.kind === 'priority');
    expect(looks(its, 'Ox')).toEqual({ power: 4, keywords: [], abilities: 0 });
  });

  it('gives itself only the counters', () => {
    const its = game();
    takeAction(its, 'cast', 'Tutor');
    settle(its, at('Tutor'));
    expect(looks(its, 'Tutor')).toMatchObject({ power: 3, abilities: 5 });
  });

  it('does not give backup, and works once for each time it is printed', () => {
    const its = game();
    castFree(its, 'Twin Tutor', the(its, 'Ox').id, the(its, 'Ox').id);
    expect(looks(its, 'Ox')).toEqual({ power: 4, keywords: ['menace'], abilities: 2 });
  });
});
