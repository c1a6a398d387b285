import { createReadStream } from 'node:fs';
import { createByteReader, WHOLE_INPUT_LIMIT } from './byte-reader';
import type { Card } from './card';
import { createFileReader } from './file-reader';
import type { CardFilter } from './filter';
import { inputDiagnostic, type InputDiagnostic } from './input-diagnostic';
import { createCardPool, type CardPool } from './merge';
import { isRecord } from './validate';

export type CardInput =
  | { readonly kind: 'File'; readonly path: string }
  | { readonly kind: 'Stream'; readonly name: string; readonly stream: AsyncIterable<Uint8Array | string> };

export interface ReadOptions {
  /** Cards that it refuses are left out; problems are reported all the same. */
  readonly filter?: CardFilter;
  /** Called as input arrives, with the number of bytes since the last call. */
  readonly onBytes?: (file: string, bytes: number) => void;
  /** Size in bytes up to which an input is parsed at once rather than streamed. */
  readonly wholeInputLimit?: number;
}

export type CardEvent =
  | { readonly kind: 'Card'; readonly card: Card; readonly file: string }
  | { readonly kind: 'Problem'; readonly diagnostic: InputDiagnostic };

/** The input that an argument of a command names; `-` is standard input. */
export function cardInput(argument: string): CardInput {
  return argument === '-' ? { kind: 'Stream', name: '-', stream: process.stdin } : { kind: 'File', path: argument };
}

/**
 * Reads card JSON of all accepted shapes. Problems come as they are found, one for each unfit card or file, and do not
 * stop the rest. Cards come when all inputs are read, since a later printing may carry the newer text: each once, in
 * the order in which they were first seen.
 */
export async function* readCards(inputs: readonly CardInput[], options: ReadOptions = {}): AsyncGenerator<CardEvent> {
  const pool = createCardPool();
  for (const input of inputs) yield* readInput(input, pool, options);
  for (const { card, file } of pool.cards()) if (options.filter?.(card) ?? true) yield { kind: 'Card', card, file };
}

async function* readInput(input: CardInput, pool: CardPool, options: ReadOptions): AsyncGenerator<CardEvent> {
  const file = input.kind === 'File' ? input.path : input.name;
  const problems: InputDiagnostic[] = [];
  const report = (diagnostic: InputDiagnostic): void => void problems.push(diagnostic);
  const cards = createFileReader(report, pool.add);
  const bytes = createByteReader(file, cards, report, options.wholeInputLimit ?? WHOLE_INPUT_LIMIT);
  const stream = input.kind === 'File' ? createReadStream(input.path, { highWaterMark: 1 << 18 }) : input.stream;

  for await (const piece of piecesOf(stream)) {
    if (piece.kind === 'Failure') {
      yield problem(inputDiagnostic('unreadableInput', { file, line: null }, [], piece.reason));
      return;
    }
    options.onBytes?.(file, piece.bytes.length);
    bytes.write(piece.bytes);
    for (const diagnostic of problems.splice(0)) yield problem(diagnostic);
  }
  bytes.end();
  for (const diagnostic of problems.splice(0)) yield problem(diagnostic);
}

function problem(diagnostic: InputDiagnostic): CardEvent {
  return { kind: 'Problem', diagnostic };
}

type Piece = { readonly kind: 'Bytes'; readonly bytes: Buffer } | { readonly kind: 'Failure'; readonly reason: string };

/** The pieces of a stream; when it fails, that is its last piece. */
async function* piecesOf(stream: AsyncIterable<Uint8Array | string>): AsyncGenerator<Piece> {
  const iterator = stream[Symbol.asyncIterator]();
  try {
    for (;;) {
      const step = await nextOf(iterator);
      if (step.kind === 'End') return;
      yield step;
      if (step.kind === 'Failure') return;
    }
  } finally {
    await iterator.return?.();
  }
}

async function nextOf(iterator: AsyncIterator<Uint8Array | string>): Promise<Piece | { readonly kind: 'End' }> {
  try {
    const step = await iterator.next();
    return step.done === true ? { kind: 'End' } : { kind: 'Bytes', bytes: toBuffer(step.value) };
  } catch (error) {
    return { kind: 'Failure', reason: failureReason(error) };
  }
}

function toBuffer(piece: Uint8Array | string): Buffer {
  if (typeof piece === 'string') return Buffer.from(piece);
  return Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength);
}

const FAILURES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a directory',
  EACCES: 'permission denied',
};

function failureReason(error: unknown): string {
  if (!isRecord(error)) return String(error);
  return FAILURES[String(error['code'])] ?? String(error['message']);
}
