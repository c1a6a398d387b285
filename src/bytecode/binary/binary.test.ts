import fc from 'fast-check';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
import { ByteWriter } from './writer';

const snapshot = join(__dirname, '../../../snapshots/bytecode/warden.hex');

test('modules survive the binary form, and their bytes do not depend on how they were made', () => {
  fc.assert(
    fc.property(modules, (module) => {
      const bytes = encode(module);
      expect(decode(bytes)).toEqual({ kind: 'Decoded', module });
      expect(encode(JSON.parse(JSON.stringify(module)) as Module)).toEqual(bytes);
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
      expect(listed.filter((byte) => byte !== '').map((byte) => parseInt(byte, 16))).toEqual([...bytes]);
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

/** Bytes of a module whose sections are written by hand; those not named are empty. */
function bytesOf(contents: Partial<Record<SectionName, Write>>, after: readonly number[] = []): Uint8Array {
  const out = new ByteWriter();
  out.raw([...magic, formatVersion]);
  for (const [name, number] of Object.entries(sections) as [SectionName, number][]) {
    const write = contents[name] ?? (name === 'debug' ? undefined : (inner) => inner.unsigned(0));
    if (write === undefined) continue;
    const inner = new ByteWriter();
    write(inner);
    out.byte(number);
    out.block(inner.finish());
  }
  out.raw(after);
  return out.finish();
}

const raw =
  (...bytes: readonly number[]): Write =>
  (out) =>
    out.raw(bytes);

/** Sections of one spell ability whose body is this code. */
function codeOf(count: number, write: Write): Partial<Record<SectionName, Write>> {
  return {
    strings: (out) => {
      out.unsigned(1);
      out.text('a');
    },
    cards: raw(1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0),
    abilities: (out) => {
      out.unsigned(1);
      out.block(Uint8Array.of(0, 0, 0, 0, 0, 0, 1));
    },
    code: (out) => {
      const inner = new ByteWriter();
      inner.unsigned(count);
      write(inner);
      out.unsigned(1);
      out.block(inner.finish());
    },
  };
}

const opcodes =
  (...ops: readonly Op[]): Write =>
  (out) =>
    ops.forEach((op) => out.unsigned(rowOf(op).code));

function finding(bytes: Uint8Array): string {
  const decoded = decode(bytes);
  if (decoded.kind === 'Decoded') return '';
  return decoded.diagnostics
    .map(({ code, title, place }) => `${code} ${place.kind === 'Byte' ? place.offset : -1} ${title}`)
    .join('\n');
}

test('sections written by hand are read', () => {
  expect(finding(bytesOf({}))).toBe('');
  expect(finding(bytesOf(codeOf(1, opcodes('x'))))).toBe('');
  expect(finding(bytesOf({}, [200, 3, 1, 2, 3]))).toBe('');
});

test.each<[string, Uint8Array, string]>([
  ['no bytes', Uint8Array.of(), 'ORA0170 0 not a module: it does not begin with ORBC'],
  ['other bytes', Uint8Array.of(0, 0x61, 0x73, 0x6d), 'ORA0170 0 not a module: it does not begin with ORBC'],
  ['another version', Uint8Array.of(...magic, 9), 'ORA0171 4 format 9 is not 1'],
  ['a missing section', Uint8Array.of(...magic, 1, 1, 1, 0), 'ORA0172 8 there is no section "cards"'],
  ['a section twice', bytesOf({}, [4, 1, 0]), 'ORA0172 17 section "code" is out of order'],
  [
    'a section that is longer than the file',
    Uint8Array.of(...magic, 1, 1, 5, 0),
    'ORA0172 6 5 things do not fit into the bytes that are left',
  ],
  [
    'a byte too many in a section',
    bytesOf({ strings: raw(0, 0) }),
    'ORA0172 8 section "strings" ends before its bytes do',
  ],
  ['a byte too few in a section', bytesOf({ strings: raw() }), 'ORA0172 7 the bytes end too early'],
  [
    'more strings than bytes',
    bytesOf({ strings: raw(9) }),
    'ORA0172 7 9 things do not fit into the bytes that are left',
  ],
  [
    'an integer in more bytes than it needs',
    bytesOf({ strings: raw(0x80, 0) }),
    'ORA0172 7 an integer has more bytes than it needs',
  ],
  [
    'an integer that does not end',
    bytesOf({ strings: raw(...Array.from({ length: 9 }, () => 0xff)) }),
    'ORA0172 7 an integer is too large',
  ],
  ['text that is not UTF-8', bytesOf({ strings: raw(1, 1, 0xff) }), 'ORA0172 8 text is not UTF-8'],
  ['half a surrogate pair', bytesOf({ strings: raw(1, 3, 0xed, 0xa0, 0x80) }), 'ORA0172 8 text is not UTF-8'],
  ['a string that is not there', bytesOf({ cards: raw(1, 7, 0) }), 'ORA0172 11 there is no string 7'],
  ['an ability of no card', bytesOf({ abilities: raw(1, 0) }), 'ORA0172 15 1 abilities belong to no card'],
  [
    'an ability used twice',
    bytesOf({ ...codeOf(1, opcodes('x')), cards: raw(1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0) }),
    'ORA0172 28 ability 0 is used twice',
  ],
  ['code that is not there', bytesOf({ ...codeOf(1, opcodes('x')), code: raw(0) }), 'ORA0172 38 there is no code 1'],
  [
    'an unknown instruction',
    bytesOf(codeOf(1, (out) => out.unsigned(9999))),
    'ORA0172 44 there is no instruction with the code 9999',
  ],
  [
    'too few operands',
    bytesOf(codeOf(1, opcodes('proliferate'))),
    'ORA0172 44 proliferate takes 1 operands, but there are 0',
  ],
  [
    'more operands in a list than there are',
    bytesOf(
      codeOf(1, (out) => {
        opcodes('union')(out);
        out.unsigned(4000);
      }),
    ),
    'ORA0172 45 4000 operands, but there are 0',
  ],
  [
    'a member that is not there',
    bytesOf(
      codeOf(1, (out) => {
        opcodes('source')(out);
        out.unsigned(99);
      }),
    ),
    'ORA0172 45 there is no member 99',
  ],
  [
    'an integer beyond the limit',
    bytesOf(
      codeOf(1, (out) => {
        opcodes('const')(out);
        out.signed(2 ** 31);
      }),
    ),
    'ORA0172 46 an integer is beyond 2147483647',
  ],
  [
    'a debug section for other faces',
    bytesOf({ debug: raw(0, 1) }),
    'ORA0172 20 section "debug" ends before its bytes do',
  ],
  [
    'spans that do not fit',
    bytesOf({ ...codeOf(1, opcodes('x')), debug: raw(1, 0, 1, 1, 1) }),
    'ORA0172 49 1 spans do not fit the face',
  ],
  [
    'a span before the text',
    bytesOf({ ...codeOf(1, opcodes('x')), debug: raw(1, 0, 1, 2, 1) }),
    'ORA0172 51 -1:0 is no span',
  ],
])('%s: malformed at that byte', (_, bytes, expected) => {
  expect(finding(bytes)).toBe(expected);
  expect(dump(bytes).endsWith(': ' + expected.split(' ').slice(2).join(' ') + '\n')).toBe(true);
});

describe('limits', () => {
  const chain = (height: number): Uint8Array =>
    bytesOf(codeOf(height, opcodes('x', ...Array.from({ length: height - 1 }, () => 'negative' as const))));
  const blocks = (height: number): Uint8Array =>
    bytesOf(
      codeOf(1, (out) => {
        for (let depth = 1; depth < height; depth += 1) {
          opcodes('non')(out);
          out.unsigned(1);
        }
        opcodes('permanent')(out);
      }),
    );
  const list = (length: number): Uint8Array =>
    bytesOf(codeOf(length, opcodes(...Array.from({ length }, () => 'x' as const))));

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
