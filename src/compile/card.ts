import type { CardProgram } from '../bytecode/module';
import type { Card } from '../cards/card';
import { compileFace, type FaceResult } from './face';
import { judgeFace } from './judge';
import type { CardOutcome } from './outcome';

/** A card with all that is known about how it was compiled. */
export interface CompiledCard {
  readonly faces: readonly FaceResult[];
  readonly program: CardProgram;
  readonly outcome: CardOutcome;
}

/** Compiles all faces of a card and establishes their levels. Never throws for any card. */
export function compileCard(card: Card): CompiledCard {
  const faces = card.faces.map((face) => compileFace(card, face));
  const program = { name: card.name, layout: card.layout, faces: faces.map((face) => face.program) };
  const formats = Object.entries(card.legalities).flatMap(([format, legality]) =>
    legality === 'banned' ? [] : [format],
  );
  return { faces, program, outcome: { name: card.name, sets: card.sets, formats, faces: faces.map(judgeFace) } };
}
