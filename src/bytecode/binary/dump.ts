import { placeText } from '../diagnostic';
import { decodeTelling } from './decode';

interface Note {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const width = 8;

/**
 * The bytes of a module with what each of them means, one thing a line, in the order of the bytes. Takes any bytes:
 * where they are malformed the listing ends with the finding.
 */
export function dump(bytes: Uint8Array): string {
  const notes: Note[] = [];
  const decoded = decodeTelling(bytes, (start, end, name, value) => {
    notes.push({ start, end, text: value === undefined ? name : `${name} ${shown(value)}` });
  });
  const lines = notes.sort((a, b) => a.start - b.start || a.end - b.end).flatMap((note) => listed(bytes, note));
  if (decoded.kind === 'Malformed') {
    for (const { code, title, place } of decoded.diagnostics) lines.push(`${code} ${placeText(place)}: ${title}`);
  }
  return `${lines.join('\n')}\n`;
}

function shown(value: string | number): string {
  return typeof value === 'string' ? JSON.stringify(value).slice(1, -1) : String(value);
}

function listed(bytes: Uint8Array, { start, end, text }: Note): readonly string[] {
  const lines: string[] = [];
  for (let offset = start; offset < end || offset === start; offset += width) {
    const hex = Array.from(bytes.subarray(offset, Math.min(end, offset + width)), (byte) => hexOf(byte, 2)).join(' ');
    lines.push(`${hexOf(offset, 6)}: ${hex.padEnd(3 * width)} ${offset === start ? `; ${text}` : ''}`.trimEnd());
  }
  return lines;
}

function hexOf(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}
