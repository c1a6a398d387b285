import { cardTypes, colors, supertypes } from '../bytecode/table/filters';
import type { Span } from '../source/span';
import { subtypeFromWord } from '../vocabulary/lookup';
import { numberFromWord } from '../vocabulary/numbers';
import type { Call } from './ast';
import { call, enumName, word } from './build';

/** The value of digits or a number word that the grammar has read. */
export function valueOfNumber(text: string): number {
  return numberFromWord(text) ?? Number(text);
}

const typeWords: ReadonlyMap<string, string> = new Map(
  cardTypes.flatMap((t): [string, string][] => [
    [t, t],
    [t === 'sorcery' ? 'sorceries' : `${t}s`, t],
  ]),
);

/** The predicate that a type, supertype, color or other fixed adjective means. */
export function typeOf(text: string, span: Span): Call | undefined {
  const type = typeWords.get(text);
  if (type !== undefined) return call('type', [enumName(type, span)], span);
  if (isMember(supertypes, text)) return call('supertype', [enumName(text, span)], span);
  if (isMember(colors, text)) return call('color', [enumName(text, span)], span);
  switch (text) {
    case 'token':
    case 'outlaw':
    case 'commander':
    case 'historic':
    case 'modified':
    case 'attacking':
      return call(text, [], span);
    default:
      return undefined;
  }
}

/** The predicate that a subtype word means, singular or plural. */
export function subtypeOf(text: string, span: Span): Call | undefined {
  const found = subtypeFromWord(text);
  return found === undefined ? undefined : call('subtype', [word(found.subtype, span)], span);
}

const nounWords: ReadonlyMap<string, string> = new Map(
  [
    'card',
    'permanent',
    'spell',
    'token',
    'player',
    'opponent',
    'source',
    'creature',
    'land',
    'artifact',
    'enchantment',
    'planeswalker',
  ].map((n) => [`${n}s`, n]),
);

const irregular: ReadonlyMap<string, string> = new Map([
  ['abilities', 'ability'],
  ['copies', 'copy'],
]);

/** A noun of a reference in the singular. */
export function singularNoun(text: string): string {
  const at = text.lastIndexOf(' ') + 1;
  if (at > 0 && nounWords.has(text.slice(at))) return text.slice(0, at) + singularNoun(text.slice(at));
  return nounWords.get(text) ?? irregular.get(text) ?? subtypeFromWord(text)?.subtype ?? text;
}

/** A word without its prefix "non" or "non-". */
export function stripNon(text: string): string {
  const rest = text.slice('non'.length);
  return rest.charAt(0) === '-' ? rest.slice(1) : rest;
}

function isMember<T extends string>(members: readonly T[], text: string): text is T {
  return (members as readonly string[]).includes(text);
}
