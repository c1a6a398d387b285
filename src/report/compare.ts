import { isAtLeast, levels, type Level } from '../compile/level';
import { count, table } from './table';

/** A face whose level is another than before. */
export interface Move {
  readonly name: string;
  readonly from: Level;
  readonly to: Level;
}

/** What changed from one run to another: faces that are in both, and the names of those that are in one only. */
export interface Comparison {
  readonly fell: readonly Move[];
  readonly rose: readonly Move[];
  readonly gone: readonly string[];
  readonly added: readonly string[];
}

type Levels = Readonly<Record<string, Level>>;

export function compareLevels(before: Levels, now: Levels): Comparison {
  const moves = Object.entries(before).flatMap(([name, from]): Move[] => {
    const to = now[name];
    return to === undefined || to === from ? [] : [{ name, from, to }];
  });
  return {
    fell: moves.filter(({ from, to }) => !isAtLeast(to, from)),
    rose: moves.filter(({ from, to }) => isAtLeast(to, from)),
    gone: Object.keys(before).filter((name) => now[name] === undefined),
    added: Object.keys(now).filter((name) => before[name] === undefined),
  };
}

/** Reads the levels from what `coverage --json` or `compile --details` wrote; undefined for anything else. */
export function readLevels(text: string): Levels | undefined {
  const values = jsonValues(text);
  if (values === undefined) return undefined;
  const [first] = values;
  if (values.length === 1 && isRecord(first) && isRecord(first['faces']))
    return levelsIn(Object.entries(first['faces']));
  const lines = values.filter(isRecord).filter(({ vanilla }) => vanilla !== true);
  if (lines.length === 0) return undefined;
  return levelsIn(lines.map(({ name, face, level }) => [faceKey(String(name), String(face)), level]));
}

function jsonValues(text: string): readonly unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return [value];
  } catch {
    return jsonLines(text);
  }
}

function jsonLines(text: string): readonly unknown[] | undefined {
  try {
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line): unknown => JSON.parse(line));
  } catch {
    return undefined;
  }
}

function levelsIn(entries: readonly (readonly [string, unknown])[]): Levels | undefined {
  const found = entries.flatMap(([name, level]): [string, Level][] => {
    const known = levels.find((each) => each === level);
    return known === undefined ? [] : [[name, known]];
  });
  return found.length === entries.length ? Object.fromEntries(found) : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How a face is named in lists: by its card's name, and its own where that is another. */
export function faceKey(card: string, face: string): string {
  return card === face ? card : `${card} (${face})`;
}

/** The comparison as text: every face that moved, those that fell first. */
export function comparisonText({ fell, rose, gone, added }: Comparison): string {
  const moves = (list: readonly Move[]): string =>
    table(list.map(({ name, from, to }) => [`  ${name}`, from, '→', to]));
  const names = (list: readonly string[]): string => list.map((name) => `  ${name}\n`).join('');
  return [
    `fell: ${count(fell.length)}\n${moves(fell)}`,
    `rose: ${count(rose.length)}\n${moves(rose)}`,
    gone.length === 0 ? '' : `gone: ${count(gone.length)}\n${names(gone)}`,
    added.length === 0 ? '' : `new: ${count(added.length)}\n${names(added)}`,
  ].join('');
}
