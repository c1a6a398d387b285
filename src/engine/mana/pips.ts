import { flatMapped } from '../../source/flat-mapped';
import { symbolsOf } from '../characteristics/mana-cost';
import { colorLetters, colors } from '../../vocabulary/colors';
import { manaSymbols, type ManaSymbol } from '../state/player';

/** One thing to be paid in a mana cost (CR 107.4): by one mana of certain kinds, or in other ways. */
export interface Pip {
  /** As printed; generic mana is one pip for each. */
  readonly symbol: string;
  /** Kinds of mana of which one pays it. */
  readonly kinds: readonly string[];
  /** Paid by snow mana only (CR 107.4h). */
  readonly snow: 'yes' | 'no';
  /** So much generic mana pays it, too (CR 107.4e); 0 for none. */
  readonly orGeneric: number;
  /** So much life pays it, too (CR 107.4f); 0 for none. */
  readonly orLife: number;
}

/** One generic mana. */
export const generic: Pip = { symbol: '1', kinds: manaSymbols, snow: 'no', orGeneric: 0, orLife: 0 };

/** Life that is paid as a part of the cost, for which no mana stands (CR 118.3b). */
export const lifePip = (life: number): Pip => ({ symbol: 'life', kinds: [], snow: 'no', orGeneric: 0, orLife: life });

/** May it be paid with life or with mana, as the player announces? */
export const isLifeOrMana = ({ symbol, orLife }: Pip): boolean => orLife > 0 && symbol !== 'life';

/** One generic mana of a waterbend cost: artifacts and creatures may be tapped for it (CR 701.67a). */
const waterbent: Pip = { ...generic, symbol: 'waterbend' };

/** True for generic mana, which substitutes such as delve may pay. */
export function isGeneric(pip: Pip): boolean {
  return pip.symbol === generic.symbol || isWaterbent(pip);
}

/** True for generic mana of a waterbend cost. */
export function isWaterbent({ symbol }: Pip): boolean {
  return symbol === waterbent.symbol;
}

const mark = '~';

/** The symbols of a waterbend cost: its generic mana is marked (CR 701.67b). */
export function markWaterbent(symbols: readonly string[]): readonly string[] {
  return symbols.map((symbol) => (symbol === 'X' || /^\d+$/.test(symbol) ? `${symbol}${mark}` : symbol));
}

/** The symbols of a cost in which each X is paid with mana of these colors only. */
export function markX(symbols: readonly string[], only: readonly string[]): readonly string[] {
  const kinds = only
    .flatMap((name) => colors.filter((color) => color === name).map((color) => colorLetters[color].toUpperCase()))
    .join('');
  return symbols.map((symbol) => (symbol === 'X' ? `X:${kinds}` : symbol));
}

/** Does a cost ask for an X? */
export function hasX(symbols: readonly string[]): boolean {
  return symbols.some((symbol) => symbol === 'X' || symbol === `X${mark}` || symbol.startsWith('X:'));
}

/** Is it mana of this color, if any is asked for? */
export function isOfColor(symbol: string, asked: string | null): boolean {
  const color = colors.find((each) => each === asked);
  return color === undefined || colorLetters[color].toUpperCase() === symbol;
}

/** The symbol of mana of a color, or of colorless mana. */
export function symbolOfKind(kind: string | null): ManaSymbol {
  const isColor = colors.some((each) => each === kind);
  return (isColor ? manaSymbols.find((symbol) => isOfColor(symbol, kind)) : undefined) ?? 'C';
}

/** The pips of mana symbols without braces, with `x` for each X: those that are hardest to pay first. */
export function pipsOf(symbols: readonly string[], x = 0): readonly Pip[] {
  if (x > 0) return workedOut(symbols, x);
  // Lists of symbols are made anew all the time; what they say is nearly always the same.
  const cost = symbols.join(' ');
  const known = pipsByCost.get(cost);
  if (known !== undefined) return known;
  const pips = workedOut(symbols, 0);
  pipsByCost.set(cost, pips);
  return pips;
}

const pipsByCost = new Map<string, readonly Pip[]>();

function workedOut(symbols: readonly string[], x: number): readonly Pip[] {
  return flatMapped(symbols, (symbol) => pipsOfSymbol(symbol, x)).sort((left, right) => rank(left) - rank(right));
}

/** The pips of a mana cost such as `{2}{W/U}`. */
export function pipsOfCost(cost: string, x = 0): readonly Pip[] {
  return pipsOf(symbolsOf(cost), x);
}

function rank(pip: Pip): number {
  return isGeneric(pip) ? 100 : pip.kinds.length + (pip.orGeneric > 0 ? 10 : 0) + (pip.orLife > 0 ? 20 : 0);
}

function pipsOfSymbol(symbol: string, x: number): readonly Pip[] {
  if (symbol.endsWith(mark)) return pipsOfSymbol(symbol.slice(0, -1), x).map(() => waterbent);
  if (symbol === 'X' || symbol === 'Y' || symbol === 'Z') return Array.from({ length: x }, () => generic);
  if (symbol.startsWith('X:'))
    return Array.from({ length: x }, () => ({ ...generic, symbol, kinds: [...symbol.slice(2)] }));
  if (/^\d+$/.test(symbol)) return Array.from({ length: Number(symbol) }, () => generic);
  if (symbol === 'S') return [{ ...generic, symbol, snow: 'yes' }];
  const parts = symbol.split('/');
  const kinds = parts.filter((part) => manaSymbols.some((known) => known === part));
  const number = parts.find((part) => /^\d+$/.test(part));
  if (kinds.length === 0) throw new Error(`no mana symbol {${symbol}}`);
  const orLife = parts.includes('P') ? 2 : 0;
  return [{ symbol, kinds, snow: 'no', orGeneric: number === undefined ? 0 : Number(number), orLife }];
}

/** A Phyrexian symbol of which it is said whether it is paid with life or with mana (CR 107.4f). */
export const paidWith = (pip: Pip, way: 'life' | 'mana'): Pip =>
  way === 'life' ? { ...pip, kinds: [] } : { ...pip, orLife: 0 };
