import { inEnglish } from '../../../compile/testing/english';
import { castFree } from '../../testing/casting';
import { advance, happen, table, the } from '../../testing/table';

const cards = inEnglish(
  'Ox | {1}{G} | Creature — Ox | 2/3',
  'Urn | {1} | Artifact',
  `Lull | {0} | Sorcery
   Creatures target opponent controls don't untap during their next untap step.`,
);

describe('a rule about whatever fits', () => {
  it('holds for what comes later, too, in one untap step (CR 611.2c)', () => {
    const game = table(cards, [{ hand: ['Lull'] }, { battlefield: ['Ox', 'Urn'] }]);
    const tapAll = (...names: readonly string[]): void => {
      happen(game, ...names.map((name) => ({ kind: 'tap', object: the(game, name).id, cause: 'effect' }) as const));
    };
    castFree(game, 'Lull', 'p1');
    tapAll('Ox', 'Urn');
    advance(game, (its) => its.state.turn.number === 2 && its.state.turn.step === 'main1');
    expect([the(game, 'Ox').tapped, the(game, 'Urn').tapped]).toEqual([true, false]);
    advance(game, (its) => its.state.turn.number === 4 && its.state.turn.step === 'main1');
    expect(the(game, 'Ox').tapped).toBe(false);
  });
});
