import fc from 'fast-check';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { placeText } from '../diagnostic';
import { limits } from '../limits';
import { allOps, leafOf, parametersOf } from '../parameters';
import { modules } from '../testing/arbitrary';
import { moduleOf, spellOf } from '../testing/made';
import { wardenModule } from '../testing/warden';
import { term } from '../term';
import { assemble } from './assemble';
import { disassemble } from './disassemble';
import { tokensOf } from './tokens';

const snapshot = join(__dirname, '../../../snapshots/bytecode/warden.asm');

test('modules survive the text form', () => {
  fc.assert(
    fc.property(modules, (module) => {
      expect(isDeepStrictEqual(assemble(disassemble(module)), { kind: 'Decoded', module })).toBe(true);
    }),
  );
});

test('the example reads as its snapshot', () => {
  const shown = disassemble(wardenModule);
  if (process.env['UPDATE_SNAPSHOTS'] === '1') writeFileSync(snapshot, shown);
  expect(existsSync(snapshot)).toBe(true);
  expect(shown).toBe(readFileSync(snapshot, 'utf8'));
});

test('names and members are single tokens', () => {
  const words = allOps().flatMap((op) => {
    const leaves = parametersOf(op).map(({ param }) => leafOf(param));
    return [op, ...leaves.flatMap((leaf) => (leaf.kind === 'enum' || leaf.kind === 'style' ? leaf.of : []))];
  });
  expect(words.filter((word) => tokensOf(word)[0]?.text !== word)).toEqual([]);
});

test('lines, blanks and comments are free', () => {
  const text = disassemble(wardenModule);
  expect(assemble(text.replaceAll('\n', '\r\n'))).toEqual({ kind: 'Decoded', module: wardenModule });
  expect(assemble(text.replaceAll(';;', ' ;; ;; "'))).toEqual({ kind: 'Decoded', module: wardenModule });
  expect(assemble(text.replaceAll('\n', '\n\n\t ;; x\n'))).toEqual({ kind: 'Decoded', module: wardenModule });
  const [first = '', ...rest] = text
    .replaceAll(/ *;;[^\n]*/g, '')
    .split('\n')
    .filter((line) => line !== '');
  const joined = rest
    .join(' ; ')
    .replaceAll(/([{]) ;/g, '$1')
    .replaceAll(/ ; *([}])/g, ' $1');
  expect(assemble(`${first}\n${joined}`)).toEqual({ kind: 'Decoded', module: wardenModule });
});

/** A module whose only ability has this body. */
const withBody = (body: string): string =>
  `module 1\ncard "Ash" { layout "normal" ; face "Ash" { types "Instant" ; ability spell { item 0 ; zones stack ; body { ${body} } } } }`;

test('what the printer leaves out is filled in', () => {
  const draw = term('draw', [term('you', ['you']), term('const', [2]), null]);
  expect(assemble(withBody('you ; const 2 ; draw'))).toEqual({ kind: 'Decoded', module: moduleOf(spellOf(draw)) });
  expect(disassemble(moduleOf(spellOf(draw)))).toContain('body { you ; const 2 ; draw }');
});

function finding(text: string): string {
  const decoded = assemble(text);
  if (decoded.kind === 'Decoded') return '';
  return decoded.diagnostics
    .map(
      ({ code, title, place }) =>
        `${code} ${place.kind === 'Text' ? text.slice(place.span.start, place.span.end) : placeText(place)}: ${title}`,
    )
    .join('\n');
}

test.each<[string, string]>([
  [withBody('x'), ''],
  ['', 'ORA0173 : expected module, found the end'],
  ['module', 'ORA0173 : expected a number, found the end'],
  ['module 7', 'ORA0405 format: format 7 is not 1'],
  ['module 1 2', 'ORA0173 2: expected the end of the line, found 2'],
  ['module 1\nface', 'ORA0173 face: expected card, found face'],
  ['module 1\ncard "Ash" {', 'ORA0173 {: this brace is never closed'],
  ['module 1\ncard "Ash" {}', 'ORA0173 "Ash": there is no layout'],
  ['module 1\ncard "Ash" { layout "a" "b" }', 'ORA0173 "b": expected the end of the line or }, found "b"'],
  ['module 1\ncard "Ash" { layout "a" ; layout "b" }', 'ORA0173 layout: there is a layout already'],
  ['module 1\ncard "Ash" { colour "a" }', 'ORA0173 colour: there is no field colour'],
  ['module 1\ncard "Ash', 'ORA0173 ": this text is never closed'],
  ['module 1\ncard "A\\sh" {}', 'ORA0173 "A\\sh": this text has a wrong escape'],
  ['module 1\ncard !', 'ORA0173 !: no word, number, string or mark begins here'],
  [withBody('fly'), 'ORA0173 fly: there is no instruction fly'],
  [withBody('toString'), 'ORA0173 toString: there is no instruction toString'],
  [withBody('draw'), 'ORA0173 draw: draw takes 2 operands, but there are 0'],
  [withBody('const'), 'ORA0173 const: const has no value'],
  [withBody('const 1 2'), 'ORA0173 2: expected the end of the line or }, found 2'],
  [
    withBody('const 2147483648'),
    'ORA0404 cards[0].faces[0].abilities[0].body[0].const.value: 2147483648 is beyond 2147483647',
  ],
  [
    withBody('const -0'),
    'ORA0401 cards[0].faces[0].abilities[0].body[0].const.value: expected an integer, found negative zero',
  ],
  [withBody('you ; union [^ ^] and'), 'ORA0173 union: union takes 2 operands, but there are 1'],
  [withBody('you ; union [^'), 'ORA0173 }: expected ^, found }'],
  [withBody('you ]'), 'ORA0173 ]: expected the end of the line or }, found ]'],
  [withBody('source /me'), `ORA0173 /me: /me is none of ${styleOf('source').join(', ')}`],
  [withBody('all {}'), 'ORA0173 all: a block leaves one value, this one leaves 0'],
])('%j is refused there', (text, expected) => {
  expect(finding(text)).toBe(expected);
});

function styleOf(op: 'source'): readonly string[] {
  const [leaf] = parametersOf(op).map(({ param }) => leafOf(param));
  return leaf?.kind === 'style' ? leaf.of : [];
}

test('debug information that does not fit is refused', () => {
  const text = disassemble(wardenModule);
  expect(finding(text.replace('spans 0:12', 'spans'))).toMatch(/^ORA0173 debug: \d+ spans do not fit the face$/);
  expect(finding(text.replace('spans 0:12', 'spans 12:0'))).toMatch(/^ORA0401 .*: 12 … 0 is no span$/);
});

test('any text gives a module or a finding', () => {
  const pieces = fc.constantFrom(
    '{',
    '}',
    '[',
    ']',
    ';',
    '\n',
    '-',
    '^',
    '/self',
    'module',
    '1',
    '"a"',
    'card',
    'ability',
    'spell',
    'all',
    '3:4',
    '"',
  );
  fc.assert(fc.property(fc.string(), (text) => assemble(text).kind === 'Malformed'));
  fc.assert(
    fc.property(fc.array(pieces), (parts) => assemble(`module 1\ncard ${parts.join(' ')}`).kind === 'Malformed'),
  );
});

describe('nesting', () => {
  const nested = (depth: number): string => withBody(`${'non { '.repeat(depth - 1)}permanent${' }'.repeat(depth - 1)}`);

  test('at the limit and beyond', () => {
    expect(finding(nested(limits.codeDepth))).toBe('');
    expect(finding(nested(limits.codeDepth + 1))).toBe('ORA0173 non: code is nested too deep');
  });

  test.each([
    ['braces', '{'],
    ['brackets', '['],
    ['lines of blocks', 'non {\n'],
    ['blocks', 'non {'],
  ])('of %s without end is refused, not a crash', (_, open) => {
    expect(finding(withBody(open.repeat(100_000 / open.length)))).toContain('ORA0173');
    expect(finding(`module 1\ncard "a" ${open.repeat(100_000 / open.length)}`)).toContain('ORA0173');
  });

  test('long lines are no crash', () => {
    const long = 30_000_000;
    expect(finding(`module 1${' '.repeat(long)}`)).toBe('');
    expect(finding(`module 1;;${'x'.repeat(long)}`)).toBe('');
    expect(finding(`module 1\ncard "${'\\n'.repeat(long / 10)}" { layout "a" }`)).toContain('ORA0404');
  });
});
