import type { FaceProgram } from '../../bytecode/module';
import type { Term } from '../../bytecode/term';
import { inEnglish } from '../../compile/testing/english';
import { allOf, card, fixed, make, num, ofType, source, step } from '../testing/programs';
import { happen, table, the } from '../testing/table';
import type { Game } from '../world';
import { characteristicsOf } from './characteristics';

const all = (...parts: readonly Term[]): Term => make('all', { filter: allOf(...parts) });
const subtype = (name: string): Term => make('subtype', { subtype: name });
const enchantment = (name: string, ...body: readonly Term[]): ReturnType<typeof card> =>
  card(name, { types: ['Enchantment'], manaCost: '{4}', abilities: [fixed(body.map((effect) => step(effect)))] });
const land = (name: string, more: Partial<FaceProgram>): ReturnType<typeof card> =>
  card(name, { types: ['Land'], ...more });

/** "Each land is a Swamp in addition to its other land types." */
const swampAll = make('become', {
  what: all(ofType('land')),
  filter: subtype('swamp'),
  abilities: [],
  addition: 'otherTypes',
});

/** "Each other enchantment is a creature in addition to its other types and has base power and toughness 4/4." */
const wakeOthers = make('become', {
  what: all(make('other', { than: source }), ofType('enchantment')),
  filter: ofType('creature'),
  power: num(4),
  toughness: num(4),
  abilities: [],
  addition: 'otherTypes',
});

const cards = [
  ...inEnglish(
    'Red Sky | {2}{R} | Enchantment\nNonbasic lands are Mountains.',
    'Drown | {U} | Enchantment\nAll Forests are Islands.',
    'Rot | {B} | Enchantment\nAll Islands are Swamps.',
    'Regrow | {G} | Enchantment\nAll Islands are Forests.',
    'Hush | {4} | Enchantment\nAll creatures lose all abilities and have base power and toughness 1/1.',
    'Ox | {1} | Creature — Ox | 2/4',
  ),
  land('Deep Mire', { supertypes: ['Legendary'], abilities: [fixed([step(swampAll)])] }),
  land('Grove', { supertypes: ['Basic'], subtypes: ['Forest'] }),
  land('Pool', { supertypes: ['Basic'], subtypes: ['Island'] }),
  enchantment('Waking', wakeOthers),
  enchantment(
    'Painters',
    make('become', { what: all(ofType('creature')), filter: make('color', { color: 'black' }), abilities: [] }),
  ),
  enchantment(
    'Repaint',
    make('become', {
      what: all(make('color', { color: 'black' }), ofType('creature')),
      filter: make('color', { color: 'red' }),
      abilities: [],
    }),
  ),
  enchantment('Rising', make('modifyPt', { what: all(ofType('creature')), power: num(2), toughness: num(0) })),
  enchantment(
    'Humbling',
    make('modifyPt', {
      what: all(ofType('creature'), make('compare', { what: 'power', how: 'atLeast', than: num(4) })),
      power: num(-1),
      toughness: num(0),
    }),
  ),
];

const orders = (...names: readonly string[]): readonly (readonly string[])[] => [names, names.toReversed()];

function board(...names: readonly string[]): Game {
  return table(cards, [{ battlefield: names }, {}]);
}

function typesOf(game: Game, name: string): readonly string[] {
  return characteristicsOf(game, the(game, name).id).subtypes;
}

function sizeOf(game: Game, name: string): string {
  const { power, toughness } = characteristicsOf(game, the(game, name).id);
  return `${power}/${toughness}`;
}

describe('an effect that depends on another', () => {
  it.each(orders('Red Sky', 'Deep Mire'))('waits when the other would end its existence: %s, %s', (...names) => {
    const game = board(...names, 'Grove');
    expect(typesOf(game, 'Deep Mire')).toEqual(['mountain']);
    expect(typesOf(game, 'Grove')).toEqual(['forest']);
  });

  it('applies when the other is not there', () => {
    const game = board('Deep Mire', 'Grove');
    expect(typesOf(game, 'Deep Mire')).toEqual(['swamp']);
    expect(typesOf(game, 'Grove')).toEqual(['forest', 'swamp']);
    expect(characteristicsOf(game, the(game, 'Deep Mire').id).abilities).toHaveLength(2);
  });

  it.each(orders('Rot', 'Drown'))('waits when the other gives it more to apply to: %s, %s', (...names) => {
    const game = board(...names, 'Grove', 'Pool');
    expect(typesOf(game, 'Grove')).toEqual(['swamp']);
    expect(typesOf(game, 'Pool')).toEqual(['swamp']);
  });

  it.each(orders('Painters', 'Repaint'))('waits in the layer of colors, too: %s, %s', (...names) => {
    const game = board(...names, 'Ox');
    expect(characteristicsOf(game, the(game, 'Ox').id).colors).toEqual(['red']);
  });

  it.each(orders('Rising', 'Humbling'))('waits within a sublayer: %s, %s', (...names) => {
    const game = board(...names, 'Ox');
    expect(sizeOf(game, 'Ox')).toBe('3/4');
  });

  it('follows timestamps in a loop: the later one has the last word', () => {
    const first = board('Drown', 'Regrow', 'Grove', 'Pool');
    expect([typesOf(first, 'Grove'), typesOf(first, 'Pool')]).toEqual([['forest'], ['forest']]);
    const second = board('Regrow', 'Drown', 'Grove', 'Pool');
    expect([typesOf(second, 'Grove'), typesOf(second, 'Pool')]).toEqual([['island'], ['island']]);
  });

  it('waits in one direction only as long as there is no loop', () => {
    // Nothing is an Island until Drown applies: Regrow depends on it, not the other way round.
    const game = board('Regrow', 'Drown', 'Grove');
    expect(typesOf(game, 'Grove')).toEqual(['forest']);
  });

  it('looks at timestamps anew when something gets a new one', () => {
    const game = board('Drown', 'Regrow', 'Grove', 'Pool');
    expect(typesOf(game, 'Grove')).toEqual(['forest']);
    happen(game, { kind: 'turnFaceDown', object: the(game, 'Drown').id, as: 'other' });
    expect(typesOf(game, 'Grove')).toEqual(['forest']);
    const drown = Object.values(game.state.objects).find(({ faceDown }) => faceDown !== null);
    happen(game, { kind: 'turnFaceUp', object: drown?.id ?? 'o0', by: 'p0' });
    expect(typesOf(game, 'Grove')).toEqual(['island']);
  });
});

describe('an effect that has started', () => {
  it('goes on in later layers though its ability is gone', () => {
    const first = board('Waking', 'Hush', 'Ox');
    // Both enchantments set the size of Hush, which has lost its ability by then: the later one is Hush.
    expect(characteristicsOf(first, the(first, 'Hush').id).abilities).toEqual([]);
    expect(sizeOf(first, 'Hush')).toBe('1/1');
    expect(sizeOf(first, 'Ox')).toBe('1/1');
    const second = board('Hush', 'Waking', 'Ox');
    expect(sizeOf(second, 'Hush')).toBe('4/4');
    expect(sizeOf(second, 'Ox')).toBe('1/1');
  });

  it('does not start when its ability is gone before its first layer', () => {
    const game = board('Waking', 'Hush', 'Rising', 'Ox');
    expect(sizeOf(game, 'Ox')).toBe('1/1');
    const without = board('Waking', 'Rising', 'Ox');
    expect(sizeOf(without, 'Ox')).toBe('4/4');
  });
});
