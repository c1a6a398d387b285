import fc from 'fast-check';
import { english, inEnglish } from '../../compile/testing/english';
import { placeCard } from '../setup';
import { table } from '../testing/table';
import { isCastable, isCastableInFull } from './legal';
import { isSteady, isTooDear } from './too-dear';
import { waysOf } from './ways';

// The shortcut for cards that are too dear must never say so of a card that could be cast.

const costs = [
  '{0}',
  '{1}',
  '{3}',
  '{G}',
  '{1}{G}',
  '{R}{R}',
  '{2}{R}{G}',
  '{X}{R}',
  '{R/G}{R/G}',
  '{2/R}',
  '{G/P}',
  '{C}',
  '{S}',
];
const bodies = [
  ['Sorcery', 'You gain 1 life.'],
  ['Creature — Elf', ''],
  ['Sorcery', 'Convoke\n   You gain 1 life.'],
  ['Sorcery', 'Delve\n   You gain 1 life.'],
  ['Artifact', 'Improvise'],
  ['Sorcery', 'Kicker {1}\n   You gain 1 life.'],
  ['Sorcery', 'Flashback {1}{R}\n   You gain 1 life.'],
  ['Creature — Beast', 'This spell costs {2} less to cast if you control a creature.'],
  ['Sorcery', 'As an additional cost to cast this spell, sacrifice a creature.\n   You gain 1 life.'],
] as const;

const spells = costs.flatMap((cost, at) =>
  bodies.map(
    ([type, text], kind) =>
      `Spell ${at} ${kind} | ${cost} | ${type}${type.startsWith('Creature') ? ' | 1/1' : ''}${text === '' ? '' : `\n   ${text}`}`,
  ),
);
const names = spells.map((text) => text.split(' | ')[0] ?? '');

const board = [
  ['Woods', '| | Land\n   {T}: Add {G}.'],
  ['Hills', '| | Snow Land\n   {T}: Add {R}.'],
  ['Wastes', '| | Land\n   {T}: Add {C}.'],
  ['Fork', '| | Land\n   {T}: Add {R} or {G}.'],
  ['Sieve', '| | Land\n   {1}, {T}: Add {R}{G}.'],
  ['Pearl', '| {2} | Artifact\n   {T}: Add one mana of any color.'],
  ['Gem', '| {0} | Artifact\n   {T}, Sacrifice this artifact: Add {C}{C}.'],
  ['Elder', '| {G} | Creature — Elf | 1/1\n   {T}: Add {G} for each creature you control.'],
  ['Prophet', '| {R} | Creature — Human | 1/1\n   {T}: Add {R}{R}. Spend this mana only to cast creature spells.'],
  ['Herald', '| {1} | Creature — Human | 1/1\n   Creature spells you cast cost {1} less to cast.'],
  ['Tax', '| {1} | Enchantment\n   Sorcery spells cost {1} more to cast.'],
  ['Grave Lantern', '| {1} | Artifact\n   {T}: Add {R} for each card in your hand.'],
] as const;

const cards = inEnglish(...spells, ...board.map(([name, text]) => `${name} ${text}`));

const some = (from: readonly string[], most: number): fc.Arbitrary<readonly string[]> =>
  fc.array(fc.constantFrom(...from), { maxLength: most });

test('a card is too dear only if it could not be cast', () => {
  const seen = { dear: 0, castable: 0, unsteady: 0 };
  fc.assert(
    fc.property(
      some(
        board.map(([name]) => name),
        5,
      ),
      some(names, 6),
      some(names, 3),
      fc.constantFrom(20, 1),
      (battlefield, hand, graveyard, life) => {
        const game = table(cards, [{ battlefield, graveyard }, {}], { startingLife: life }, english);
        hand.forEach((card) => placeCard(game, { card, owner: 'p0', zone: 'hand' }));
        const { players } = game.state;
        for (const id of [...(players['p0']?.hand ?? []), ...(players['p0']?.graveyard ?? [])])
          for (const way of waysOf(game, 'p0', id)) {
            const isFull = isCastableInFull(game, 'p0', id, way);
            expect([id, way.name, isCastable(game, 'p0', id, way)]).toEqual([id, way.name, isFull]);
            if (!isSteady(game, id)) seen.unsteady++;
            else if (isTooDear(game, 'p0', id, way)) seen.dear++;
            else if (isFull) seen.castable++;
          }
      },
    ),
    { numRuns: 60 },
  );
  // All sides of the question came up.
  expect(Math.min(seen.dear, seen.castable, seen.unsteady)).toBeGreaterThan(5);
});
