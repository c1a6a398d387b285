import type { PlayerId } from '../../vm/entity';
import type { Frame } from '../../vm/frame';
import type { EnteringEvent, GameEvent, Proposed } from '../events/event';
import type { Form } from './applicable';

export type ReplacementTask =
  /** Applies one of the effects that apply to a proposed event (CR 616.1); the result is what is proposed instead. */
  | { readonly kind: 'replace'; readonly proposed: Proposed; readonly stage: 'find' | 'chosen' }
  /**
   * Runs the statements of a replacement effect. What they do takes the place of the event, together with the other
   * events of its batch; or it says how a permanent enters.
   */
  | {
      readonly kind: 'replaceBody';
      readonly proposed: Proposed;
      readonly form: Form;
      readonly frame: Frame;
      /** The event, changed so far; null when it will not happen. */
      readonly event: GameEvent | null;
      readonly collected: readonly GameEvent[];
      /** Was something collected that the effect does once, however many parts the event has? */
      readonly besides: 'yes' | 'no';
      /**
       * Has a statement been carried out? If not, nothing is replaced: a choice was declined. Damage that can't be prevented
       * stays, whatever else is done (CR 615.12).
       */
      readonly acted: 'yes' | 'no' | 'inVain';
      /** What the answer that is waited for is for. */
      readonly waits: 'nothing' | 'request' | 'choice';
      /** The name under which the choice is kept. */
      readonly choice: string;
    }
  /** A player may have other events happen in place of the event. */
  | {
      readonly kind: 'mayReplace';
      readonly proposed: Proposed;
      readonly player: PlayerId;
      readonly events: readonly GameEvent[];
      readonly label: string;
      readonly stage: 'ask' | 'answered';
    }
  /** The owner of a commander may put it into the command zone instead (CR 903.9b). */
  | {
      readonly kind: 'toCommand';
      readonly proposed: Proposed;
      readonly player: PlayerId;
      readonly stage: 'ask' | 'answered';
    }
  /** A player chooses what an Aura enters attached to (CR 303.4f). */
  | {
      readonly kind: 'chooseHost';
      readonly proposed: Proposed;
      readonly event: EnteringEvent;
      readonly player: PlayerId;
      readonly hosts: readonly (`o${number}` | PlayerId)[];
      readonly stage: 'ask' | 'answered';
    }
  /** A player chooses the chapter that a Saga begins with (CR 702.155b). */
  | {
      readonly kind: 'chooseChapter';
      readonly proposed: Proposed;
      readonly event: EnteringEvent;
      readonly player: PlayerId;
      readonly last: number;
      readonly stage: 'ask' | 'answered';
    }
  /** A player chooses an opponent, who may have the creature enter with counters (CR 702.104a). */
  | {
      readonly kind: 'payTribute';
      readonly proposed: Proposed;
      readonly event: EnteringEvent;
      readonly player: PlayerId;
      readonly players: readonly PlayerId[];
      readonly count: number;
      readonly stage: 'ask' | 'chosen' | 'answered';
    }
  /** A player chooses the protector of a Siege (CR 310.11a). */
  | {
      readonly kind: 'chooseProtector';
      readonly proposed: Proposed;
      readonly event: EnteringEvent;
      readonly player: PlayerId;
      readonly players: readonly PlayerId[];
      readonly stage: 'ask' | 'answered';
    };
