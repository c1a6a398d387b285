import { allOps, parametersOf } from './parameters';
import type { Param, Sort } from './schema';
import { styleMarks } from './style-marks';
import { styleReasons } from './style-reasons';
import { rowOf, type Op } from './table';

/** The parts of `docs/bytecode.md` that are written from the tables, by the name of their markers. */
export function referenceParts(): Readonly<Record<string, string>> {
  return { instructions: instructionReference(), styles: styleReference() };
}

/** Puts the generated parts between their markers in a document. Throws when a marker is missing. */
export function withReference(document: string): string {
  return Object.entries(referenceParts()).reduce((text, [name, part]) => {
    const begin = `<!-- begin ${name} -->`;
    const end = `<!-- end ${name} -->`;
    const from = text.indexOf(begin);
    const to = text.indexOf(end);
    if (from < 0 || to < from) throw new Error(`the document has no part "${name}"`);
    return `${text.slice(0, from + begin.length)}\n\n${part}\n${text.slice(to)}`;
  }, document);
}

/** One table for each sort: name, code, parameters, rule and English of each instruction. */
function instructionReference(): string {
  const bySort = new Map<Sort, Op[]>();
  for (const op of allOps()) {
    const { result } = rowOf(op);
    bySort.set(result, [...(bySort.get(result) ?? []), op]);
  }
  return [...bySort]
    .map(([sort, ops]) => {
      const rows = ops.sort((a, b) => rowOf(a).code - rowOf(b).code).map(instructionRow);
      return [
        `### ${sort}`,
        '',
        '| instruction | code | parameters | rule | English |',
        '|---|---|---|---|---|',
        ...rows,
        '',
      ];
    })
    .flat()
    .join('\n');
}

function instructionRow(op: Op): string {
  const { code, rule, english } = rowOf(op);
  const parameters = parametersOf(op).map(({ name, param }) => `${name}: ${paramText(param)}`);
  const cells = [op, code.toString(16), parameters.join(', '), rule, english].map(cell);
  return `| ${cells.join(' | ')} |`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}

function paramText(param: Param): string {
  switch (param.kind) {
    case 'operand':
      return param.sort;
    case 'block':
      return `{ ${param.sort} }`;
    case 'int':
      return param.of === 'number' ? 'int' : `int (${param.of})`;
    case 'word':
      return `"${param.of}"`;
    case 'enum':
      return param.of.length > 8 ? `one of ${param.of.length}` : param.of.join('/');
    case 'style':
      return 'style';
    case 'ability':
      return 'ability';
    case 'optional':
      return `${paramText(param.of)}?`;
    case 'list':
      return `${paramText(param.of)}*`;
  }
}

function styleReference(): string {
  const rows = styleMarks().map(({ name, members }) => {
    const { why, example } = styleReasons[name] ?? { why: '', example: '' };
    return `| ${[name, members.join(', '), example, why].map(cell).join(' | ')} |`;
  });
  return ['| mark | members | example | why it carries no meaning |', '|---|---|---|---|', ...rows, ''].join('\n');
}
