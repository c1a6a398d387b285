/**
 * The public interface of the compiler. Whatever is not listed here may change without notice.
 */
import type { Card } from './cards/card';
import { cardFromObject } from './cards/card-from-object';
import type { InputDiagnostic } from './cards/input-diagnostic';
import { compileCard } from './compile/card';
import type { FaceResult } from './compile/face';
import type { FaceOutcome } from './compile/outcome';
import { diagnose } from './report/diagnose';
import type { CardProgram } from './bytecode/module';
import type { Diagnostic } from './source/diagnostic';

/** What came of one card. */
export type Compiled =
  | {
      readonly kind: 'Compiled';
      readonly card: Card;
      /** Faces hold the abilities that are understood: all of them for a face that is `compiled` or above. */
      readonly program: CardProgram;
      readonly faces: readonly CompiledFace[];
    }
  | { readonly kind: 'Rejected'; readonly diagnostic: InputDiagnostic };

export interface CompiledFace extends FaceOutcome {
  /** What is to be said about the face, with spans in its printed text. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Compiles one card: an object in the shape of MTGJSON or Scryfall, or the list of its faces. Never throws for any value;
 * what is no card is rejected with a reason.
 */
export function compile(card: unknown): Compiled {
  const read = cardFromObject(card, 'card');
  if (read.kind === 'Problem') return { kind: 'Rejected', diagnostic: read.diagnostic };
  const { faces, program, outcome } = compileCard(read.card);
  const describe = (face: FaceResult, index: number): CompiledFace[] => {
    const found = outcome.faces[index];
    return found === undefined ? [] : [{ ...found, diagnostics: diagnose(face, found) }];
  };
  return { kind: 'Compiled', card: read.card, program, faces: faces.flatMap(describe) };
}

// Cards: reading files of card JSON.
export { cardInput, readCards, type CardEvent, type CardInput, type ReadOptions } from './cards/read';
export type { Card, Face, Layout, Legality, TypeLine } from './cards/card';
export type { InputDiagnostic } from './cards/input-diagnostic';

// Findings, and how to show them.
export type { Diagnostic, Label, Severity } from './source/diagnostic';
export type { Span } from './source/span';
export type { Gap } from './compile/gap';
export { isAtLeast, levels, type Level } from './compile/level';
export type { CertificateOutcome, FaceOutcome, UnitCounts } from './compile/outcome';
export { renderDiagnostic } from './report/render';

// Modules: the bytecode and its three forms.
export { formatVersion, type Ability, type CardProgram, type FaceProgram, type Module } from './bytecode/module';
export type { Term } from './bytecode/term';
export type { Decoded, ModuleDiagnostic, Place } from './bytecode/diagnostic';
export { encode } from './bytecode/binary/encode';
export { decode } from './bytecode/binary/decode';
export { assemble } from './bytecode/text/assemble';
export { disassemble } from './bytecode/text/disassemble';
export { fromJson, toJson } from './bytecode/json';
export { strip } from './bytecode/debug';
export { verify } from './verify/verify';

// Words: what code says.
export { renderAbility, renderFace } from './english/ability';

// Games: the rules engine. See docs/game-api.md.
export { gamePool } from './compile/game-pool';
export { hasCard, type CardPool } from './vm/pool';
export { basicLands } from './sim/decks';
export {
  answer,
  concede,
  decisionOf,
  fork,
  hashOf,
  newGame,
  restore,
  save,
  start,
  viewOf,
  type Answered,
} from './engine/game';
export { duelOptions, placeCard, setUp, type PlayerSetup } from './engine/setup';
export { answererOf } from './engine/decision';
export type { Answer, AnswerOf, Decision, DecisionKind, LegalAction } from './engine/decision';
export type { GameOptions, GameState, Outcome } from './engine/state/state';
export type { SeenObject, SeenPlayer, View } from './engine/view';
export type { Game } from './engine/world';
export type { Entity, ObjectId, PlayerId } from './vm/entity';
export { readAnswer } from './engine/read-answer';
export { leastAnswer } from './engine/bots/least';
export { randomAnswer, randomFrom, type Random } from './engine/bots/random';
export { simpleAnswer } from './engine/bots/simple';
