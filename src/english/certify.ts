import type { FaceProgram } from '../bytecode/module';
import { tokens, type Token } from '../text/tokens';
import { renderFace } from './ability';

/** What the code of a face says, beside what the face says. */
export interface Certificate {
  readonly ok: boolean;
  readonly canonical: readonly string[];
  readonly english: readonly string[];
}

/**
 * Compares the words that a face's stripped program renders to with its normalized units, token by token. The
 * program is all that is read: no span, no text.
 */
export function certify(face: FaceProgram, units: readonly string[]): Certificate {
  const english = renderFace(face.abilities);
  const ok = english.length === units.length && english.every((line, index) => sameTokens(line, units[index] ?? ''));
  return { ok, canonical: units, english };
}

function sameTokens(left: string, right: string): boolean {
  if (left === right) return true;
  const [a, b] = [withoutLastStop(left), withoutLastStop(right)];
  return a.length === b.length && a.every((token, index) => token.text === b[index]?.text);
}

/** The tokens of a line without the full stop at its end, which some printings leave out. */
function withoutLastStop(line: string): readonly Token[] {
  const all = tokens(line);
  return all.at(-1)?.text === '.' ? all.slice(0, -1) : all;
}
