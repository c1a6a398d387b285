import type { Color } from '../vocabulary/colors';

/**
 * Every layout a card may have, under the names that MTGJSON and Scryfall use. `fuse`, `room`, `omen`, `battle` and
 * `attraction` are told apart here from the broader layouts that the files give them.
 */
export const LAYOUTS = [
  'normal',
  'split',
  'fuse',
  'room',
  'aftermath',
  'flip',
  'transform',
  'modal_dfc',
  'meld',
  'adventure',
  'omen',
  'prepare',
  'prototype',
  'leveler',
  'class',
  'saga',
  'case',
  'battle',
  'mutate',
  'attraction',
  'token',
  'double_faced_token',
  'emblem',
  'dungeon',
  'host',
  'augment',
  'reversible_card',
  'art_series',
  'planar',
  'scheme',
  'vanguard',
] as const;

export type Layout = (typeof LAYOUTS)[number];

export const SIDES = ['a', 'b', 'c', 'd', 'e'] as const;

/** Which face of its card a face is, from the front or the left on. */
export type Side = (typeof SIDES)[number];

/** What a format says of a card that it does not leave out. */
export type Legality = 'legal' | 'restricted' | 'banned';

/** A type line in its three parts (CR 205). */
export interface TypeLine {
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
}

/** One face, half or part of a card as printed. Characteristics that are absent are null. */
export interface Face {
  /** The face's own name, without those of the other faces. */
  readonly name: string;
  readonly side: Side;
  /** Oracle text as it stands in the file; empty when there is none. */
  readonly text: string;
  readonly manaCost: string | null;
  readonly typeLine: TypeLine;
  readonly colors: readonly Color[];
  readonly colorIndicator: readonly Color[];
  /** As printed: `2`, `*`, `1+*`. */
  readonly power: string | null;
  readonly toughness: string | null;
  readonly loyalty: string | null;
  readonly defense: string | null;
  /** Keywords that the file lists for this face; a help for searching, never a source of meaning. */
  readonly keywords: readonly string[];
}

/** A card: one or more faces under one name. */
export interface Card {
  /** The names of all faces, joined by ` // `. */
  readonly name: string;
  readonly layout: Layout;
  readonly faces: readonly Face[];
  /** Formats in lower case; a format that is absent does not allow the card. */
  readonly legalities: Readonly<Record<string, Legality>>;
  /** Codes of the sets it was seen in, in upper case and sorted. */
  readonly sets: readonly string[];
}
