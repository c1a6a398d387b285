import { rememberedByName } from '../../source/remembered';

/** The symbols of a mana cost such as `{2}{W/U}{R}`, without braces, in printed order (CR 202.1). */
export const symbolsOf = rememberedByName(symbolsIn);

function symbolsIn(cost: string): readonly string[] {
  return [...cost.matchAll(/\{([^}]+)\}/g)].flatMap((match) =>
    match[1] === undefined ? [] : [match[1].toUpperCase()],
  );
}

/** Mana value of a mana cost, with `x` for each X (CR 202.3); 0 without one. */
export function manaValueOf(cost: string | null, x = 0): number {
  return cost === null ? 0 : symbolsOf(cost).reduce((sum, symbol) => sum + valueOfSymbol(symbol, x), 0);
}

function valueOfSymbol(symbol: string, x: number): number {
  if (symbol === 'X') return x;
  // A hybrid symbol counts as its greatest part (CR 202.3f).
  return Math.max(...symbol.split('/').map((part) => (/^\d+$/.test(part) ? Number(part) : part === 'P' ? 0 : 1)));
}
