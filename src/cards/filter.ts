import type { Card } from './card';

/** Chooses cards; filters are combined with `allOf`. */
export type CardFilter = (card: Card) => boolean;

/** Cards with one of these names, or with a face of that name; capital and small letters count the same. */
export function byName(names: readonly string[]): CardFilter {
  const wanted = new Set(names.map((name) => name.toLowerCase()));
  return (card) => [card, ...card.faces].some(({ name }) => wanted.has(name.toLowerCase()));
}

/** Cards that were in one of these sets, by code. */
export function bySet(codes: readonly string[]): CardFilter {
  const wanted = new Set(codes.map((code) => code.toUpperCase()));
  return (card) => card.sets.some((code) => wanted.has(code));
}

/** Cards that may be played in a format, restricted ones included; a file without legalities has none. */
export function byLegality(format: string): CardFilter {
  const name = format.toLowerCase();
  return (card) => Object.hasOwn(card.legalities, name) && card.legalities[name] !== 'banned';
}

export function allOf(filters: readonly CardFilter[]): CardFilter {
  return (card) => filters.every((filter) => filter(card));
}
