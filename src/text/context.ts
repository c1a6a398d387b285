import type { Card, Face, TypeLine } from '../cards/card';

/** What normalize needs to know about the face whose text it reads. */
export interface FaceContext {
  readonly name: string;
  /** The names of all faces of the card, this one's included. */
  readonly allNames: readonly string[];
  readonly typeLine: TypeLine;
}

/** The context of a face of a card. */
export function contextOf(card: Card, face: Face): FaceContext {
  return { name: face.name, allNames: card.faces.map((other) => other.name), typeLine: face.typeLine };
}

/** Whether the face can be spoken of as a person: legendary objects, and planeswalkers, which all are legendary today. */
export function isLegendary({ typeLine }: FaceContext): boolean {
  return typeLine.supertypes.includes('Legendary') || typeLine.types.includes('Planeswalker');
}

/** The subtype, in lower case, that lets the face be attached to something (CR 303.4, CR 301.5, CR 301.6). */
export function attachmentOf({ typeLine }: FaceContext): string | undefined {
  return typeLine.subtypes.map((subtype) => subtype.toLowerCase()).find((subtype) => attachments.has(subtype));
}

const attachments: ReadonlySet<string> = new Set(['aura', 'equipment', 'fortification']);
