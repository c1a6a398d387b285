import type { CardProgram } from '../bytecode/module';
import type { Card } from '../cards/card';
import { compileFaces, type FaceResult } from './face';
import { judgeFaces } from './judge';
import type { CardOutcome } from './outcome';

/** A card with all that is known about how it was compiled. */
export interface CompiledCard {
  readonly faces: readonly FaceResult[];
  readonly program: CardProgram;
  readonly outcome: CardOutcome;
}

/** Compiles all faces of a card and establishes their levels. Never throws for any card. */
export function compileCard(card: Card): CompiledCard {
  const [compiled] = compileTogether([card]);
  if (compiled === undefined) throw new Error('a card without a result');
  return compiled;
}

/** Compiles cards as `compileCard` does, pass by pass, which takes less time than card by card. */
export function compileTogether(cards: readonly Card[]): readonly CompiledCard[] {
  const results = compileFaces(cards.flatMap((card) => card.faces.map((face) => ({ card, face }))));
  const judged = judgeFaces(results);
  let end = 0;
  return cards.map((card) => {
    const start = end;
    end += card.faces.length;
    const faces = results.slice(start, end);
    const program = { name: card.name, layout: card.layout, faces: faces.map((face) => face.program) };
    const { name, sets } = card;
    return { faces, program, outcome: { name, sets, formats: formatsOf(card), faces: judged.slice(start, end) } };
  });
}

/** The formats that allow a card. */
export function formatsOf({ legalities }: Card): readonly string[] {
  return Object.entries(legalities).flatMap(([format, legality]) => (legality === 'banned' ? [] : [format]));
}
