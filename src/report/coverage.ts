import type { Level } from '../compile/level';
import type { CardOutcome } from '../compile/outcome';
import { certificateClusters, engineClusters, gapClusters, type Cluster } from './clusters';
import { faceKey } from './compare';
import { count, share, table } from './table';
import { hasText, totalsOf, unitTotals, type Totals, type UnitTotals } from './totals';

/** Coverage of some cards, schema `oracle/coverage@1`: what `coverage --json` prints and `--compare` reads. */
export interface Coverage {
  readonly schema: 'oracle/coverage@1';
  readonly totals: Totals;
  readonly units: UnitTotals;
  readonly sets: Readonly<Record<string, Totals>>;
  readonly formats: Readonly<Record<string, Totals>>;
  readonly gaps: readonly ClusterFacts[];
  readonly certificates: readonly ClusterFacts[];
  readonly instructions: readonly ClusterFacts[];
  /** The level of each face with text, by `card // face`. */
  readonly faces: Readonly<Record<string, Level>>;
}

export interface ClusterFacts {
  readonly key: string;
  readonly faces: number;
  readonly alone: number;
  readonly examples: readonly {
    readonly name: string;
    readonly span: readonly [number, number];
    readonly text: string;
  }[];
}

export function coverageOf(cards: readonly CardOutcome[], rejected: number): Coverage {
  return {
    schema: 'oracle/coverage@1',
    totals: totalsOf(cards, rejected),
    units: unitTotals(cards),
    sets: totalsBy(cards, ({ sets }) => sets),
    formats: totalsBy(cards, ({ formats }) => formats),
    gaps: gapClusters(cards).map(factsOf),
    certificates: certificateClusters(cards).map(factsOf),
    instructions: engineClusters(cards).map(factsOf),
    faces: levelsOf(cards),
  };
}

/** The level of each face with text. */
export function levelsOf(cards: readonly CardOutcome[]): Readonly<Record<string, Level>> {
  return Object.fromEntries(
    cards.flatMap((card) => card.faces.filter(hasText).map((face) => [faceKey(card.name, face.name), face.level])),
  );
}

const examples = 3;

function factsOf({ key, faces, alone, occurrences }: Cluster): ClusterFacts {
  return {
    key,
    faces,
    alone,
    examples: occurrences.slice(0, examples).map(({ card, face, span, text }) => ({
      name: faceKey(card, face),
      span: [span.start, span.end],
      text,
    })),
  };
}

function totalsBy(
  cards: readonly CardOutcome[],
  groupsOf: (card: CardOutcome) => readonly string[],
): Readonly<Record<string, Totals>> {
  const groups = new Map<string, CardOutcome[]>();
  for (const card of cards)
    for (const group of groupsOf(card)) {
      const known = groups.get(group);
      if (known === undefined) groups.set(group, [card]);
      else known.push(card);
    }
  return Object.fromEntries(
    [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, own]) => [name, totalsOf(own)]),
  );
}

/** Totals of sets or formats as a table. */
export function groupTable(groups: Readonly<Record<string, Totals>>): string {
  return table([
    ['', 'with text', 'compiled', 'certified', '', 'executable', ''],
    ...Object.entries(groups).map(([name, { withText, compiled, certified, executable }]) => [
      name,
      count(withText),
      count(compiled),
      count(certified),
      share(certified, withText),
      count(executable),
      share(executable, withText),
    ]),
  ]);
}
