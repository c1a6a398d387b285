import { english, inEnglish } from '../../compile/testing/english';
import { advance, all, happen, settle, table, the } from '../testing/table';
import { legalActions } from '../casting/legal';
import { characteristicsOf } from '../characteristics/characteristics';
import type { Game } from '../world';
import { speedOf } from './speed';

const cards = inEnglish(
  `Roadster | {0} | Artifact Creature — Construct | 2/2
   Start your engines!
   Max speed — This creature gets +1/+0 and has menace.`,
  `Pit Crew | {0} | Creature — Goblin | 1/1
   Max speed — {T}: Draw a card.`,
  `Wreck | {0} | Artifact
   Max speed — {0}, Exile this card from your graveyard: Draw a card.`,
  `Commentator | {0} | Creature — Human | 1/1
   Max speed — Whenever you draw a card, you gain 1 life.`,
);

const lose = (game: Game, player: 'p0' | 'p1'): void => {
  happen(game, { kind: 'loseLife', player, amount: 1, cause: 'effect', source: null });
  settle(game);
};

const activatable = (game: Game, name: string): number =>
  legalActions(game, 'p0').filter((action) => action.kind === 'activate' && nameOf(game, action.object) === name)
    .length;

const nameOf = (game: Game, id: `o${number}`): string => characteristicsOf(game, id).name;

/** Ends the turn and the next one. */
const again = (game: Game): void => {
  const { number } = game.state.turn;
  advance(game, (its) => its.state.turn.number === number + 2 && its.state.turn.step === 'main1');
};

describe('speed (CR 702.179)', () => {
  it('begins with a permanent that starts the engines, and for its controller alone', () => {
    const game = table(cards, [{ battlefield: ['Roadster'] }, {}], {}, english);
    expect([speedOf(game, 'p0'), speedOf(game, 'p1')]).toEqual([1, 0]);
    const none = table(cards, [{ battlefield: ['Pit Crew'] }, {}], {}, english);
    expect(speedOf(none, 'p0')).toBe(0);
  });
  it('increases once in each turn of its player in which opponents lose life, up to 4', () => {
    const game = table(cards, [{ battlefield: ['Roadster'] }, {}], {}, english);
    lose(game, 'p1');
    lose(game, 'p1');
    lose(game, 'p0');
    expect(speedOf(game, 'p0')).toBe(2);
    advance(game, (its) => its.state.turn.number === 2 && its.state.turn.step === 'main1');
    lose(game, 'p1');
    expect(speedOf(game, 'p0')).toBe(2);
    advance(game, (its) => its.state.turn.number === 3 && its.state.turn.step === 'main1');
    lose(game, 'p1');
    expect(speedOf(game, 'p0')).toBe(3);
    again(game);
    lose(game, 'p1');
    again(game);
    lose(game, 'p1');
    expect(speedOf(game, 'p0')).toBe(4);
  });
});

describe('max speed (CR 702.178)', () => {
  const zones = { battlefield: ['Roadster', 'Pit Crew', 'Commentator'], graveyard: ['Wreck'] };
  const abilities = (game: Game): readonly unknown[] => [
    characteristicsOf(game, the(game, 'Roadster').id).power,
    characteristicsOf(game, the(game, 'Roadster').id).keywords.includes('menace'),
    activatable(game, 'Pit Crew'),
    activatable(game, 'Wreck'),
  ];
  it('gives an ability at a speed of 4, where that ability functions', () => {
    const game = table(cards, [zones, {}], {}, english);
    advance(game, (its) => its.state.turn.number === 3 && its.state.turn.step === 'main1');
    expect(abilities(game)).toEqual([2, false, 0, 0]);
    const life = game.state.players.p0?.life;
    happen(game, { kind: 'draw', player: 'p0' });
    settle(game);
    expect(game.state.players.p0?.life).toBe(life);
    happen(game, { kind: 'designate', entity: 'p0', name: 'speed', value: 4, by: null });
    expect(abilities(game)).toEqual([3, true, 1, 1]);
    happen(game, { kind: 'draw', player: 'p0' });
    settle(game);
    expect(game.state.players.p0?.life).toBe((life ?? 0) + 1);
    expect(all(game, 'speed', 'command')).toHaveLength(1);
  });
});
