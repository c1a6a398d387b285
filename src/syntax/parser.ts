/**
 * Parsing. `parse` and `expectationsAt` run generated parsers and load no Ohm. Ohm's matcher reads exactly the same
 * language; it is the reference, and gives traces.
 */
import { rememberedByName } from '../source/remembered';
import type { Grammar } from 'ohm-js';
import { CellNode } from './cells';
import { loadGeneratedParser } from './generated';
import type { GeneratedParser, Limit, Read } from './generated';
import type { SyntaxNode } from './node';

export type ParseResult = Parsed | Failed;

export interface Parsed {
  readonly kind: 'Parsed';
  readonly node: SyntaxNode;
}

export interface Failed {
  readonly kind: 'Failed';
  /** The furthest position that any reading reached. */
  readonly furthest: number;
  /** Set when the text nests too deeply or is too large to be read at all. */
  readonly limit?: Limit;
}

export interface Expectations {
  readonly position: number;
  /** What the grammar would take there, each once, in a stable order. */
  readonly expected: readonly string[];
}

const reference = new Map<'grammar', Grammar>();

/** Parses a whole text from a start rule. Throws if there is no such rule. */
export function parse(text: string, startRule: string): ParseResult {
  return parseWith(generatedParser('reading'), text, startRule);
}

/** The tree of a whole text from a start rule; null where it cannot be read. */
export function treeOf(text: string, startRule: string): SyntaxNode | null {
  const parser = generatedParser('reading');
  const result = parser.read(text, startRule);
  return result.kind === 'Failed' ? null : rootOf(parser, text, result);
}

/** The furthest position that reading a text reaches, which takes as long as reading it. */
export function furthestOf(text: string, startRule: string): number {
  return heardFurthest(generatedParser('reading'), text, startRule);
}

function heardFurthest(parser: GeneratedParser, text: string, startRule: string): number {
  const heard = parser.readHeard(text, startRule);
  return heard.kind === 'Failed' ? heard.furthest : text.length;
}

const rootOf = (parser: GeneratedParser, text: string, { node, cells }: Read): SyntaxNode =>
  new CellNode({ text, cells, shapes: parser.shapes }, node);

/** Parses with the given generated parser. */
export function parseWith(parser: GeneratedParser, text: string, startRule: string): ParseResult {
  const result = parser.read(text, startRule);
  if (result.kind === 'Read') return { kind: 'Parsed', node: rootOf(parser, text, result) };
  const furthest = heardFurthest(parser, text, startRule);
  return { kind: 'Failed', furthest, ...(result.limit === undefined ? {} : { limit: result.limit }) };
}

/** Parses with Ohm's own matcher, to the same result. */
export function parseWithOhm(text: string, startRule: string): ParseResult {
  return ohm().matchWithOhm(referenceGrammar(), text, startRule);
}

/**
 * Where reading stops, and what would have been understood there. Throws if there is no such rule. It is faster when it is
 * told where reading stops.
 */
export function expectationsAt(text: string, startRule: string, furthest?: number): Expectations {
  return expectationsOf(generatedParser('explaining'), text, startRule, furthest ?? furthestOf(text, startRule));
}

/** The expectations of the given parser, which is one for explaining; it may be told where reading stops. */
export function expectationsOf(
  explainer: GeneratedParser,
  text: string,
  startRule: string,
  furthest?: number,
): Expectations {
  const result = explainer.readHeard(text, startRule, furthest);
  if (result.kind === 'Read') return { position: text.length, expected: [] };
  return { position: result.furthest, expected: [...(result.expected ?? [])].sort() };
}

/** The matcher's own trace of reading a text. */
export function traceWithOhm(text: string, startRule: string): string {
  return ohm().traceWithOhm(referenceGrammar(), text, startRule);
}

const generatedParser = rememberedByName(loadGeneratedParser);

function referenceGrammar(): Grammar {
  const known = reference.get('grammar');
  if (known !== undefined) return known;
  const grammar = ohm().loadReference();
  reference.set('grammar', grammar);
  return grammar;
}

function ohm(): typeof import('./reference') {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- brings in Ohm, which parsing does without
  return require('./reference') as typeof import('./reference');
}
