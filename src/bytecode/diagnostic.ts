import type { Span } from '../source/span';
import type { Module } from './module';

/**
 * A finding about a module, as data: `ORA017x` the bytes or text are no module (malformed), `ORA04xx` the module is
 * not valid. Findings about the wording of cards are in `src/source/diagnostic.ts`.
 */
export interface ModuleDiagnostic {
  readonly code: string;
  readonly severity: 'error';
  readonly title: string;
  readonly place: Place;
}

/**
 * Where in a module: a byte of the binary form, a part of the text form, or a path of field names, indices
 * and instructions, with the words of the face that the part came from if that is known.
 */
export type Place =
  | { readonly kind: 'Byte'; readonly offset: number }
  | { readonly kind: 'Text'; readonly span: Span }
  | { readonly kind: 'Path'; readonly path: readonly (string | number)[]; readonly words?: Span };

/** What a reader makes of its input. */
export type Decoded =
  | { readonly kind: 'Decoded'; readonly module: Module }
  | { readonly kind: 'Malformed'; readonly diagnostics: readonly ModuleDiagnostic[] };

/** Findings of the readers and what they say. */
export const malformedCodes = {
  ORA0170: 'not a module: the first bytes are not those of a module',
  ORA0171: 'unsupported format version',
  ORA0172: 'malformed bytes',
  ORA0173: 'malformed text form',
} as const;
export type MalformedCode = keyof typeof malformedCodes;

/** Findings of `conform`: the value is not built as a module is. */
export const shapeCodes = {
  ORA0401: 'a part is missing, superfluous or of the wrong type',
  ORA0402: 'no such instruction or kind',
  ORA0403: 'no member of the closed list',
  ORA0404: 'beyond a limit',
  ORA0405: 'unsupported format version',
} as const;
export type ShapeCode = keyof typeof shapeCodes;

/** Builds a finding with a path. */
export function atPath(
  code: string,
  title: string,
  path: readonly (string | number)[],
  words?: Span,
): ModuleDiagnostic {
  const place = { kind: 'Path', path: [...path] } as const;
  return { code, severity: 'error', title, place: words === undefined ? place : { ...place, words } };
}

/** Writes a place for people: `at byte 12 (0xc)`, `at character 40`, `cards[0].faces[1].abilities[0].body[2]`. */
export function placeText(place: Place): string {
  switch (place.kind) {
    case 'Byte':
      return `at byte ${place.offset} (0x${place.offset.toString(16)})`;
    case 'Text':
      return `at character ${place.span.start}`;
    case 'Path':
      return place.path
        .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
        .join('')
        .slice(1);
  }
}
