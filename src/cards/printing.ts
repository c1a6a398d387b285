import type { Card, Face, Legality } from './card';
import type { Origin } from './input-diagnostic';
import type { JsonPath } from './json-path';

/** Later than any date: what a file without dates says is what holds now. */
export const UNDATED = '9999';

/** What a file says of a card beside its faces. */
export interface CardFacts {
  readonly oracleId: string | null;
  /** Release date, to compare as text. */
  readonly date: string;
  readonly sets: readonly string[];
  readonly legalities: Readonly<Record<string, Legality>>;
}

/** A card as one printing shows it. */
export interface Printing {
  readonly card: Card;
  readonly facts: CardFacts;
  readonly origin: Origin;
}

/** The set that a card stands in, where the file is divided into sets. */
export interface SetFacts {
  readonly code: string | null;
  readonly date: string | null;
}

/** How a face belongs to a meld pair: which face the pair becomes, and whether it is that (CR 712.4). */
export interface MeldRole {
  readonly role: 'part' | 'result';
  readonly result: string;
}

/** A validated face that may still have to be joined with the others of its card. */
export interface LooseFace {
  readonly face: Face;
  /** Name of the whole card. */
  readonly cardName: string;
  readonly membership: 'alone' | 'joined' | MeldRole;
  readonly layout: string | null;
  readonly keywords: readonly string[];
  readonly facts: CardFacts;
  readonly origin: Origin;
  readonly path: JsonPath;
}
