import type { DurationValue } from './context';
import type { Entity, PlayerId } from './entity';
import type { CodePath } from './pool';
import type { Made } from './rounds';
import { nothing, withValue, type Binding, type Scope } from './scope';

/** What runs in a loop, and what the rounds so far did together; `made` is null before the first. */
export interface Loop {
  readonly code: CodePath;
  readonly did: Binding;
  readonly made: Made | null;
}

/** With whom several players begin: the controller, or the next opponent in turn order. */
export type Starter = 'you' | 'nextOpponent';

/** An open construct of structured control. The last entry of a frame is the innermost. */
export type Control =
  /** A list of statements, the next one to run, and what those before did together. */
  | { readonly kind: 'block'; readonly code: CodePath; readonly next: number; readonly did: Binding }
  /** A statement that has begun: its choices are being made, or the host is carrying it out. */
  | {
      readonly kind: 'statement';
      readonly code: CodePath;
      /** Several players who do it, each making choices of their own; empty for one subject. */
      readonly actors: readonly PlayerId[] | null;
      /** What was chosen, choice by choice, one actor after another. */
      readonly chosen: readonly Binding[];
      readonly waits: 'choice' | 'host';
    }
  /** Binds the result of what has just run. */
  | { readonly kind: 'result'; readonly value: number }
  /** Runs code if nobody did what was offered instead of it. */
  | { readonly kind: 'orElse'; readonly code: CodePath }
  | ({ readonly kind: 'forEach'; readonly value: number; readonly rest: readonly Entity[] } & Loop)
  /** Runs code once for each of several kinds, which are words: colors, card types. */
  | ({ readonly kind: 'forEachKind'; readonly value: number; readonly rest: readonly string[] } & Loop)
  /** Runs code once for each of several players, who are the actor in turn; with what is their own, where each goes on with that. */
  | ({
      readonly kind: 'forPlayers';
      readonly rest: readonly PlayerId[];
      readonly actor: PlayerId | null;
      readonly own?: 'own';
    } & Loop)
  | ({ readonly kind: 'repeat'; readonly left: number } & Loop)
  /** Rounds of a process that are still to come; a counted one is not repeated once more by its own rounds. */
  | ({ readonly kind: 'process'; readonly left: number; readonly rounds: 'open' | 'counted' } & Loop)
  /** Who is the first of several players to act inside. */
  | { readonly kind: 'starting'; readonly from: Starter }
  /** Continuous effects that begin inside last this long. */
  | { readonly kind: 'lasting'; readonly duration: DurationValue };

/** A running ability: plain data, so a game can be saved in the middle of it. */
export interface Frame {
  readonly scope: Scope;
  readonly control: readonly Control[];
  /** Subject of the effect that ran last. */
  readonly subject: readonly Entity[] | null;
  /** Result of what ran last. */
  readonly result: Binding;
  readonly fuel: number;
}

/** What a frame cannot do by itself; the host does it and resumes the frame with a `Binding`. */
export type Request =
  /** Make the choice of the `choose` instruction at `code`; resume with what was chosen. */
  | {
      readonly kind: 'choose';
      readonly code: CodePath;
      readonly scope: Scope;
      readonly actor: PlayerId | null;
      readonly subject: readonly Entity[] | null;
      /** What was chosen for the choices that are made together with it, and is not chosen again. */
      readonly taken: readonly Entity[];
    }
  /** Ask each player in turn; `by` of the binding are those who said yes. */
  | { readonly kind: 'may'; readonly players: readonly PlayerId[]; readonly code: CodePath }
  /** Each player may pay the cost; `by` are those who paid. */
  | { readonly kind: 'mayPay'; readonly players: readonly PlayerId[]; readonly cost: CodePath }
  /** The players pay the cost if they can; `by` are those who paid. */
  | { readonly kind: 'pay'; readonly players: readonly PlayerId[]; readonly cost: CodePath }
  /** One of several statements; `num` of the binding is its index. */
  | { readonly kind: 'option'; readonly player: PlayerId; readonly code: CodePath; readonly count: number }
  /** Carry out the effect instruction at `code`, whose choices are made. */
  | {
      readonly kind: 'effect';
      readonly code: CodePath;
      /** The surroundings for each player who does it, or once. */
      readonly rounds: readonly Round[];
      readonly duration: DurationValue | null;
    };

/** One carrying-out of a statement: by one of several players, or the only one. */
export interface Round {
  readonly actor: PlayerId | null;
  readonly subject: readonly Entity[] | null;
  readonly chosen: readonly Binding[];
}

/** A frame after it ran as far as it could. */
export type Run =
  | { readonly kind: 'finished'; readonly frame: Frame }
  | { readonly kind: 'waits'; readonly frame: Frame; readonly request: Request };

export const fuelOfFrame = 20_000;

/** A frame about to run the statements at `code`. */
export function makeFrame(scope: Scope, code: CodePath): Frame {
  return {
    scope,
    control: [{ kind: 'block', code, next: 0, did: nothing }],
    subject: null,
    result: nothing,
    fuel: fuelOfFrame,
  };
}

/** A frame about to run one statement that `subject` is the subject of. */
export function makeStatementFrame(scope: Scope, code: CodePath, subject: readonly Entity[]): Frame {
  return {
    ...makeFrame(scope, code),
    subject,
    control: [{ kind: 'statement', code, actors: null, chosen: [], waits: 'choice' }],
  };
}

/** The frame with another innermost construct. */
export function replaceTop(frame: Frame, ...controls: readonly Control[]): Frame {
  const control = frame.control.slice(0, -1);
  control.push(...controls);
  return { ...frame, control };
}

/** The frame with a value of its ability bound. */
export function bind(frame: Frame, value: number, binding: Binding): Frame {
  return { ...frame, scope: withValue(frame.scope, value, binding) };
}

/** The player who acts in the innermost loop over players. */
export function actorOf(frame: Frame): PlayerId | null {
  const loop = frame.control.findLast(({ kind }) => kind === 'forPlayers');
  return loop?.kind === 'forPlayers' ? loop.actor : null;
}

/** The duration given by the innermost enclosing clause. */
export function durationOf(frame: Frame): DurationValue | null {
  const lasting = frame.control.findLast(({ kind }) => kind === 'lasting');
  return lasting?.kind === 'lasting' ? lasting.duration : null;
}
