import type { Term } from '../../bytecode/term';
import type { ObjectId } from '../../vm/entity';
import { duelOptions, placeCard, setUp } from '../setup';
import { allOf, card, fixed, make, num, ofType, poolOf, step, you } from '../testing/programs';
import type { Game } from '../world';
import { setObject } from '../write';
import { characteristicsOf } from './characteristics';

const mine = (type: string): Term => allOf(ofType(type), make('controlledBy', { who: you }));
const all = (filter: Term): Term => make('all', { filter });
const flying = make('grantKeyword', { keyword: make('keyword', { name: 'flying' }) });

const cards = {
  Ox: { types: ['Creature'], power: '2', toughness: '3' },
  Banner: {
    types: ['Enchantment'],
    abilities: [
      fixed([step(make('modifyPt', { what: all(mine('creature')), power: num(1), toughness: num(0) })),
        step(make('gain', { what: make('subject'), abilities: [flying] }))]),
    ],
  },
};

function board(...names: readonly (keyof typeof cards)[]): { readonly game: Game; readonly ids: readonly ObjectId[] } {
  const pool = poolOf(...Object.entries(cards).map(([name, face]) => card(name, face)));
  const game = setUp([{ name: 'A', deck: [] }, { name: 'B', deck: [] }], pool, 1, duelOptions);
  return { game, ids: names.map((name) => placeCard(game, { card: name, owner: 'p0', zone: 'battlefield' })) };
}

describe('layers', () => {
  it('applies an anthem to what its controller controls, and only to that', () => {
    const { game, ids: [ox = 'o0'] } = board('Ox', 'Banner');
    expect(characteristicsOf(game, ox)).toMatchObject({ power: 3, toughness: 3, keywords: ['flying'], basePower: 2 });
    setObject(game, ox, { controller: 'p1' });
    expect(characteristicsOf(game, ox)).toMatchObject({ power: 2, toughness: 3, keywords: [] });
  });
});
