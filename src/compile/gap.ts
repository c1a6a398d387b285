import type { Span } from '../source/span';
import type { BindingGap } from '../ir/scope';
import type { Expected, Stop } from '../syntax/expected';
import { expectedIn } from '../syntax/expected';
import type { Frame } from '../syntax/read';
import { tokens } from '../text';
import { blockToOriginal, type Block } from './block';
import type { ItemFinding } from './verified';

/** Where understanding of a face stops: the finding about a unit that has no meaning yet. */
export interface Gap {
  readonly code: string;
  /** The words that are not understood, in the original text; never empty. */
  readonly span: Span;
  /** Those words, as printed. */
  readonly text: string;
  /** What was expected and what stood there: the key that gaps are counted by. */
  readonly key: string;
  /** Other places in the original text that have to do with it. */
  readonly secondary: readonly Span[];
}

export const gapCodes = {
  ORA0203: 'reading stops here',
  ORA0204: 'two readings',
  ORA0301: 'nothing that this can refer to',
  ORA0302: 'this can refer to more than one thing',
  ORA0303: 'this fits nothing here',
  ORA0304: 'another kind of ability',
  ORA0901: 'internal error',
} as const;
export type GapCode = keyof typeof gapCodes;

/** The gap where reading stops. */
export function readingGap(block: Block, stop: Stop): Gap {
  const expected = expectedAt(block, stop);
  const words = tokens(block.text);
  const stood = words.find(({ span }) => span.end > expected.position);
  const from = stood?.span.start ?? words.at(-1)?.span.start ?? 0;
  const key = `${wanted(expected, wordBefore(block, from))}: ${stood?.text ?? '(end)'}`;
  return gapAt(block, 'ORA0203', { start: from, end: block.text.length }, key);
}

/** What reading would have taken where it stops. */
export function expectedAt(block: Block, stop: Stop): Expected {
  return expectedIn(block.text, stop, isEnd(wordBefore(block, stop.position)));
}

function wordBefore({ text }: Block, position: number): string | undefined {
  return tokens(text).findLast(({ span }) => span.end <= position)?.text;
}

/** The gap of a reading whose references or parts cannot be bound. */
export function bindingGap(block: Block, gap: BindingGap): Gap {
  const others = gap.others.map((span) => blockToOriginal(block, span));
  return { ...gapAt(block, gap.code, gap.span, gap.what), secondary: others };
}

/** The gap of a unit that two frames read, each in its way. */
export function ambiguity(block: Block, frames: readonly Frame[]): Gap {
  return gapAt(block, 'ORA0204', { start: 0, end: block.text.length }, frames.join(' or '));
}

/** The gap that a unit leaves whose code the verifier refuses. */
export function invalidCode(block: Block, { code, where }: ItemFinding): Gap {
  return gapAt(block, code, { start: 0, end: block.text.length }, where);
}

/** The gap that a mistake of the compiler leaves; `where` is the place in the compiler. */
export function internalError(block: Block, where: string): Gap {
  return gapAt(block, 'ORA0901', { start: 0, end: block.text.length }, where);
}

/** What was wanted: the part of speech, or whatever may follow the word before. */
function wanted({ category }: Expected, before: string | undefined): string {
  if (category !== null) return category;
  return before === undefined ? 'beginning' : `after ${before}`;
}

const ends: ReadonlySet<string | undefined> = new Set([undefined, '.', ',', ':', ';', '"', '—', '•']);

/** Whether a new sentence may well follow this. */
function isEnd(before: string | undefined): boolean {
  return ends.has(before);
}

function gapAt(block: Block, code: string, span: Span, key: string): Gap {
  const found = blockToOriginal(block, span);
  const place = found.start < found.end ? found : block.span;
  const text = block.printed.slice(place.start - block.span.start, place.end - block.span.start);
  return { code, span: place, text, key: `${code} ${key}`, secondary: [] };
}
