import { english, inEnglish } from '../../compile/testing/english';
import { bindEntities } from '../../vm/scope';
import { takeAction } from '../testing/casting';
import { advance, all, happen, settle, table, the } from '../testing/table';
import { setObject } from '../write';
import { attackOptions } from './attack';
import { protectorOf } from './protector';

const cards = inEnglish('Siege of Reeds | {0} | Battle — Siege | 5', 'Ox | {1} | Creature — Ox | 2/3');

describe('a Siege', () => {
  it('is protected by an opponent, and attacked by all for whom that is one (CR 310.8b)', () => {
    const game = table(
      cards,
      [{ hand: ['Siege of Reeds'], battlefield: ['Ox'] }, { battlefield: ['Ox'] }],
      {},
      english,
    );
    takeAction(game, 'cast', 'Siege of Reeds');
    settle(game);
    const { id } = the(game, 'Siege of Reeds');
    expect(protectorOf(game, id)).toBe('p1');
    advance(game, (its) => its.state.turn.number === 2 && its.state.decision?.kind === 'attackers');
    expect(attackOptions(game)[0]?.defenders).toEqual(['p0']);
    advance(game, (its) => its.state.turn.number === 3 && its.state.decision?.kind === 'attackers');
    expect(attackOptions(game)[0]?.defenders).toEqual(['p1', id]);
  });

  it('gets another protector when it has none or its controller is it (CR 704.5w, CR 704.5x)', () => {
    const game = table(cards, [{ hand: ['Siege of Reeds'] }, {}, {}], {}, english);
    takeAction(game, 'cast', 'Siege of Reeds');
    settle(game);
    const { id, chosen } = the(game, 'Siege of Reeds');
    expect(protectorOf(game, id)).toBe('p1');
    setObject(game, id, { chosen: { ...chosen, protector: bindEntities(['p0']) } });
    happen(game);
    settle(game);
    expect(protectorOf(game, id)).toBe('p1');
    happen(game, { kind: 'loseGame', player: 'p1', reason: 'CR 104.3a' });
    settle(game);
    expect(protectorOf(game, id)).toBe('p2');
    expect(all(game, 'Siege of Reeds')).toHaveLength(1);
  });
});
