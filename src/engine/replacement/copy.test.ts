import { inEnglish } from '../../compile/testing/english';
import { characteristicsOf } from '../characteristics/characteristics';
import { answer } from '../game';
import { takeAction } from '../testing/casting';
import { all, settle, table, the, untilAsked } from '../testing/table';

const cards = inEnglish(
  'Ox | {0} | Creature — Ox | 2/3',
  `Mirror | {0} | Creature — Shapeshifter | 1/1
   You may have Mirror enter as a copy of any creature on the battlefield.`,
  `Ribbon | {0} | Enchantment — Aura
   Enchant creature
   Enchanted creature gets +1/+1.`,
  `Echo | {0} | Enchantment
   You may have Echo enter as a copy of any enchantment on the battlefield.`,
  `Twin | {0} | Creature — Shapeshifter | 1/1
   You may have Twin enter tapped as a copy of any creature on the battlefield, except its name is Pale Other, it's legendary in addition to its other types, and it has "{0}: You gain 1 life."`,
);

test('a copy can enter tapped and be called otherwise (CR 707.9b)', () => {
  const game = table(cards, [{ hand: ['Twin'], battlefield: ['Ox'] }, {}]);
  takeAction(game, 'cast', 'Twin');
  settle(game, (asked) => (asked.kind === 'yesNo' ? { kind: 'yesNo', value: 'yes' } : undefined));
  const twin = the(game, 'Pale Other');
  expect(twin.tapped).toBe(true);
  expect(characteristicsOf(game, twin.id)).toMatchObject({ power: 2, toughness: 3, supertypes: ['legendary'] });
  expect(the(game, 'Ox').tapped).toBe(false);
});

describe('a permanent that may enter as a copy (CR 707.5)', () => {
  it.each([
    ['yes', ['Ox', 'Ox']],
    ['no', ['Mirror', 'Ox']],
  ] as const)('is offered to: %s', (value, names) => {
    const game = table(cards, [{ hand: ['Mirror'], battlefield: ['Ox'] }, {}]);
    takeAction(game, 'cast', 'Mirror');
    expect(untilAsked(game)).toMatchObject({ kind: 'yesNo', what: 'may' });
    answer(game, 'p0', { kind: 'yesNo', value });
    settle(game);
    expect([...all(game, 'Mirror'), ...all(game, 'Ox')]).toHaveLength(2);
    expect(all(game, 'Ox')).toHaveLength(names.filter((name) => name === 'Ox').length);
  });

  it('asks nobody where there is nothing to copy', () => {
    const game = table(cards, [{ hand: ['Mirror'] }, {}]);
    takeAction(game, 'cast', 'Mirror');
    settle(game, (asked) => {
      expect(asked.kind).toBe('priority');
      return undefined;
    });
    expect(all(game, 'Mirror')).toHaveLength(1);
  });
});

describe('a spell that enters as a copy of an Aura (CR 303.4f)', () => {
  it('is put onto a creature of its controller’s choice', () => {
    const game = table(cards, [{ hand: ['Ribbon', 'Echo'], battlefield: ['Ox', 'Ox'] }, {}]);
    const [first, second] = [the(game, 'Ox').id, the(game, 'Ox', 'battlefield', 1).id];
    takeAction(game, 'cast', 'Ribbon');
    settle(game, (asked) => (asked.kind === 'targets' ? { kind: 'targets', chosen: [first] } : undefined));
    expect(all(game, 'Ribbon').map((each) => each.attachedTo)).toEqual([first]);
    takeAction(game, 'cast', 'Echo');
    settle(game, (asked) => {
      if (asked.kind === 'yesNo') return { kind: 'yesNo', value: 'yes' };
      if (asked.kind !== 'choose') return undefined;
      return { kind: 'choose', chosen: asked.purpose === 'attachment' ? [second] : asked.options };
    });
    expect(all(game, 'Ribbon').map((each) => each.attachedTo)).toEqual([first, second]);
  });
});
