import { matches } from './fold';
import type { MappedText, Replacement } from './mapped';
import { rewrite } from './mapped';

/** The mark for the object that has the ability. */
export const selfMark = '~';
/** The mark, in a granted ability, for the object whose ability grants it (CR 201.5a). */
export const granterMark = '^';

const quoted = /"[^"]*"/g;
const grant = /(\S+) (?:also )?(?:has|have|had|gains?|gets?|loses?|enters?|escapes|becomes?)\b/g;
const otherBearer = /\b(?:token|enchanted|equipped|fortified|target|another|emblem)\b/;

/** An object that grants an ability to itself is the object that has it. */
export function foldSelfGrants(mapped: MappedText): MappedText {
  if (!mapped.text.includes(granterMark)) return mapped;
  const found: Replacement[] = [];
  for (const quote of mapped.text.matchAll(quoted)) {
    if (!grantsToSelf(mapped.text.slice(0, quote.index).replace(quoted, '').toLowerCase())) continue;
    for (const mark of quote[0].matchAll(/\^/g)) {
      const start = quote.index + mark.index;
      found.push({ start, end: start + 1, text: selfMark, why: 'grants-to-self' });
    }
  }
  return rewrite(mapped, found);
}

/** Whether the last words before a quotation that say who gets an ability name the object itself. */
function grantsToSelf(before: string): boolean {
  const last = [...before.matchAll(grant)].filter((match) => match[1] !== 'and').at(-1);
  if (last === undefined || otherBearer.test(before.slice(last.index + last[0].length))) return false;
  if (last[1] === selfMark) return true;
  return last[1] === 'it' && before.includes(selfMark) && !otherBearer.test(before.slice(0, last.index));
}

const tokenNames =
  /(?:\b(?:Create|create)s? ([A-Z][^.":]*?)(?=, a (?:tapped )?legendary )|\bnamed ([A-Z][\w'-]*(?: (?:[A-Z][\w'-]*|of|the))*)(?=,? (?:with|an?) ))/g;

/** The names that a line gives to tokens that it creates. */
export function tokenNamesIn(text: string): readonly string[] {
  return text.includes('token') ? [...text.matchAll(tokenNames)].map((match) => match[1] ?? match[2] ?? '') : [];
}

/** A token that is created with a name is, in its own quoted abilities, the object that has them. */
export function foldTokenNames(mapped: MappedText): MappedText {
  if (!mapped.text.includes('"')) return mapped;
  let result = mapped;
  for (const name of tokenNamesIn(mapped.text)) {
    const found: Replacement[] = [];
    for (const quote of result.text.matchAll(quoted)) {
      for (let at = quote[0].indexOf(name); at >= 0; at = quote[0].indexOf(name, at + 1)) {
        if (/\bnamed $/.test(quote[0].slice(0, at))) continue;
        const start = quote.index + at;
        found.push({ start, end: start + name.length, text: selfMark, why: 'token-name' });
      }
    }
    result = rewrite(result, found);
  }
  return result;
}

const pronoun = /\b(?:he's|she's|he|she|him|himself|herself|his|her)\b(?!-| or (?:she|hers?|herself)\b)/gi;
const beforeNoun =
  /^ (?!(?:to|and|or|from|on|in|into|onto|this|until|with|if|for|unless|instead|equal|at|by|then)\b)[a-z]/;

/** What something is "in addition to its other types". */
const otherKinds = /^ other (?:(?:card|creature|land) )?(?:types|colors)\b/i;

/** What something enters with or has: "with a +1/+1 counter on him". */
const ownCounters = /\b(?:with|has|have|had)\b[^.,:]* counters? on $/i;

/** "He" and "she" are always the legendary object itself: players are "they" today. */
export function foldPronouns(mapped: MappedText): MappedText {
  return rewrite(
    mapped,
    matches(mapped.text, pronoun, 'pronoun', (word, at) => spoken(mapped.text, word.toLowerCase(), at)),
  );
}

function spoken(text: string, word: string, at: number): string {
  if (/\b(?:his|he|him|himself) or $/i.test(text.slice(0, at))) return text.slice(at, at + word.length);
  if (ownCounters.test(text.slice(0, at))) return 'it';
  if (word.endsWith("'s")) return `${selfMark} is`;
  if (otherKinds.test(text.slice(at + word.length)) && word !== 'him') return 'its';
  if (word === 'his') return `${selfMark}'s`;
  if (word !== 'her') return selfMark;
  return beforeNoun.test(text.slice(at + word.length)) ? `${selfMark}'s` : selfMark;
}
