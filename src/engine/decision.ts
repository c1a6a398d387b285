import type { Entity, ObjectId, PlayerId } from '../vm/entity';
import type { AbilityPath } from '../vm/pool';
import type { SpecialAction } from './casting/special';

/** Why a decision is asked: the words behind it, and the rule. */
export interface Reason {
  readonly source: ObjectId | null;
  readonly ability: AbilityPath | null;
  /** The instruction that asks, when one does. */
  readonly code: string | null;
  readonly rule: string;
}

/** Something a player with priority may do (CR 117.1). */
export type LegalAction =
  | { readonly kind: 'pass' }
  | { readonly kind: 'playLand'; readonly object: ObjectId; readonly face: number }
  /** `way` names the alternative: `normal`, flashback, morph … (CR 601.2b). */
  | { readonly kind: 'cast'; readonly object: ObjectId; readonly face: number; readonly way: string }
  | { readonly kind: 'activate'; readonly object: ObjectId; readonly ability: AbilityPath }
  /** Special actions (CR 116): turn face up, foretell, plot, suspend …; `nth` of those of the same object that cost something else. */
  | { readonly kind: 'special'; readonly object: ObjectId; readonly action: SpecialAction; readonly nth?: number };

/** Where passing stands among the actions. */
export const passing = 0;

/** A way to get or spend mana while paying (CR 601.2g, CR 601.2h). */
export type PaymentOption =
  | {
      readonly kind: 'manaAbility';
      readonly object: ObjectId;
      readonly ability: AbilityPath;
      readonly symbols: readonly string[];
    }
  | { readonly kind: 'pool'; readonly symbol: string; readonly pays: string }
  /** Convoke, improvise, delve: an object in place of mana. */
  | { readonly kind: 'object'; readonly object: ObjectId; readonly way: string; readonly pays: string }
  | { readonly kind: 'life'; readonly pays: string }
  /** Let the payer choose the rest. */
  | { readonly kind: 'automatic' };

/** No more than so many of these creatures attack or block: any of those attacked, or only some. */
export interface CombatLimit {
  readonly creatures: readonly ObjectId[];
  readonly whom: readonly Entity[] | null;
  readonly most: number;
}

/** At least so many of these have to attack, or to block, too. */
export interface Company {
  readonly creatures: readonly ObjectId[];
  readonly least: number;
}

export interface AttackOption {
  readonly attacker: ObjectId;
  readonly defenders: readonly Entity[];
  /** Whether it must attack (CR 508.1d), and whether it may attack alone. */
  readonly required: 'yes' | 'no';
  readonly alone: 'yes' | 'no';
  readonly company?: readonly Company[];
}

export interface BlockOption {
  readonly blocker: ObjectId;
  readonly attackers: readonly ObjectId[];
  /** How many attackers it may block; null is any number. */
  readonly most: number | null;
  /** Attackers that it has to block if able (CR 509.1c). */
  readonly lured: readonly ObjectId[];
  /** Whether it must block (CR 509.1c), and whether it may block alone. */
  readonly required: 'yes' | 'no';
  readonly alone: 'yes' | 'no';
  readonly company?: readonly Company[];
}

/** How many creatures must block an attacker if any do, and whether it must be blocked if able. */
export interface BlockNeed {
  readonly attacker: ObjectId;
  readonly least: number;
  /** The most creatures that can block it together. */
  readonly most: number;
  readonly required: 'yes' | 'no';
  /** Of which blockers one must block it, where it is not all the same which (CR 509.1c). */
  readonly by?: readonly ObjectId[];
}

/** What a choice of entities is for; interfaces show it, bots weigh it. */
export type Purpose =
  | 'target'
  | 'sacrifice'
  | 'discard'
  | 'search'
  | 'legendRule'
  | 'cost'
  | 'effect'
  | 'mulliganBottom'
  | 'handSize'
  | 'attachment'
  | 'copy'
  | 'top'
  | 'bottom'
  | 'graveyard';

/** "With total power 3 or greater": what the options count for, and what those chosen must come to. */
export interface TotalAsked {
  readonly values: readonly number[];
  readonly how: string;
  readonly than: number;
}

/**
 * A choice that the game waits for, with all its legal options. Exactly one player answers each: the player whose choice it
 * is, or who decides for that player (`by`, CR 722.5).
 */
export type Decision = { readonly player: PlayerId; readonly by?: PlayerId; readonly reason: Reason } & (
  | { readonly kind: 'priority'; readonly actions: readonly LegalAction[] }
  /** Objects or players, in order of the options; `ordered` when the order of the answer matters. */
  | {
      readonly kind: 'choose';
      readonly purpose: Purpose;
      readonly options: readonly Entity[];
      readonly min: number;
      readonly max: number;
      readonly ordered: 'yes' | 'no';
      /** What is chosen must come to so much together; `values` are those of the options. */
      readonly total?: TotalAsked;
      /** All that are chosen must have the same of these, which are those of the options. */
      readonly alike?: readonly string[];
      /** No two that are chosen may have the same of these, which are those of the options. */
      readonly apart?: readonly string[];
      /** All that are chosen must have one of these in common, which are those of the options. */
      readonly shared?: readonly (readonly string[])[];
    }
  /** Targets of one slot (CR 601.2c). */
  | {
      readonly kind: 'targets';
      readonly slot: number;
      readonly options: readonly Entity[];
      readonly min: number;
      readonly max: number;
      /** All that are chosen must have the same of these, which are those of the options. */
      readonly alike?: readonly string[];
      /** No two that are chosen may have the same of these. */
      readonly apart?: readonly string[];
      /** All that are chosen must have one of these in common. */
      readonly shared?: readonly (readonly string[])[];
      /** What will be divided among them (CR 601.2d). */
      readonly divided?: number;
    }
  | {
      readonly kind: 'modes';
      readonly options: readonly number[];
      readonly min: number;
      readonly max: number;
      readonly repeat: 'yes' | 'no';
      /** What each mode weighs, where what is chosen may weigh no more than a total. */
      readonly weights?: readonly number[];
      readonly total?: number;
    }
  | {
      readonly kind: 'number';
      readonly what: 'x' | 'amount' | 'times';
      readonly min: number;
      readonly max: number;
      /** The numbers that can be chosen, where not all from `min` to `max` can. */
      readonly only?: readonly number[];
      /** The counters whose number is asked for. */
      readonly of?: { readonly entity: Entity; readonly counter: string };
    }
  | {
      readonly kind: 'yesNo';
      readonly what: 'may' | 'pay' | 'optionalCost' | 'replacement' | 'mulligan';
      readonly label: string | null;
      /** The one legal answer, where one of the two cannot be: what would have to be paid cannot be paid. */
      readonly only?: 'yes' | 'no';
      /** The card that is asked about: the one that would be spliced onto a spell. */
      readonly of?: ObjectId;
    }
  /** One of several words: a color, a type, a name, a coin side. */
  | { readonly kind: 'word'; readonly what: string; readonly options: readonly string[] | 'anyName' }
  /** One of several alternatives: statements of a program, replacement effects, ways to cast. */
  | {
      readonly kind: 'option';
      readonly what: 'statement' | 'replacement' | 'manaAbility' | 'cost' | 'way' | 'dungeon';
      readonly options: readonly OptionLabel[];
    }
  /** The order of things: triggers going on the stack, cards put on a library. First in the answer is first done. */
  | {
      readonly kind: 'order';
      readonly what: 'triggers' | 'cards' | 'blockers';
      readonly options: readonly OptionLabel[];
    }
  /** Divides an amount among recipients, at least `least` each (CR 601.2d). */
  | {
      readonly kind: 'divide';
      readonly what: 'damage' | 'counters' | 'combatDamage';
      readonly total: number;
      readonly among: readonly Entity[];
      readonly least: number;
      readonly source: ObjectId | null;
      /** For trample: what each must get before the last one, which has null, gets any (CR 702.19b). */
      readonly lethal?: readonly (number | null)[];
    }
  /** Puts cards to piles: top of library in order, bottom in order, graveyard (scry, surveil, and the like). */
  | {
      readonly kind: 'arrange';
      readonly cards: readonly ObjectId[];
      readonly piles: readonly ('top' | 'bottom' | 'graveyard')[];
    }
  | { readonly kind: 'pay'; readonly cost: string; readonly options: readonly PaymentOption[] }
  | {
      readonly kind: 'attackers';
      readonly options: readonly AttackOption[];
      readonly limits?: readonly CombatLimit[];
    }
  | {
      readonly kind: 'blockers';
      readonly options: readonly BlockOption[];
      readonly needs: readonly BlockNeed[];
      readonly limits?: readonly CombatLimit[];
    }
);

/** How an alternative is shown: the object and code it comes from. */
export interface OptionLabel {
  readonly entity: Entity | null;
  readonly code: string | null;
  readonly label: string;
}

/** Who answers a decision. */
export function answererOf({ player, by }: Pick<Decision, 'player' | 'by'>): PlayerId {
  return by ?? player;
}

export type DecisionKind = Decision['kind'];

type PriorityDecision = Extract<Decision, { readonly kind: 'priority' }>;

/** A decision as the state keeps it: what a player with priority may do is worked out when it is asked for (`decisionOf`). */
export type Asked = Exclude<Decision, PriorityDecision> | Omit<PriorityDecision, 'actions'>;

/** The answer to a decision; the kinds match. */
export type Answer =
  /** Index into `actions`. */
  | { readonly kind: 'priority'; readonly action: number }
  | { readonly kind: 'choose'; readonly chosen: readonly Entity[] }
  | { readonly kind: 'targets'; readonly chosen: readonly Entity[] }
  | { readonly kind: 'modes'; readonly chosen: readonly number[] }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'yesNo'; readonly value: 'yes' | 'no' }
  | { readonly kind: 'word'; readonly value: string }
  | { readonly kind: 'option'; readonly index: number }
  | { readonly kind: 'order'; readonly order: readonly number[] }
  | { readonly kind: 'divide'; readonly amounts: readonly number[] }
  | { readonly kind: 'arrange'; readonly piles: readonly (readonly ObjectId[])[] }
  /** Index into `options`. `cancel` takes the whole action back (CR 732.1). */
  | { readonly kind: 'pay'; readonly option: number | 'cancel' }
  | {
      readonly kind: 'attackers';
      readonly attacks: readonly { readonly attacker: ObjectId; readonly defender: Entity }[];
    }
  | {
      readonly kind: 'blockers';
      readonly blocks: readonly { readonly blocker: ObjectId; readonly attacker: ObjectId }[];
    };

export type AnswerOf<K extends DecisionKind> = Extract<Answer, { readonly kind: K }>;
