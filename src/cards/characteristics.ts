import { COLORS, type Color, type Legality } from './card';

const COLOR_NAMES: Readonly<Record<string, Color>> = { White: 'W', Blue: 'U', Black: 'B', Red: 'R', Green: 'G' };
const MANA_SYMBOLS = /\{[^{}]*\}/g;

/** Colors from letters or names, in printed order and each once. */
export function toColors(given: readonly string[]): Color[] {
  const letters = new Set(given.map((color) => COLOR_NAMES[color] ?? color));
  return COLORS.filter((color) => letters.has(color));
}

/** The colors of the mana symbols in a cost, hybrid and Phyrexian symbols included (CR 202.2, CR 202.2d). */
export function colorsOfManaCost(manaCost: string | null): Color[] {
  const symbols = (manaCost?.match(MANA_SYMBOLS) ?? []).join('');
  return COLORS.filter((color) => symbols.includes(color));
}

/** A power, toughness, loyalty or defense as printed; some files write numbers. */
export function printedValue(value: string | number | null | undefined): string | null {
  return value === null || value === undefined || value === '' ? null : String(value);
}

/** The formats that allow a card, with how; formats that say anything else are left out. */
export function toLegalities(given: Iterable<readonly [string, string]>): Record<string, Legality> {
  const legalities: Record<string, Legality> = {};
  for (const [format, status] of given) {
    const legality = status.toLowerCase();
    if (legality === 'legal' || legality === 'restricted' || legality === 'banned')
      legalities[format.toLowerCase()] = legality;
  }
  return legalities;
}
