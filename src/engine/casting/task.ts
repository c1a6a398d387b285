import type { paidUnits } from '../../bytecode/table/effects';
import type { ObjectId, PlayerId } from '../../vm/entity';
import type { AbilityPath, CodePath } from '../../vm/pool';
import type { Binding, Scope } from '../../vm/scope';
import type { PaymentOption } from '../decision';
import type { Zone } from '../state/object';
import type { Pip } from '../mana/pips';
import type { SpentOn } from '../mana/restriction';
import type { ScopeFacts } from '../scope';
import type { Assistance } from './assist';
import type { Cost, CostPart } from './costs';
import type { SpecialAction } from './special';
import type { OptionalCost } from './ways';
import type { Way } from './way';

/** What is announced and decided while a spell is cast or an ability activated (CR 601.2b–h, CR 602.2b). */
export interface AnnounceTask {
  readonly kind: 'announce';
  readonly player: PlayerId;
  /** The spell or ability on the stack. */
  readonly object: ObjectId;
  readonly what: 'cast' | 'activate';
  /** The abilities that it has, whose modes and targets are chosen. */
  readonly facts: readonly ScopeFacts[];
  /** Mana cost, alternative cost or activation cost, and additional costs that must be paid. */
  readonly cost: Cost;
  /** Optional costs that are still to be asked for, and those that will be paid, with how often. */
  readonly optional: readonly OptionalCost[];
  readonly chosen: readonly { readonly cost: OptionalCost; readonly times: number }[];
  readonly x: number | null;
  /** How each Phyrexian mana symbol of the total cost will be paid, as far as that was asked (CR 601.2b). */
  readonly phyrexian: readonly ('life' | 'mana')[];
  readonly modes: readonly number[];
  /** Who else pays how much of the generic mana; null for nobody. */
  readonly assistance: Assistance | null;
  /** Parts still to be paid, and what was paid for each part, by its place in the cost. */
  readonly rest: readonly CostPart[];
  readonly costs: readonly Binding[];
  readonly stage:
    | 'optional'
    | 'optionalAnswered'
    | 'promise'
    | 'promised'
    | 'alternative'
    | 'alternativeAnswered'
    | 'help'
    | 'helpWanted'
    | 'helpAnswered'
    | 'x'
    | 'xAnswered'
    | 'phyrexian'
    | 'phyrexianAnswered'
    | 'modes'
    | 'modesAnswered'
    | 'targets'
    | 'targeted'
    | 'assistanceWanted'
    | 'assistanceOffered'
    | 'assisted'
    | 'priced'
    | 'pricePaid'
    | 'manaPaid'
    | 'parts'
    | 'partPaid';
}

export type CastTask =
  /** Casts a spell in the order of CR 601.2. The result's number is 1, or 0 when it was taken back. */
  | {
      readonly kind: 'cast';
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly way: Way;
      readonly from: Zone;
      readonly stage: 'begin' | 'moved' | 'announced';
    }
  /** Activates an ability in the order of CR 602.2. */
  | {
      readonly kind: 'activate';
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly ability: AbilityPath;
      readonly stage: 'begin' | 'announced';
    }
  | AnnounceTask
  /** Pays mana: by mana abilities, the pool, and what may stand for mana (CR 601.2g, CR 601.2h). `by` is empty when it cannot. */
  | {
      readonly kind: 'payMana';
      readonly player: PlayerId;
      readonly pips: readonly Pip[];
      readonly on: SpentOn;
      /** Permanents that other parts of the cost tap. */
      readonly reserved: readonly ObjectId[];
      /** What the player was asked to choose among. */
      readonly options: readonly PaymentOption[];
      /** `rest` asks no more. */
      readonly stage: 'plan' | 'lifeAnswered' | 'answered' | 'rest';
    }
  /** Activates a mana ability, which resolves at once (CR 605.3b). `picks` are the kinds it is to give, where decided. */
  | {
      readonly kind: 'activateMana';
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly ability: AbilityPath;
      readonly scope: Scope;
      readonly picks: readonly (string | null)[] | null;
      readonly rest: readonly CostPart[];
      readonly costs: readonly Binding[];
      readonly stage: 'begin' | 'chosen' | 'tapped' | 'parts' | 'partPaid' | 'resolved';
    }
  /** Adds mana, after its colors are chosen (CR 106.3). */
  | {
      readonly kind: 'addMana';
      readonly player: PlayerId;
      readonly source: ObjectId;
      readonly units: readonly (readonly string[])[];
      readonly choice: 'each' | 'same' | 'different';
      readonly said: CodePath | null;
      readonly chosen: readonly string[];
      readonly stage: 'next' | 'answered';
    }
  /** Casts or plays cards one after another as an effect says (CR 608.2g). */
  | {
      readonly kind: 'castNow';
      readonly player: PlayerId;
      readonly cards: readonly ObjectId[];
      /** The instruction that says so. */
      readonly code: CodePath;
      readonly scope: Scope;
      readonly verb: 'cast' | 'play';
      /** What was cast or played so far. */
      readonly done: readonly ObjectId[];
      readonly stage: 'next' | 'chosen' | 'begun';
    }
  /** Takes a special action that costs something (CR 116.2). */
  | {
      readonly kind: 'special';
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly action: SpecialAction;
      /** Which of the costs of the action, where it has several. */
      readonly nth?: number;
      readonly rest: readonly CostPart[];
      /** What was chosen for the X of its cost (CR 107.3d). */
      readonly x: number | null;
      readonly stage: 'begin' | 'xAnswered' | 'manaPaid' | 'parts' | 'done' | 'designated';
    }
  | { readonly kind: 'playLand'; readonly player: PlayerId; readonly object: ObjectId; readonly face: number }
  /** Players pay a cost given as code, or do not: `by` are those who paid. */
  | {
      readonly kind: 'payCost';
      readonly players: readonly PlayerId[];
      readonly cost: CodePath;
      readonly scope: Scope;
      /** Whether they may decline; they have been asked already where they have `agreed`. */
      readonly optional: 'yes' | 'no' | 'agreed';
      readonly paid: readonly PlayerId[];
      readonly rest: readonly CostPart[];
      /** Which of several costs is paid, where one is: "{b} or {3}". */
      readonly alternative?: number | null;
      readonly stage: 'ask' | 'answered' | 'alternativeAnswered' | 'xAnswered' | 'mana' | 'parts';
    }
  /** Players pay an amount that each of them chooses: `by` are those who have, `total` is what it came to. */
  | {
      readonly kind: 'payAmount';
      readonly players: readonly PlayerId[];
      readonly least: 'any' | 'oneOrMore';
      /** What is paid so often; mana that is no unit of its own in the symbols of a cost. */
      readonly unit: (typeof paidUnits)[number] | { readonly mana: string };
      readonly source: ObjectId;
      readonly ability: AbilityPath;
      readonly total: number;
      readonly by: readonly PlayerId[];
      readonly stage: 'ask' | 'answered';
    };
