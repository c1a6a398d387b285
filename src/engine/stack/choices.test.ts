import { english, inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import type { Decision } from '../decision';
import { answer, decisionOf } from '../game';
import { castFree, takeAction } from '../testing/casting';
import { all, lifeOf, settle, table, the, type Script } from '../testing/table';
import type { Game } from '../world';

// The choices of a statement are made before it is carried out, wherever they stand in it.

const cards = inEnglish(
  `Bear | {0} | Creature — Bear | 2/2`,
  `Crab | {0} | Creature — Crab | 2/2`,
  `Leash | {0} | Enchantment — Aura
   Enchant creature
   Enchanted creature gets +3/+0.`,
  `Fetch | {0} | Sorcery
   Return target Aura card from your graveyard to the battlefield attached to a creature you control.`,
  `Betray | {0} | Sorcery
   Destroy target creature. Return target Aura card from your graveyard to the battlefield attached to that creature.`,
  `Welcome | {0} | Sorcery
   Each player may put a creature card from their hand onto the battlefield.`,
  `Mirror | {0} | Creature — Shapeshifter | 0/0
   You may have this creature enter as a copy of any creature on the battlefield.`,
  `Toll | {0} | Sorcery
   An opponent chooses a creature you control and exiles it.`,
  `Swerve | {0} | Instant
   You may choose new targets for any number of other spells and/or abilities.`,
  `Trio | {0} | Sorcery
   Choose three. You may choose the same mode more than once.
   • You gain 2 life.
   • Destroy target artifact.`,
  `Pair | {0} | Creature — Crab | 1/1
   When this creature enters, choose two. You may choose the same mode more than once.
   • You gain 5 life.
   • Destroy target artifact.`,
  `Zap | {0} | Instant
   Zap deals 3 damage to target player.`,
);

function played(game: Game, name: string, script: Script): readonly Decision[] {
  const asked: Decision[] = [];
  takeAction(game, 'cast', name);
  settle(game, (decision, its) => {
    if (decision.kind === 'choose') asked.push(decision);
    return script(decision, its);
  });
  return asked;
}

describe('a choice', () => {
  it('in how a permanent enters is made first (CR 303.4f)', () => {
    const game = table(
      cards,
      [{ hand: ['Fetch'], graveyard: ['Leash'], battlefield: ['Bear', 'Crab'] }, {}],
      {},
      english,
    );
    const crab = the(game, 'Crab').id;
    const asked = played(game, 'Fetch', ({ kind }) =>
      kind === 'choose' ? { kind: 'choose', chosen: [crab] } : undefined,
    );
    expect(asked.map(({ player }) => player)).toEqual(['p0']);
    expect(characteristicsOf(game, crab).power).toBe(5);
  });

  it('of what an Aura enters attached to is not left to a player where an effect has made it (CR 303.4i)', () => {
    const zones = { hand: ['Betray'], graveyard: ['Leash'], battlefield: ['Bear', 'Crab'] };
    const game = table(cards, [zones, {}], {}, english);
    const [bear, leash] = [the(game, 'Bear').id, the(game, 'Leash', 'graveyard').id];
    castFree(game, 'Betray', bear, leash);
    expect(all(game, 'Bear', 'graveyard')).toHaveLength(1);
    expect(all(game, 'Leash', 'graveyard')).toHaveLength(1);
  });

  it('of several players is made before any of them acts (CR 101.4)', () => {
    const game = table(cards, [{ hand: ['Welcome', 'Bear'] }, { hand: ['Mirror'] }], {}, english);
    played(game, 'Welcome', ({ kind }) => (kind === 'yesNo' ? { kind: 'yesNo', value: 'yes' } : undefined));
    expect(all(game, 'Bear')).toHaveLength(1);
    // There was nothing on the battlefield to be a copy of.
    expect(all(game, 'Mirror', 'graveyard')).toHaveLength(1);
  });

  it('of a player who is chosen in the same statement is theirs', () => {
    const game = table(cards, [{ hand: ['Toll'], battlefield: ['Bear', 'Crab'] }, {}, {}], {}, english);
    const crab = the(game, 'Crab').id;
    const asked = played(game, 'Toll', (decision) => {
      if (decision.kind !== 'choose') return undefined;
      return { kind: 'choose', chosen: [decision.options.includes('p2') ? 'p2' : crab] };
    });
    expect(asked.map(({ player }) => player)).toEqual(['p0', 'p2']);
    expect(game.state.exile.map((id) => characteristicsOf(game, id).name)).toEqual(['Crab']);
  });

  it('of spells for new targets is made when the player may', () => {
    const game = table(cards, [{ hand: ['Zap', 'Swerve'] }, {}], {}, english);
    takeAction(game, 'cast', 'Zap');
    answer(game, 'p0', { kind: 'targets', chosen: ['p1'] });
    const zap = game.state.stack[0] ?? 'o0';
    const asked = played(game, 'Swerve', ({ kind }) => {
      if (kind === 'choose') return { kind: 'choose', chosen: [zap] };
      return kind === 'targets' ? { kind: 'targets', chosen: ['p0'] } : undefined;
    });
    expect(asked).toHaveLength(1);
    expect(decisionOf(game)?.kind).toBe('priority');
    expect(game.state.players['p0']?.life).toBe(17);
  });

  it('of as many modes as there are wants one that is legal, if it may be chosen again (CR 700.2d)', () => {
    const game = table(cards, [{ hand: ['Trio'] }, {}], {}, english);
    takeAction(game, 'cast', 'Trio');
    settle(game, ({ kind }) => (kind === 'modes' ? { kind: 'modes', chosen: [0, 0, 0] } : undefined));
    expect(lifeOf(game, 'p0')).toBe(26);
  });

  it('of modes is the same for triggered abilities', () => {
    const game = table(cards, [{ hand: ['Pair'] }, {}], {}, english);
    takeAction(game, 'cast', 'Pair');
    settle(game, ({ kind }) => (kind === 'modes' ? { kind: 'modes', chosen: [0, 0] } : undefined));
    expect(lifeOf(game, 'p0')).toBe(30);
  });
});
