import { inEnglish } from '../../compile/testing/english';
import { abilityAt } from '../../vm/pool';
import { putOn } from '../testing/attach';
import { castFree } from '../testing/casting';
import { happen, table, the } from '../testing/table';
import { card, fixed, make, num, source, spell, step, slot, ofType, target, you } from '../testing/programs';
import type { Game } from '../world';
import { setObject } from '../write';
import { characteristicsOf, copiableValuesOf } from './characteristics';
import type { Characteristics } from './types';

/** A spell that puts its statement into effect until end of turn. */
const untilEndOfTurn = (name: string, ...effects: readonly ReturnType<typeof make>[]): ReturnType<typeof card> =>
  card(name, {
    types: ['Instant'],
    manaCost: '{0}',
    abilities: [
      spell([step(make('lasting', { duration: make('endOfTurn'), body: effects.map((effect) => step(effect)) }))], {
        targets: [slot(make('permanent'))],
      }),
    ],
  });

const cards = [
  ...inEnglish(
    'Ox | {1}{G} | Creature — Ox | 2/4',
    'Red Sky | {2}{R} | Enchantment\nNonbasic lands are Mountains.',
    'Elven Rites | {1} | Enchantment\nCreatures you control are Elves in addition to their other types.',
    "Spring | {1} | Enchantment — Aura\nEnchant land\nEnchanted land is a 2/2 green Elemental creature. It's still a land.",
    'Seal | {1} | Enchantment — Aura\nEnchant land\nEnchanted land has "{T}: Draw a card."',
    'Vault | | Legendary Land — Gate\n{T}: Draw a card.\n{T}: Add {G}.',
    'Grove | | Basic Land — Forest',
    'Engine | {3} | Legendary Artifact — Vehicle',
    "Wake | {0} | Instant\nTarget land becomes a 3/3 Elemental creature until end of turn. It's still a land.",
    'Rouse | {0} | Instant\nTarget artifact becomes a 3/3 Golem artifact creature until end of turn.',
    'Frog | {0} | Instant\nTarget creature becomes a 1/1 blue Frog creature and loses all abilities until end of turn.',
    'Pure | {0} | Instant\nTarget creature gains flying and loses all other abilities until end of turn.',
    'Hawk | {1} | Creature — Bird | 1/3\nFlying',
    'Sentry | {1} | Creature — Human | 2/2\nVigilance',
  ),
  untilEndOfTurn('Mirror', make('switchPt', { who: you, what: target() })),
  untilEndOfTurn('Turn to Stone', make('become', { what: target(), filter: ofType('artifact'), abilities: [] })),
  card('Growing', {
    types: ['Enchantment'],
    abilities: [
      fixed([
        step(make('modifyPt', { what: make('all', { filter: ofType('creature') }), power: num(2), toughness: num(0) })),
      ]),
    ],
  }),
  card('Old Name', {
    types: ['Enchantment'],
    abilities: [
      fixed([step(make('become', { what: source, filter: make('named', { name: 'New Name' }), abilities: [] }))]),
    ],
  }),
];

function board(mine: readonly string[], hand: readonly string[] = []): Game {
  return table(cards, [{ battlefield: mine, hand }, {}]);
}

function values(game: Game, name: string): Characteristics {
  return characteristicsOf(game, the(game, name).id);
}

function sizeOf(game: Game, name: string): string {
  const { power, toughness } = values(game, name);
  return `${power}/${toughness}`;
}

/** Symbols of mana that its abilities add. */
function manaOf(game: Game, name: string): readonly string[] {
  return values(game, name).abilities.map(
    ({ path }) => JSON.stringify(abilityAt(game.pool, path)).match(/\{[wubrg]\}/)?.[0] ?? '',
  );
}

describe('a land', () => {
  it('has the mana ability of each basic land type', () => {
    const game = board(['Grove', 'Vault']);
    expect(manaOf(game, 'Grove')).toEqual(['{g}']);
    expect(manaOf(game, 'Vault')).toEqual(['', '{g}']);
  });

  it('that becomes a basic land type loses its abilities and land types, and nothing else', () => {
    const game = board(['Red Sky', 'Vault', 'Grove'], ['Seal']);
    expect(values(game, 'Vault')).toMatchObject({ supertypes: ['legendary'], types: ['land'], subtypes: ['mountain'] });
    expect(manaOf(game, 'Vault')).toEqual(['{r}']);
    expect(manaOf(game, 'Grove')).toEqual(['{g}']);
    putOn(game, 'Seal', 'Vault');
    expect(values(game, 'Vault').abilities.map(({ grantedBy }) => grantedBy)).toEqual([null, the(game, 'Seal').id]);
  });

  it('that is still a land keeps its types, subtypes and abilities', () => {
    const game = board(['Grove'], ['Wake', 'Spring']);
    putOn(game, 'Spring', 'Grove');
    expect(values(game, 'Grove')).toMatchObject({
      supertypes: ['basic'],
      types: ['land', 'creature'],
      subtypes: ['forest', 'elemental'],
      colors: ['green'],
      power: 2,
      toughness: 2,
    });
    expect(manaOf(game, 'Grove')).toEqual(['{g}']);
    castFree(game, 'Wake', the(game, 'Grove').id);
    expect(sizeOf(game, 'Grove')).toBe('3/3');
    expect(values(game, 'Grove').types).toEqual(['land', 'creature']);
  });
});

describe('types', () => {
  it('are added in addition to others', () => {
    const game = board(['Elven Rites', 'Ox']);
    expect(values(game, 'Ox').subtypes).toEqual(['ox', 'elf']);
  });

  it('are replaced with what belongs to them, and size and color with them', () => {
    const game = board(['Hawk'], ['Frog']);
    castFree(game, 'Frog', the(game, 'Hawk').id);
    expect(values(game, 'Hawk')).toMatchObject({
      types: ['creature'],
      subtypes: ['frog'],
      colors: ['blue'],
      keywords: [],
    });
    expect(sizeOf(game, 'Hawk')).toBe('1/1');
  });

  it('of what becomes an artifact creature are kept, all but creature types', () => {
    const game = board(['Engine'], ['Rouse']);
    castFree(game, 'Rouse', the(game, 'Engine').id);
    expect(values(game, 'Engine')).toMatchObject({
      supertypes: ['legendary'],
      types: ['artifact', 'creature'],
      subtypes: ['vehicle', 'golem'],
    });
  });

  it('take size away with the creature type', () => {
    const game = board(['Ox', 'Growing'], ['Turn to Stone']);
    expect(sizeOf(game, 'Ox')).toBe('4/4');
    castFree(game, 'Turn to Stone', the(game, 'Ox').id);
    expect(values(game, 'Ox')).toMatchObject({ types: ['artifact'], subtypes: [], power: null, toughness: null });
  });
});

describe('losing all other abilities', () => {
  it('leaves what the same effect gives', () => {
    const game = board(['Sentry'], ['Pure']);
    castFree(game, 'Pure', the(game, 'Sentry').id);
    expect(values(game, 'Sentry').keywords).toEqual(['flying']);
  });
});

describe('power and toughness', () => {
  it('are switched after counters and everything else, whatever came first', () => {
    const game = board(['Hawk'], ['Mirror', 'Mirror']);
    const hawk = the(game, 'Hawk').id;
    castFree(game, 'Mirror', hawk);
    expect(sizeOf(game, 'Hawk')).toBe('3/1');
    happen(game, { kind: 'putCounters', on: hawk, counter: '+1/+0', count: 2, by: 'p0', source: null });
    expect(sizeOf(game, 'Hawk')).toBe('3/3');
    setObject(game, hawk, { counters: { '+0/+2': 1 } });
    expect(sizeOf(game, 'Hawk')).toBe('5/1');
    castFree(game, 'Mirror', hawk);
    expect(sizeOf(game, 'Hawk')).toBe('1/5');
    expect(values(game, 'Hawk')).toMatchObject({ basePower: 1, baseToughness: 3 });
  });
});

describe('layer 1', () => {
  it('makes a face-down permanent a 2/2 without anything, to which other effects apply', () => {
    const game = board(['Hawk', 'Growing']);
    const hawk = the(game, 'Hawk').id;
    happen(game, { kind: 'turnFaceDown', object: hawk, as: 'cloak' });
    expect(characteristicsOf(game, hawk)).toMatchObject({
      name: '',
      names: [],
      subtypes: [],
      manaValue: 0,
      keywords: ['ward'],
      power: 4,
      toughness: 2,
    });
    expect(copiableValuesOf(game, hawk)).toMatchObject({ name: '', power: 2, toughness: 2 });
  });

  it('copies copiable values only', () => {
    const game = board(['Hawk', 'Ox', 'Growing']);
    const [hawk, ox] = [the(game, 'Hawk').id, the(game, 'Ox').id];
    happen(game, { kind: 'putCounters', on: ox, counter: '+1/+1', count: 1, by: 'p0', source: null });
    happen(game, {
      kind: 'beginEffect',
      objects: [hawk],
      before: 'nothing',
      effects: [
        {
          source: hawk,
          controller: 'p0',
          duration: { kind: 'forever' },
          affected: [hawk],
          scope: {
            ability: '',
            source: hawk,
            controller: 'p0',
            values: [],
            targets: [],
            divided: [],
            x: null,
            follows: { since: null, batch: null, until: null },
          },
          content: { kind: 'copy', values: copiableValuesOf(game, ox) },
        },
      ],
    });
    expect(characteristicsOf(game, hawk)).toMatchObject({
      name: 'Ox',
      keywords: [],
      power: 4,
      toughness: 4,
      manaValue: 2,
    });
    expect(copiableValuesOf(game, hawk)).toMatchObject({ name: 'Ox', power: 2, toughness: 4 });
  });

  it('comes before a name that is set', () => {
    const game = board(['Old Name']);
    expect(the(game, 'New Name').printed).toMatchObject({ card: 'Old Name' });
  });
});
