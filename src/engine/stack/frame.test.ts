import { answer, decisionOf, hashOf, restore, save, start } from '../game';
import { duelOptions, placeCard, setUp } from '../setup';
import { allOf, card, make, num, ofType, poolOf, source, spell, step, target, slot, you } from '../testing/programs';
import type { Ability } from '../../bytecode/module';
import type { Game } from '../world';

const mine = (type: string) => allOf(ofType(type), make('controlledBy', { who: you }));
const local = { sort: 'entities', origin: { kind: 'local' } } as const;

/** "You may sacrifice a creature. If you do, draw two cards. If you don't, lose 1 life." */
const bargain = spell(
  [
    step(
      make('may', {
        who: you,
        body: [
          step(
            make('sacrifice', {
              who: you,
              what: make('choose', { chooser: you, min: num(1), max: num(1), filter: mine('creature') }),
            }),
          ),
        ],
      }),
      0,
    ),
    step(
      make('if', {
        condition: make('performed', { value: 0, who: you }),
        then: [step(make('draw', { who: you, count: num(2) }))],
        otherwise: [step(make('loseLife', { who: you, amount: num(1) }))],
      }),
    ),
  ],
  { values: [local] },
);

/** "For each creature you control, gain 2 life. Deal that much damage to target player." */
const tribute = spell(
  [
    step(
      make('forEach', {
        what: make('all', { filter: mine('creature') }),
        value: 0,
        body: [step(make('gainLife', { who: you, amount: num(2) }))],
      }),
      1,
    ),
    step(make('dealDamage', { source, amount: make('numRef', { value: 1 }), to: target() })),
  ],
  { values: [local, { ...local, sort: 'num' }], targets: [slot(make('player'))] },
);

function cast(ability: Ability): Game {
  const pool = poolOf(
    card('Spell', { types: ['Instant'], manaCost: '{0}', abilities: [ability] }),
    card('Ox', { types: ['Creature'], power: '2', toughness: '3' }),
  );
  const deck = ['Ox', 'Ox', 'Ox', 'Ox'];
  const players = [
    { name: 'A', deck },
    { name: 'B', deck },
  ];
  const game = setUp(players, pool, 1, { ...duelOptions, handSize: 0 });
  placeCard(game, { card: 'Spell', owner: 'p0', zone: 'hand' });
  for (const owner of ['p0', 'p0', 'p1'] as const) placeCard(game, { card: 'Ox', owner, zone: 'battlefield' });
  start(game);
  expect(answer(game, 'p0', { kind: 'priority', action: 1 })).toEqual({ ok: true });
  return game;
}

function passAround(game: Game): void {
  for (const player of ['p0', 'p1'] as const) answer(game, player, { kind: 'priority', action: 0 });
}

describe('a frame', () => {
  it('asks, then lets a player choose, in the middle of a resolution that can be saved', () => {
    const game = cast(bargain);
    passAround(game);
    expect(decisionOf(game)).toMatchObject({ kind: 'yesNo', what: 'may', player: 'p0' });
    answer(game, 'p0', { kind: 'yesNo', value: 'yes' });
    const [first, second] = game.state.battlefield;
    expect(decisionOf(game)).toMatchObject({ kind: 'choose', player: 'p0', min: 1, max: 1, options: [first, second] });
    const twin = restore(save(game), game.pool);
    for (const each of [game, twin])
      answer(each, 'p0', { kind: 'choose', chosen: second === undefined ? [] : [second] });
    expect(hashOf(twin.state)).toBe(hashOf(game.state));
    expect(game.state.battlefield).toHaveLength(2);
    expect(game.state.players['p0']).toMatchObject({ life: 20 });
    expect(game.state.players['p0']?.hand).toHaveLength(2);
  });

  it('knows that what was declined was not done', () => {
    const game = cast(bargain);
    passAround(game);
    answer(game, 'p0', { kind: 'yesNo', value: 'no' });
    expect(game.state.battlefield).toHaveLength(3);
    expect(game.state.players['p0']).toMatchObject({ life: 19 });
    expect(game.state.players['p0']?.hand).toHaveLength(0);
  });

  it('runs a body for each thing and remembers what it came to', () => {
    const game = cast(tribute);
    answer(game, 'p0', { kind: 'targets', chosen: ['p1'] });
    passAround(game);
    expect(game.state.players['p0']?.life).toBe(24);
    expect(game.state.players['p1']?.life).toBe(16);
  });
});
