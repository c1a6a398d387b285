import { remembered, rememberedByName } from '../source/remembered';
import type { Span } from '../source/span';
import type { Ability, CardProgram, FaceProgram, Module } from './module';
import { asAbility, asList, asRecord, asTerm } from './narrow';
import { parametersOf, type Parameter } from './parameters';
import type { Param } from './schema';
import { abilityShape, faceShape, type Field, type Fields } from './shape';
import type { Op } from './table';
import { term, type Arg, type Term } from './term';

/**
 * Debug information of one face: the printed text, and a span for each place that can have one. Places are counted in
 * reading order: an ability before its parts, an instruction after its operands and before its blocks.
 */
export interface FaceDebug {
  readonly text: string | undefined;
  readonly spans: readonly (Span | undefined)[];
}

/** The ability with each of its spans replaced. */
export function mapSpans(ability: Ability, map: (span: Span) => Span): Ability {
  const mapped = mapField(abilityShape, ability, (span) => span && map(span));
  return asAbility(mapped);
}

/** Gives the span for the next place, given the one that it has. */
type SpanMap = (span: Span | undefined) => Span | undefined;

/** Drops all debug information: texts and spans. What is left has the same meaning and the same English. */
export function strip(module: Module): Module {
  return mapFaces(module, (face) =>
    withText(
      mapFace(face, () => undefined),
      undefined,
    ),
  );
}

/** Splits a module into the stripped module and the debug information of its faces, in order. */
export function detach(module: Module): { readonly module: Module; readonly debug: FaceDebug[] } {
  return { module: strip(module), debug: module.cards.flatMap(({ faces }) => faces.map(debugOf)) };
}

/** The debug information of a face. */
export function debugOf(face: FaceProgram): FaceDebug {
  const spans: (Span | undefined)[] = [];
  visitField(faceShape, face, (span) => void spans.push(span));
  return { text: face.text, spans: spans.some((span) => span !== undefined) ? spans : [] };
}

/** Puts debug information back on a stripped face; undefined when there are not as many spans as places. */
export function attach(face: FaceProgram, { text, spans }: FaceDebug): FaceProgram | undefined {
  if (spans.length === 0) return withText(face, text);
  const rest = spans.values();
  let places = 0;
  const mapped = mapFace(face, () => {
    places += 1;
    return rest.next().value;
  });
  return places === spans.length ? withText(mapped, text) : undefined;
}

/** Number of places in a face that can have a span. */
export function placesIn(face: FaceProgram): number {
  let places = 0;
  visitField(faceShape, face, () => void (places += 1));
  return places;
}

/** The module with each face replaced. */
function mapFaces(module: Module, map: (face: FaceProgram) => FaceProgram): Module {
  const cards = module.cards.map((card): CardProgram => ({ ...card, faces: card.faces.map(map) }));
  return { ...module, cards };
}

function withText({ text: _, ...face }: FaceProgram, text: string | undefined): FaceProgram {
  return text === undefined ? face : { ...face, text };
}

function mapFace(face: FaceProgram, map: SpanMap): FaceProgram {
  return mapField(faceShape, face, map) as FaceProgram;
}

function mapField(field: Field, value: unknown, map: SpanMap): unknown {
  switch (field.kind) {
    case 'operand':
    case 'block':
      return mapTerm(asTerm(value), map);
    case 'ability':
      return mapField(abilityShape, asAbility(value), map);
    case 'record':
      return mapRecord(field.of, asRecord(value), map);
    case 'variant': {
      const record = asRecord(value);
      return mapRecord(field.of[String(record['kind'])] ?? {}, record, map);
    }
    case 'optional':
      return value === null ? null : mapField(field.of, value, map);
    case 'list':
      return asList(value).map((each) => mapField(field.of, each, map));
    default:
      return value;
  }
}

function mapRecord(fields: Fields, record: Readonly<Record<string, unknown>>, map: SpanMap): unknown {
  const { hasSpan, inner } = placesOf(fields);
  const span = hasSpan ? map(record['span'] as Span | undefined) : undefined;
  const mapped: Record<string, unknown> = span === undefined ? withoutSpan(record) : { ...record, span };
  for (const [name, field] of inner) mapped[name] = mapField(field, record[name], map);
  return mapped;
}

function withoutSpan({ span: _, ...record }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return record;
}

/** Where spans are in a record: at itself, and in these of its fields. */
interface Places {
  readonly hasSpan: boolean;
  readonly inner: readonly (readonly [name: string, field: Field])[];
}

const placesOf = remembered((fields: Fields): Places => {
  const inner = Object.entries(fields).filter(([, field]) => hasPlaces(field));
  return { hasSpan: fields['span']?.kind === 'debug', inner };
});

function hasPlaces(field: Field): boolean {
  switch (field.kind) {
    case 'operand':
    case 'block':
    case 'ability':
      return true;
    case 'record':
      return 'span' in field.of || Object.values(field.of).some(hasPlaces);
    case 'variant':
      return Object.values(field.of).some((fields) => 'span' in fields || Object.values(fields).some(hasPlaces));
    case 'optional':
    case 'list':
      return hasPlaces(field.of);
    default:
      return false;
  }
}

function mapTerm(code: Term, map: SpanMap): Term {
  const { operands, nested } = codeIn(code.op);
  const args = [...code.args];
  for (const [index, param] of operands) args[index] = mapField(param, args[index], map) as Arg;
  const span = map(code.span);
  for (const [index, param] of nested) args[index] = mapField(param, args[index], map) as Arg;
  return term(code.op, args, span);
}

/** Shows each place that can have a span, in reading order, and copies nothing. */
type SpanVisit = (span: Span | undefined) => void;

function visitField(field: Field, value: unknown, visit: SpanVisit): void {
  switch (field.kind) {
    case 'operand':
    case 'block':
      visitTerm(asTerm(value), visit);
      return;
    case 'ability':
      visitField(abilityShape, asAbility(value), visit);
      return;
    case 'record':
      visitRecord(field.of, asRecord(value), visit);
      return;
    case 'variant': {
      const record = asRecord(value);
      visitRecord(field.of[String(record['kind'])] ?? {}, record, visit);
      return;
    }
    case 'optional':
      if (value !== null) visitField(field.of, value, visit);
      return;
    case 'list':
      for (const each of asList(value)) visitField(field.of, each, visit);
      return;
    default:
  }
}

function visitRecord(fields: Fields, record: Readonly<Record<string, unknown>>, visit: SpanVisit): void {
  const { hasSpan, inner } = placesOf(fields);
  if (hasSpan) visit(record['span'] as Span | undefined);
  for (const [name, field] of inner) visitField(field, record[name], visit);
}

function visitTerm(code: Term, visit: SpanVisit): void {
  const { operands, nested } = codeIn(code.op);
  for (const [index, param] of operands) visitField(param, code.args[index], visit);
  visit(code.span);
  for (const [index, param] of nested) visitField(param, code.args[index], visit);
}

/** Where code is in an instruction. */
interface CodeIn {
  readonly operands: readonly (readonly [index: number, param: Param])[];
  /** Blocks and abilities. */
  readonly nested: readonly (readonly [index: number, param: Param])[];
}

const codeIn = rememberedByName((op: Op): CodeIn => {
  const such = (...leaves: readonly Parameter['leaf'][]): CodeIn['operands'] =>
    parametersOf(op).flatMap(({ leaf, param }, index) => (leaves.includes(leaf) ? [[index, param] as const] : []));
  return { operands: such('operand'), nested: such('block', 'ability') };
});
