import type { Span } from '../source/span';
import type { FaceResult } from './face';

/** A stretch of the printed text and what became of it. */
export interface Portion {
  readonly span: Span;
  readonly fate:
    /** Carried into bytecode, as part of this item. */
    | { readonly kind: 'compiled'; readonly item: number }
    /** Part of an item that is not understood; the item's gap says where it stops. */
    | { readonly kind: 'unimplemented'; readonly item: number }
    /** Without rules meaning: reminder text, labels. */
    | { readonly kind: 'set-aside' }
    /** Blanks and line breaks between the others. */
    | { readonly kind: 'separator' };
}

/** Accounts for all of a face's text: the portions follow each other from its first character to its last. */
export function accountFor({ normalized, items }: FaceResult): readonly Portion[] {
  const itemOfUnit = items.flatMap(({ block }, item) => block.units.map(() => item));
  return normalized.pieces.map((piece): Portion => {
    if (piece.kind !== 'unit') return { span: piece.span, fate: { kind: piece.kind } };
    const item = itemOfUnit[piece.unit] ?? -1;
    const kind = items[item]?.item === null ? 'unimplemented' : 'compiled';
    return { span: piece.span, fate: { kind, item } };
  });
}
