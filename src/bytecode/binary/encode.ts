import { toCode, type Code, type Immediate } from '../code';
import { debugOf, type FaceDebug } from '../debug';
import type { Ability, CardProgram, Module } from '../module';
import { asAbility, asCode, asInt, asList, asRecord, asTerm, asTerms, asText, memberIndex } from '../narrow';
import { parametersOf } from '../parameters';
import type { Param } from '../schema';
import { abilityKinds, cardShape, type Field, type Fields } from '../shape';
import { rowOf } from '../table';
import type { Term } from '../term';
import { magic, sections, type SectionName } from './format';
import { ByteWriter, zigzag } from './writer';

/**
 * Writes a module in its binary form (`docs/bytecode.md`). Equal modules give equal bytes. Throws a `TypeError` for a
 * value that is not built as a module is; `verify` says what is wrong with it.
 */
export function encode(module: Module): Uint8Array {
  const writer = new ModuleWriter(module.format);
  for (const card of module.cards) writer.add(card);
  return writer.finish();
}

/** Writes a module card by card, as `encode` does when it has all of them. */
export class ModuleWriter {
  private readonly body = new BodyEncoder();
  private readonly cards = new ByteWriter();
  private readonly debug: FaceDebug[] = [];
  private count = 0;

  constructor(private readonly format: number) {}

  add(card: CardProgram): void {
    this.count += 1;
    this.body.field(this.cards, cardShape, card);
    for (const face of card.faces) this.debug.push(debugOf(face));
  }

  /** The module with the cards so far. */
  finish(): Uint8Array {
    const cards = new ByteWriter();
    cards.unsigned(this.count);
    cards.raw(this.cards.finish());
    const out = new ByteWriter();
    out.raw(magic);
    out.unsigned(this.format);
    writeSection(out, 'strings', encodeStrings(this.body.strings.keys()));
    writeSection(out, 'cards', cards.finish());
    writeSection(out, 'abilities', encodeEntries(this.body.abilities));
    writeSection(out, 'code', encodeEntries(this.body.codes));
    if (this.debug.some(hasDebug)) writeSection(out, 'debug', encodeDebug(this.debug));
    return out.finish();
  }
}

function writeSection(out: ByteWriter, name: SectionName, content: Uint8Array): void {
  out.byte(sections[name]);
  out.block(content);
}

function encodeStrings(strings: Iterable<string>): Uint8Array {
  const all = [...strings];
  const out = new ByteWriter();
  out.unsigned(all.length);
  for (const text of all) out.text(text);
  return out.finish();
}

function encodeEntries(entries: readonly Uint8Array[]): Uint8Array {
  const out = new ByteWriter();
  out.unsigned(entries.length);
  for (const entry of entries) out.block(entry);
  return out.finish();
}

/** Writes what cards hold: records in place, and references to strings, abilities and code that it collects. */
class BodyEncoder {
  /** Strings with their numbers, in the order of first use. */
  readonly strings = new Map<string, number>();
  readonly abilities: Uint8Array[] = [];
  readonly codes: Uint8Array[] = [];

  field(out: ByteWriter, field: Field, value: unknown): void {
    switch (field.kind) {
      case 'operand':
      case 'block':
        out.unsigned(this.code([asTerm(value)]));
        return;
      case 'int':
        out.signed(asInt(value));
        return;
      case 'word':
      case 'text':
        out.unsigned(this.string(asText(value)));
        return;
      case 'enum':
      case 'style':
        out.unsigned(memberIndex(field.of, value));
        return;
      case 'ability':
        out.unsigned(this.ability(asAbility(value)));
        return;
      case 'debug':
        return;
      case 'record':
        this.record(out, field.of, asRecord(value));
        return;
      case 'variant':
        this.variant(out, field.of, asRecord(value));
        return;
      case 'optional':
        out.byte(value === null ? 0 : 1);
        if (value !== null) this.field(out, field.of, value);
        return;
      case 'list':
        if (field.of.kind === 'block') out.unsigned(this.code(asTerms(value)));
        else this.list(out, field.of, asList(value));
        return;
    }
  }

  private list(out: ByteWriter, of: Field, values: readonly unknown[]): void {
    out.unsigned(values.length);
    for (const value of values) this.field(out, of, value);
  }

  private record(out: ByteWriter, fields: Fields, record: Readonly<Record<string, unknown>>): void {
    for (const name in fields) {
      const field = fields[name];
      if (field !== undefined) this.field(out, field, record[name]);
    }
  }

  private variant(
    out: ByteWriter,
    kinds: Readonly<Record<string, Fields>>,
    record: Readonly<Record<string, unknown>>,
  ): void {
    const names = Object.keys(kinds);
    const index = memberIndex(names, record['kind']);
    out.unsigned(index);
    this.record(out, kinds[names[index] ?? ''] ?? {}, record);
  }

  private string(text: string): number {
    const known = this.strings.get(text);
    if (known !== undefined) return known;
    const index = this.strings.size;
    this.strings.set(text, index);
    return index;
  }

  /** Number of the ability; abilities inside it have lower numbers. */
  private ability(ability: Ability): number {
    const out = new ByteWriter();
    this.variant(out, abilityKinds, asRecord(ability));
    return this.abilities.push(out.finish()) - 1;
  }

  /** 0 for no code, otherwise 1 more than the number of the piece of code. */
  private code(terms: readonly Term[]): number {
    if (terms.length === 0) return 0;
    const out = new ByteWriter();
    this.instructions(out, toCode(terms));
    return this.codes.push(out.finish());
  }

  private instructions(out: ByteWriter, code: Code): void {
    out.unsigned(code.instrs.length);
    for (const { op, immediates } of code.instrs) {
      out.unsigned(rowOf(op).code);
      parametersOf(op).forEach(({ param }, index) => this.immediate(out, param, immediates[index]));
    }
  }

  private immediate(out: ByteWriter, param: Param, value: Immediate | undefined): void {
    switch (param.kind) {
      case 'operand':
        return;
      case 'block':
        this.instructions(out, asCode(value));
        return;
      case 'optional':
        out.byte(value === null ? 0 : 1);
        if (value !== null) this.immediate(out, param.of, value);
        return;
      case 'list': {
        if (param.of.kind === 'block') {
          this.instructions(out, asCode(value));
          return;
        }
        const values = asList(value);
        out.unsigned(values.length);
        for (const each of values) this.immediate(out, param.of, each as Immediate);
        return;
      }
      default:
        this.field(out, param, value);
    }
  }
}

function hasDebug({ text, spans }: FaceDebug): boolean {
  return text !== undefined || spans.length > 0;
}

function encodeDebug(faces: readonly FaceDebug[]): Uint8Array {
  const out = new ByteWriter();
  out.unsigned(faces.length);
  for (const { text, spans } of faces) {
    out.byte(text === undefined ? 0 : 1);
    if (text !== undefined) out.text(text);
    out.unsigned(spans.length);
    let last = 0;
    for (const span of spans) {
      if (span === undefined) {
        out.unsigned(0);
        continue;
      }
      out.unsigned(1 + zigzag(span.start - last));
      out.unsigned(span.end - span.start);
      last = span.start;
    }
  }
  return out.finish();
}
