import type { CardProgram } from '../../bytecode/module';
import { addCard, makePool, type Expand, type Read } from '../../vm/pool';
import type { ObjectId } from '../../vm/entity';
import { fork } from '../fork';
import { start } from '../game';
import { duelOptions, placeCard, setUp } from '../setup';
import type { Zone } from '../state/object';
import type { Game } from '../world';

/** What a board needs of the compiler. */
export interface Reader {
  readonly expand: Expand;
  readonly read: Read;
}

const typesOfThings: Readonly<Record<string, readonly string[]>> = {
  'Smoke Beast': ['Creature'],
  'Smoke Relic': ['Artifact'],
  'Smoke Charm': ['Enchantment'],
  'Smoke Field': ['Land'],
  'Smoke Hero': ['Planeswalker'],
  'Smoke Flash': ['Instant'],
  'Smoke Rite': ['Sorcery'],
};

function thing(name: string, types: readonly string[]): CardProgram {
  const isCreature = types.includes('Creature');
  const face = {
    name,
    manaCost: types.includes('Land') ? null : '{1}{G}',
    supertypes: [],
    types,
    subtypes: isCreature ? ['Beast'] : types.includes('Land') ? ['Forest'] : [],
    colors: ['G'],
    power: isCreature ? '2' : null,
    toughness: isCreature ? '3' : null,
    loyalty: types.includes('Planeswalker') ? '4' : null,
    defense: null,
    abilities: [],
  };
  return { name, layout: 'normal', faces: [face] };
}

const things = Object.entries(typesOfThings).map(([name, types]) => thing(name, types));
const inEveryZone: readonly Zone[] = ['hand', 'graveyard', 'exile'];

/** A board on which cards are tried. */
export interface Board {
  readonly game: Game;
  /** Copies of it with a card on the battlefield, under an id of its own in the pool. */
  readonly withCard: (card: CardProgram) => { readonly game: Game; readonly tried: ObjectId };
}

/** A duel in which each player has something of every kind in every zone. */
export function makeBoard({ expand, read }: Reader): Board {
  const pool = makePool(
    things.map((each) => [each.name, each]),
    expand,
    read,
  );
  const deck = things.map(({ name }) => name);
  const players = ['A', 'B'].map((name) => ({ name, deck }));
  const game = setUp(players, pool, 1, { ...duelOptions, handSize: 0 });
  for (const owner of ['p0', 'p1'] as const)
    for (const { name } of things) {
      const isElsewhere = name === 'Smoke Beast' || name === 'Smoke Rite' || name === 'Smoke Field';
      if (isElsewhere) for (const zone of inEveryZone) placeCard(game, { card: name, owner, zone });
      const isPermanent = name !== 'Smoke Flash' && name !== 'Smoke Rite';
      const patch = name === 'Smoke Hero' ? { counters: { loyalty: 4 } } : {};
      if (isPermanent) placeCard(game, { card: name, owner, zone: 'battlefield' }, patch);
    }
  start(game);
  let count = 0;
  return {
    game,
    withCard: (card) => {
      const id = `#tried ${count++}`;
      addCard(pool, id, card);
      const its = fork(game);
      return { game: its, tried: placeCard(its, { card: id, owner: 'p0', zone: 'battlefield' }) };
    },
  };
}
