import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { conform } from './conform';
import { placeText, type Decoded } from './diagnostic';
import { fromJson, toJson } from './json';
import { limits } from './limits';
import type { Ability, FaceProgram, Module } from './module';
import { allOps, parametersOf } from './parameters';
import { moduleOf, faceOf, spellOf } from './testing/made';
import { modules } from './testing/arbitrary';
import { term, type Arg, type Term } from './term';

function findings(decoded: Decoded): readonly string[] {
  if (decoded.kind === 'Decoded') return [];
  return decoded.diagnostics.map(({ code, title, place }) => `${code} ${placeText(place)}: ${title}`);
}

const draw = term('draw', [term('you', ['implicit']), term('const', [2]), null]);

test('no parameter has a name that the JSON form uses itself', () => {
  const names = allOps().flatMap((op) => parametersOf(op).map(({ name }) => name));
  expect(names.filter((name) => name === 'op' || name === 'span')).toEqual([]);
});

test('modules survive JSON text', () => {
  fc.assert(
    fc.property(modules, (module) => {
      const json: unknown = JSON.parse(JSON.stringify(toJson(module)));
      expect(isDeepStrictEqual(fromJson(json), { kind: 'Decoded', module })).toBe(true);
    }),
  );
});

test('arguments have names', () => {
  expect(toJson(moduleOf(spellOf(draw)))).toMatchObject({
    schema: 'oracle/module@1',
    cards: [
      {
        faces: [
          {
            abilities: [
              { body: [{ op: 'draw', who: { op: 'you', style: 'implicit' }, count: { op: 'const', value: 2 } }] },
            ],
          },
        ],
      },
    ],
  });
});

test.each<[string, unknown]>([
  ['text', 'module'],
  ['null', null],
  ['a list', []],
  ['an empty record', {}],
  ['another schema', { schema: 'oracle/module@2', format: 1, cards: [] }],
])('%s is no module', (_, value) => {
  expect(findings(fromJson(value))).not.toEqual([]);
});

test('any JSON gives a module or findings', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => fromJson(value).kind === 'Malformed'));
});

describe('fields of instructions', () => {
  const json = (instruction: unknown): unknown => {
    const module = JSON.parse(JSON.stringify(toJson(moduleOf(spellOf(draw)))), (key, value: unknown) =>
      key === 'body' ? [instruction] : value,
    ) as unknown;
    return module;
  };
  const place = 'cards[0].faces[0].abilities[0].body[0]';
  const style = parametersOf('you')[0]?.param;
  const members = style?.kind === 'style' ? style.of : [];

  test.each<[unknown, string]>([
    [{ op: 'learn', who: { op: 'you', style: 'you' } }, ''],
    [{ op: 'learn' }, `ORA0401 ${place}.learn.who: this argument is missing`],
    [{ op: 'fly' }, `ORA0402 ${place}: no such instruction: "fly"`],
    [{ op: 'toString' }, `ORA0402 ${place}: no such instruction: "toString"`],
    [{ op: 7 }, `ORA0402 ${place}: no such instruction: 7`],
    [
      { op: 'learn', who: { op: 'you', style: 'you', kind: 'x' } },
      `ORA0401 ${place}.learn.who: you has 1 arguments, found 2`,
    ],
    [
      { op: 'learn', who: { op: 'you', style: 'me' } },
      `ORA0403 ${place}.learn.who.you.style: "me" is none of ${members.join(', ')}`,
    ],
    [[], `ORA0401 ${place}: expected code, found a list`],
  ])('%j', (instruction, finding) => {
    expect(findings(fromJson(json(instruction)))).toEqual(finding === '' ? [] : [finding]);
  });
});

describe('conform refuses', () => {
  const spell = spellOf(draw);
  const changed = (change: object): unknown => moduleOf({ ...spell, ...change });
  const place = 'cards[0].faces[0].abilities[0]';

  test.each<[string, unknown, string]>([
    ['a missing field', changed({ item: undefined }), `ORA0401 ${place}.item: this field is missing`],
    ['a field too many', changed({ colour: 'red' }), `ORA0401 ${place}: there is no field "colour"`],
    ['a fraction', changed({ item: 0.5 }), `ORA0401 ${place}.item: expected an integer, found 0.5`],
    ['negative zero', changed({ item: -0 }), `ORA0401 ${place}.item: expected an integer, found negative zero`],
    ['an unknown kind', changed({ kind: 'spel' }), `ORA0402 ${place}: no such kind: "spel"`],
    ['an inherited kind', changed({ kind: 'toString' }), `ORA0402 ${place}: no such kind: "toString"`],
    [
      'an unknown zone',
      changed({ zones: ['stack', 'attic'] }),
      `ORA0403 ${place}.zones[1]: "attic" is none of battlefield, stack, hand, graveyard, exile, library, command`,
    ],
    [
      'a span that ends before it starts',
      changed({ span: { start: 4, end: 3 } }),
      `ORA0401 ${place}.span: 4 … 3 is no span`,
    ],
    [
      'half a surrogate pair',
      moduleOf(spellOf(term('createNamedToken', [term('you', ['you']), term('x', []), '\ud800', [], null]))),
      `ORA0401 ${place}.body[0].createNamedToken.name: expected text, found half a surrogate pair in it`,
    ],
    ['another format', { format: 2, cards: [] }, 'ORA0405 format: format 2 is not 1'],
    [
      'no text for a name',
      moduleOf(spell, { name: 7 } as unknown as FaceProgram),
      'ORA0401 cards[0].faces[0].name: expected text, found 7',
    ],
  ])('%s', (_, value, finding) => {
    expect(findings(conform(value))).toEqual([finding]);
  });

  const chain = (height: number): Term =>
    Array.from({ length: height - 1 }).reduce<Term>((of) => term('negative', [of]), term('x', []));
  const lose = (height: number): Module =>
    moduleOf(spellOf(term('loseLife', [term('you', ['you']), chain(height - 1)])));
  const nested = (depth: number): Ability => {
    if (depth === 1) return spell;
    const gain: Arg[] = [term('source', ['self']), [term('grantAbility', [nested(depth - 1)])], 'gain'];
    return spellOf(term('gain', gain));
  };
  const many = (length: number): Module => moduleOf(spellOf(...Array.from({ length }, () => draw)));
  const parts = (abilities: number): Module =>
    moduleOf(...Array.from({ length: abilities }, () => many(1024).cards[0]?.faces[0]?.abilities[0] ?? spell));

  test.each<[string, Module, Module, string]>([
    ['code', lose(limits.codeDepth), lose(limits.codeDepth + 1), 'code is nested deeper than 100'],
    [
      'abilities',
      moduleOf(nested(limits.abilityDepth)),
      moduleOf(nested(limits.abilityDepth + 1)),
      'abilities are nested deeper than 8',
    ],
    ['a list', many(limits.listLength), many(limits.listLength + 1), 'a list of 4097 is longer than 4096'],
    [
      'an integer',
      moduleOf({ ...spell, item: limits.integer }),
      moduleOf({ ...spell, item: limits.integer + 1 }),
      '2147483648 is beyond 2147483647',
    ],
    [
      'text',
      moduleOf(spell, faceOf({ name: 'a'.repeat(limits.stringLength) })),
      moduleOf(spell, faceOf({ name: 'a'.repeat(limits.stringLength + 1) })),
      'text of 1048577 is longer than 1048576',
    ],
    ['a card', parts(31), parts(32), 'the card has more than 131072 parts'],
  ])('%s beyond the limit, but not at it', (_, within, beyond, title) => {
    expect(findings(conform(within))).toEqual([]);
    expect(conform(beyond)).toMatchObject({ kind: 'Malformed', diagnostics: [{ code: 'ORA0404', title }] });
  });

  test('code that shares its parts a billion times, without walking all of it', () => {
    let shared: Term = term('x', []);
    for (let doublings = 0; doublings < 60; doublings += 1) shared = term('plus', [shared, shared]);
    const module = moduleOf(spellOf(term('loseLife', [term('you', ['you']), shared])));
    expect(conform(module)).toMatchObject({ kind: 'Malformed', diagnostics: [{ code: 'ORA0404' }] });
  });

  test('no more than a hundred findings are reported', () => {
    const faces = Array.from({ length: 1000 }, () => 'face');
    expect(findings(conform({ format: 1, cards: [{ name: 'Ash', layout: 'normal', faces }] }))).toHaveLength(
      limits.diagnostics,
    );
  });
});
