import { english, inEnglish } from '../../compile/testing/english';
import type { ObjectId } from '../../vm/entity';
import { table, the } from '../testing/table';
import { set, setObject } from '../write';
import type { Game } from '../world';
import { candidates } from './candidates';
import { isCastable } from './legal';
import { waysOf } from './ways';

const cards = inEnglish(
  'Moss | | Basic Land — Forest',
  'Ember | | Basic Land — Mountain',
  'Mound | | Land\n{T}: Add {C}.\nMorph {2}',
  'Rat | {R} | Creature — Rat | 1/1',
  'Sprite | {1}{G} | Creature — Faerie | 1/1\nFlash',
  'Bolt | {R} | Instant\nBolt deals 2 damage to any target.',
  'Echo | {1}{R} | Sorcery\nDraw a card.\nFlashback {R}',
  'Wheel | {R} | Sorcery\nDraw a card.\nJump-start',
  'Seed | {5}{G} | Creature — Plant | 3/3\nPlot {G}',
  'Omen | {3}{G} | Sorcery\nDraw two cards.\nForetell {G}',
);

const zones = ['hand', 'graveyard', 'exile'] as const;

function board(): Game {
  const names = cards.map(({ name }) => name);
  const lands = ['Moss', 'Moss', 'Ember', 'Ember', 'Ember'];
  const own = { hand: names, graveyard: names, exile: names, battlefield: lands };
  const game = table(cards, [own, { hand: names }], {}, english);
  setObject(game, the(game, 'Seed', 'exile').id, { designations: { plotted: 1 } });
  setObject(game, the(game, 'Omen', 'exile').id, { faceDown: 'foretold' });
  set(game, 'turn', { ...game.state.turn, number: 5, step: 'main1' });
  return game;
}

/** The cards that can be cast, by zone, as a look at all of them tells. */
function castable(game: Game): readonly ObjectId[] {
  const { hand = [], graveyard = [] } = game.state.players['p0'] ?? {};
  return [...hand, ...graveyard, ...game.state.exile].filter((id) =>
    waysOf(game, 'p0', id).some((way) => isCastable(game, 'p0', id, way)),
  );
}

test('every card that there is a way to cast is a candidate', () => {
  const game = board();
  const found = castable(game);
  const { all } = candidates(game, 'p0');
  for (const zone of zones) expect(found.some((id) => game.state.objects[id]?.zone === zone)).toBe(true);
  expect(found.filter((id) => !all.some((other) => other === id))).toEqual([]);
  expect(all.length).toBeLessThan(3 * cards.length);
});

test('every card that there is a way to cast at the time of an instant is a quick candidate', () => {
  const game = board();
  set(game, 'turn', { ...game.state.turn, step: 'upkeep' });
  const found = castable(game);
  const { quick } = candidates(game, 'p0');
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((id) => !quick.some((other) => other === id))).toEqual([]);
});

test('candidates are looked for anew when a card gets a mark', () => {
  const game = board();
  const { id } = the(game, 'Rat', 'exile');
  expect(candidates(game, 'p0').all).not.toContain(id);
  setObject(game, id, { designations: { plotted: 1 } });
  expect(candidates(game, 'p0').all).toContain(id);
});
