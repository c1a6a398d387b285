import type { Card } from './card';
import type { Printing } from './printing';

/** The cards of all inputs, each once, in the order in which they were first seen. */
export interface CardPool {
  readonly add: (printing: Printing) => void;
  readonly cards: () => Iterable<CardInFile>;
}

export interface CardInFile {
  readonly card: Card;
  /** The file that the text is from. */
  readonly file: string;
}

/** A card of which more printings may come. */
interface Entry {
  newest: Printing;
  readonly sets: Set<string>;
  oracleId: string | null;
}

/**
 * Makes one card of all its printings. Its identity is its name; where two printings of one name carry different
 * Oracle ids they are two cards, as with tokens. The text is that of the latest release date; among equal dates, and
 * among files without dates, the later one in the input stands. Sets are united.
 */
export function createCardPool(): CardPool {
  const entries: Entry[] = [];
  const byName = new Map<string, Entry[]>();

  return {
    add(printing) {
      const { card, facts } = printing;
      const namesakes = byName.get(card.name) ?? [];
      const entry = namesakes.find((other) => sameIdentity(other.oracleId, facts.oracleId));
      if (entry !== undefined) {
        if (facts.date >= entry.newest.facts.date) entry.newest = printing;
        for (const code of card.sets) entry.sets.add(code);
        entry.oracleId ??= facts.oracleId;
        return;
      }
      const added: Entry = { newest: printing, sets: new Set(card.sets), oracleId: facts.oracleId };
      entries.push(added);
      byName.set(card.name, [...namesakes, added]);
    },
    *cards() {
      for (const { newest, sets } of entries)
        yield { card: { ...newest.card, sets: [...sets].sort() }, file: newest.origin.file };
    },
  };
}

function sameIdentity(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other;
}
