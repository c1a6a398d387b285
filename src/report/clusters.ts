import type { CardOutcome, FaceOutcome } from '../compile/outcome';
import type { Span } from '../source/span';
import { firstDifference } from './difference';

/** A place on a face that belongs to a cluster. */
export interface Occurrence {
  readonly card: string;
  readonly face: string;
  readonly span: Span;
  /** The words at the place. */
  readonly text: string;
  /** Whether nothing else is wrong with the face. */
  readonly alone: boolean;
}

/** What several faces have in common that keeps them from a higher level. */
export interface Cluster {
  readonly key: string;
  /** Faces that have it. */
  readonly faces: number;
  /** Faces that have nothing else. */
  readonly alone: number;
  readonly occurrences: readonly Occurrence[];
}

/** Gaps by key, those first that alone block most faces. */
export function gapClusters(cards: readonly CardOutcome[]): readonly Cluster[] {
  return clusters(cards, (face) => face.gaps);
}

/** Certificates that fail, by the first words that differ. */
export function certificateClusters(cards: readonly CardOutcome[]): readonly Cluster[] {
  return clusters(cards, ({ level, certificate }) => {
    if (level !== 'compiled') return [];
    const { canonical, english, error } = certificate;
    if (error !== undefined) return [{ key: `ORA0901 ${error}`, span: { start: 0, end: 0 }, text: canonical }];
    const { wanted, got, at } = firstDifference(canonical, english);
    return [
      {
        key: `${wanted} ≠ ${got}`,
        span: { start: at, end: at + wanted.length },
        text: canonical.slice(Math.max(0, at - 40), at + 40),
      },
    ];
  });
}

/** Instructions that the engine cannot run, by the certified faces that use them. */
export function engineClusters(cards: readonly CardOutcome[]): readonly Cluster[] {
  return clusters(cards, ({ unsupported, certificate }) =>
    unsupported.map((key) => ({ key, span: { start: 0, end: 0 }, text: certificate.canonical })),
  );
}

interface Found {
  readonly key: string;
  readonly span: Span;
  readonly text: string;
}

function clusters(cards: readonly CardOutcome[], find: (face: FaceOutcome) => readonly Found[]): readonly Cluster[] {
  const byKey = new Map<string, Occurrence[]>();
  for (const card of cards)
    for (const face of card.faces) {
      const found = find(face);
      const alone = new Set(found.map(({ key }) => key)).size === 1;
      for (const { key, span, text } of found) {
        const occurrence = { card: card.name, face: face.name, span, text, alone };
        const known = byKey.get(key);
        if (known === undefined) byKey.set(key, [occurrence]);
        else known.push(occurrence);
      }
    }
  return [...byKey].map(([key, occurrences]) => clusterOf(key, occurrences)).sort(byRank);
}

function clusterOf(key: string, occurrences: readonly Occurrence[]): Cluster {
  const faces = new Map(occurrences.map((each) => [`${each.card}\n${each.face}`, each.alone]));
  const alone = [...faces.values()].filter(Boolean).length;
  return { key, faces: faces.size, alone, occurrences };
}

function byRank(a: Cluster, b: Cluster): number {
  return b.alone - a.alone || b.faces - a.faces || (a.key < b.key ? -1 : 1);
}
