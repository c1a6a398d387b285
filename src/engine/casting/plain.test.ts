import { inEnglish } from '../../compile/testing/english';
import { randomAnswer, randomFrom } from '../bots/random';
import { answer, decisionOf } from '../game';
import { table, the } from '../testing/table';
import type { Game } from '../world';
import { isCastableIn } from './legal';
import { isPlain } from './plain';
import { asThoughCast } from './shadow';
import { isSteady } from './too-dear';
import { waysOf } from './ways';

const cards = inEnglish(
  'Moss | | Basic Land — Forest',
  'Ember | | Basic Land — Mountain',
  'Rat | {R} | Creature — Rat | 1/1',
  'Ogre | {3}{R} | Creature — Ogre | 4/4',
  'Sprite | {1}{G} | Creature — Faerie | 1/1\nFlash\nFlying',
  'Bolt | {R} | Instant\nBolt deals 2 damage to target creature.',
  'Crush | {1}{R} | Sorcery\nDestroy target artifact or land.',
  'Fork | {R} | Instant\nFork deals X damage to target creature, where X is the number of lands you control.',
  'Blaze | {X}{R} | Sorcery\nBlaze deals X damage to any target.',
  'Vines | {G} | Enchantment — Aura\nEnchant creature you control\nEnchanted creature gets +1/+1.',
  'Relic | {2} | Artifact\n{T}: Add {R}.',
  'Salvage | {G} | Sorcery\nReturn target creature card from your graveyard to your hand.',
  'Deny | {G} | Instant\nCounter target spell.',
  'Wager | {G} | Instant\nChoose one —\n• Destroy target artifact.\n• Target creature gets +2/+2 until end of turn.',
  'Chant | {G} | Sorcery\nConvoke\nDraw a card.',
  'Giant | {5}{R} | Creature — Giant | 5/5\nThis spell costs {1} less to cast for each creature you control.',
  'Feast | {R} | Sorcery\nAs an additional cost to cast this spell, sacrifice a creature.\nDraw two cards.',
  'Cry | {R} | Instant\nCast this spell only during combat.\nDraw a card.',
  'Paladin | {1} | Creature — Human | 2/2\nProtection from red',
  'Tollgate | {2} | Artifact\nSpells your opponents cast cost {1} more to cast.',
  "Silence | {2} | Artifact\nPlayers can't cast creature spells.",
  'Spring | | Land\n{T}: Add {R}. Spend this mana only to cast creature spells.',
);

const plain = ['Rat', 'Ogre', 'Sprite', 'Bolt', 'Crush', 'Fork', 'Vines', 'Relic'];
const special = ['Salvage', 'Deny', 'Wager', 'Blaze', 'Chant', 'Giant', 'Feast', 'Cry'];
const disturbing = ['Tollgate', 'Silence', 'Spring', 'Paladin'];

const isPlainHere = (game: Game, name: string): boolean =>
  waysOf(game, 'p0', the(game, name, 'hand').id).some(
    (way) => isSteady(game, the(game, name, 'hand').id) && isPlain(game, 'p0', the(game, name, 'hand').id, way),
  );

test.each(plain)('%s is the same in the hand as on the stack', (name) => {
  expect(isPlainHere(table(cards, [{ hand: [name], battlefield: ['Ember', 'Moss'] }, {}]), name)).toBe(true);
});

test.each(special)('%s has to be looked at on the stack', (name) => {
  expect(isPlainHere(table(cards, [{ hand: [name], battlefield: ['Ember', 'Moss'] }, {}]), name)).toBe(false);
});

test.each(disturbing)('no spell with a target is the same where there is %s', (name) => {
  expect(isPlainHere(table(cards, [{ hand: ['Bolt'], battlefield: [name] }, { battlefield: [name] }]), 'Bolt')).toBe(
    false,
  );
});

/** Whether the cards in hands that need no look at the stack are castable: as they are, and as they would be there. */
function answersOf(game: Game): readonly (readonly [boolean, boolean])[] {
  return game.state.order.flatMap((player) =>
    (game.state.players[player]?.hand ?? []).flatMap((id) =>
      waysOf(game, player, id)
        .filter((way) => isSteady(game, id) && isPlain(game, player, id, way))
        .map((way): readonly [boolean, boolean] => [
          isCastableIn(game, player, id, way, 'any'),
          asThoughCast(game, player, id, way, (cast) => isCastableIn(cast, player, id, way, 'any')),
        ]),
    ),
  );
}

test('what is the same in the hand as on the stack can be cast as it is if it can be cast there', () => {
  const seen = new Set<string>();
  for (const seed of [1, 2, 3]) {
    const random = randomFrom(seed);
    const names = cards.map(({ name }) => name);
    const side = (): Readonly<Record<string, readonly string[]>> => ({
      battlefield: ['Ember', 'Moss', 'Ember', 'Rat'],
      hand: Array.from({ length: 7 }, () => names[random(names.length)] ?? ''),
      library: names,
    });
    const game = table(cards, [side(), side()]);
    for (let count = 0; count < 150; count++) {
      for (const [here, there] of answersOf(game)) {
        expect(here).toBe(there);
        seen.add(`${here}`);
      }
      const decision = decisionOf(game);
      const given = decision === null ? null : randomAnswer(decision, random);
      if (decision === null || given === null) break;
      answer(game, decision.player, given);
    }
  }
  expect([...seen].sort()).toEqual(['false', 'true']);
});
