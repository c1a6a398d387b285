import type { Span } from '../../source/span';
import { operandMark, toTree, type Code, type Immediate, type Instr } from '../code';
import { conform } from '../conform';
import { attach } from '../debug';
import type { Decoded } from '../diagnostic';
import { limits } from '../limits';
import type { Ability, FaceProgram } from '../module';
import { parametersOf } from '../parameters';
import type { Param } from '../schema';
import { abilityShape, cardShape, type Field, type Fields } from '../shape';
import { isOp } from '../table';
import type { Term } from '../term';
import { defaultOf, hasDebugText, headOf, isSpread, singular } from './names';
import { MalformedText, tokensOf, type Token, type TokenKind } from './tokens';

/** Reads the text form of a module. Any text gives a module or the first thing that is wrong, with its place. */
export function assemble(text: string): Decoded {
  try {
    return conform(new Parser(tokensOf(text)).module());
  } catch (error) {
    if (!(error instanceof MalformedText)) throw error;
    const place = { kind: 'Text', span: error.span } as const;
    return {
      kind: 'Malformed',
      diagnostics: [{ code: 'ORA0173', severity: 'error', title: error.message, place }],
    };
  }
}

/** Blocks in blocks beyond which no module goes: code and its lists in abilities. */
const maxNesting = limits.abilityDepth * (limits.codeDepth + 10);

/** Reads tokens along the shape of a module. */
class Parser {
  private at = 0;
  private nesting = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  module(): unknown {
    this.skipEnds();
    this.keyword('module');
    const format = this.int();
    this.lineEnd();
    const cards: unknown[] = [];
    this.skipEnds();
    while (this.token.kind !== 'eof') {
      this.keyword('card');
      cards.push(this.field(cardShape));
      this.lineEnd();
      this.skipEnds();
    }
    return { format, cards };
  }

  private get token(): Token {
    const token = this.tokens[this.at] ?? this.tokens.at(-1);
    if (token === undefined) throw new Error('there is always a last token');
    return token;
  }

  private fail(message: string, span = this.token.span): never {
    throw new MalformedText(message, span);
  }

  private expected(wanted: string): never {
    const { kind, text } = this.token;
    const found = kind === 'eof' ? 'the end' : text === '\n' ? 'the end of the line' : text.slice(0, 40);
    return this.fail(`expected ${wanted}, found ${found}`);
  }

  /** The next token, which has to be of this kind. */
  private take(kind: TokenKind, wanted: string): Token {
    const token = this.token;
    if (token.kind !== kind) this.expected(wanted);
    this.at += 1;
    return token;
  }

  private isMark(mark: string): boolean {
    return this.token.kind === 'mark' && this.token.text === mark;
  }

  private mark(mark: string): void {
    if (!this.isMark(mark)) this.expected(mark);
    this.at += 1;
  }

  private keyword(word: string): void {
    if (this.token.kind !== 'word' || this.token.text !== word) this.expected(word);
    this.at += 1;
  }

  private skipEnds(): void {
    while (this.token.kind === 'end') this.at += 1;
  }

  /** Is the item that is being read at its end? */
  private get isItemEnd(): boolean {
    return this.token.kind === 'end' || this.token.kind === 'eof' || this.isMark('}') || this.isMark(']');
  }

  private lineEnd(): void {
    if (!this.isItemEnd) this.expected('the end of the line');
  }

  /** Items between braces. */
  private braces(readItem: () => void): void {
    const { span } = this.token;
    this.mark('{');
    this.nesting += 1;
    if (this.nesting > maxNesting) this.fail('blocks are nested too deep', span);
    this.skipEnds();
    while (!this.isMark('}')) {
      if (this.token.kind === 'eof') this.fail('this brace is never closed', span);
      readItem();
      if (!this.isItemEnd || this.isMark(']')) this.expected('the end of the line or }');
      this.skipEnds();
    }
    this.nesting -= 1;
    this.mark('}');
  }

  private int(): number {
    return Number(this.take('int', 'a number').text);
  }

  private string(): string {
    const { text, span } = this.take('string', 'a text in quotes');
    return parseString(text) ?? this.fail('this text has a wrong escape', span);
  }

  private member(kind: 'word' | 'style', members: readonly string[]): string {
    const { text, span } = this.take(kind, `${kind === 'style' ? '/' : ''}one of ${members.join(', ')}`);
    const member = kind === 'style' ? text.slice(1) : text;
    return members.includes(member) ? member : this.fail(`${text} is none of ${members.join(', ')}`, span);
  }

  private field(field: Field): unknown {
    switch (field.kind) {
      case 'operand':
      case 'block':
        return this.value();
      case 'int':
        return this.int();
      case 'word':
      case 'text':
        return this.string();
      case 'enum':
        return this.member('word', field.of);
      case 'style':
        return this.member('style', field.of);
      case 'ability':
        return this.field(abilityShape);
      case 'debug':
        return this.expected('a field');
      case 'record':
        return this.record(field.of, {});
      case 'variant':
        return this.variant(field.of);
      case 'optional':
        return this.field(field.of);
      case 'list': {
        if (field.of.kind === 'block') return this.code();
        const values: unknown[] = [];
        while (!this.isItemEnd) values.push(this.field(field.of));
        return values;
      }
    }
  }

  private variant(kinds: Readonly<Record<string, Fields>>): unknown {
    const kind = this.member('word', Object.keys(kinds));
    const fields = kinds[kind] ?? {};
    return Object.keys(fields).length === 0 ? { kind } : this.record(fields, { kind });
  }

  private record(fields: Fields, start: Record<string, unknown>): unknown {
    const record = start;
    const { span } = this.token;
    const head = headOf(fields);
    if (head !== undefined) record[head] = this.string();
    const spread = new Map<string, unknown[]>();
    let debug: Debug | undefined;
    this.braces(() => {
      if (hasDebugText(fields) && this.token.kind === 'word' && this.token.text === 'debug') {
        if (debug !== undefined) this.fail('there is debug information already');
        debug = this.debug();
      } else this.namedField(fields, record, spread);
    });
    for (const [name, values] of spread) record[name] = values;
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind === 'debug' || record[name] !== undefined) continue;
      record[name] = defaultOf(field) ?? (field.kind === 'optional' ? null : this.fail(`there is no ${name}`, span));
    }
    return debug === undefined ? record : this.withDebug(record, debug);
  }

  private namedField(fields: Fields, record: Record<string, unknown>, spread: Map<string, unknown[]>): void {
    const { text, span } = this.take('word', 'the name of a field');
    const [name, field] = fieldCalled(fields, text) ?? this.fail(`there is no field ${text}`, span);
    if (isSpread(field) && field.kind === 'list') {
      const values = spread.get(name) ?? [];
      values.push(this.field(field.of));
      spread.set(name, values);
    } else if (record[name] === undefined) record[name] = this.field(field);
    else this.fail(`there is a ${name} already`, span);
  }

  private debug(): Debug {
    const { span } = this.take('word', 'debug');
    const spans: (Span | undefined)[] = [];
    let text: string | undefined;
    this.braces(() => {
      const name = this.member('word', ['text', 'spans']);
      if (name === 'text') text = this.string();
      else while (!this.isItemEnd) spans.push(this.span());
    });
    return { text, spans, span };
  }

  private span(): Span | undefined {
    if (this.isMark('-')) {
      this.mark('-');
      return undefined;
    }
    const { text } = this.take('span', 'a span as 3:7, or -');
    const [start = 0, end = 0] = text.split(':').map(Number);
    return { start, end };
  }

  /** Spans can be put on a face only when it is built as a face is. */
  private withDebug(face: Record<string, unknown>, { text, spans, span }: Debug): unknown {
    return (
      attach(face as unknown as FaceProgram, { text, spans }) ??
      this.fail(`${spans.length} spans do not fit the face`, span)
    );
  }

  /** Code that leaves one value. */
  private value(): Term {
    const { span } = this.token;
    const [only, ...others] = this.code();
    if (only === undefined || others.length > 0) this.fail('code for one value leaves none or several', span);
    return only;
  }

  private code(): readonly Term[] {
    const { span } = this.token;
    const tree = toTree(this.instructions());
    if (tree.kind === 'Tree') return tree.terms;
    const start = tree.at ?? span.start;
    return this.fail(tree.reason, this.tokens.find((token) => token.span.start === start)?.span ?? span);
  }

  private instructions(): Code {
    const instrs: Instr[] = [];
    this.braces(() => instrs.push(this.instruction()));
    return { kind: 'Code', instrs };
  }

  private instruction(): Instr {
    const { text, span } = this.take('word', 'an instruction');
    if (!isOp(text)) return this.fail(`there is no instruction ${text}`, span);
    const immediates = parametersOf(text).map(({ name, param }): Immediate => {
      if (param.kind === 'operand') return operandMark;
      if (!this.isItemEnd) return this.immediate(param);
      const left = param.kind === 'list' && param.of.kind === 'block' ? noCode : defaultOf(param);
      return left === undefined ? this.fail(`${text} has no ${name}`, span) : left;
    });
    return { kind: 'Instr', op: text, immediates, at: span.start };
  }

  private immediate(param: Param): Immediate {
    switch (param.kind) {
      case 'operand':
        this.mark('^');
        return operandMark;
      case 'block':
        return this.instructions();
      case 'optional':
        if (!this.isMark('-')) return this.immediate(param.of);
        this.mark('-');
        return null;
      case 'list': {
        if (param.of.kind === 'block') return this.instructions();
        const values: Immediate[] = [];
        this.mark('[');
        while (!this.isMark(']')) values.push(this.immediate(param.of));
        this.mark(']');
        return values;
      }
      case 'ability':
        return this.field(param) as Ability;
      case 'int':
        return this.int();
      case 'word':
        return this.string();
      case 'enum':
        return this.member('word', param.of);
      case 'style':
        return this.member('style', param.of);
    }
  }
}

interface Debug {
  readonly text: string | undefined;
  readonly spans: readonly (Span | undefined)[];
  readonly span: Span;
}

const noCode: Code = { kind: 'Code', instrs: [] };

function fieldCalled(fields: Fields, called: string): readonly [string, Field] | undefined {
  return Object.entries(fields).find(([name, field]) => (isSpread(field) ? singular(name) : name) === called);
}

function parseString(quoted: string): string | undefined {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return undefined;
  }
}
