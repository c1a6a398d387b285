import { inEnglish } from '../../compile/testing/english';
import { answer } from '../game';
import { happen, advance, settle, table, the } from '../testing/table';

const cards = inEnglish(
  'Ox | {1}{G} | Creature — Ox | 2/3',
  `Banner | {1} | Artifact
   Whenever a creature you control with a +1/+1 counter on it attacks, tap target creature defending player controls.`,
);

describe('the defending player', () => {
  it.each([
    [1, true],
    [0, false],
  ])('is who the triggering creature attacks, with %i counters (CR 508.5)', (count, tapped) => {
    const game = table(cards, [{ battlefield: ['Banner', 'Ox'] }, { battlefield: ['Ox'] }]);
    const [mine, theirs] = [the(game, 'Ox'), the(game, 'Ox', 'battlefield', 1)];
    if (count > 0) happen(game, { kind: 'putCounters', on: mine.id, counter: '+1/+1', count, by: null, source: null });
    advance(game, (its) => its.state.turn.number === 3 && its.state.decision?.kind === 'attackers');
    answer(game, 'p0', { kind: 'attackers', attacks: [{ attacker: mine.id, defender: 'p1' }] });
    settle(game);
    expect(game.state.objects[theirs.id]?.tapped).toBe(tapped);
  });
});
