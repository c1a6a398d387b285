import { inEnglish } from '../../compile/testing/english';
import { answer } from '../game';
import { takeAction } from '../testing/casting';
import { all, settle, table, untilAsked } from '../testing/table';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/3',
  `Mirror | {0} | Creature — Shapeshifter | 1/1
   You may have Mirror enter as a copy of any creature on the battlefield.`,
);

describe('a permanent that may enter as a copy (CR 707.5)', () => {
  it.each([
    ['yes', ['Ox', 'Ox']],
    ['no', ['Mirror', 'Ox']],
  ] as const)('is offered to: %s', (value, names) => {
    const game = table(cards, [{ hand: ['Mirror'], battlefield: ['Ox'] }, {}]);
    takeAction(game, 'cast', 'Mirror');
    expect(untilAsked(game)).toMatchObject({ kind: 'yesNo', what: 'may' });
    answer(game, 'p0', { kind: 'yesNo', value });
    settle(game);
    expect([...all(game, 'Mirror'), ...all(game, 'Ox')]).toHaveLength(2);
    expect(all(game, 'Ox')).toHaveLength(names.filter((name) => name === 'Ox').length);
  });

  it('asks nobody where there is nothing to copy', () => {
    const game = table(cards, [{ hand: ['Mirror'] }, {}]);
    takeAction(game, 'cast', 'Mirror');
    settle(game, (asked) => {
      expect(asked.kind).toBe('priority');
      return undefined;
    });
    expect(all(game, 'Mirror')).toHaveLength(1);
  });
});
