import { colorLetters, colors, type Color } from '../vocabulary/colors';
import type { Legality } from './card';

const MANA_SYMBOLS = /\{[^{}]*\}/g;

/** Colors from letters or names, in printed order and each once. */
export function toColors(given: readonly string[]): Color[] {
  const wanted = new Set(given.map((color) => color.toLowerCase()));
  return colors.filter((color) => wanted.has(color) || wanted.has(colorLetters[color]));
}

/** The colors of the mana symbols in a cost (CR 202.2), hybrid and Phyrexian symbols included (CR 202.2d). */
export function colorsOfManaCost(manaCost: string | null): Color[] {
  const symbols = (manaCost?.match(MANA_SYMBOLS) ?? []).join('').toLowerCase();
  return colors.filter((color) => symbols.includes(colorLetters[color]));
}

/** The colors of a face: as the file lists them, or else those of its mana cost and its color indicator (CR 105.2). */
export function colorsOf(
  given: readonly string[] | null | undefined,
  manaCost: string | null,
  indicator: readonly string[] | null | undefined,
): Color[] {
  return toColors(given ?? [...colorsOfManaCost(manaCost), ...(indicator ?? [])]);
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
