import { english, inEnglish } from '../../compile/testing/english';
import { byDefault } from '../default-answer';
import { moveTo } from '../events/zones';
import { answer, decisionOf, restore, save } from '../game';
import { takeAction } from '../testing/casting';
import { happen, settle, table, the } from '../testing/table';
import type { Game } from '../world';
import { nextInRow } from './loop';

const cards = inEnglish(
  `Restless | {0} | Creature — Spirit | 1/1
   Whenever this creature becomes tapped, untap it.
   Whenever this creature becomes untapped, tap it.`,
  `Wavering | {0} | Creature — Spirit | 1/1
   Whenever this creature becomes tapped, you may untap it.
   Whenever this creature becomes untapped, tap it.`,
  `Warden Ring | {0} | Enchantment
   When this enchantment enters, exile another target nonland permanent until this enchantment leaves the battlefield.`,
  `Spring | {0} | Enchantment
   Whenever you gain life, you gain 1 life.`,
  `Wink | {0} | Instant
   You gain 1 life.`,
);

/** Plays on for so many decisions, with answers by default. */
function play(game: Game, count: number): Game {
  for (let given = 0; given < count; given++) {
    const decision = decisionOf(game);
    if (decision === null) break;
    answer(game, decision.player, byDefault(decision));
  }
  return game;
}

function tapped(name: string): Game {
  const game = table(cards, [{ battlefield: [name] }, {}], {}, english);
  happen(game, { kind: 'tap', object: the(game, name).id, cause: 'effect' });
  return game;
}

const draw = { winners: [], reason: 'CR 104.4b' };

describe('a loop of mandatory actions (CR 104.4b)', () => {
  it('ends the game in a draw', () => {
    const game = tapped('Restless');
    play(game, 20);
    expect(game.state.outcome).toBeNull();
    play(game, 200);
    expect(game.state.outcome).toEqual(draw);
  });

  it('is found after saving and restoring, too', () => {
    const game = play(tapped('Restless'), 40);
    expect(play(restore(save(game), game.pool), 200).state.outcome).toEqual(draw);
  });

  it('is one although each object that comes back is a new one', () => {
    const game = table(
      cards,
      [{ battlefield: ['Warden Ring'], hand: ['Warden Ring', 'Warden Ring'] }, {}],
      {},
      english,
    );
    for (const { id } of [the(game, 'Warden Ring', 'hand'), the(game, 'Warden Ring', 'hand', 1)]) {
      happen(game, moveTo(id, 'battlefield', 'put', {}));
      if (game.state.exile.length === 0) settle(game);
    }
    play(game, 300);
    expect(game.state.outcome).toEqual(draw);
  });

  it('is none when a player could have stopped it', () => {
    const game = play(tapped('Wavering'), 300);
    expect(game.state.outcome).toBeNull();
    expect(game.state.history.filter(({ event }) => event.kind === 'untap').length).toBeGreaterThan(40);
  });

  it('is none while players do something besides', () => {
    const game = table(
      cards,
      [{ battlefield: ['Restless'], hand: Array.from({ length: 12 }, () => 'Wink') }, {}],
      {},
      english,
    );
    happen(game, { kind: 'tap', object: the(game, 'Restless').id, cause: 'effect' });
    for (let count = 0; count < 12; count++) {
      play(game, 15);
      while (decisionOf(game)?.player !== 'p0') play(game, 1);
      takeAction(game, 'cast', 'Wink');
    }
    expect(game.state.outcome).toBeNull();
    expect(play(game, 200).state.outcome).toEqual(draw);
  });

  it('may grow: then it is found by its length alone', () => {
    const game = table(cards, [{ battlefield: ['Spring'] }, {}], {}, english);
    happen(game, { kind: 'gainLife', player: 'p0', amount: 1, source: null });
    play(game, 200);
    expect(game.state.outcome).toBeNull();
    expect(game.state.players['p0']?.life).toBeGreaterThan(80);
    const row = { resolved: 1998, mark: '', returns: 0 };
    expect(nextInRow(game, row)).toMatchObject({ resolved: 1999 });
    expect(nextInRow(game, { ...row, resolved: 2000 })).toBe('endless');
  });

  it('is no draw with limited range of influence', () => {
    const game = table(cards, [{ battlefield: ['Restless'] }, {}, {}], { range: 'one' }, english);
    happen(game, { kind: 'tap', object: the(game, 'Restless').id, cause: 'effect' });
    expect(play(game, 400).state.outcome).toBeNull();
  });
});
