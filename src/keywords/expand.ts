import type { AbilityZone, ActivationLimit } from '../bytecode/module';
import { argOf } from '../bytecode/parameters';
import { isList, isTerm, textOf, type Arg, type Term } from '../bytecode/term';
import { wordFromNumber } from '../vocabulary/numbers';
import type { MeaningUnit, UnitFrame } from './entry';
import { entryOf } from './glossary';

/** One ability that a keyword stands for, to be compiled as that frame. */
export interface ExpansionUnit {
  readonly frame: UnitFrame;
  /** Normalized Oracle English. */
  readonly text: string;
  /** Where the ability functions, if the keyword says so. */
  readonly zones?: readonly AbilityZone[];
  /** Limits on activating besides those in the text. */
  readonly limits: readonly ActivationLimit[];
}

/** The normalized words of a part of a keyword: as they were printed, or as they are rendered. */
export type WordsOf = (part: Term) => string;

/**
 * What a keyword stands for, with what it takes put in as text: the same compiler reads it. Nothing for keywords that the
 * engine knows, for names without parameters, and where the compiler cannot read a part of the meaning yet.
 */
export function expand(keyword: Term, wordsOf: WordsOf): readonly ExpansionUnit[] {
  if (keyword.op === 'keywordLimited') return expandLimited(keyword, wordsOf);
  const units = entryOf(keyword)?.units ?? [];
  if (units.some((unit) => unit.pending !== undefined)) return [];
  return units.map((unit) => filledIn(unit, keyword, wordsOf));
}

/** One ability of a meaning, with what the keyword takes put in. */
export function filledIn(unit: MeaningUnit, keyword: Term, wordsOf: WordsOf): ExpansionUnit {
  const { frame, text, zones, limits = [] } = unit;
  return { frame, text: fill(text, { keyword, wordsOf }), limits, ...(zones === undefined ? {} : { zones }) };
}

function expandLimited(keyword: Term, wordsOf: WordsOf): readonly ExpansionUnit[] {
  const [inner, limits] = keyword.args;
  if (!isTerm(inner) || !isList(limits)) return [];
  return expand(inner, wordsOf).map((unit) =>
    unit.frame === 'Activated'
      ? { ...unit, limits: [...unit.limits, ...(limits as readonly ActivationLimit[])] }
      : unit,
  );
}

interface Words {
  readonly keyword: Term;
  readonly wordsOf: WordsOf;
}

/** The slots of a meaning: `[param]`, `[count: unit]`, `[where]`, `[where: what a bare X is]`, `[paying]` for doing what the cost asks, and `[them]` for so many things. */
const slot = /\[(\w+)(?:: ([^\]]+))?\]/g;

/** Puts what the keyword takes into a text with slots. */
function fill(text: string, words: Words): string {
  return text.replace(slot, (_, name: string, unit: string | undefined) => {
    if (name === 'where') return where(words, unit ?? null);
    if (name === 'paying') return paying(words);
    if (name === 'them') return number(argOf(words.keyword, 'count'), words) === '1' ? 'it' : 'them';
    const arg = argOf(words.keyword, name);
    return unit === undefined ? wordsOfArg(arg, words) : counted(number(arg, words), unit);
  });
}

/** "pay {1}{u}", "discard a card"; one of two symbols is a hybrid of them, for each time that it is paid (CR 107.4e). */
function paying(words: Words): string {
  const cost = argOf(words.keyword, 'cost');
  const [only, second] = isList(cost) ? cost.filter(isTerm) : [];
  if (only === undefined || second !== undefined) return wordsOfArg(cost, words);
  if (only.op === 'payMana') return `pay ${textOf(only.args[0])}`;
  const options = only.op === 'eitherOr' ? only.args.flatMap((arg) => (isList(arg) ? arg.filter(isTerm) : [])) : [];
  const symbols = options.flatMap(({ op, args: [mana] }) =>
    op === 'payMana' && typeof mana === 'string' ? [mana] : [],
  );
  const isHybrid = options.length > 0 && symbols.length === options.length;
  return isHybrid ? `pay {${symbols.map((symbol) => symbol.slice(1, -1)).join('/')}}` : wordsOfArg(cost, words);
}

function wordsOfArg(arg: Arg, words: Words): string {
  if (typeof arg === 'string') return arg;
  if (isList(arg)) return arg.map((item) => wordsOfArg(item, words)).join(', ');
  if (isTerm(arg)) return isNumber(arg) ? number(arg, words) : withArticle(arg, words.wordsOf(arg));
  return '';
}

/** Materials without a number are one of a kind (CR 702.167a): "craft with artifact". */
const withArticle = (arg: Term, text: string): string =>
  arg.op === 'some' && arg.args[0] === 'bare' ? `a ${text}` : text;

const isNumber = (arg: Term): boolean => arg.op === 'const' || arg.op === 'x';

const isWhereX = (words: Words): boolean =>
  words.keyword.op === 'keywordNum' && argOf(words.keyword, 'style') === 'whereX';

/** A number in digits, or x. */
function number(arg: Arg, words: Words): string {
  if (isWhereX(words)) return 'x';
  return isTerm(arg) && arg.op === 'const' ? textOf(arg.args[0]) : 'x';
}

function where(words: Words, byRule: string | null): string {
  const count = argOf(words.keyword, 'count');
  if (!isTerm(count)) return '';
  if (isWhereX(words)) return `, where x is ${words.wordsOf(count)}`;
  return count.op === 'x' && byRule !== null ? `, where x is ${byRule}` : '';
}

/** "a +1/+1 counter", "two +1/+1 counters": the plural ends the unit, or stands before a bar. */
function counted(count: string, unit: string): string {
  if (count === '1') return `a ${unit.replace('|', '')}`;
  const [noun, ...rest] = unit.split('|');
  const word = count === '0' ? count : (wordFromNumber(Number(count)) ?? count);
  return `${word} ${noun ?? ''}s${rest.join('')}`;
}
