import { inEnglish } from '../../compile/testing/english';
import type { ObjectId } from '../../vm/entity';
import { answer, decisionOf, fork, hashOf, restore, save } from '../game';
import { legalActions } from '../casting/legal';
import { controlChanges } from '../statics/expire';
import { rulesInForce } from '../statics/rules-in-force';
import { randomAnswer, randomFrom } from '../bots/random';
import { happen, table, the } from '../testing/table';
import type { Game } from '../world';
import { watching } from '../triggers/watching';
import { set, setPlayer } from '../write';
import { characteristicsOf, copiableValuesOf } from './characteristics';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/4',
  'Hawk | {0} | Creature — Bird | 1/1\nFlying',
  'Chief | {0} | Creature — Goblin | 2/2\nOther Goblins you control get +1/+1 and have haste.',
  'Goblin | {0} | Creature — Goblin | 1/1\nHaste',
  'Pupil | {0} | Creature — Shapeshifter | 1/1\nChangeling',
  'Banner | {0} | Enchantment\nCreatures you control get +1/+1.',
  'Hush | {0} | Enchantment\nAll creatures lose all abilities and have base power and toughness 1/1.',
  "Husk | {0} | Creature — Lhurgoyf | */3\nHusk's power is equal to the number of creature cards in your graveyard.",
  "Hoard | {0} | Creature — Giant | */*\nHoard's power and toughness are each equal to the number of cards in your hand.",
  'Wings | {0} | Enchantment — Aura\nEnchant creature\nEnchanted creature gets +2/+2 and has flying.',
  'Tether | {0} | Enchantment — Aura\nEnchant creature\nYou control enchanted creature.',
  'Red Sky | {0} | Enchantment\nNonbasic lands are Mountains.',
  'Vault | | Land\n{T}: Add {G}.',
  'Grove | | Basic Land — Forest',
  'Dawn | {0} | Creature — Human | 2/2\nDuring your turn, Dawn has first strike and gets +1/+0.',
  'Guard | {0} | Creature — Human | 1/4\nTapped creatures you control have vigilance.',
  'Pack | {0} | Creature — Wolf | 2/2\nAttacking creatures you control get +1/+0.',
  'Wisp | {0} | Creature — Incarnation | 1/1\nAs long as Wisp is in your graveyard and you control a Forest, creatures you control have flying.',
  "Peace | {0} | Enchantment\nCreatures with power 2 or less can't attack.",
  'Teach | {0} | Enchantment\nCreatures you control have "{T}: Draw a card."',
  'Recall | {0} | Enchantment\nCreature cards in your graveyard have flying.',
  'Zeal | {0} | Creature — Human | 2/2\nAs long as you have 15 or less life, creatures you control get +2/+0.',
  'Grow | {0} | Instant\nTarget creature gets +3/+3 until end of turn.',
  'Still | {0} | Instant\nTarget creature loses all abilities until end of turn.',
  'Swap | {0} | Sorcery\nGain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.',
  "Dread | {0} | Instant\nCreatures can't block this turn.",
  'Burn | {0} | Instant\nBurn deals 3 damage to any target.',
  "Wake | {0} | Instant\nTarget land becomes a 3/3 Elemental creature until end of turn. It's still a land.",
  'Drift | {0} | Instant\nTarget creature gains flying until your next turn.',
  "Firm | {0} | Enchantment\nCreature spells you control can't be countered.",
  'Charge | {0} | Sorcery\nPut a +1/+1 counter on target creature.',
);

function attackOf(object: ObjectId): Game['state']['combat'] {
  const attacker = {
    object,
    defender: 'p1',
    defendingPlayer: 'p1',
    band: null,
    blocked: 'undeclared',
    dealtFirst: false,
  } as const;
  return { attackers: [attacker], blockers: [] };
}

/** Everything that is cached, in a form to compare. */
function answersOf(game: Game): unknown {
  const ids = Object.keys(game.state.objects) as ObjectId[];
  return {
    characteristics: ids.map((id) => [id, characteristicsOf(game, id)]),
    copiable: ids.map((id) => [id, copiableValuesOf(game, id)]),
    rules: rulesInForce(game, 'cant', 'doesntUntap', 'gain').map(({ term, source, affected }) => [
      term.op,
      source,
      affected,
    ]),
    watching: watching(game).all.map(({ source, path, controller }) => [source, path, controller]),
    changes: controlChanges(game),
    actions: game.state.order.map((player) => legalActions(game, player)),
  };
}

function expectSame(game: Game): void {
  const before = hashOf(game.state);
  // Some answers are kept with objects and what they have: a game that was saved has others.
  const [cached, fresh] = [answersOf(game), answersOf(restore(save(game), game.pool))];
  if (JSON.stringify(cached) !== JSON.stringify(fresh)) expect(cached).toEqual(fresh);
  // To look changes nothing.
  expect(hashOf(game.state)).toBe(before);
}

function start(seed: number): Game {
  const random = randomFrom(seed);
  const names = cards.map(({ name }) => name);
  const draw = (count: number): readonly string[] =>
    Array.from({ length: count }, () => names[random(names.length)] ?? '');
  const side = (): Readonly<Record<string, readonly string[]>> => ({
    battlefield: ['Grove', 'Vault', 'Ox', 'Zeal', 'Pack', 'Guard', ...draw(2)],
    hand: draw(7),
    graveyard: draw(3),
    library: draw(10),
  });
  return table(cards, [side(), side()]);
}

describe('the cache', () => {
  it.each([1, 2, 3, 4])('always equals a computation from nothing (random play %i)', (seed) => {
    const game = start(seed);
    const random = randomFrom(seed * 77);
    let computed = 0;
    for (let count = 0; count < 200 && game.state.outcome === null; count++) {
      const before = game.cache.epoch;
      const decision = decisionOf(game);
      const given = decision === null ? null : randomAnswer(decision, random);
      if (decision === null || given === null) break;
      answer(game, decision.player, given);
      if (random(2) === 0) continue;
      expectSame(game);
      computed += game.cache.epoch > before ? 1 : 0;
      if (random(8) === 0) expectSame(fork(game));
    }
    expect(computed).toBeGreaterThan(5);
  });

  it.each<readonly [string, string, (game: Game) => void, string]>([
    ['combat', 'Pack', (game) => set(game, 'combat', attackOf(the(game, 'Pack').id)), '3/2'],
    ['life', 'Zeal', (game) => setPlayer(game, 'p0', { life: 10 }), '4/2'],
    ['hands', 'Hoard', (game) => happen(game, { kind: 'drawCards', player: 'p0', count: 2 }), '3/3'],
    [
      'graveyards',
      'Husk',
      (game) =>
        happen(game, { kind: 'destroy', object: the(game, 'Ox').id, source: null, by: null, regeneration: 'allowed' }),
      '1/3',
    ],
    ['turns', 'Dawn', (game) => set(game, 'turn', { ...game.state.turn, active: 'p1' }), '2/2'],
  ])('is forgotten when an effect reads %s', (_, name, change, expected) => {
    const game = table(cards, [{ battlefield: [name, 'Ox'], hand: ['Grove'] }, {}]);
    const size = (): string => {
      const { power, toughness } = characteristicsOf(game, the(game, name).id);
      return `${power}/${toughness}`;
    };
    expect(size()).not.toBe(expected);
    change(game);
    expect(size()).toBe(expected);
  });

  it('is kept when what happens matters to no effect', () => {
    const game = table(cards, [{ battlefield: ['Banner', 'Ox', 'Grove'], hand: ['Grow'] }, {}]);
    characteristicsOf(game, the(game, 'Ox').id);
    const { epoch } = game.cache;
    happen(game, { kind: 'tap', object: the(game, 'Grove').id, cause: 'effect' });
    happen(game, { kind: 'loseLife', player: 'p0', amount: 2, cause: 'effect', source: null });
    happen(game, { kind: 'drawCards', player: 'p0', count: 1 });
    expect(characteristicsOf(game, the(game, 'Ox').id).power).toBe(3);
    expect(game.cache.epoch).toBe(epoch);
    happen(game, { kind: 'putCounters', on: the(game, 'Ox').id, counter: '+1/+1', count: 1, by: null, source: null });
    expect(characteristicsOf(game, the(game, 'Ox').id).power).toBe(4);
    expect(game.cache.epoch).toBeGreaterThan(epoch);
  });
});
