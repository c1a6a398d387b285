import { atPath, type Decoded, type ModuleDiagnostic, type ShapeCode } from './diagnostic';
import { limits } from './limits';
import { formatVersion, type Module } from './module';
import { isRecord } from './narrow';
import { parametersOf } from './parameters';
import { abilityShape, cardShape, moduleFields, type Field, type Fields } from './shape';
import { isOp } from './table';

/**
 * Checks that a value is built as a module is: fields, types, members of closed lists, arity of instructions, limits.
 * Takes any value and never throws. What it accepts can be walked, encoded and verified; it says nothing yet of sense.
 */
export function conform(value: unknown): Decoded {
  const checker = new Checker();
  checker.module(value);
  if (checker.diagnostics.length > 0) return { kind: 'Malformed', diagnostics: checker.diagnostics };
  return { kind: 'Decoded', module: value as Module };
}

const fieldsOfTerm = { kind: null, op: null, args: null, span: null };

const loneSurrogate = /\p{Surrogate}/u;

/** Walks a value along a shape and keeps the path, so that findings can name it. */
class Checker {
  readonly diagnostics: ModuleDiagnostic[] = [];
  private readonly path: (string | number)[] = [];
  private codeDepth = 0;
  private abilityDepth = 0;
  private nodes = 0;

  private report(code: ShapeCode, title: string): void {
    if (this.diagnostics.length < limits.diagnostics) this.diagnostics.push(atPath(code, title, this.path));
  }

  private expected(wanted: string, value: unknown): void {
    this.report('ORA0401', `expected ${wanted}, found ${describe(value)}`);
  }

  private within(step: string | number, check: () => void): void {
    this.path.push(step);
    check();
    this.path.pop();
  }

  /** Looks at a field or an argument, which may not be missing. */
  private part(name: string, what: 'field' | 'argument', field: Field, value: unknown): void {
    this.path.push(name);
    if (value === undefined) this.report('ORA0401', `this ${what} is missing`);
    else this.field(field, value);
    this.path.pop();
  }

  private field(field: Field, value: unknown): void {
    switch (field.kind) {
      case 'operand':
      case 'block':
        this.code(value);
        return;
      case 'int':
        this.integer(value);
        return;
      case 'word':
      case 'text':
        this.text(value);
        return;
      case 'enum':
      case 'style':
        this.member(field.of, value);
        return;
      case 'ability':
        this.ability(value);
        return;
      case 'debug':
        if (field.of === 'text') this.text(value);
        else this.span(value);
        return;
      case 'record':
        this.record(field.of, value);
        return;
      case 'variant':
        this.variant(field.of, value);
        return;
      case 'optional':
        if (value !== null) this.field(field.of, value);
        return;
      case 'list':
        this.list(field.of, value);
        return;
    }
  }

  module(value: unknown): void {
    if (!isRecord(value)) {
      this.expected('a module', value);
      return;
    }
    const { format, cards } = value;
    this.noFieldsBut(moduleFields, value);
    this.within('format', () => {
      if (format !== formatVersion) this.report('ORA0405', `format ${describe(format)} is not ${formatVersion}`);
    });
    this.within('cards', () => {
      if (Array.isArray(cards)) cards.forEach((card, index) => this.within(index, () => this.card(card)));
      else this.expected('a list', cards);
    });
  }

  private card(card: unknown): void {
    this.nodes = 0;
    this.field(cardShape, card);
  }

  private record(fields: Fields, value: unknown): void {
    if (!isRecord(value)) this.expected('a record', value);
    else this.fields(fields, value);
  }

  /** The fields of a record; `but` is one that is looked at elsewhere. */
  private fields(fields: Fields, value: Readonly<Record<string, unknown>>, but?: string): void {
    this.noFieldsBut(fields, value, but);
    for (const name in fields) {
      const field = fields[name];
      const part = value[name];
      if (field !== undefined && (part !== undefined || field.kind !== 'debug')) this.part(name, 'field', field, part);
    }
  }

  private noFieldsBut(fields: Readonly<Record<string, unknown>>, value: object, but?: string): void {
    for (const name of Object.keys(value))
      if (name !== but && !Object.hasOwn(fields, name)) this.report('ORA0401', `there is no field ${describe(name)}`);
  }

  private variant(kinds: Readonly<Record<string, Fields>>, value: unknown): void {
    if (!isRecord(value)) {
      this.expected('a record', value);
      return;
    }
    const kind = value['kind'];
    const fields = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (fields === undefined) {
      this.report('ORA0402', `no such kind: ${describe(kind)}`);
      return;
    }
    this.fields(fields, value, 'kind');
  }

  private list(of: Field, value: unknown): void {
    if (!Array.isArray(value)) {
      this.expected('a list', value);
      return;
    }
    if (value.length > limits.listLength) {
      this.report('ORA0404', `a list of ${value.length} is longer than ${limits.listLength}`);
      return;
    }
    for (let index = 0; index < value.length && this.counted(); index += 1) {
      this.path.push(index);
      this.field(of, value[index]);
      this.path.pop();
    }
  }

  private ability(value: unknown): void {
    if (this.abilityDepth === limits.abilityDepth) {
      this.report('ORA0404', `abilities are nested deeper than ${limits.abilityDepth}`);
      return;
    }
    if (!this.counted()) return;
    const outer = this.codeDepth;
    this.codeDepth = 0;
    this.abilityDepth += 1;
    this.field(abilityShape, value);
    this.abilityDepth -= 1;
    this.codeDepth = outer;
  }

  private code(value: unknown): void {
    if (this.codeDepth === limits.codeDepth) {
      this.report('ORA0404', `code is nested deeper than ${limits.codeDepth}`);
      return;
    }
    if (!this.counted()) return;
    this.codeDepth += 1;
    if (isRecord(value) && value['kind'] === 'Term') this.instruction(value);
    else this.expected('code', value);
    this.codeDepth -= 1;
  }

  private instruction(value: Readonly<Record<string, unknown>>): void {
    const { op, args, span } = value;
    this.noFieldsBut(fieldsOfTerm, value);
    if (span !== undefined) this.within('span', () => this.span(span));
    if (typeof op !== 'string' || !isOp(op)) {
      this.report('ORA0402', `no such instruction: ${describe(op)}`);
      return;
    }
    const parameters = parametersOf(op);
    if (!Array.isArray(args) || args.length !== parameters.length) {
      const found = Array.isArray(args) ? args.length : describe(args);
      this.report('ORA0401', `${op} has ${parameters.length} arguments, found ${found}`);
      return;
    }
    this.path.push(op);
    parameters.forEach(({ name, param }, index) => this.part(name, 'argument', param, args[index]));
    this.path.pop();
  }

  private integer(value: unknown): void {
    if (typeof value !== 'number' || !Number.isInteger(value)) this.expected('an integer', value);
    else if (Object.is(value, -0)) this.report('ORA0401', 'expected an integer, found negative zero');
    else if (Math.abs(value) > limits.integer) this.report('ORA0404', `${value} is beyond ${limits.integer}`);
  }

  private text(value: unknown): void {
    if (typeof value !== 'string') this.expected('text', value);
    else if (value.length > limits.stringLength) {
      this.report('ORA0404', `text of ${value.length} is longer than ${limits.stringLength}`);
    } else if (loneSurrogate.test(value)) this.report('ORA0401', 'expected text, found half a surrogate pair in it');
  }

  private member(members: readonly string[], value: unknown): void {
    if (typeof value !== 'string') this.expected('text', value);
    else if (!members.includes(value)) this.report('ORA0403', `${describe(value)} is none of ${members.join(', ')}`);
  }

  private span(value: unknown): void {
    if (!isRecord(value)) {
      this.expected('a span', value);
      return;
    }
    const { start, end, ...others } = value;
    this.within('start', () => this.integer(start));
    this.within('end', () => this.integer(end));
    if (Object.keys(others).length > 0) this.report('ORA0401', 'a span has a start and an end');
    if (typeof start === 'number' && typeof end === 'number' && (start < 0 || end < start)) {
      this.report('ORA0401', `${start} … ${end} is no span`);
    }
  }

  /** Counts a node of the card; false, with one finding, when there are too many. */
  private counted(): boolean {
    this.nodes += 1;
    if (this.nodes === limits.cardNodes + 1) this.report('ORA0404', `the card has more than ${limits.cardNodes} parts`);
    return this.nodes <= limits.cardNodes;
  }
}

/** A value in a message: short, and never of the size of the input. */
function describe(value: unknown): string {
  if (typeof value === 'string') return value.length > 40 ? 'a long text' : JSON.stringify(value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  if (value === undefined) return 'nothing';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`;
}
