import type { Span } from '../../source/span';

/** Thrown where the text is not the text form of a module; `assemble` catches it. */
export class MalformedText extends Error {
  constructor(
    message: string,
    readonly span: Span,
  ) {
    super(message);
  }
}

export type TokenKind = 'word' | 'style' | 'string' | 'int' | 'span' | 'mark' | 'end' | 'eof';

/** A piece of the text form. An `end` is a semicolon or the end of a line outside square brackets. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly span: Span;
}

const blanks = /[ \t\r]*/y;
const comment = /;;[^\n]*/y;

const patterns: readonly (readonly [TokenKind, RegExp])[] = [
  ['end', /[;\n]/y],
  ['word', /[a-zA-Z][a-zA-Z0-9]*/y],
  ['style', /\/[a-zA-Z][a-zA-Z0-9]*/y],
  ['span', /\d+:\d+/y],
  ['int', /-?\d+/y],
  ['mark', /[{}[\]^-]/y],
];

/** Cuts text into tokens; the last one is `eof`. Throws `MalformedText` for characters that begin none. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  /** Brackets that are open here. */
  const open: string[] = [];
  let offset = 0;
  while (offset < text.length) {
    offset += matchAt(blanks, text, offset)?.length ?? 0;
    offset += matchAt(comment, text, offset)?.length ?? 0;
    if (offset >= text.length) break;
    const token = tokenAt(text, offset);
    if (token.text === '{' || token.text === '[') open.push(token.text);
    else if (token.text === '}' || token.text === ']') open.pop();
    if (token.kind !== 'end' || open.at(-1) !== '[') tokens.push(token);
    offset = token.span.end;
  }
  tokens.push({ kind: 'eof', text: '', span: { start: text.length, end: text.length } });
  return tokens;
}

function tokenAt(text: string, start: number): Token {
  if (text[start] === '"') {
    const end = endOfString(text, start);
    return { kind: 'string', text: text.slice(start, end), span: { start, end } };
  }
  for (const [kind, pattern] of patterns) {
    const found = matchAt(pattern, text, start);
    if (found !== undefined) return { kind, text: found, span: { start, end: start + found.length } };
  }
  throw new MalformedText('no word, number, string or mark begins here', { start, end: start + 1 });
}

/** Behind the closing quote of the string that begins here. */
function endOfString(text: string, start: number): number {
  for (let offset = start + 1; offset < text.length; offset += 1) {
    const char = text[offset];
    if (char === '"') return offset + 1;
    if (char === '\n') break;
    if (char === '\\') offset += 1;
  }
  throw new MalformedText('this text is never closed', { start, end: start + 1 });
}

function matchAt(pattern: RegExp, text: string, offset: number): string | undefined {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0];
}
