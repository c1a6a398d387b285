/** The generator: from a loaded grammar to the JavaScript source of its parser. */
import type { Grammar } from 'ohm-js';
import { checkGrammar } from './checks';
import { emitRule } from './emit-rule';
import { skipBlanks } from './emit-context';
import type { Expectations, Purpose, Shared } from './emit-context';
import { firstsOf } from './first';
import { readOhm } from './from-ohm';
import { needsOf } from './needs';
import { planRules } from './plan';
import { END_EXPECTATION } from './emit-primitive';
import { EXPLAINING, READING, RUNTIME } from './runtime';
import { symbolsOf } from './symbols';
import { makeTables } from './tables';
import type { Blanks, GrammarIr } from './ir';

/** Deepest nesting of rules that count it; well inside the stack of a worker thread. */
const MAX_NESTING = 150;

/** Facts that the header of the generated file states. */
export interface Header {
  readonly grammarHash: string;
  readonly generatorHash: string;
}

/**
 * The source of a CommonJS module with `read(text, startRule)`, the `shapes` of its nodes, and the two hashes. Where it
 * fails, a parser for explaining tells also what it expected.
 * Throws if the grammar is left-recursive or repeats something that may read nothing.
 */
export function generateParser(grammar: Grammar, header: Header, purpose: Purpose): string {
  const ir = readOhm(grammar);
  const symbols = symbolsOf(ir);
  const firsts = firstsOf(ir, symbols);
  checkGrammar(ir, firsts);
  const plans = planRules(ir);
  const expectations = makeExpectations();
  const needs = needsOf(ir, symbols);
  const tables = makeTables(symbols);
  const shared: Shared = { grammar: ir, firsts, needs, plans, symbols, tables, purpose, expectations };
  const shapes = makeShapes();
  const functions = ir.rules.map((rule, index) =>
    emitRule(shared, rule, index, shapes.numberOf(rule.name, rule.arity)),
  );
  const memos = plans.filter(({ memo }) => memo !== undefined).length;
  return [
    '// Generated from grammar/*.ohm by scripts/build.mjs. Do not edit.',
    "'use strict';",
    `exports.grammarHash = ${JSON.stringify(header.grammarHash)};`,
    `exports.generatorHash = ${JSON.stringify(header.generatorHash)};`,
    `exports.shapes = ${JSON.stringify(shapes.all)};`,
    `const MAX_NESTING = ${String(MAX_NESTING)}, MEMOS = ${String(memos)}, SYMBOLS = ${String(symbols.count)};`,
    `const WORD_NODES = ${String(1 + symbols.words.join('').length)};`,
    `const WORDS = ${JSON.stringify(symbols.words.join(' '))}.split(' ').filter(Boolean);`,
    RUNTIME,
    ...(purpose === 'reading' ? [READING] : [EXPLAINING, expectationDefinitions(expectations)]),
    ...blankDefinitions(ir.blanks),
    ...shared.tables.definitions(),
    ...functions,
    startDefinitions(ir),
    '',
  ].join('\n');
}

/** The distinct kinds of rule nodes, numbered behind iteration (0) and long leaf (1). */
function makeShapes(): { readonly all: (readonly [string, number])[]; numberOf(name: string, arity: number): number } {
  const all: (readonly [string, number])[] = [
    ['_iter', 0],
    ['_terminal', 0],
  ];
  const numbers = new Map<string, number>();
  const numberOf = (name: string, arity: number): number => {
    const key = `${name}/${String(arity)}`;
    const number = numbers.get(key) ?? all.push([name, arity]) - 1;
    numbers.set(key, number);
    return number;
  };
  return { all, numberOf };
}

function makeExpectations(): Expectations {
  const texts: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (text: string): number => {
    const number = numbers.get(text) ?? texts.push(text) - 1;
    numbers.set(text, number);
    return number;
  };
  return { texts, numberOf };
}

function expectationDefinitions(expectations: Expectations): string {
  const end = expectations.numberOf(END_EXPECTATION);
  return `const EXPECTATIONS = ${JSON.stringify(expectations.texts)}, END = ${String(end)};`;
}

function blankDefinitions(blanks: Blanks): readonly string[] {
  if (blanks.kind === 'Rule') {
    const rule = `r${String(blanks.rule)}`;
    return [
      `function skip(p) { const heard = far; far = HUSH; const node = ${rule}(p); far = heard; return node === 0 ? p : A[node + 2]; }`,
    ];
  }
  return [
    `const blank = new Uint8Array(130); for (const code of [${blanks.codes.join()}]) blank[code] = 1;`,
    `function skip(p) { ${skipBlanks(blanks)} return p; }`,
  ];
}

function startDefinitions(ir: GrammarIr): string {
  const entries = [...ir.starts].map(
    ([name, index]) =>
      `[${JSON.stringify(name)}, { read: r${String(index)}, syntactic: ${String(ir.rules[index]?.syntactic)} }]`,
  );
  return `const STARTS = new Map([${entries.join()}]);`;
}
