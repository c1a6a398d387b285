import { parametersOf } from '../../bytecode/parameters';
import type { Span } from '../../source/span';
import type { AbilityAst, Call } from '../../syntax/ast';
import type { Outline } from './outline';

/** The syntax of a unit as an outline: plain values beside their node, parts below it. */
export function astOutline(ast: AbilityAst, text: string): Outline {
  return outline('', ast, text);
}

function outline(name: string, node: object, text: string): Outline {
  const { head, fields } = describe(node);
  const parts = fields.flatMap(([field, value]) => flattened(field, value));
  const plain = parts.flatMap(([field, value]) =>
    typeof value === 'object' ? [] : [field === '' ? value : `${field} ${value}`],
  );
  const words = wordsOf(node, text);
  return {
    label: [name === '' ? '' : `${name}:`, head, plain.join(', ')].filter((part) => part !== '').join(' '),
    words,
    children: parts.flatMap(([field, value]) => (typeof value === 'object' ? [outline(field, value, text)] : [])),
  };
}

type Entry = readonly [name: string, value: unknown];

/** What a node is called, and its parts: the arguments of an instruction by name, the fields of anything else. */
function describe(node: object): { readonly head: string; readonly fields: readonly Entry[] } {
  if (isCall(node)) {
    const parameters = parametersOf(node.op);
    return {
      head: node.op,
      fields: node.args.map((arg, index): Entry => [parameters[index]?.name ?? String(index), arg]),
    };
  }
  const { kind = '', span: _, ...fields } = node as Readonly<Record<string, unknown>>;
  return { head: String(kind), fields: Object.entries(fields) };
}

/** A part as it is shown: nothing for what is absent, each member of a list, the text of a word. */
function flattened(name: string, value: unknown): readonly (readonly [string, string | object])[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((each: unknown) => flattened(name, each));
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return [[name, String(value)]];
  if (typeof value !== 'object') return [];
  const { kind, text, name: own, items } = value as Readonly<Record<string, unknown>>;
  if (kind === 'Word') return [['', JSON.stringify(text)]];
  if (kind === 'EnumName') return [['', String(own)]];
  return kind === 'List' ? flattened(name, items) : [[name, value]];
}

function isCall(node: object): node is Call {
  return 'kind' in node && node.kind === 'Call';
}

function wordsOf(node: object, text: string): string {
  if (!('span' in node)) return '';
  const { start, end } = node.span as Span;
  return text.slice(start, end);
}
