import type { Card, Face, TypeLine } from './card';

/** The face of a card that has a name, types and rules text, and nothing else. */
export function bareFace(name: string, text: string, typeLine: TypeLine): Face {
  return {
    ...{ name, side: 'a', text, manaCost: null, typeLine, colors: [], colorIndicator: [] },
    ...{ power: null, toughness: null, loyalty: null, defense: null, keywords: [] },
  };
}

/** A card with that one face, in no set and no format. */
export function bareCard(name: string, text: string, typeLine: TypeLine): Card & { readonly faces: readonly [Face] } {
  return { name, layout: 'normal', faces: [bareFace(name, text, typeLine)], legalities: {}, sets: [] };
}
