import { english, inEnglish } from '../../compile/testing/english';
import { moveTo } from '../events/zones';
import { decisionOf } from '../game';
import { placeCard } from '../setup';
import { advance, all, happen, lifeOf, settle, table, type Script } from '../testing/table';
import type { Game } from '../world';

const cards = inEnglish(
  'Ridge | | Basic Land — Mountain',
  `Sudden Star | {8} | Sorcery
   Sudden Star deals 6 damage to target player.
   Miracle {R}`,
  `Great Star | {8} | Sorcery
   Great Star deals X damage to target player.
   Miracle {X}{R}`,
  `Star Chart | {0} | Enchantment
   Each sorcery card in your hand has miracle {R}.`,
  `Plain Star | {8} | Sorcery
   Plain Star deals 3 damage to target player.`,
);

function game(top: string, field: readonly string[] = []): Game {
  const its = table(cards, [{ battlefield: ['Ridge', 'Ridge', ...field] }, {}], {}, english);
  onTop(its, top);
  return its;
}

function onTop(its: Game, name: string): void {
  const id = placeCard(its, { card: name, owner: 'p0', zone: 'exile' });
  happen(its, moveTo(id, 'library', 'put'));
}

const draw = (its: Game, count = 1): void => happen(its, { kind: 'drawCards', player: 'p0', count });

const answering =
  (reveal: 'yes' | 'no', asked: string[] = []): Script =>
  (decision) => {
    asked.push(decision.kind);
    if (decision.kind === 'yesNo') return { kind: 'yesNo', value: decision.label === 'miracle' ? reveal : 'yes' };
    if (decision.kind === 'number') return { kind: 'number', value: 1 };
    return decision.kind === 'targets' ? { kind: 'targets', chosen: ['p1'] } : undefined;
  };

describe('miracle (CR 702.94)', () => {
  it('lets the first card of a turn be revealed and cast for its miracle cost, whatever its timing', () => {
    const its = game('Sudden Star');
    draw(its);
    expect(decisionOf(its)).toMatchObject({ kind: 'yesNo', player: 'p0', label: 'miracle' });
    settle(its, answering('yes'));
    expect(lifeOf(its, 'p1')).toBe(14);
    expect(all(its, 'Sudden Star', 'graveyard')).toHaveLength(1);
  });

  it('puts nothing on the stack when the card is not revealed', () => {
    const its = game('Sudden Star');
    draw(its);
    advance(its, (then) => decisionOf(then)?.kind === 'priority', answering('no'));
    expect(its.state.stack).toEqual([]);
    expect(all(its, 'Sudden Star', 'hand')).toHaveLength(1);
  });

  it('is not offered for a second card drawn in a turn', () => {
    const its = game('Sudden Star');
    onTop(its, 'Ridge');
    draw(its, 2);
    const asked: string[] = [];
    settle(its, answering('yes', asked));
    expect(asked).not.toContain('yesNo');
    expect(all(its, 'Sudden Star', 'hand')).toHaveLength(1);
  });

  it('asks for X', () => {
    const its = game('Great Star');
    draw(its);
    settle(its, answering('yes'));
    expect(lifeOf(its, 'p1')).toBe(19);
  });

  it('can be given to cards in hand', () => {
    const its = game('Plain Star', ['Star Chart']);
    draw(its);
    settle(its, answering('yes'));
    expect(lifeOf(its, 'p1')).toBe(17);
  });
});
