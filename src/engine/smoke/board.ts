import { bareFaceProgram } from '../../bytecode/bare-face';
import type { CardProgram, FaceProgram } from '../../bytecode/module';
import { addCard, branchOf, makePool, type Expand, type Read } from '../../vm/pool';
import type { ObjectId } from '../../vm/entity';
import { dropAnswers } from '../../source/answers';
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

/** A card of the board, where each player has one of it, and the counters that it has on the battlefield. */
interface Thing {
  readonly card: CardProgram;
  readonly zones: readonly Zone[];
  readonly counters: Readonly<Record<string, number>>;
}

const hidden: readonly Zone[] = ['hand', 'graveyard', 'exile'];

function thing(
  type: string,
  zones: readonly Zone[],
  facts: Partial<FaceProgram> = {},
  counters: Thing['counters'] = {},
): Thing {
  const name = `Smoke ${type}`;
  const face = bareFaceProgram(name, { manaCost: '{1}{G}', types: [type], colors: ['G'], ...facts });
  return { card: { name, layout: 'normal', faces: [face] }, zones, counters };
}

const things: readonly Thing[] = [
  thing('Creature', ['battlefield', ...hidden], { subtypes: ['Beast'], power: '2', toughness: '3' }),
  thing('Artifact', ['battlefield']),
  thing('Enchantment', ['battlefield']),
  thing('Land', ['battlefield', ...hidden], { subtypes: ['Forest'], manaCost: null }),
  thing('Planeswalker', ['battlefield'], { loyalty: '4' }, { loyalty: 4 }),
  thing('Instant', []),
  thing('Sorcery', hidden),
];

/** A board on which faces are tried. */
export interface Board {
  /** A copy of it with a card on the battlefield that has this face, and nothing else. */
  readonly withFace: (face: FaceProgram) => { readonly game: Game; readonly tried: ObjectId };
}

/** Id of the card that is tried. */
const tried = '#tried';

/** What is known of programs that were tried is dropped after so many. */
const facesBetweenDrops = 16;

/** A duel in which each player has something of every kind in every zone. */
export function makeBoard({ expand, read }: Reader): Board {
  const pool = makePool(
    things.map(({ card }) => [card.name, card]),
    expand,
    read,
  );
  const deck = things.map(({ card }) => card.name);
  const players = ['A', 'B'].map((name) => ({ name, deck }));
  const game = setUp(players, pool, 1, { ...duelOptions, handSize: 0 });
  for (const owner of ['p0', 'p1'] as const)
    for (const { card, zones, counters } of things)
      for (const zone of zones)
        placeCard(game, { card: card.name, owner, zone }, zone === 'battlefield' ? { counters } : {});
  start(game);
  let count = 0;
  return {
    withFace: (face) => {
      if (count++ % facesBetweenDrops === 0) dropAnswers();
      // In a pool of its own: what was tried is gone with it.
      const its = fork({ ...game, pool: branchOf(pool) });
      addCard(its.pool, tried, { name: face.name, layout: 'normal', faces: [face] });
      return { game: its, tried: placeCard(its, { card: tried, owner: 'p0', zone: 'battlefield' }) };
    },
  };
}
