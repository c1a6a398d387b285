import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseTypeLine } from '../cards/type-line';
import type { FaceContext, Normalized } from './index';
import { normalize, original } from './index';

const root = resolve(__dirname, '../..');
const fixtures = join(root, 'fixtures/text');
const snapshots = join(root, 'snapshots/text');

/** A fixture is a head of `key: value` lines, a blank line, and the text of the face. */
function read(file: string): { context: FaceContext; text: string } {
  const [head = '', ...rest] = readFileSync(join(fixtures, file), 'utf8').trimEnd().split('\n\n');
  const facts = new Map(head.split('\n').map((line) => line.split(': ', 2) as [string, string]));
  const name = facts.get('name') ?? '';
  return {
    context: {
      name,
      allNames: facts.get('faces')?.split(' // ') ?? [name],
      typeLine: parseTypeLine(facts.get('type') ?? ''),
    },
    text: rest.join('\n\n'),
  };
}

function shown({ units, setAside }: Normalized): string {
  const lines = units.flatMap((unit, at) => [
    `${String(at)} ${unit.text}`,
    ...unit.edits.map(
      (edit) =>
        `    ${JSON.stringify(edit.was)} => ${JSON.stringify(unit.text.slice(edit.span.start, edit.span.end))}  ${edit.why.join(', ')}`,
    ),
  ]);
  const asides = setAside.map(({ kind, text, unit }) => `${unit === undefined ? '-' : String(unit)} ${kind}: ${text}`);
  return `${[...lines, ...asides].join('\n')}\n`;
}

describe.each(readdirSync(fixtures))('%s', (file) => {
  const { context, text } = read(file);
  const normalized = normalize(context, text);
  const snapshot = join(snapshots, file);

  test('reads as its snapshot says', () => {
    if (process.env['UPDATE_SNAPSHOTS'] === '1') writeFileSync(snapshot, shown(normalized));
    expect(existsSync(snapshot)).toBe(true);
    expect(shown(normalized)).toBe(readFileSync(snapshot, 'utf8'));
  });

  test('can be taken back', () => {
    expect(original(normalized)).toBe(text);
  });
});
