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
  const outcome = {
    name: card.name,
    sets: card.sets,
    formats: formatsOf(card),
    faces: faces.map((face) => judgeFace(face)),
  };
  return { faces, program, outcome };
}

/** The formats that allow a card. */
export function formatsOf({ legalities }: Card): readonly string[] {
  return Object.entries(legalities).flatMap(([format, legality]) => (legality === 'banned' ? [] : [format]));
}
