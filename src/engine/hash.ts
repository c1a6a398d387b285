import { createHash } from 'node:crypto';
import type { GameState } from './state/state';

/** JSON with the keys of objects in order: equal states give equal text. */
export function canonicalJson(value: unknown): string {
  return textOf(value, new Map());
}

/** The text of a value; `texts` keeps those of keys and words, which come again and again. */
function textOf(value: unknown, texts: Map<string, string>): string {
  if (typeof value === 'string') return quoted(value, texts);
  if (value === null || typeof value === 'boolean' || Number.isFinite(value)) return String(value);
  if (typeof value !== 'object') return 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (const inner of value as readonly unknown[]) text += (text === '' ? '' : ',') + textOf(inner, texts);
    return `[${text}]`;
  }
  for (const key of orderedKeys(value)) {
    const inner = (value as Readonly<Record<string, unknown>>)[key];
    if (inner !== undefined) text += `${text === '' ? '' : ','}${quoted(key, texts)}:${textOf(inner, texts)}`;
  }
  return `{${text}}`;
}

function quoted(word: string, texts: Map<string, string>): string {
  const known = texts.get(word);
  if (known !== undefined) return known;
  const text = JSON.stringify(word);
  texts.set(word, text);
  return text;
}

/** Whole numbers first, as JavaScript has them, then names in the order of their letters. */
function orderedKeys(value: object): readonly string[] {
  const keys = Object.keys(value);
  const names = keys.findIndex((key) => !isIndex(key));
  return names > 0 ? [...keys.slice(0, names), ...inOrder(keys.slice(names))] : names < 0 ? keys : inOrder(keys);
}

function isIndex(key: string): boolean {
  return key >= '0' && key < ':' && String(Number(key)) === key;
}

/** Sorts in place; most keys are in order already. */
function inOrder(keys: string[]): readonly string[] {
  if (keys.length > 40) return keys.sort();
  for (let at = 1; at < keys.length; at++) {
    const key = keys[at] ?? '';
    let to = at;
    for (; to > 0 && (keys[to - 1] ?? '') > key; to--) keys[to] = keys[to - 1] ?? '';
    keys[to] = key;
  }
  return keys;
}

/** Canonical hash of a state: equal for equal states, whatever way they came about. */
export function hashOf(state: GameState): string {
  return createHash('sha256').update(canonicalJson(state)).digest('hex');
}
