import { term } from '../bytecode/term';
import { cardOf } from '../vm/pool';
import { gamePool } from './game-pool';
import { inEnglish } from './testing/english';

describe('a pool for games', () => {
  it('can read what the rules say, and knows what keywords stand for that are given', () => {
    const pool = gamePool();
    expect(pool.read('draw a card.', 'Spell')).toMatchObject({ kind: 'spell' });
    expect(pool.expand(term('keyword', ['exalted']))).toHaveLength(1);
  });

  it('has the first card of a name', () => {
    const [ox, other] = inEnglish('Ox | {1} | Creature — Ox | 2/3', 'Ox | {1} | Creature — Ox | 1/1');
    if (ox === undefined || other === undefined) throw new Error('no cards');
    expect(cardOf(gamePool([ox, other]), 'Ox').faces[0]?.power).toBe('2');
  });
});
