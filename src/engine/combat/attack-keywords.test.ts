import { english, inEnglish } from '../../compile/testing/english';
import { takeAction } from '../testing/casting';
import { advance, all, happen, lifeOf, settle, table, the, type Script } from '../testing/table';
import { characteristicsOf } from '../characteristics/characteristics';
import { decisionOf } from '../game';
import type { Game } from '../world';

const cards = inEnglish(
  `Hydra | {0} | Creature — Hydra | 2/2
   Myriad`,
  `Brawler | {0} | Creature — Ogre | 2/2
   Melee`,
  `Usurper | {0} | Creature — Rogue | 1/1
   Dethrone`,
  `Firelord | {0} | Creature — Human | 1/1
   Firebending 2`,
  `Adept | {0} | Creature — Human | 1/1
   Firebending X, where X is this creature's power.`,
  `Echo | {3} | Creature — Spirit | 2/1
   Encore {0}`,
  'Bear | {0} | Creature — Bear | 2/2',
);

type Attack = readonly [name: string, defender: 'p1' | 'p2'];

/** Declares these attacks in the next combat. */
const declaring =
  (attacks: readonly Attack[], script: Script = () => undefined): Script =>
  (asked, game) => {
    if (asked.kind !== 'attackers') return script(asked, game);
    return {
      kind: 'attackers',
      attacks: attacks.map(([name, defender]) => ({ attacker: the(game, name).id, defender })),
    };
  };

const at = (step: string) => (game: Game) => game.state.turn.step === step && decisionOf(game)?.kind === 'priority';
const yes: Script = (asked) => (asked.kind === 'yesNo' ? { kind: 'yesNo', value: 'yes' } : undefined);

function powerOf(game: Game, name: string): number | null {
  return characteristicsOf(game, the(game, name).id).power;
}

describe('myriad (CR 702.116)', () => {
  const zones = [{ battlefield: ['Hydra'] }, {}, {}];
  it('makes a copy that attacks each other opponent, until the end of combat', () => {
    const game = table(cards, zones, {}, english);
    advance(game, at('declareBlockers'), declaring([['Hydra', 'p1']], yes));
    expect(game.state.combat?.attackers.map(({ defender }) => defender)).toEqual(['p1', 'p2']);
    expect(all(game, 'Hydra').map(({ tapped }) => tapped)).toEqual([true, true]);
    advance(game, at('main2'));
    expect([lifeOf(game, 'p1'), lifeOf(game, 'p2'), all(game, 'Hydra').length]).toEqual([18, 18, 1]);
  });
  it('makes one for each of several, and exiles them all', () => {
    const game = table(cards, [...zones, {}], {}, english);
    advance(game, at('declareBlockers'), declaring([['Hydra', 'p1']], yes));
    expect(game.state.combat?.attackers.map(({ defender }) => defender)).toEqual(['p1', 'p2', 'p3']);
    advance(game, at('main2'));
    expect(all(game, 'Hydra')).toHaveLength(1);
  });
  it('makes none in a game of two, and none where that is declined', () => {
    const duel = table(cards, zones.slice(0, 2), {}, english);
    advance(duel, at('declareBlockers'), declaring([['Hydra', 'p1']], yes));
    expect(duel.state.combat?.attackers).toHaveLength(1);
    const declined = table(cards, zones, {}, english);
    const no: Script = (asked) => (asked.kind === 'yesNo' ? { kind: 'yesNo', value: 'no' } : undefined);
    advance(declined, at('declareBlockers'), declaring([['Hydra', 'p1']], no));
    expect(declined.state.combat?.attackers).toHaveLength(1);
  });
});

it('melee counts the opponents that were attacked in this combat (CR 702.121)', () => {
  const game = table(cards, [{ battlefield: ['Brawler', 'Bear'] }, {}, {}], {}, english);
  advance(
    game,
    at('declareBlockers'),
    declaring([
      ['Brawler', 'p1'],
      ['Bear', 'p2'],
    ]),
  );
  expect(powerOf(game, 'Brawler')).toBe(4);
  const one = table(cards, [{ battlefield: ['Brawler', 'Bear'] }, {}, {}], {}, english);
  advance(
    one,
    at('declareBlockers'),
    declaring([
      ['Brawler', 'p1'],
      ['Bear', 'p1'],
    ]),
  );
  expect(powerOf(one, 'Brawler')).toBe(3);
});

it('dethrone looks at the life of the attacked player among all players (CR 702.105)', () => {
  const attacked = (life: number): number => {
    const game = table(cards, [{ battlefield: ['Usurper'] }, {}, {}], {}, english);
    happen(game, { kind: 'gainLife', player: 'p0', amount: life, source: null });
    advance(game, at('declareBlockers'), declaring([['Usurper', 'p1']]));
    return the(game, 'Usurper').counters['+1/+1'] ?? 0;
  };
  expect([attacked(0), attacked(1)]).toEqual([1, 0]);
});

it('firebending adds mana that stays until the end of combat (CR 702.189)', () => {
  const game = table(cards, [{ battlefield: ['Firelord', 'Adept'] }, {}], {}, english);
  const attacks: readonly Attack[] = [
    ['Firelord', 'p1'],
    ['Adept', 'p1'],
  ];
  advance(game, at('declareBlockers'), declaring(attacks));
  expect(game.state.players.p0?.mana.map(({ symbol }) => symbol)).toEqual(['R', 'R', 'R']);
  advance(game, at('endCombat'));
  expect(game.state.players.p0?.mana).toHaveLength(3);
  advance(game, at('main2'));
  expect(game.state.players.p0?.mana).toHaveLength(0);
});

describe('encore (CR 702.141)', () => {
  const begun = (): Game => {
    const game = table(cards, [{ graveyard: ['Echo'] }, {}, {}], {}, english);
    takeAction(game, 'activate', 'Echo');
    settle(game);
    return game;
  };
  it('makes a copy for each opponent, which has to attack that one', () => {
    const game = begun();
    expect(all(game, 'Echo')).toHaveLength(2);
    advance(game, (its) => decisionOf(its)?.kind === 'attackers');
    const asked = decisionOf(game);
    const options = asked?.kind === 'attackers' ? asked.options : [];
    expect(options.map(({ defenders, required }) => [defenders, required])).toEqual([
      [['p1'], 'yes'],
      [['p2'], 'yes'],
    ]);
  });
  it('sacrifices the copies at the next end step', () => {
    const game = begun();
    const attackAll: Script = (asked) => {
      if (asked.kind !== 'attackers') return undefined;
      const attacks = asked.options.map(({ attacker, defenders: [defender = 'p1'] }) => ({ attacker, defender }));
      return { kind: 'attackers', attacks };
    };
    advance(game, (its) => its.state.turn.number === 2, attackAll);
    expect([lifeOf(game, 'p1'), lifeOf(game, 'p2'), all(game, 'Echo').length]).toEqual([18, 18, 0]);
  });
});
