import type { Span } from '../../source/span';
import { countOperands, operandMark, toTree, type Code, type Immediate, type Instr } from '../code';
import { attach, type FaceDebug } from '../debug';
import type { Decoded } from '../diagnostic';
import { limits } from '../limits';
import { formatVersion, type Ability, type CardProgram, type Module } from '../module';
import { opOfCode, parametersOf } from '../parameters';
import type { Param } from '../schema';
import { abilityKinds, cardShape, type Field, type Fields } from '../shape';
import type { Term } from '../term';
import { magic, requiredSections, sections, type SectionName } from './format';
import { ByteReader, MalformedBytes, type Listener } from './reader';
import { unzigzag } from './writer';

/**
 * Reads the binary form of a module. Any bytes give a module or a finding that names the byte; nothing is guessed and
 * no byte of a known section is left over. What was decoded is built as a module is; `verify` says if it makes sense.
 */
export function decode(bytes: Uint8Array): Decoded {
  return decodeTelling(bytes, undefined);
}

/** Decodes and tells the listener what all bytes mean. */
export function decodeTelling(bytes: Uint8Array, listener: Listener | undefined): Decoded {
  try {
    return { kind: 'Decoded', module: readModule(new ByteReader(bytes, 0, bytes.length, listener)) };
  } catch (error) {
    if (!(error instanceof MalformedBytes)) throw error;
    const { code, message, offset } = error;
    const place = { kind: 'Byte', offset } as const;
    return { kind: 'Malformed', diagnostics: [{ code, severity: 'error', title: message, place }] };
  }
}

function readModule(reader: ByteReader): Module {
  for (const byte of magic) {
    if (reader.atEnd || reader.byte() !== byte) reader.fail('not a module: it does not begin with ORBC', 0, 'ORA0170');
  }
  reader.tell('magic');
  const at = reader.offset;
  const format = reader.unsigned();
  reader.tell('format', format);
  if (format !== formatVersion) reader.fail(`format ${format} is not ${formatVersion}`, at, 'ORA0171');
  const found = readSections(reader);
  const section = (name: SectionName): ByteReader => found.get(name) ?? reader.fail(`there is no section "${name}"`);
  for (const name of requiredSections) section(name);
  const strings = readStrings(section('strings'));
  const body = new BodyDecoder(strings, entriesOf(section('abilities')), entriesOf(section('code')));
  const cards = body.cards(section('cards'));
  const debug = found.get('debug');
  return { format, cards: debug === undefined ? cards : readDebug(debug, cards) };
}

const sectionNames = new Map<number, SectionName>(
  Object.entries(sections).map(([name, number]) => [number, name as SectionName]),
);

/** Finds the sections; unknown ones are skipped. */
function readSections(reader: ByteReader): ReadonlyMap<SectionName, ByteReader> {
  const found = new Map<SectionName, ByteReader>();
  let last = 0;
  while (!reader.atEnd) {
    const at = reader.offset;
    const number = reader.byte();
    const name = sectionNames.get(number);
    reader.tell('section', name ?? `${number}, unknown`);
    if (name !== undefined && number <= last) reader.fail(`section "${name}" is out of order`, at);
    const content = reader.block();
    if (name === undefined) continue;
    found.set(name, content);
    last = number;
  }
  return found;
}

function readStrings(reader: ByteReader): readonly string[] {
  const count = reader.count();
  reader.tell('strings', count);
  const strings: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const text = reader.text();
    reader.tell(`string ${index}`, text);
    strings.push(text);
  }
  reader.finish('section "strings"');
  return strings;
}

/** The abilities or pieces of code of a section; each is used once. */
interface Entries {
  readonly section: ByteReader;
  readonly readers: (ByteReader | undefined)[];
  left: number;
}

function entriesOf(section: ByteReader): Entries {
  const count = section.count();
  section.tell('entries', count);
  const readers = Array.from({ length: count }, () => section.block());
  section.finish('a section of entries');
  return { section, readers, left: count };
}

/** Reads what cards hold. */
class BodyDecoder {
  private abilityDepth = 0;

  constructor(
    private readonly strings: readonly string[],
    private readonly abilityEntries: Entries,
    private readonly codeEntries: Entries,
  ) {}

  cards(reader: ByteReader): readonly CardProgram[] {
    const count = reader.count();
    reader.tell('cards', count);
    const cards: unknown[] = [];
    for (let index = 0; index < count; index += 1) cards.push(this.field(reader, cardShape, `card ${index}`));
    reader.finish('section "cards"');
    for (const [{ section, left }, of] of [
      [this.abilityEntries, 'abilities'],
      [this.codeEntries, 'pieces of code'],
    ] as const) {
      if (left > 0) section.fail(`${left} ${of} belong to no card`);
    }
    // The walk along the shape of cards builds nothing else.
    return cards as readonly CardProgram[];
  }

  private field(reader: ByteReader, field: Field, name: string): unknown {
    switch (field.kind) {
      case 'operand':
      case 'block': {
        const at = reader.offset;
        const [term, ...others] = this.code(reader, name);
        if (term === undefined || others.length > 0) reader.fail('code for one value leaves none or several', at);
        return term;
      }
      case 'int': {
        const value = reader.signed();
        reader.tell(name, value);
        return value;
      }
      case 'word':
      case 'text': {
        const text = this.strings[reader.index(this.strings.length, 'string')] ?? '';
        reader.tell(name, text);
        return text;
      }
      case 'enum':
      case 'style': {
        const member = field.of[reader.index(field.of.length, 'member')] ?? '';
        reader.tell(name, member);
        return member;
      }
      case 'ability':
        return this.ability(reader, name);
      case 'debug':
        return undefined;
      case 'record':
        return this.record(reader, field.of, undefined);
      case 'variant':
        return this.variant(reader, field.of);
      case 'optional':
        return this.isPresent(reader, name) ? this.field(reader, field.of, name) : null;
      case 'list':
        return field.of.kind === 'block' ? this.code(reader, name) : this.list(reader, field.of, name);
    }
  }

  private isPresent(reader: ByteReader, name: string): boolean {
    const present = reader.index(2, 'state of an optional field') === 1;
    reader.tell(name, present ? 'present' : 'absent');
    return present;
  }

  private list(reader: ByteReader, of: Field, name: string): readonly unknown[] {
    const count = reader.count(limits.listLength);
    reader.tell(name, count);
    const values: unknown[] = [];
    for (let index = 0; index < count; index += 1) values.push(this.field(reader, of, `${name} ${index}`));
    return values;
  }

  private record(reader: ByteReader, fields: Fields, kind: string | undefined): unknown {
    const record: Record<string, unknown> = kind === undefined ? {} : { kind };
    for (const name in fields) {
      const field = fields[name];
      if (field !== undefined && field.kind !== 'debug') record[name] = this.field(reader, field, name);
    }
    return record;
  }

  private variant(reader: ByteReader, kinds: Readonly<Record<string, Fields>>): unknown {
    const names = Object.keys(kinds);
    const name = names[reader.index(names.length, 'kind')] ?? '';
    reader.tell('kind', name);
    return this.record(reader, kinds[name] ?? {}, name);
  }

  private ability(reader: ByteReader, name: string): Ability {
    const at = reader.offset;
    const index = reader.index(this.abilityEntries.readers.length, 'ability');
    reader.tell(name, `ability ${index}`);
    const inner = take(this.abilityEntries, index) ?? reader.fail(`ability ${index} is used twice`, at);
    if (this.abilityDepth === limits.abilityDepth) {
      reader.fail(`abilities are nested deeper than ${limits.abilityDepth}`, at);
    }
    this.abilityDepth += 1;
    const ability = this.variant(inner, abilityKinds) as Ability;
    this.abilityDepth -= 1;
    inner.finish('an ability');
    return ability;
  }

  private code(reader: ByteReader, name: string): readonly Term[] {
    const at = reader.offset;
    const number = reader.index(this.codeEntries.readers.length + 1, 'code');
    reader.tell(name, number === 0 ? 'no code' : `code ${number - 1}`);
    if (number === 0) return [];
    const inner = take(this.codeEntries, number - 1) ?? reader.fail(`code ${number - 1} is used twice`, at);
    const code = this.instructions(inner, name, 0);
    inner.finish('code');
    const tree = toTree(code);
    if (tree.kind === 'Broken') return reader.fail(tree.reason, tree.at ?? at);
    return tree.terms;
  }

  private instructions(reader: ByteReader, name: string, depth: number): Code {
    if (depth > limits.codeDepth) reader.fail('code is nested too deep');
    const count = reader.count();
    reader.tell(`${name}, instructions`, count);
    const instrs: Instr[] = [];
    let stack = 0;
    for (let index = 0; index < count; index += 1) {
      const at = reader.offset;
      const instr = this.instruction(reader, stack, depth);
      const operands = countOperands(instr);
      if (operands > stack) reader.fail(`${instr.op} takes ${operands} operands, but there are ${stack}`, at);
      stack += 1 - operands;
      instrs.push(instr);
    }
    return { kind: 'Code', instrs };
  }

  private instruction(reader: ByteReader, stack: number, depth: number): Instr {
    const at = reader.offset;
    const opcode = reader.unsigned();
    const op = opOfCode(opcode) ?? reader.fail(`there is no instruction with the code ${opcode}`, at);
    reader.tell('op', op);
    const immediates = parametersOf(op).map(({ name, param }) => this.immediate(reader, param, name, { stack, depth }));
    return { kind: 'Instr', op, immediates, at };
  }

  private immediate(reader: ByteReader, param: Param, name: string, at: Place): Immediate {
    switch (param.kind) {
      case 'operand':
        return operandMark;
      case 'block':
        return this.instructions(reader, name, at.depth + 1);
      case 'optional':
        return this.isPresent(reader, name) ? this.immediate(reader, param.of, name, at) : null;
      case 'list': {
        if (param.of.kind === 'block') return this.instructions(reader, name, at.depth + 1);
        const count = listCount(reader, param.of, name, at);
        return Array.from({ length: count }, (_, index) => this.immediate(reader, param.of, `${name} ${index}`, at));
      }
      default:
        return this.field(reader, param, name) as Immediate;
    }
  }
}

/** Where an immediate stands: how many operands there are, how deep the code is nested. */
interface Place {
  readonly stack: number;
  readonly depth: number;
}

/** Operands take no bytes of their own: their number is bounded by the stack and not by the bytes that are left. */
function listCount(reader: ByteReader, of: Param, name: string, { stack }: Place): number {
  const start = reader.offset;
  const count = of.kind === 'operand' ? reader.unsigned() : reader.count(limits.listLength);
  if (count > limits.listLength) reader.fail(`a list of ${count} is longer than ${limits.listLength}`, start);
  if (of.kind === 'operand' && count > stack) reader.fail(`${count} operands, but there are ${stack}`, start);
  reader.tell(name, count);
  return count;
}

/** The reader of an entry, when it is asked for the first time. */
function take(entries: Entries, index: number): ByteReader | undefined {
  const entry = entries.readers[index];
  if (entry !== undefined) entries.left -= 1;
  entries.readers[index] = undefined;
  return entry;
}

/** Reads the debug section and puts it on the faces. */
function readDebug(reader: ByteReader, cards: readonly CardProgram[]): readonly CardProgram[] {
  const faces = cards.reduce((count, card) => count + card.faces.length, 0);
  const count = reader.count();
  reader.tell('faces', count);
  if (count !== faces) reader.fail(`debug information for ${count} faces, there are ${faces}`);
  const withDebug = cards.map((card) => ({
    ...card,
    faces: card.faces.map((face) => {
      const at = reader.offset;
      const debug = readFaceDebug(reader, face.name);
      return attach(face, debug) ?? reader.fail(`${debug.spans.length} spans do not fit the face`, at);
    }),
  }));
  reader.finish('section "debug"');
  return withDebug;
}

function readFaceDebug(reader: ByteReader, name: string): FaceDebug {
  const hasText = reader.index(2, 'state of an optional field') === 1;
  const text = hasText ? reader.text() : undefined;
  reader.tell(`text of ${name}`, text ?? 'absent');
  const count = reader.count();
  reader.tell('spans', count);
  const spans: (Span | undefined)[] = [];
  let last = 0;
  for (let index = 0; index < count; index += 1) {
    const span = readSpan(reader, last);
    reader.tell(`span ${index}`, span === undefined ? 'absent' : `${span.start}:${span.end}`);
    spans.push(span);
    last = span?.start ?? last;
  }
  return { text, spans };
}

/** A span: its distance from the last one, and its length. */
function readSpan(reader: ByteReader, last: number): Span | undefined {
  const at = reader.offset;
  const number = reader.unsigned();
  if (number === 0) return undefined;
  const start = last + unzigzag(number - 1);
  const end = start + reader.unsigned();
  if (start < 0 || end > limits.integer) reader.fail(`${start}:${end} is no span`, at);
  return { start, end };
}
