import { inEnglish } from '../../compile/testing/english';
import { castFree, takeAction } from '../testing/casting';
import { all, lifeOf, settle, table, type Script } from '../testing/table';

const cards = inEnglish(
  `Balm | {4} | Sorcery
   You gain 3 life.`,
  `Reprise | {0} | Sorcery
   Exile target card that's an instant or sorcery from your graveyard. For each card exiled this way, copy it, and you may cast the copy without paying its mana cost.`,
);

describe('a card that is not on the stack (CR 707.12)', () => {
  it('is copied where it is, and the copy is cast', () => {
    const game = table(cards, [{ hand: ['Reprise'], graveyard: ['Balm'] }, {}]);
    castFree(game, 'Reprise', all(game, 'Balm', 'graveyard')[0]?.id ?? 'o0');
    expect(lifeOf(game, 'p0')).toBe(23);
    expect(all(game, 'Balm', 'exile')).toHaveLength(1);
    expect(all(game, 'Balm', 'graveyard')).toEqual([]);
  });

  it('leaves no copy when that is not cast (CR 707.10a)', () => {
    const game = table(cards, [{ hand: ['Reprise'], graveyard: ['Balm'] }, {}]);
    const [balm] = all(game, 'Balm', 'graveyard');
    const asked: string[] = [];
    const script: Script = (decision) => {
      if (decision.kind === 'targets') return { kind: 'targets', chosen: [balm?.id ?? 'o0'] };
      if (decision.kind !== 'yesNo') return undefined;
      asked.push(decision.what);
      return { kind: 'yesNo', value: 'no' };
    };
    takeAction(game, 'cast', 'Reprise');
    settle(game, script);
    expect(asked).toEqual(['may']);
    expect(lifeOf(game, 'p0')).toBe(20);
    expect(all(game, 'Balm', 'exile').map(({ kind }) => kind)).toEqual(['card']);
  });
});
