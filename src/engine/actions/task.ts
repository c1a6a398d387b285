import type { ObjectId, PlayerId } from '../../vm/entity';
import type { AbilityPath } from '../../vm/pool';
import type { EventOf } from '../events/event';

/** Keyword actions and other procedures with choices in the middle (CR 701). */
export type ActionTask =
  | {
      readonly kind: 'scry';
      readonly player: PlayerId;
      readonly count: number;
      readonly to: 'bottom' | 'graveyard';
      readonly stage: 'ask' | 'answered';
    }
  /** A player chooses a color, a type, a name, a number or a player (CR 608.2d); the result binds it. */
  | {
      readonly kind: 'chooseValue';
      readonly player: PlayerId;
      readonly what: string;
      /** The object that remembers the choice (CR 607.2d), if one does. */
      readonly keep: ObjectId | null;
      readonly source: ObjectId;
      readonly ability: AbilityPath;
      readonly stage: 'ask' | 'answered';
    }
  /** Puts an object on the top or the bottom of its owner's library, as a player chooses. */
  | {
      readonly kind: 'putOnLibrary';
      readonly object: ObjectId;
      readonly by: PlayerId;
      readonly chooser: PlayerId;
      readonly source: ObjectId;
      readonly stage: 'ask' | 'answered';
    }
  /** Puts several objects into a library in an order: chosen, or random (CR 401.4). */
  | {
      readonly kind: 'putInOrder';
      readonly by: PlayerId;
      readonly moves: readonly EventOf<'move'>[];
      readonly order: 'any' | 'random';
      readonly stage: 'ask' | 'answered';
    };
