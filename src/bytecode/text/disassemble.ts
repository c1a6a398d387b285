import { cover, type Span } from '../../source/span';
import { debugOf, type FaceDebug } from '../debug';
import type { FaceProgram, Module } from '../module';
import { asAbility, asInt, asList, asRecord, asTerm, asTerms, asText } from '../narrow';
import { parametersOf, type Parameter } from '../parameters';
import { abilityShape, cardShape, type Field, type Fields } from '../shape';
import { isTerm, type Arg, type Term } from '../term';
import { block, group, item, layOut, type Block, type Comment, type Item, type Node } from './layout';
import { hasDebugText, headOf, isDefault, isSpread, singular } from './names';

/**
 * Writes the text form of a module (`docs/bytecode.md`); `assemble` reads it back. Comments show the words that
 * abilities and code came from, where there is debug information that says so.
 */
export function disassemble(module: Module): string {
  const cards = module.cards.map((card) => item(['card', ...fieldParts(cardShape, card, nothing)]));
  return [`module ${module.format}`, ...cards.flatMap((card) => ['', ...layOut(card)]), ''].join('\n');
}

/** Where words come from: the text of the face, and the span of the ability around, whose words are shown. */
interface Words {
  readonly text: string | undefined;
  readonly shown: Span | undefined;
}

const nothing: Words = { text: undefined, shown: undefined };
const commentLength = 80;
const spansPerLine = 12;

function fieldParts(field: Field, value: unknown, words: Words): readonly (string | Block)[] {
  switch (field.kind) {
    case 'operand':
    case 'block':
      return [codeBlock([asTerm(value)], words)];
    case 'int':
      return [String(asInt(value))];
    case 'word':
    case 'text':
      return [JSON.stringify(asText(value))];
    case 'enum':
      return [asText(value)];
    case 'style':
      return [`/${asText(value)}`];
    case 'ability':
      return fieldParts(abilityShape, asAbility(value), words);
    case 'debug':
      return [];
    case 'record':
      return recordParts(field.of, asRecord(value), words);
    case 'variant': {
      const record = asRecord(value);
      const kind = asText(record['kind']);
      const fields = field.of[kind] ?? {};
      return Object.keys(fields).length === 0 ? [kind] : [kind, ...recordParts(fields, record, words)];
    }
    case 'optional':
      return value === null ? ['-'] : fieldParts(field.of, value, words);
    case 'list':
      if (field.of.kind === 'block') return [codeBlock(asTerms(value), words)];
      return asList(value).flatMap((each) => fieldParts(field.of, each, words));
  }
}

function recordParts(
  fields: Fields,
  record: Readonly<Record<string, unknown>>,
  words: Words,
): readonly (string | Block)[] {
  const head = headOf(fields);
  const isFace = hasDebugText(fields);
  const inner = isFace ? { text: record['text'] as string | undefined, shown: undefined } : words;
  const items = Object.entries(fields).flatMap(([name, field]) => {
    return name === head || field.kind === 'debug' || isDefault(field, record[name])
      ? []
      : fieldItems(name, field, record[name], inner);
  });
  if (isFace) items.push(...debugItems(debugOf(record as unknown as FaceProgram)));
  const content = block('{}', items, Object.values(fields).some(isSpread) ? 'tall' : 'fitting');
  return head === undefined ? [content] : [JSON.stringify(record[head]), content];
}

function fieldItems(name: string, field: Field, value: unknown, words: Words): readonly Item[] {
  if (field.kind === 'optional') return fieldItems(name, field.of, value, words);
  if (field.kind !== 'list' || !isSpread(field)) {
    return [item([name, ...fieldParts(field, value, words)], comment('row', codeSpan(field, value), words))];
  }
  return asList(value).map((each) => {
    const span = asRecord(each)['span'] as Span | undefined;
    const inner = span === undefined ? words : { ...words, shown: span };
    return item([singular(name), ...fieldParts(field.of, each, inner)], comment('head', span, words));
  });
}

/** The words of a span, unless the ability around shows the same. */
function comment(on: Comment['on'], span: Span | undefined, { text, shown }: Words): Comment | undefined {
  if (span === undefined || text === undefined) return undefined;
  if (span.start === shown?.start && span.end === shown.end) return undefined;
  const line = text.slice(span.start, span.end).replace(/\s+/g, ' ').trim();
  if (line === '') return undefined;
  return { on, text: line.length > commentLength ? `${line.slice(0, commentLength)} …` : line };
}

/** The words that a field with code came from. */
function codeSpan(field: Field, value: unknown): Span | undefined {
  if (field.kind === 'block') return spanOf(asTerm(value));
  return field.kind === 'list' && field.of.kind === 'block' ? asTerms(value).reduce(covering, undefined) : undefined;
}

/** The span of code: its own, or what the spans of its parts cover. */
function spanOf(code: Term): Span | undefined {
  return code.span ?? code.args.flatMap(codeIn).reduce(covering, undefined);
}

function covering(span: Span | undefined, code: Term): Span | undefined {
  const other = spanOf(code);
  return span === undefined || other === undefined ? (span ?? other) : cover(span, other);
}

function codeIn(arg: Arg): readonly Term[] {
  if (isTerm(arg)) return [arg];
  return Array.isArray(arg) ? arg.flatMap((each) => codeIn(each as Arg)) : [];
}

function codeBlock(terms: readonly Term[], words: Words): Block {
  return block(
    '{}',
    terms.map((term) => termNode(term, words)),
  );
}

/** The instructions of a tree: the operands, each with what it needs, and then the instruction itself. */
function termNode(term: Term, words: Words): Node {
  const parameters = parametersOf(term.op);
  const operands = parameters.flatMap(({ leaf }, index) => (leaf === 'operand' ? flattened(term.args[index]) : []));
  const parts = trimmed(parameters, term.args).map((arg, index) => immediateOf(parameters[index], arg, words));
  const instruction = item([term.op, ...parts.flat()]);
  const note = comment('row', spanOf(term), words);
  return group([...operands.map((operand) => termNode(operand, words)), instruction], note);
}

function flattened(arg: Arg | undefined): readonly Term[] {
  if (arg === null) return [];
  return Array.isArray(arg) ? asList(arg).flatMap((each) => flattened(each as Arg)) : [asTerm(arg)];
}

/** Arguments without those at the end that the text form leaves out. */
function trimmed(parameters: readonly Parameter[], args: readonly Arg[]): readonly Arg[] {
  const last = parameters.findLastIndex(
    ({ param }, index) => param.kind !== 'operand' && !isDefault(param, args[index]),
  );
  return args.slice(0, last + 1);
}

function immediateOf(parameter: Parameter | undefined, arg: unknown, words: Words): readonly (string | Block)[] {
  return parameter === undefined || parameter.param.kind === 'operand'
    ? []
    : immediateParts(parameter.param, arg, words);
}

function immediateParts(field: Field, arg: unknown, words: Words): readonly (string | Block)[] {
  if (field.kind === 'operand') return ['^'];
  if (field.kind === 'optional') return arg === null ? ['-'] : immediateParts(field.of, arg, words);
  if (field.kind !== 'list' || field.of.kind === 'block') return fieldParts(field, arg, words);
  const of = field.of;
  return [
    block(
      '[]',
      asList(arg).map((each) => item(immediateParts(of, each, words))),
    ),
  ];
}

/** Debug information of a face: its text, and the span of each place in reading order, `-` where there is none. */
function debugItems({ text, spans }: FaceDebug): readonly Item[] {
  if (text === undefined && spans.length === 0) return [];
  const items = text === undefined ? [] : [item(['text', JSON.stringify(text)])];
  const written = spans.map((span) => (span === undefined ? '-' : `${span.start}:${span.end}`));
  for (let start = 0; start < written.length; start += spansPerLine) {
    items.push(item(['spans', ...written.slice(start, start + spansPerLine)]));
  }
  return [item(['debug', block('{}', items, 'tall')])];
}
