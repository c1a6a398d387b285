import type { Op } from '../bytecode/table';
import { keywords } from '../bytecode/table/keywords';
import type { Term } from '../bytecode/term';
import { activations } from './activated';
import { casting } from './casting';
import { combat } from './combat';
import { deckAndNewer } from './deck';
import type { KeywordEntry, Shape } from './entry';
import { evergreen } from './evergreen';
import { gates } from './gates';
import { permanents } from './permanents';

/** All keyword abilities (CR 702): what each takes, and what it means or that the engine knows it. */
export const glossary: readonly KeywordEntry[] = [
  ...evergreen,
  ...combat,
  ...permanents,
  ...activations,
  ...gates,
  ...casting,
  ...deckAndNewer,
];

const entries: ReadonlyMap<string, KeywordEntry> = new Map(
  glossary.map((entry) => [`${entry.shape} ${entry.name}`, entry]),
);

/** Names of the keywords whose instruction has no name of its own. */
const fixedNames: Readonly<Partial<Record<Shape, string>>> = {
  landwalk: 'landwalk',
  typecycling: 'typecycling',
  protection: 'protection',
  hexproofFrom: 'hexproof from',
  craft: 'craft',
  offering: 'offering',
  prototype: 'prototype',
  partnerWith: 'partner with',
  partnerGroup: 'partner group',
  gift: 'gift',
  companion: 'companion',
};

/** Is this instruction a keyword? */
export function isKeyword(op: Op): op is keyof typeof keywords {
  return Object.hasOwn(keywords, op);
}

/** The keyword that a term is: its own name, or that of the keyword which it limits. */
export function keywordName(keyword: Term): string {
  if (!isKeyword(keyword.op)) throw new Error(`${keyword.op} is no keyword`);
  const [first] = keyword.args;
  if (keyword.op === 'keywordLimited') return keywordName(first as Term);
  return fixedNames[keyword.op] ?? (typeof first === 'string' ? first : '');
}

/** The entry for a keyword with what it takes; nothing for names without their parameters ("with cycling"). */
export function entryOf(keyword: Term): KeywordEntry | undefined {
  return entries.get(`${keyword.op} ${keywordName(keyword)}`);
}

/** Must the engine know this keyword, by itself or besides its expansion? */
export function isNative(name: string): boolean {
  return glossary.some((entry) => entry.name === name && entry.native !== undefined);
}
