import { inEnglish } from '../../compile/testing/english';
import { takeAction } from '../testing/casting';
import { lifeOf, settle, table, type Script } from '../testing/table';

const cards = inEnglish(
  `Choir | {0} | Enchantment
   Whenever you cast a spell, you may gain 2 life. Do this only once each turn.`,
  `Chant | {0} | Sorcery
   Scry 1.`,
);

describe('"do this only once each turn"', () => {
  it.each([
    ['is done once', ['yes', 'yes'], 22],
    ['can be done later, if it was not done', ['no', 'yes'], 22],
    ['is not done at all', ['no', 'no'], 20],
  ] as const)('%s', (_, answers, life) => {
    const game = table(cards, [{ battlefield: ['Choir'], hand: ['Chant', 'Chant'] }, {}]);
    let asked = 0;
    const script: Script = (decision) =>
      decision.kind === 'yesNo' ? { kind: 'yesNo', value: answers[asked++] ?? 'yes' } : undefined;
    takeAction(game, 'cast', 'Chant');
    settle(game, script);
    takeAction(game, 'cast', 'Chant');
    settle(game, script);
    expect(lifeOf(game, 'p0')).toBe(life);
  });
});

it('what was done once this turn does not trigger again (CR 603.2h)', () => {
  const game = table(cards, [{ battlefield: ['Choir'], hand: ['Chant', 'Chant'] }, {}]);
  const yes: Script = (decision) => (decision.kind === 'yesNo' ? { kind: 'yesNo', value: 'yes' } : undefined);
  takeAction(game, 'cast', 'Chant');
  settle(game, yes);
  takeAction(game, 'cast', 'Chant');
  expect(game.state.stack.length).toBe(1);
});
