import fc from 'fast-check';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { strip } from '../debug';
import { limits } from '../limits';
import { formatVersion, type Ability, type Module } from '../module';
import { modules } from '../testing/arbitrary';
import { moduleOf, spellOf } from '../testing/made';
import { wardenModule } from '../testing/warden';
import { term } from '../term';
import { rowOf, type Op } from '../table';
import { decode } from './decode';
import { dump } from './dump';
import { encode } from './encode';
import { magic, sections, type SectionName } from './format';
import { ByteReader } from './reader';
import { ByteWriter } from './writer';

const snapshot = join(__dirname, '../../../snapshots/bytecode/warden.hex');

test('modules survive the binary form, and their bytes do not depend on how they were made', () => {
  fc.assert(
    fc.property(modules, (module) => {
      const bytes = encode(module);
      expect(isDeepStrictEqual(decode(bytes), { kind: 'Decoded', module })).toBe(true);
      expect(isDeepStrictEqual(encode(JSON.parse(JSON.stringify(module)) as Module), bytes)).toBe(true);
    }),
  );
});

test('a stripped module has the same bytes without the debug section', () => {
  const bytes = encode(wardenModule);
  const bare = encode(strip(wardenModule));
  expect(bytes.subarray(0, bare.length)).toEqual(bare);
  expect(bytes[bare.length]).toBe(sections.debug);
});

test('the bytes of the example are as the annotated dump says', () => {
  const shown = dump(encode(wardenModule));
  if (process.env['UPDATE_SNAPSHOTS'] === '1') writeFileSync(snapshot, shown);
  expect(existsSync(snapshot)).toBe(true);
  expect(shown).toBe(readFileSync(snapshot, 'utf8'));
});

test('the dump accounts for every byte once', () => {
  fc.assert(
    fc.property(modules, (module) => {
      const bytes = encode(module);
      const lines = dump(bytes).trimEnd().split('\n');
      const listed = lines.flatMap((line) => line.slice(8, 32).trim().split(' '));
      const read = listed.filter((byte) => byte !== '').map((byte) => parseInt(byte, 16));
      expect(isDeepStrictEqual(read, [...bytes])).toBe(true);
    }),
  );
});

test('a value that is no module is not encoded', () => {
  const spell = spellOf(term('draw', [term('you', ['you']), 2]));
  expect(() => encode(moduleOf(spell))).toThrow(TypeError);
  expect(() => encode(moduleOf({ ...spell, zones: ['attic'] } as unknown as Ability))).toThrow(TypeError);
});

test('any bytes give a module or a finding', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => decode(bytes).kind === 'Malformed'));
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      decode(Uint8Array.from([...magic, formatVersion, ...bytes]));
    }),
  );
});

type Write = (out: ByteWriter) => void;
type Sections = Partial<Record<SectionName, Write>>;

/** Where the content of each section of a module begins. */
function startsOf(bytes: Uint8Array): ReadonlyMap<SectionName, number> {
  const names = new Map<number, SectionName>(
    Object.entries(sections).map(([name, number]) => [number, name as SectionName]),
  );
  const starts = new Map<SectionName, number>();
  const reader = new ByteReader(bytes, magic.length + 1, bytes.length, undefined);
  while (!reader.atEnd) {
    const name = names.get(reader.byte());
    const content = reader.block();
    if (name !== undefined) starts.set(name, content.offset);
  }
  return starts;
}

/** A module with some of its sections written by hand. */
function changed(bytes: Uint8Array, contents: Sections): Uint8Array {
  const starts = startsOf(bytes);
  const out = new ByteWriter();
  out.raw([...magic, formatVersion]);
  for (const [name, number] of Object.entries(sections) as [SectionName, number][]) {
    const start = starts.get(name);
    const write = contents[name];
    if (write === undefined && start === undefined) continue;
    const inner = new ByteWriter();
    if (write !== undefined) write(inner);
    else inner.raw(bytes.subarray(start, start === undefined ? 0 : endOf(bytes, start)));
    out.byte(number);
    out.block(inner.finish());
  }
  return out.finish();
}

function endOf(bytes: Uint8Array, start: number): number {
  const reader = new ByteReader(bytes, magic.length + 1, bytes.length, undefined);
  for (;;) {
    reader.byte();
    const content = reader.block();
    if (content.offset === start) return content.end;
  }
}

const empty = encode({ format: formatVersion, cards: [] });
const simple = encode(moduleOf(spellOf(term('x', []))));
const raw =
  (...bytes: readonly number[]): Write =>
  (out) =>
    out.raw(bytes);
const opcodes =
  (...ops: readonly Op[]): Write =>
  (out) =>
    ops.forEach((op) => out.unsigned(rowOf(op).code));

/** A module with one spell ability whose body is this code. */
function withCode(count: number, write: Write): Uint8Array {
  return changed(simple, {
    code: (out) => {
      const inner = new ByteWriter();
      inner.unsigned(count);
      write(inner);
      out.unsigned(1);
      out.block(inner.finish());
    },
  });
}

/** Bytes of the code section before the first instruction of `withCode`: number of pieces, length, number of instructions. */
const head = 3;

function finding(bytes: Uint8Array): readonly [code: string, offset: number, title: string] | undefined {
  const decoded = decode(bytes);
  if (decoded.kind === 'Decoded') return undefined;
  const [diagnostic] = decoded.diagnostics;
  return [
    diagnostic?.code ?? '',
    diagnostic?.place.kind === 'Byte' ? diagnostic.place.offset : -1,
    diagnostic?.title ?? '',
  ];
}

test('sections written by hand are read', () => {
  expect(finding(changed(empty, {}))).toBeUndefined();
  expect(finding(withCode(1, opcodes('x')))).toBeUndefined();
  expect(finding(Uint8Array.from([...empty, 200, 3, 1, 2, 3]))).toBeUndefined();
});

test.each<[string, Uint8Array, string, number, string]>([
  ['no bytes', Uint8Array.of(), 'ORA0170', 0, 'not a module: it does not begin with ORBC'],
  ['other bytes', Uint8Array.of(0, 0x61, 0x73, 0x6d), 'ORA0170', 0, 'not a module: it does not begin with ORBC'],
  ['another version', Uint8Array.of(...magic, 99), 'ORA0171', 4, `format 99 is not ${formatVersion}`],
  ['a missing section', empty.subarray(0, 8), 'ORA0172', 8, 'there is no section "cards"'],
  ['a section twice', Uint8Array.from([...empty, 4, 1, 0]), 'ORA0172', empty.length, 'section "code" is out of order'],
  [
    'a section that is longer than the file',
    Uint8Array.of(...magic, formatVersion, 1, 5, 0),
    'ORA0172',
    6,
    '5 things do not fit into the bytes that are left',
  ],
])('%s: malformed at that byte', (_, bytes, code, offset, title) => {
  expect(finding(bytes)).toEqual([code, offset, title]);
  expect(dump(bytes).endsWith(`: ${title}\n`)).toBe(true);
});

const cardOf = (bytes: Uint8Array): readonly number[] => [
  ...bytes.subarray(startsOf(bytes).get('cards'), endOf(bytes, startsOf(bytes).get('cards') ?? 0)),
];

test.each<[string, Uint8Array, SectionName, number, string]>([
  [
    'a byte too many in a section',
    changed(empty, { strings: raw(0, 0) }),
    'strings',
    1,
    'section "strings" ends before its bytes do',
  ],
  ['a byte too few in a section', changed(empty, { strings: raw() }), 'strings', 0, 'the bytes end too early'],
  [
    'more strings than bytes',
    changed(empty, { strings: raw(9) }),
    'strings',
    0,
    '9 things do not fit into the bytes that are left',
  ],
  [
    'an integer in more bytes than it needs',
    changed(empty, { strings: raw(0x80, 0) }),
    'strings',
    0,
    'an integer has more bytes than it needs',
  ],
  [
    'an integer that does not end',
    changed(empty, { strings: raw(...Array.from({ length: 9 }, () => 0xff)) }),
    'strings',
    0,
    'an integer is too large',
  ],
  ['text that is not UTF-8', changed(empty, { strings: raw(1, 1, 0xff) }), 'strings', 1, 'text is not UTF-8'],
  [
    'half a surrogate pair',
    changed(empty, { strings: raw(1, 3, 0xed, 0xa0, 0x80) }),
    'strings',
    1,
    'text is not UTF-8',
  ],
  ['a string that is not there', changed(empty, { cards: raw(1, 7, 0) }), 'cards', 1, 'there is no string 7'],
  ['an ability of no card', changed(empty, { abilities: raw(1, 0) }), 'abilities', 2, '1 abilities belong to no card'],
  [
    'an ability used twice',
    changed(simple, { cards: raw(...cardOf(simple).slice(0, -2), 2, 0, 0) }),
    'cards',
    cardOf(simple).length,
    'ability 0 is used twice',
  ],
  [
    'code that is not there',
    changed(simple, { code: raw(0) }),
    'abilities',
    endOf(simple, startsOf(simple).get('abilities') ?? 0) - (startsOf(simple).get('abilities') ?? 0) - 1,
    'there is no code 1',
  ],
  [
    'an unknown instruction',
    withCode(1, (out) => out.unsigned(9999)),
    'code',
    head,
    'there is no instruction with the code 9999',
  ],
  ['too few operands', withCode(1, opcodes('learn')), 'code', head, 'learn takes 1 operands, but there are 0'],
  [
    'more operands in a list than there are',
    withCode(
      1,
      both(opcodes('union'), (out) => out.unsigned(4000)),
    ),
    'code',
    head + sizeOf('union'),
    '4000 operands, but there are 0',
  ],
  [
    'a member that is not there',
    withCode(1, both(opcodes('source'), raw(99))),
    'code',
    head + sizeOf('source'),
    'there is no member 99',
  ],
  [
    'an integer beyond the limit',
    withCode(
      1,
      both(opcodes('const'), (out) => out.signed(2 ** 31)),
    ),
    'code',
    head + sizeOf('const'),
    'an integer is beyond 2147483647',
  ],
  [
    'a debug section for other faces',
    changed(empty, { debug: raw(0, 1) }),
    'debug',
    1,
    'section "debug" ends before its bytes do',
  ],
  ['spans that do not fit', changed(simple, { debug: raw(1, 0, 1, 1, 1) }), 'debug', 1, '1 spans do not fit the face'],
  ['a span before the text', changed(simple, { debug: raw(1, 0, 1, 2, 1) }), 'debug', 3, '-1:0 is no span'],
])('%s: malformed at that byte of its section', (_, bytes, section, offset, title) => {
  expect(finding(bytes)).toEqual(['ORA0172', (startsOf(bytes).get(section) ?? -1) + offset, title]);
  expect(dump(bytes).endsWith(`: ${title}\n`)).toBe(true);
});

function both(...writes: readonly Write[]): Write {
  return (out) => writes.forEach((write) => write(out));
}

function sizeOf(op: Op): number {
  const out = new ByteWriter();
  opcodes(op)(out);
  return out.finish().length;
}

describe('limits', () => {
  const chain = (height: number): Uint8Array =>
    withCode(height, opcodes('x', ...Array.from({ length: height - 1 }, () => 'negative' as const)));
  const blocks = (height: number): Uint8Array =>
    withCode(1, (out) => {
      for (let depth = 1; depth < height; depth += 1) {
        opcodes('non')(out);
        out.unsigned(1);
      }
      opcodes('permanent')(out);
    });
  const list = (length: number): Uint8Array => withCode(length, opcodes(...Array.from({ length }, () => 'x' as const)));

  test.each<[string, (size: number) => Uint8Array, number, string]>([
    ['operands', chain, limits.codeDepth, 'code is nested too deep'],
    ['blocks', blocks, limits.codeDepth, 'code is nested too deep'],
    ['values', list, limits.listLength, `code leaves more than ${limits.listLength} values`],
  ])('%s at the limit and beyond', (_, bytes, limit, title) => {
    expect(decode(bytes(limit))).toMatchObject({ kind: 'Decoded' });
    expect(decode(bytes(limit + 1))).toMatchObject({ kind: 'Malformed', diagnostics: [{ title }] });
  });

  test('abilities in abilities at the limit and beyond', () => {
    const nested = (depth: number): Ability =>
      depth === 1
        ? spellOf()
        : spellOf(term('gain', [term('source', ['self']), [term('grantAbility', [nested(depth - 1)])], 'gain']));
    expect(decode(encode(moduleOf(nested(limits.abilityDepth))))).toMatchObject({ kind: 'Decoded' });
    expect(decode(encode(moduleOf(nested(limits.abilityDepth + 1))))).toMatchObject({
      kind: 'Malformed',
      diagnostics: [{ title: 'abilities are nested deeper than 8' }],
    });
  });

  test('a hundred thousand blocks deep is refused, not a crash', () => {
    expect(decode(blocks(100_000))).toMatchObject({ kind: 'Malformed' });
  });
});
