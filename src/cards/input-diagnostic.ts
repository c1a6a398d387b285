import { formatJsonPath, type JsonPath } from './json-path';

/** What can be wrong with card input. Numbers are never reused. */
export const INPUT_PROBLEMS = {
  unreadableInput: { code: 'ORA0101', title: 'input cannot be read' },
  emptyInput: { code: 'ORA0102', title: 'input is empty' },
  malformedJson: { code: 'ORA0103', title: 'malformed JSON' },
  notUtf8: { code: 'ORA0104', title: 'input is not UTF-8' },
  noCards: { code: 'ORA0105', title: 'no cards in this JSON' },
  wrongShape: { code: 'ORA0106', title: 'wrong type in card JSON' },
  missingName: { code: 'ORA0107', title: 'card without a name' },
  unknownLayout: { code: 'ORA0108', title: 'unknown layout' },
  facesDoNotFit: { code: 'ORA0109', title: 'faces do not fit the layout' },
  loneSurrogate: { code: 'ORA0110', title: 'half of a surrogate pair' },
  controlCharacter: { code: 'ORA0111', title: 'control character' },
  textTooLong: { code: 'ORA0112', title: 'text is too long' },
} as const;

export type InputProblem = keyof typeof INPUT_PROBLEMS;

/** A finding about card input, as data. It concerns one card, or a whole file when `path` is `$`. */
export interface InputDiagnostic {
  readonly code: string;
  readonly severity: 'error';
  readonly title: string;
  readonly file: string;
  /** Line of the file, from 1 on, where it is known. */
  readonly line: number | null;
  /** Place in the JSON document, or in the document on that line when the file is JSON Lines. */
  readonly path: string;
  readonly reason: string;
}

/** Where a document came from: a file, and a line of it when each line is a document. */
export interface Origin {
  readonly file: string;
  readonly line: number | null;
}

export type ReportInput = (diagnostic: InputDiagnostic) => void;

export function inputDiagnostic(
  problem: InputProblem,
  origin: Origin,
  path: JsonPath,
  reason: string,
): InputDiagnostic {
  const { code, title } = INPUT_PROBLEMS[problem];
  return { code, severity: 'error', title, file: origin.file, line: origin.line, path: formatJsonPath(path), reason };
}
