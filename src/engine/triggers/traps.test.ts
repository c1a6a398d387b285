import { inEnglish } from '../../compile/testing/english';
import type { GameEvent } from '../events/event';
import { moveTo } from '../events/zones';
import { decisionOf } from '../game';
import { advance, all, destroy, happen, lifeOf, settle, table, the, type Script } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  'Ox | {1}{G} | Creature — Ox | 2/5',
  `Jailer | {2}{W} | Creature — Human | 1/1
   When this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.`,
  `Wisp | {1}{W} | Creature — Spirit | 1/1
   When this creature enters, exile target creature. Return that card to the battlefield under its owner's control at the beginning of the next end step.`,
  `Hunter | {2}{B} | Creature — Human | 1/1
   When this creature enters, destroy target creature.`,
  `Shielder | {1}{W} | Creature — Human | 1/1
   When this creature enters, prevent the next 2 damage that would be dealt to target creature this turn.`,
  `Doubler | {3}{R} | Enchantment
   If a source would deal damage to a permanent, it deals twice that much damage to that permanent instead.`,
  `Edict | {1}{B} | Creature — Human | 1/1
   When this creature enters, each player sacrifices a creature of their choice.`,
  `Mourner | {1}{B} | Creature — Human | 1/1
   Whenever another creature dies, you gain 1 life.`,
);

function enter(game: Game, name: string, owner: 'p0' | 'p1' = 'p0'): void {
  happen(game, moveTo(the(game, name, 'hand').id, 'battlefield', 'put', { by: owner }));
}

const at =
  (...chosen: readonly `o${number}`[]): Script =>
  (decision) =>
    decision.kind === 'targets' ? { kind: 'targets', chosen } : undefined;

const damage = (game: Game, amount: number): GameEvent => ({
  kind: 'damage',
  source: the(game, 'Ox').id,
  to: the(game, 'Ox').id,
  amount,
  combat: 'noncombat',
  preventable: 'yes',
});

describe('exile until', () => {
  it('brings back right after its source left (CR 610.3)', () => {
    const game = table(cards, [{ hand: ['Jailer'] }, { battlefield: ['Ox'] }]);
    enter(game, 'Jailer');
    settle(game);
    expect(all(game, 'Ox', 'exile')).toHaveLength(1);
    destroy(game, the(game, 'Jailer').id);
    expect(all(game, 'Ox')).toHaveLength(1);
    expect(the(game, 'Ox').controller).toBe('p1');
  });

  it('moves nothing when its source left before (CR 610.3b)', () => {
    const game = table(cards, [{ hand: ['Jailer'] }, { battlefield: ['Ox'] }]);
    enter(game, 'Jailer');
    advance(game, (its) => its.state.stack.length === 1 && decisionOf(its)?.kind === 'priority');
    destroy(game, the(game, 'Jailer').id);
    settle(game);
    expect(all(game, 'Ox')).toHaveLength(1);
    expect(all(game, 'Ox', 'exile')).toHaveLength(0);
  });
});

describe('the next end step', () => {
  const exiled = (step: 'main1' | 'end'): Game => {
    const game = table(cards, [{ hand: ['Wisp'] }, { battlefield: ['Ox'] }]);
    advance(game, (its) => its.state.turn.step === step);
    enter(game, 'Wisp');
    settle(game, at(the(game, 'Ox').id));
    expect(all(game, 'Ox', 'exile')).toHaveLength(1);
    return game;
  };

  it('is this turn for what waits since the main phase', () => {
    const game = exiled('main1');
    advance(game, (its) => its.state.turn.step === 'cleanup' || its.state.turn.number > 1);
    expect(all(game, 'Ox')).toHaveLength(1);
  });

  it('is that of the next turn for what was made during an end step', () => {
    const game = exiled('end');
    advance(game, (its) => its.state.turn.number > 1);
    expect(all(game, 'Ox', 'exile')).toHaveLength(1);
    advance(game, (its) => its.state.turn.number > 2);
    expect(all(game, 'Ox')).toHaveLength(1);
  });
});

it('removal whose target was flickered in response does nothing (CR 608.2b, CR 400.7)', () => {
  const game = table(cards, [{ hand: ['Hunter'] }, { battlefield: ['Ox'] }]);
  enter(game, 'Hunter');
  advance(game, (its) => decisionOf(its)?.kind === 'priority', at(the(game, 'Ox').id));
  expect(game.state.stack).toHaveLength(1);
  happen(game, moveTo(the(game, 'Ox').id, 'exile', 'exile'));
  happen(game, moveTo(the(game, 'Ox', 'exile').id, 'battlefield', 'return', { by: 'p1' }));
  settle(game);
  expect(all(game, 'Ox')).toHaveLength(1);
  expect(all(game, 'Ox', 'graveyard')).toHaveLength(0);
});

it('two shields and a doubler are applied in the order that the controller chooses (CR 616.1)', () => {
  const after = (first: 'shield' | 'doubler'): number => {
    const game = table(cards, [{ hand: ['Shielder', 'Shielder'], battlefield: ['Ox', 'Doubler'] }, {}]);
    for (let count = 0; count < 2; count++) {
      enter(game, 'Shielder');
      settle(game, at(the(game, 'Ox').id));
    }
    expect(game.state.shields).toHaveLength(2);
    happen(game, damage(game, 4));
    const doubler = the(game, 'Doubler').id;
    advance(
      game,
      (its) => decisionOf(its)?.kind === 'priority',
      (decision) => {
        if (decision.kind !== 'option') return undefined;
        const index = decision.options.findIndex(({ entity }) => (entity === doubler) === (first === 'doubler'));
        return { kind: 'option', index: Math.max(index, 0) };
      },
    );
    return all(game, 'Ox').length === 0 ? -1 : the(game, 'Ox').damage;
  };
  // 4 − 2 − 2 leaves nothing to double; 4 × 2 − 2 − 2 is 4.
  expect(after('shield')).toBe(0);
  expect(after('doubler')).toBe(4);
});

it('each player chooses in turn order, and all sacrifice at the same time (CR 101.4)', () => {
  const game = table(cards, [{ hand: ['Edict'], battlefield: ['Ox', 'Mourner'] }, { battlefield: ['Ox', 'Ox'] }]);
  enter(game, 'Edict');
  const asked: string[] = [];
  settle(game, (decision) => {
    if (decision.kind !== 'choose') return undefined;
    asked.push(decision.player);
    const mourner = the(game, 'Mourner').id;
    return { kind: 'choose', chosen: decision.player === 'p0' ? [mourner] : decision.options.slice(0, 1) };
  });
  expect(asked).toEqual(['p0', 'p1']);
  expect(all(game, 'Ox', 'graveyard')).toHaveLength(1);
  // It saw the creature that was sacrificed with it.
  expect(lifeOf(game, 'p0')).toBe(21);
});
