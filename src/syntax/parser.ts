/**
 * Parsing. `parse` runs the generated parser and loads no Ohm. Ohm's matcher reads exactly the same
 * language; it is the reference, and gives expectations and traces.
 */
import type { Grammar } from 'ohm-js';
import { nodeAt } from './cells';
import { loadGeneratedParser } from './generated';
import type { GeneratedParser, Limit } from './generated';
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

const loaded = new Map<'parser', GeneratedParser>();
const reference = new Map<'grammar', Grammar>();

/** Parses a whole text from a start rule. Throws if there is no such rule. */
export function parse(text: string, startRule: string): ParseResult {
  return parseWith(generatedParser(), text, startRule);
}

/** Parses with the given generated parser. */
export function parseWith(parser: GeneratedParser, text: string, startRule: string): ParseResult {
  const result = parser.read(text, startRule);
  if (result.kind === 'Failed') return result;
  return { kind: 'Parsed', node: nodeAt({ text, cells: result.cells, shapes: parser.shapes }, result.node) };
}

/** Parses with Ohm's own matcher, to the same result. */
export function parseWithOhm(text: string, startRule: string): ParseResult {
  return ohm().matchWithOhm(referenceGrammar(), text, startRule);
}

/** Where reading stops, and what would have been understood there. Slow: for single texts. */
export function expectationsAt(text: string, startRule: string): Expectations {
  return ohm().expectationsWithOhm(referenceGrammar(), text, startRule);
}

/** The matcher's own trace of reading a text. */
export function traceWithOhm(text: string, startRule: string): string {
  return ohm().traceWithOhm(referenceGrammar(), text, startRule);
}

function generatedParser(): GeneratedParser {
  const known = loaded.get('parser');
  if (known !== undefined) return known;
  const parser = loadGeneratedParser();
  loaded.set('parser', parser);
  return parser;
}

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
