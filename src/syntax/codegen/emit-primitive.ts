/** Code for the expressions that look at the text themselves. */
import { emitSkip, record } from './emit-context';
import type { Cx, Place } from './emit-context';
import { AT_END, OTHER, codeUnits, leadingWord } from './symbols';
import { symbolAt } from './tables';
import type { AnyChar, CaseInsensitive, End, Range, Terminal, Unicode, Word } from './ir';

export type Primitive = AnyChar | End | Terminal | Word | CaseInsensitive | Range | Unicode;

/** Emits code that reads the primitive at `p` and puts a leaf for it into the variable, if there is one. */
export function emitPrimitive(cx: Cx, expr: Primitive, value: string | undefined, place: Place): void {
  if (expr.skipsBlanks) emitSkip(cx, place);
  const { condition, length } = look(cx, expr);
  const size = typeof length === 'number' ? String(length) : cx.out.fresh('n');
  if (condition !== 'true')
    cx.out.lines.push(`if (!(${condition})) { ${record(cx, place, 'p', expectationOf(expr))}${place.fail} }`);
  if (typeof length !== 'number') cx.out.lines.push(`const ${size} = ${length};`);
  cx.out.lines.push(
    `${value === undefined ? '' : `${value} = leaf(p, ${size}); `}${size === '0' ? '' : `p += ${size};`}`,
  );
}

interface Look {
  /** Holds when the primitive is at `p`. */
  readonly condition: string;
  /** How long it is, or code that tells. */
  readonly length: number | string;
}

function look(cx: Cx, expr: Primitive): Look {
  switch (expr.kind) {
    case 'Any':
      return { condition: `K[p] !== ${String(AT_END)}`, length: 'pointLength(p)' };
    case 'End':
      return { condition: `K[p] === ${String(AT_END)}`, length: 0 };
    case 'Terminal':
      return { condition: textAt(expr.text, 0), length: expr.text.length };
    case 'Word':
      return { condition: wordAt(cx, expr.text), length: expr.text.length };
    case 'CaseInsensitive':
      return { condition: `sameUpperCase(${JSON.stringify(upperCases(expr.text))}, p)`, length: expr.text.length };
    case 'Range':
      return { condition: rangeAt(expr), length: expr.unit === 'code unit' ? 1 : 'pointLength(p)' };
    case 'Unicode':
      return { condition: `matches(/${expr.pattern}/u, p)`, length: 'pointLength(p)' };
  }
}

/** A condition that holds when the text stands at `p` plus an offset. */
function textAt(text: string, offset: number): string {
  if (text === '') return 'true';
  const at = (index: number): string => (offset + index === 0 ? 'p' : `p + ${String(offset + index)}`);
  const codes = codeUnits(text);
  if (codes.length <= 3 && codes.every((code) => code < OTHER)) {
    return codes.map((code, index) => `K[${at(index)}] === ${String(code)}`).join(' && ');
  }
  return `K[${at(0)}] === ${String(Math.min(text.charCodeAt(0), OTHER))} && text.startsWith(${JSON.stringify(text)}, ${at(0)})`;
}

function wordAt(cx: Cx, text: string): string {
  const leading = leadingWord(text);
  const boundary = `(K[p + ${String(text.length)}] < 97 || K[p + ${String(text.length)}] > 122)`;
  if (leading === '') return `${textAt(text, 0)} && ${boundary}`;
  const first = `${symbolAt('p')} === ${String(cx.shared.symbols.wordSymbol(leading))}`;
  return leading === text ? first : `${first} && ${textAt(text.slice(leading.length), leading.length)} && ${boundary}`;
}

/** Each code unit in upper case, which may be several. */
function upperCases(text: string): readonly string[] {
  return codeUnits(text).map((code) => String.fromCharCode(code).toUpperCase());
}

function rangeAt(range: Range): string {
  const between = (code: string): string =>
    range.from === range.to
      ? `${code} === ${String(range.from)}`
      : `${code} >= ${String(range.from)} && ${code} <= ${String(range.to)}`;
  if (range.to < OTHER) return between('K[p]');
  return `K[p] !== ${String(AT_END)} && ${between(range.unit === 'code unit' ? 'text.charCodeAt(p)' : 'text.codePointAt(p)')}`;
}

/** What Ohm says is expected where the primitive fails. */
export function expectationOf(expr: Primitive): string {
  switch (expr.kind) {
    case 'Any':
      return 'any object';
    case 'End':
      return END_EXPECTATION;
    case 'Terminal':
    case 'Word':
      return JSON.stringify(expr.text);
    case 'CaseInsensitive':
      return `${JSON.stringify(expr.text)} (case-insensitive)`;
    case 'Range':
      return `${JSON.stringify(String.fromCodePoint(expr.from))}..${JSON.stringify(String.fromCodePoint(expr.to))}`;
    case 'Unicode':
      return `a Unicode [${expr.name}] character`;
  }
}

/** What is expected behind a text that could be read to its last character. */
export const END_EXPECTATION = 'end of input';
