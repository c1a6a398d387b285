import { isUtf8 } from 'node:buffer';
import { createCardFinder } from './document';
import type { FileReader } from './file-reader';
import { inputDiagnostic, type InputProblem, type Origin, type ReportInput } from './input-diagnostic';
import { formatJsonPath } from './json-path';
import { createJsonStream, walkParsed, type JsonFault } from './json-reader';

/** Takes the bytes of one input. */
export interface ByteReader {
  readonly write: (chunk: Buffer) => void;
  readonly end: () => void;
}

/** Inputs up to this size are parsed at once, which is several times faster; larger ones are streamed. */
export const WHOLE_INPUT_LIMIT = 48 * 1024 * 1024;

const NEWLINE = 10;
const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const UTF16_MARKS = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];
const LINES_FILE = /\.(jsonl|ndjson)$/i;

/**
 * Reads card JSON of any accepted shape: one document, or one document a line. A small input is parsed at once; one
 * that is large or faulty is streamed, so that the cards before the fault are read.
 *
 * @param limit size up to which an input counts as small
 */
export function createByteReader(file: string, cards: FileReader, report: ReportInput, limit: number): ByteReader {
  const held: Buffer[] = [];
  const state = { size: 0, next: undefined as ByteReader | undefined };
  const whole: Origin = { file, line: null };

  const decide = (bytes: Buffer): ByteReader =>
    isLines(bytes, file) ? createLineReader(file, cards, report) : createDocumentReader(file, cards, report);

  return {
    write(chunk) {
      if (state.next !== undefined) {
        state.next.write(chunk);
        return;
      }
      held.push(chunk);
      state.size += chunk.length;
      if (state.size <= limit) return;
      const bytes = withoutMark(Buffer.concat(held.splice(0)));
      state.next = decide(bytes);
      state.next.write(bytes);
    },
    end() {
      const bytes = withoutMark(Buffer.concat(held));
      if (state.next !== undefined) {
        state.next.end();
      } else if (isBlank(bytes)) {
        report(inputDiagnostic('emptyInput', whole, [], `${state.size} bytes`));
      } else if (!readAtOnce(bytes, whole, cards, report)) {
        const next = decide(bytes);
        next.write(bytes);
        next.end();
      }
      cards.end();
    },
  };
}

function withoutMark(bytes: Buffer): Buffer {
  return bytes.subarray(0, 3).equals(UTF8_MARK) ? bytes.subarray(3) : bytes;
}

function isBlank(bytes: Buffer): boolean {
  return bytes.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d || byte === NEWLINE);
}

/** Parses bytes that are one whole document and reads its cards; false when they are none. */
function readAtOnce(bytes: Buffer, origin: Origin, cards: FileReader, report: ReportInput): boolean {
  if (!isUtf8(bytes)) return false;
  const document = parse(bytes);
  if (document === undefined) return false;
  const finder = createCardFinder(cards.sink(origin));
  walkParsed(document.value, finder);
  if (!finder.found()) report(noCards(origin));
  return true;
}

function parse(bytes: Buffer): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(bytes.toString('utf8')) as unknown };
  } catch {
    return undefined;
  }
}

function noCards(origin: Origin): ReturnType<typeof inputDiagnostic> {
  return inputDiagnostic('noCards', origin, [], 'expected a card, a list of cards, cards by name or sets of cards');
}

/** Whether each line is a document: so named, or the first or the second line is one and another follows. */
function isLines(bytes: Buffer, file: string): boolean {
  if (LINES_FILE.test(file)) return true;
  const firstEnd = bytes.indexOf(NEWLINE);
  if (firstEnd === -1 || isBlank(bytes.subarray(firstEnd))) return false;
  const secondEnd = bytes.indexOf(NEWLINE, firstEnd + 1);
  const second = bytes.subarray(firstEnd + 1, secondEnd === -1 ? bytes.length : secondEnd);
  return isStructure(bytes.subarray(0, firstEnd)) || isStructure(second);
}

function isStructure(bytes: Buffer): boolean {
  const value = parse(bytes)?.value;
  return typeof value === 'object' && value !== null;
}

function createDocumentReader(file: string, cards: FileReader, report: ReportInput): ByteReader {
  const origin: Origin = { file, line: null };
  const finder = createCardFinder(cards.sink(origin));
  const stream = createJsonStream(finder);
  const state = { isFaulty: false, isFirst: true };

  const note = (fault: JsonFault | undefined): void => {
    if (fault === undefined || state.isFaulty) return;
    state.isFaulty = true;
    const [problem, reason] = describe(fault);
    report(inputDiagnostic(problem, { file, line: fault.line }, fault.after, reason));
  };

  return {
    write(chunk) {
      if (state.isFirst && UTF16_MARKS.some((mark) => chunk.subarray(0, 2).equals(mark))) {
        state.isFaulty = true;
        report(inputDiagnostic('notUtf8', origin, [], 'this is UTF-16'));
      }
      state.isFirst = false;
      if (!state.isFaulty) note(stream.write(chunk));
    },
    end() {
      if (!state.isFaulty) note(stream.end());
      if (!state.isFaulty && !finder.found()) report(noCards(origin));
    },
  };
}

function describe(fault: JsonFault): [InputProblem, string] {
  const where = fault.after.length === 0 ? 'before the first value' : `after ${formatJsonPath(fault.after)}`;
  switch (fault.kind) {
    case 'notUtf8':
      return ['notUtf8', `bytes that are no UTF-8 ${where}`];
    case 'truncated':
      return ['malformedJson', `the input ends before the JSON does, ${where}`];
    case 'malformed':
      return ['malformedJson', `this is not JSON ${where}`];
  }
}

function createLineReader(file: string, cards: FileReader, report: ReportInput): ByteReader {
  const held: Buffer[] = [];
  const state = { line: 0 };

  const readLine = (bytes: Buffer): void => {
    state.line += 1;
    if (isBlank(bytes)) return;
    const origin: Origin = { file, line: state.line };
    if (!isUtf8(bytes)) report(inputDiagnostic('notUtf8', origin, [], 'bytes that are no UTF-8'));
    else if (!readAtOnce(bytes, origin, cards, report))
      report(inputDiagnostic('malformedJson', origin, [], 'this line is not JSON'));
  };

  return {
    write(chunk) {
      let start = 0;
      for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
        held.push(chunk.subarray(start, end));
        readLine(held.length === 1 ? chunk.subarray(start, end) : Buffer.concat(held));
        held.length = 0;
        start = end + 1;
      }
      if (start < chunk.length) held.push(chunk.subarray(start));
    },
    end() {
      if (held.length > 0) readLine(Buffer.concat(held));
    },
  };
}
