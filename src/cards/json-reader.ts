import { JSONParser } from '@streamparser/json';
import { PLACES, type CardFinder } from './document';
import type { JsonPath } from './json-path';
import { isRecord } from './validate';

/** The steps of a place, or those that are left below some value. */
type Place = readonly string[];

const ALL_PLACES: readonly Place[] = PLACES.map((place) => place.split('.').slice(1));

/** Shows the places of a parsed document to a card finder, inner ones first. */
export function walkParsed(root: unknown, finder: CardFinder): void {
  walk(root, [], false, ALL_PLACES, finder);
  finder.end();
}

function walk(value: unknown, path: JsonPath, isElement: boolean, places: readonly Place[], finder: CardFinder): void {
  const inner = places.filter((place) => place.length > 0);
  if (inner.length > 0 && isRecord(value)) {
    const isList = Array.isArray(value);
    for (const [key, member] of Object.entries(value)) {
      const below = inner.filter(([step]) => step === '*' || step === key).map((place) => place.slice(1));
      if (below.length > 0) walk(member, [...path, isList ? Number(key) : key], isList, below, finder);
    }
  }
  if (inner.length < places.length) finder.value(path, value, isElement);
}

/** Why a JSON document cannot be read to its end, and where. */
export interface JsonFault {
  readonly kind: 'malformed' | 'truncated' | 'notUtf8';
  readonly line: number;
  /** The last value at a place that was complete; the root when there was none. */
  readonly after: JsonPath;
}

/** A JSON document that arrives in pieces. After a fault it takes no more. */
export interface JsonStream {
  readonly write: (chunk: Uint8Array) => JsonFault | undefined;
  readonly end: () => JsonFault | undefined;
}

/** Reads a JSON document piece by piece and shows its places to a card finder, inner ones first. */
export function createJsonStream(finder: CardFinder): JsonStream {
  const parser = new JSONParser({ paths: PLACES });
  const at = { path: [] as JsonPath, offset: 0, chunkStart: 0, lines: 1 };
  const bugs: unknown[] = [];

  parser.onToken = ({ offset }) => {
    at.offset = offset;
  };
  parser.onValue = ({ value, key, parent, stack }) => {
    const keys = stack.length === 0 ? [] : [...stack.slice(1).map((element) => element.key), key];
    at.path = keys.map((step) => step ?? '');
    try {
      const fate = finder.value(at.path, value, Array.isArray(parent));
      if (fate === 'forget' && parent !== undefined) forget(parent, key);
    } catch (error) {
      bugs.push(error); // not a fault of the document, though it passes through the parser
      throw error;
    }
  };

  /** Runs a step of the parser; what it throws is a fault of the document, unless it is a bug of ours. */
  const attempt = (step: () => void, chunk: Uint8Array, kind: 'malformed' | 'truncated'): JsonFault | undefined => {
    try {
      step();
      at.chunkStart += chunk.length;
      at.lines += countLines(chunk, chunk.length);
      return undefined;
    } catch (error) {
      if (bugs.length > 0) throw error;
      finder.end();
      const line = at.lines + countLines(chunk, at.offset - at.chunkStart);
      return { kind: isDecodingError(error) ? 'notUtf8' : kind, line, after: at.path };
    }
  };

  return {
    write: (chunk) => attempt(() => parser.write(chunk), chunk, 'malformed'),
    end: () =>
      attempt(
        () => {
          if (!parser.isEnded) parser.end();
          finder.end();
        },
        new Uint8Array(),
        'truncated',
      ),
  };
}

/** Takes a value out of its list or object as soon as it is read. Elements before it are gone by then. */
function forget(parent: object, key: string | number | undefined): void {
  if (Array.isArray(parent)) parent.length -= 1;
  else if (key !== undefined) Reflect.deleteProperty(parent, key);
}

function countLines(chunk: Uint8Array, end: number): number {
  let count = 0;
  for (let index = chunk.indexOf(10); index !== -1 && index < end; index = chunk.indexOf(10, index + 1)) count += 1;
  return count;
}

function isDecodingError(error: unknown): boolean {
  return isRecord(error) && error['code'] === 'ERR_ENCODING_INVALID_ENCODED_DATA';
}
