import { compiledEnglish } from '../compile/testing/english';
import { termsIn, type Term } from '../bytecode/term';

/** The statements of all abilities of a creature. */
function statements(text: string): readonly Term[] {
  return compiledEnglish(`Test Card | {1} | Creature | 2/2\n${text}`).flatMap(({ items }) =>
    items.flatMap(({ item, gap }) => {
      expect(gap).toBeNull();
      return (item?.abilities ?? []).flatMap(({ body }) => body.flatMap(termsIn));
    }),
  );
}

it('what is done instead belongs to the reflexive trigger, so that its target is chosen when that triggers', () => {
  const all = statements(
    'Whenever ~ attacks, you may discard a card. When you do, ~ deals 1 damage to any target. If you control an artifact, ~ deals 3 damage to that permanent or player instead.',
  );
  const reflexive = all.filter(({ op }) => op === 'reflexive');
  const targets = (terms: readonly Term[]): number => terms.filter(({ op }) => op === 'target').length;
  expect(reflexive).toHaveLength(1);
  expect(reflexive.flatMap(termsIn).filter(({ op }) => op === 'instead')).toHaveLength(1);
  expect(targets(all)).toBe(targets(reflexive.flatMap(termsIn)));
});

it('what is done instead belongs to what has to be done for it', () => {
  const all = statements(
    "Whenever another creature enters, you may pay {1}. If you do, put a +1/+1 counter on it. If it's an Elf, put two +1/+1 counters on it instead.",
  );
  const conditional = all.filter(({ op }) => op === 'if');
  expect(conditional).toHaveLength(1);
  expect(conditional.flatMap(termsIn).filter(({ op }) => op === 'instead')).toHaveLength(1);
});

it('what goes on from what has to be done belongs to it, and "otherwise" to its own condition', () => {
  const all = statements(
    "When ~ dies, you may pay {1}. If you do, reveal the top card of your library. If it's a land card, put it onto the battlefield. Otherwise, put it into your graveyard.",
  );
  const [outer, inner, ...more] = all.filter(({ op }) => op === 'if');
  expect(more).toHaveLength(0);
  expect(outer?.args[2]).toEqual([]);
  expect(inner?.args[2]).toHaveLength(1);
});

it.each([
  [
    'reflexive',
    'When ~ dies, you may pay {1}. When you do, tap target creature. If that creature is red, destroy it instead.',
  ],
  [
    'reflexive',
    'When ~ dies, you may pay {1}. When you do, scry 1 and you gain 1 life. If you control a Hydra, scry 4 instead.',
  ],
  [
    'delayed',
    'When ~ dies, at the beginning of the next end step, you gain 1 life. If you control a Hydra, you gain 4 life instead.',
  ],
  [
    'forEach',
    'When ~ dies, for each opponent, tap up to one target land that player controls. If that player has more life than you, destroy that land instead.',
  ],
])('what is done instead of what is held by "%s" is held by it, too', (holder, text) => {
  const held = statements(text).filter(({ op }) => op === holder);
  expect(held).toHaveLength(1);
  expect(held.flatMap(termsIn).filter(({ op }) => op === 'instead')).toHaveLength(1);
});
