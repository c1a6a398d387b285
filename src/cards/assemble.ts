import type { Card, Side } from './card';
import { inputDiagnostic, type InputDiagnostic, type ReportInput } from './input-diagnostic';
import { faceCounts, layoutOf } from './layout';
import type { LooseFace, Printing } from './printing';

/** Joins faces that stand apart in a file into cards. */
export interface Assembler {
  /** Takes a face; a card with one face goes on at once. */
  readonly add: (face: LooseFace) => void;
  /** Says that a face of this card was unfit and has been reported, so that the card is not missed again. */
  readonly spoil: (cardName: string) => void;
  /** Ends a set: complete cards with several faces go on. */
  readonly flush: () => void;
  /**
   * Ends an entry or a file: cards that were complete nowhere in it are reported. Where one set lists only the front of
   * a card and another set all of it, nothing is missing.
   */
  readonly end: () => void;
}

export function createAssembler(report: ReportInput, emit: (printing: Printing) => void): Assembler {
  const joined = new Map<string, Map<Side, LooseFace>>();
  const spoiled = new Set<string>();
  const parts: LooseFace[] = [];
  const results = new Map<string, LooseFace>();

  const incomplete = new Map<string, InputDiagnostic>();
  const complete = new Set<string>();

  const finish = (faces: readonly LooseFace[]): void => {
    const result = joinFaces(faces);
    switch (result.kind) {
      case 'Printing':
        emit(result.printing);
        if (faces.length > 1) complete.add(result.printing.card.name);
        break;
      case 'Incomplete':
        incomplete.set(result.cardName, result.diagnostic);
        break;
      case 'Problem':
        report(result.diagnostic);
    }
  };

  const flushMeld = (): void => {
    const used = new Set<string>();
    for (const part of parts) {
      const result = part.membership === 'alone' || part.membership === 'joined' ? undefined : part.membership.result;
      const back = result === undefined ? undefined : results.get(result);
      if (back !== undefined) used.add(back.face.name);
      finish(back === undefined ? [part] : [part, back]);
    }
    for (const [name, result] of results) if (!used.has(name)) finish([result]);
    parts.length = 0;
    results.clear();
  };

  const flush = (): void => {
    for (const [name, faces] of joined) {
      if (spoiled.has(name)) continue;
      finish([...faces.values()].sort((one, other) => (one.face.side < other.face.side ? -1 : 1)));
    }
    joined.clear();
    spoiled.clear();
    flushMeld();
  };

  return {
    add(loose) {
      if (loose.membership === 'alone') {
        finish([loose]);
      } else if (loose.membership === 'joined') {
        const faces = joined.get(loose.cardName) ?? new Map<Side, LooseFace>();
        joined.set(loose.cardName, faces.set(loose.face.side, loose));
      } else if (loose.membership.role === 'part') {
        parts.push(loose);
      } else {
        results.set(loose.membership.result, loose);
      }
    },
    spoil: (cardName) => void spoiled.add(cardName),
    flush,
    end() {
      flush();
      for (const [name, diagnostic] of incomplete) if (!complete.has(name)) report(diagnostic);
      incomplete.clear();
      complete.clear();
    },
  };
}

type Joined =
  | { readonly kind: 'Printing'; readonly printing: Printing }
  /** Some faces are missing so far. */
  | { readonly kind: 'Incomplete'; readonly cardName: string; readonly diagnostic: InputDiagnostic }
  | { readonly kind: 'Problem'; readonly diagnostic: InputDiagnostic };

/** One card from its faces, of which there is at least one. */
function joinFaces(faces: readonly LooseFace[]): Joined {
  const [front] = faces;
  if (front === undefined) throw new Error('a card without faces');
  const { cardName, layout: stated, facts, origin, path } = front;
  const printedFaces = faces.map((loose) => loose.face);
  const layout = layoutOf(
    stated,
    printedFaces,
    faces.flatMap((loose) => loose.keywords),
  );
  if (layout === undefined) {
    const reason = stated === null ? 'a card with several faces must name its layout' : `'${stated}' is none we know`;
    return { kind: 'Problem', diagnostic: inputDiagnostic('unknownLayout', origin, [...path, 'layout'], reason) };
  }
  const [least, most] = faceCounts(layout);
  if (faces.length < least || faces.length > most) {
    const wanted = least === most ? String(least) : `${least} to ${most}`;
    const reason = `'${cardName}' has ${faces.length}, the layout ${layout} takes ${wanted}`;
    const diagnostic = inputDiagnostic('facesDoNotFit', origin, path, reason);
    return faces.length < least ? { kind: 'Incomplete', cardName, diagnostic } : { kind: 'Problem', diagnostic };
  }
  const sets = [...new Set(facts.sets.map((code) => code.toUpperCase()))].sort();
  const card: Card = { name: cardName, layout, faces: printedFaces, legalities: facts.legalities, sets };
  return { kind: 'Printing', printing: { card, facts, origin } };
}
