import { drawFrom, pick, type Draw } from './draw';

/** Changes bytes in one to three places: another bit or byte, a part left out, doubled, or taken from elsewhere. */
export function mutateBytes(bytes: Uint8Array, tape: readonly number[]): Uint8Array {
  const draw = drawFrom(tape);
  let mutated = [...bytes];
  for (let changes = 1 + draw(3); changes > 0 && mutated.length > 0; changes -= 1) mutated = changeBytes(mutated, draw);
  return Uint8Array.from(mutated);
}

function changeBytes(bytes: readonly number[], draw: Draw): number[] {
  const at = draw(bytes.length);
  const end = at + 1 + draw(8);
  const changed = [...bytes];
  switch (pick(draw, ['bit', 'byte', 'omit', 'double', 'copy', 'cut'])) {
    case 'bit':
      changed[at] = (bytes[at] ?? 0) ^ (1 << draw(8));
      return changed;
    case 'byte':
      changed[at] = draw(256);
      return changed;
    case 'omit':
      changed.splice(at, end - at);
      return changed;
    case 'double':
      changed.splice(at, 0, ...bytes.slice(at, end));
      return changed;
    case 'copy':
      changed.splice(draw(bytes.length), end - at, ...bytes.slice(at, end));
      return changed;
    case 'cut':
      return changed.slice(0, at);
  }
}

const strangers = [
  null,
  0,
  -1,
  1.5,
  2 ** 40,
  '',
  'self',
  'Term',
  [],
  {},
  { kind: 'Term' },
  { op: 'draw' },
  true,
] as const;

/** Changes plain data in one to three places: a part is replaced by another part or a stranger, left out or doubled. */
export function mutateData(data: unknown, tape: readonly number[]): unknown {
  const draw = drawFrom(tape);
  let mutated = data;
  for (let changes = 1 + draw(3); changes > 0; changes -= 1) {
    const parts = partsOf(mutated);
    const from = parts[draw(parts.length)];
    mutated = changePart(mutated, { left: draw(parts.length) }, (part) => changed(part, from, draw));
  }
  return mutated;
}

/** Changes data so that it is still built the same way: code for other code, a number for one near it. */
export function mutateCode(data: unknown, tape: readonly number[]): unknown {
  const draw = drawFrom(tape);
  let mutated = data;
  for (let changes = 1 + draw(3); changes > 0; changes -= 1) {
    const codes = partsOf(mutated).filter(isCode);
    const from = codes[draw(Math.max(1, codes.length))];
    let left = draw(Math.max(1, partsOf(mutated).filter(isMovable).length));
    mutated = changeParts(mutated, (part) => {
      if (!isMovable(part) || left-- !== 0) return part;
      return typeof part === 'number' ? part + pick(draw, [1, -1]) : (from ?? part);
    });
  }
  return mutated;
}

function isCode(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'kind' in part && part.kind === 'Term';
}

function isMovable(part: unknown): boolean {
  return typeof part === 'number' || isCode(part);
}

/** Maps all parts, the whole first. */
function changeParts(data: unknown, change: (part: unknown) => unknown): unknown {
  const part = change(data);
  if (part !== data || typeof part !== 'object' || part === null) return part;
  if (Array.isArray(part)) return part.map((each) => changeParts(each, change));
  return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, changeParts(each, change)]));
}

/** All parts of plain data, the whole first. */
function partsOf(data: unknown): readonly unknown[] {
  const parts: unknown[] = [data];
  for (const part of parts) {
    if (typeof part === 'object' && part !== null) parts.push(...(Object.values(part) as unknown[]));
  }
  return parts;
}

/** Changes the part that comes after `left` others, counted from the whole inwards. */
function changePart(data: unknown, counter: { left: number }, change: (part: unknown) => unknown): unknown {
  if (counter.left === 0) {
    counter.left -= 1;
    return change(data);
  }
  counter.left -= 1;
  if (Array.isArray(data)) return data.map((part) => changePart(part, counter, change));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, part]) => [name, changePart(part, counter, change)]));
}

function changed(part: unknown, from: unknown, draw: Draw): unknown {
  const way = pick(draw, ['other', 'stranger', 'omit', 'double', 'near']);
  if (way === 'other') return from;
  if (way === 'stranger') return pick(draw, [...strangers]);
  if (typeof part === 'number') return part + pick(draw, [1, -1, 2 ** 31]);
  if (Array.isArray(part)) {
    const at = draw(Math.max(1, part.length));
    return way === 'omit' ? part.toSpliced(at, 1) : part.toSpliced(at, 0, way === 'double' ? part[at] : from);
  }
  if (typeof part !== 'object' || part === null) return from;
  const names = Object.keys(part);
  const name = names[draw(Math.max(1, names.length))] ?? '';
  if (way === 'omit') return Object.fromEntries(Object.entries(part).filter(([each]) => each !== name));
  return { ...part, [way === 'double' ? `${name}2` : name]: from };
}

/** Changes text in one to three places: a line or a word is left out, doubled or moved. */
export function mutateText(text: string, tape: readonly number[]): string {
  const draw = drawFrom(tape);
  let mutated = text;
  for (let changes = 1 + draw(3); changes > 0; changes -= 1) {
    const separator = pick(draw, ['\n', ' ']);
    const words = mutated.split(separator);
    const at = draw(words.length);
    const word = words[at] ?? '';
    switch (pick(draw, ['omit', 'double', 'move', 'put'])) {
      case 'omit':
        words.splice(at, 1);
        break;
      case 'double':
        words.splice(at, 0, word);
        break;
      case 'move':
        words.splice(draw(words.length), 1, word);
        break;
      case 'put':
        words.splice(at, 0, pick(draw, ['{', '}', '[', ']', ';', '^', '-', '/self', '7', '"', 'draw', '0:1']));
    }
    mutated = words.join(separator);
  }
  return mutated;
}
