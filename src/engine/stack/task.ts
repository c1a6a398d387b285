import type { BaseCharacteristics } from '../characteristics/types';
import type { Entity, ObjectId, PlayerId } from '../../vm/entity';
import type { CodePath } from '../../vm/pool';
import type { Binding, Scope } from '../../vm/scope';
import type { Frame } from '../../vm/frame';
import type { Task } from '../agenda/task';
import type { GameEvent } from '../events/event';

export type StackTask =
  /** Resolves the top object of the stack (CR 608). */
  | {
      readonly kind: 'resolve';
      readonly object: ObjectId;
      readonly stage: 'begin' | 'parts' | 'end' | 'stayed' | 'left';
      readonly part: number;
    }
  /** Runs a frame to its end; the result is the frame's. */
  | { readonly kind: 'frame'; readonly frame: Frame; readonly stage: 'run' | 'waiting' }
  /** Makes the choice of a `choose` instruction for each chooser in turn order. */
  | {
      readonly kind: 'chooseThings';
      readonly code: CodePath;
      readonly scope: Scope;
      readonly actor: PlayerId | null;
      /** The subject of the statement that chooses. */
      readonly subject: readonly Entity[] | null;
      /** What was chosen together with it before. */
      readonly taken: readonly Entity[];
      readonly rest: readonly PlayerId[] | null;
      readonly chosen: Binding;
      /** `offer`: the chooser may do without what the choice is for. */
      readonly stage: 'offer' | 'offered' | 'begin' | 'ask' | 'answered';
    }
  /** Asks players in turn whether they do something optional. */
  | {
      readonly kind: 'askMay';
      readonly code: CodePath;
      readonly scope: Scope;
      readonly rest: readonly PlayerId[];
      readonly yes: readonly PlayerId[];
      readonly stage: 'ask' | 'answered';
    }
  /** Chooses the targets of an object on the stack, slot by slot (CR 601.2c); the result's number is 1, or 0 if it cannot be done. */
  | {
      readonly kind: 'chooseTargets';
      readonly object: ObjectId;
      readonly player: PlayerId;
      /** Slots to be filled; null at the beginning. */
      readonly rest: readonly { readonly part: number; readonly slot: number }[] | null;
      /** Who chooses for the slot, where its description leaves that to one of several others. */
      readonly chooser?: PlayerId;
      readonly stage: 'ask' | 'chooser' | 'answered' | 'divide' | 'divided';
    }
  /** Puts a copy of a spell or ability on the stack, with new targets if its controller wants (CR 707.10). */
  | {
      readonly kind: 'copyOnStack';
      readonly object: ObjectId;
      readonly by: PlayerId;
      readonly newTargets: 'yes' | 'no';
      /** Copiable values that differ from the original's (CR 707.9), or null. */
      readonly values: BaseCharacteristics | null;
      readonly copy: ObjectId | null;
      readonly stage: 'copy' | 'copied' | 'asked' | 'chosen';
    }
  /** New targets for objects on the stack (CR 115.7d); the result is what got them. `before` are the targets of the first. */
  | {
      readonly kind: 'retarget';
      readonly player: PlayerId;
      readonly objects: readonly ObjectId[];
      readonly done: readonly ObjectId[];
      readonly before: readonly GameEvent[];
      readonly stage: 'choose' | 'chosen';
    }
  /** Targets of an object on the stack become others (CR 115.7a). */
  | {
      readonly kind: 'changeTarget';
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly which: 'all' | 'one';
      /** What becomes the target; null for any other legal one. */
      readonly to: Entity | null;
      /** The targets that are still to be changed, by their places. */
      readonly rest: readonly { readonly part: number; readonly slot: number; readonly nth: number }[] | null;
      readonly before: readonly GameEvent[];
      readonly changed: 'yes' | 'no';
      readonly stage: 'ask' | 'answered';
    }
  /** Runs groups of tasks one after another; the result is what all of them did together. */
  | { readonly kind: 'oneByOne'; readonly groups: readonly (readonly Task[])[]; readonly did: Binding }
  /** A mutating spell merges with a permanent (CR 702.140c). */
  | {
      readonly kind: 'mutate';
      readonly object: ObjectId;
      readonly onto: ObjectId;
      readonly stage: 'ask' | 'answered';
    }
  /** The card of a spell stays in exile and does more from there: encoded on a creature (CR 702.99a), or by paradigm. */
  | {
      readonly kind: 'stayInExile';
      readonly object: ObjectId;
      readonly player: PlayerId;
      readonly creature: ObjectId | null;
      readonly stage: 'ask' | 'chosen' | 'leave' | 'exiled';
    }
  /** Hands on a result. */
  | { readonly kind: 'result'; readonly binding: Binding }
  | {
      readonly kind: 'askOption';
      readonly code: CodePath;
      readonly scope: Scope;
      readonly player: PlayerId;
      readonly count: number;
      readonly stage: 'ask' | 'answered';
    };
