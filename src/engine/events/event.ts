import type { Entity, ObjectId, PlayerId } from '../../vm/entity';
import type { Binding } from '../../vm/scope';
import type { AbilityPath, CodePath } from '../../vm/pool';
import type { BaseCharacteristics } from '../characteristics/types';
import type { LastingEffect, NewEffect } from '../statics/lasting';
import type { FaceDown, Permit, Zone } from '../state/object';
import type { PlayerControl, StepName } from '../state/turn';

/** Where in a zone an object is put. Only libraries have an order that matters. */
export interface Destination {
  readonly zone: Zone;
  /** Position from the top (0 is the top) or `bottom`. */
  readonly position: number | 'bottom';
}

/** How a permanent enters (CR 614.12, CR 614.1c). */
export interface Entry {
  readonly controller: PlayerId | null;
  readonly tapped: boolean;
  readonly counters: Readonly<Record<string, number>>;
  readonly faceDown: FaceDown | null;
  readonly transformed: boolean;
  /** The card that a meld card enters as one permanent with (CR 712.14c). */
  readonly melded: ObjectId | null;
  /** The creature that a card is exiled haunting. */
  readonly haunts: ObjectId | null;
  /** Only a flip card can be flipped (CR 710.1). */
  readonly flipped: boolean;
  readonly attachedTo: Entity | null;
  /** Whether an effect says what it enters attached to, even if that is not there any more (CR 303.4i). */
  readonly host: 'open' | 'said';
  /** Player, planeswalker or battle that it enters attacking. */
  readonly attacking: Entity | null;
  /** Abilities that it has as it enters and from then on (CR 614.1c). */
  readonly gains: readonly Pick<LastingEffect, 'scope' | 'content'>[];
  /** Copiable values that it enters with as a copy (CR 707.5). */
  readonly copyOf: BaseCharacteristics | null;
  readonly designations: Readonly<Record<string, number>>;
  /** The half of a Room that was cast (CR 709.5d). */
  readonly unlocked: number | null;
  /** Choices made as it enters, by item (CR 614.12a). */
  readonly chosen: GameObjectChoices;
}

type GameObjectChoices = Readonly<Record<string, Binding>>;

/** Entry of a permanent about which nothing is special. */
export const plainEntry: Entry = {
  controller: null,
  tapped: false,
  counters: {},
  faceDown: null,
  transformed: false,
  melded: null,
  haunts: null,
  flipped: false,
  attachedTo: null,
  host: 'open',
  attacking: null,
  gains: [],
  copyOf: null,
  designations: {},
  unlocked: null,
  chosen: {},
};

/** Why an object changes zones. Patterns for "dies", "is discarded", "is milled" read it. */
export type MoveCause =
  | 'draw'
  | 'discard'
  | 'mill'
  | 'destroy'
  | 'sacrifice'
  | 'countered'
  | 'cast'
  | 'play'
  | 'resolve'
  | 'exile'
  | 'return'
  | 'put'
  | 'stateBased'
  | 'mulligan'
  | 'adventure'
  | 'setup';

/**
 * All that can happen. An event is proposed, may be replaced, is applied and recorded. `by` is the player who does it,
 * `source` the object whose effect does it. Events marked *composite* expand into others, which may be replaced, too.
 */
export type GameEvent =
  // Zones
  | {
      readonly kind: 'move';
      readonly object: ObjectId;
      readonly to: Destination;
      readonly cause: MoveCause;
      readonly by: PlayerId | null;
      readonly entry: Entry;
      /** Item of the effect's source that links the object to it (CR 607.2a), or null. */
      readonly link: { readonly source: ObjectId; readonly item: number } | null;
      /** Where the component of a merged permanent goes that is a commander (CR 903.9c). */
      readonly aside?: Destination;
      /** By which permission a land is played. */
      readonly permission?: Permit;
    }
  /** Composite: a permanent is destroyed (CR 701.8); `regeneration` says whether a shield may save it. */
  | {
      readonly kind: 'destroy';
      readonly object: ObjectId;
      readonly source: ObjectId | null;
      readonly by: PlayerId | null;
      readonly regeneration: 'allowed' | 'forbidden';
    }
  | { readonly kind: 'sacrifice'; readonly object: ObjectId; readonly by: PlayerId }
  | { readonly kind: 'discard'; readonly object: ObjectId; readonly by: PlayerId; readonly source: ObjectId | null }
  /** Composite: draws one after another (CR 121.2). */
  | { readonly kind: 'drawCards'; readonly player: PlayerId; readonly count: number }
  | { readonly kind: 'draw'; readonly player: PlayerId }
  | { readonly kind: 'mill'; readonly player: PlayerId; readonly count: number }
  | {
      readonly kind: 'counterSpell';
      readonly object: ObjectId;
      /** Where the effect says that it goes instead of the graveyard. */
      readonly into?: EventOf<'move'>;
      readonly source: ObjectId | null;
      readonly by: PlayerId | null;
    }
  | { readonly kind: 'shuffle'; readonly player: PlayerId }
  | { readonly kind: 'reveal'; readonly objects: readonly ObjectId[]; readonly by: PlayerId }
  | { readonly kind: 'lookAt'; readonly objects: readonly ObjectId[]; readonly by: PlayerId }
  | { readonly kind: 'search'; readonly player: PlayerId; readonly whose: PlayerId }
  | {
      readonly kind: 'createTokens';
      readonly player: PlayerId;
      readonly count: number;
      readonly values: BaseCharacteristics;
      readonly entry: Entry;
      readonly source: ObjectId | null;
    }
  | {
      readonly kind: 'createToken';
      /** The object that it will be. */
      readonly id: ObjectId;
      readonly player: PlayerId;
      readonly values: BaseCharacteristics;
      readonly entry: Entry;
      readonly source: ObjectId | null;
    }
  /** A player gets an emblem with an ability (CR 114.1). */
  | {
      readonly kind: 'createEmblem';
      readonly player: PlayerId;
      readonly abilities: readonly AbilityPath[];
      /** What it stands for, if it is no emblem of the game but keeps the abilities of a designation (CR 724.2). */
      readonly name: string;
      /** What gave it, for abilities that speak of it (CR 201.5a). */
      readonly giver?: ObjectId;
    }
  /** `values` where the copy is not just the same (CR 707.9), else null. */
  | {
      readonly kind: 'copySpell';
      readonly object: ObjectId;
      readonly by: PlayerId;
      readonly values: BaseCharacteristics | null;
    }
  /** A copy of a card that is not on the stack, in the zone in which the card is (CR 707.12). */
  | { readonly kind: 'copyCard'; readonly object: ObjectId; readonly by: PlayerId }
  /** A token or a copy in a wrong zone is no more (CR 704.5d, CR 704.5e). */
  | { readonly kind: 'ceaseToExist'; readonly object: ObjectId }
  // Damage and life
  /** Composite: what damage does depends on its source and its recipient (CR 120.3). */
  | {
      readonly kind: 'damage';
      readonly source: ObjectId;
      readonly to: Entity;
      readonly amount: number;
      readonly combat: 'combat' | 'noncombat';
      readonly preventable: 'yes' | 'no';
    }
  | {
      /** Combat damage by a commander is counted (CR 903.10a). */
      readonly kind: 'commanderDamage';
      readonly player: PlayerId;
      readonly commander: string;
      readonly amount: number;
    }
  | {
      readonly kind: 'markDamage';
      readonly object: ObjectId;
      readonly amount: number;
      readonly deathtouch: 'yes' | 'no';
    }
  | { readonly kind: 'gainLife'; readonly player: PlayerId; readonly amount: number; readonly source: ObjectId | null }
  | {
      readonly kind: 'loseLife';
      readonly player: PlayerId;
      readonly amount: number;
      readonly cause: 'damage' | 'payment' | 'effect';
      readonly source: ObjectId | null;
    }
  // Permanents
  | {
      readonly kind: 'tap';
      readonly object: ObjectId;
      readonly cause: 'cost' | 'attack' | 'effect' | 'mana';
      /** Who does it, where that need not be its controller. */
      readonly by?: PlayerId;
    }
  | { readonly kind: 'untap'; readonly object: ObjectId; readonly cause: 'step' | 'cost' | 'effect' }
  | {
      readonly kind: 'putCounters';
      readonly on: Entity;
      readonly counter: string;
      readonly count: number;
      readonly by: PlayerId | null;
      readonly source: ObjectId | null;
      /** The entering that puts them on the permanent (CR 122.6); absent for one that is there already. */
      readonly entering?: EnteringEvent;
    }
  | {
      readonly kind: 'removeCounters';
      readonly from: Entity;
      readonly counter: string;
      readonly count: number;
      readonly by: PlayerId | null;
    }
  | { readonly kind: 'attach'; readonly object: ObjectId; readonly to: Entity; readonly from: Entity | null }
  | { readonly kind: 'unattach'; readonly object: ObjectId; readonly from: Entity | null }
  /** Two creatures become a pair (CR 702.95b), and are none any more. */
  | { readonly kind: 'pair'; readonly object: ObjectId; readonly with: ObjectId; readonly by: PlayerId }
  | { readonly kind: 'unpair'; readonly object: ObjectId }
  | { readonly kind: 'transform'; readonly object: ObjectId }
  | { readonly kind: 'flip'; readonly object: ObjectId }
  /** `x` is what was chosen for X as that was paid (CR 702.37f, CR 702.168e). */
  | { readonly kind: 'turnFaceUp'; readonly object: ObjectId; readonly by: PlayerId; readonly x?: number }
  | { readonly kind: 'turnFaceDown'; readonly object: ObjectId; readonly as: FaceDown }
  | { readonly kind: 'phaseOut'; readonly object: ObjectId }
  | { readonly kind: 'phaseIn'; readonly object: ObjectId }
  | { readonly kind: 'regenerated'; readonly object: ObjectId }
  | { readonly kind: 'removeDamage'; readonly object: ObjectId }
  /** A named status of an object or player: monstrous, renowned, monarch, goaded … `value` 0 takes it away. */
  | {
      readonly kind: 'designate';
      readonly entity: Entity | null;
      readonly name: string;
      readonly value: number;
      readonly by: PlayerId | null;
      /** X as it became so: "monstrosity X" (CR 701.37c). */
      readonly x?: number;
    }
  /** A mutating spell merges with a permanent, above or below what it is (CR 702.140c). */
  | {
      readonly kind: 'merge';
      readonly object: ObjectId;
      readonly onto: ObjectId;
      readonly where: 'over' | 'under';
      readonly by: PlayerId;
    }
  /** Another player controls a permanent than before, because an effect began or ended. */
  | { readonly kind: 'changeControl'; readonly object: ObjectId; readonly from: PlayerId; readonly to: PlayerId }
  /** A continuous effect of a spell or ability that resolves begins (CR 611.2). All its parts have one timestamp. */
  | {
      readonly kind: 'beginEffect';
      /** What it is about. */
      readonly objects: readonly Entity[];
      readonly effects: readonly NewEffect[];
      /** "… and loses all other abilities": it comes before what the same ability has just given. */
      readonly before: 'nothing' | 'sameAbility';
    }
  // Stack, mana, actions
  | { readonly kind: 'cast'; readonly object: ObjectId; readonly player: PlayerId; readonly from: Zone }
  | {
      readonly kind: 'activate';
      readonly object: ObjectId;
      readonly source: ObjectId;
      readonly ability: AbilityPath;
      readonly player: PlayerId;
      readonly mana: 'yes' | 'no';
    }
  /** An activated or triggered ability begins to resolve (CR 608.2). */
  | {
      readonly kind: 'resolveAbility';
      readonly object: ObjectId;
      readonly source: ObjectId;
      readonly ability: AbilityPath;
    }
  | { readonly kind: 'becomeTarget'; readonly entity: Entity; readonly of: ObjectId; readonly by: PlayerId }
  | {
      readonly kind: 'playLand';
      readonly object: ObjectId;
      readonly player: PlayerId;
      readonly permittedBy: string | null;
    }
  | {
      readonly kind: 'addMana';
      readonly player: PlayerId;
      readonly symbols: readonly string[];
      readonly source: ObjectId | null;
      readonly snow: 'yes' | 'no';
      readonly said: CodePath | null;
      readonly tapped: 'yes' | 'no';
    }
  | {
      readonly kind: 'tapForMana';
      readonly object: ObjectId;
      readonly player: PlayerId;
      readonly symbols: readonly string[];
    }
  /** A keyword action was done (CR 701): scry, surveil, cycle, explore, proliferate … `object` is what did or had it done. */
  | {
      readonly kind: 'action';
      readonly action: string;
      readonly player: PlayerId;
      readonly object: ObjectId | null;
      readonly amount: number;
      /** What it was done to, where that is something else. */
      readonly whom?: ObjectId;
      /** X as it was announced for that. */
      readonly x?: number;
    }
  /** A keyword action is about to be done: what replaces it is done instead (CR 614.1). `amount` is its number. */
  | {
      readonly kind: 'undertake';
      readonly action: string;
      readonly player: PlayerId;
      readonly object: ObjectId | null;
      readonly amount: number;
    }
  /** Composite: a player rolls dice, of which so many of the lowest are ignored (CR 706.1, CR 706.6). */
  | {
      readonly kind: 'rollDice';
      readonly player: PlayerId;
      readonly count: number;
      readonly sides: number;
      /** What each result is more than the natural one (CR 706.2). */
      readonly plus: number;
      readonly ignored: number;
    }
  | { readonly kind: 'rollDie'; readonly player: PlayerId; readonly natural: number; readonly amount: number }
  // Turn and combat
  | { readonly kind: 'beginTurn'; readonly player: PlayerId }
  | { readonly kind: 'beginStep'; readonly step: StepName; readonly player: PlayerId }
  | { readonly kind: 'attack'; readonly object: ObjectId; readonly defender: Entity; readonly alone: 'yes' | 'no' }
  | { readonly kind: 'block'; readonly object: ObjectId; readonly attacker: ObjectId }
  | { readonly kind: 'becomeBlocked'; readonly object: ObjectId }
  | { readonly kind: 'unblocked'; readonly object: ObjectId }
  | { readonly kind: 'leaveCombat'; readonly object: ObjectId }
  /** After the turn that goes on, or after the next one that the player takes (CR 500.7). */
  | { readonly kind: 'extraTurn'; readonly player: PlayerId; readonly after: 'this' | 'next' }
  /** A player will decide for another (CR 722.1). */
  | {
      readonly kind: 'controlPlayer';
      readonly player: PlayerId;
      readonly whom: PlayerId;
      readonly during: PlayerControl['during'];
    }
  /** Steps that come right after the step or phase that is going on (CR 500.8). */
  | {
      readonly kind: 'extraSteps';
      readonly player: PlayerId;
      readonly after: 'step' | 'phase';
      readonly steps: readonly StepName[];
    }
  // Ends
  | { readonly kind: 'loseGame'; readonly player: PlayerId; readonly reason: string }
  | { readonly kind: 'winGame'; readonly player: PlayerId }
  /** The game is a draw for the player whose effect says so and for everybody within their range. */
  | { readonly kind: 'drawGame'; readonly player: PlayerId }
  /** Composite: what a player who has left owns leaves the game, then what they still control (CR 800.4a). */
  | { readonly kind: 'leaveGame'; readonly player: PlayerId }
  | { readonly kind: 'leaveControlled'; readonly player: PlayerId };

/** An event with which a permanent enters the battlefield. */
export type EnteringEvent = EventOf<'move'> | EventOf<'createToken'>;

export type EventKind = GameEvent['kind'];
export type EventOf<K extends EventKind> = Extract<GameEvent, { readonly kind: K }>;

/** An event on its way: what it is, and which replacement effects it has been through (CR 614.5). */
export interface Proposed {
  readonly event: GameEvent;
  readonly replacedBy: readonly string[];
  /** Effects that have done what they do besides for another part of the same event: tokens of two kinds, damage from two sources. */
  readonly doneBesides?: readonly string[];
}

/** An effect that has done what it does besides, and the part of an event that it was applied to. */
export interface Besides {
  readonly effect: string;
  readonly event: GameEvent;
}

/** An event that happened. `batch` is common to all that happened at once. */
export interface Happened {
  readonly id: number;
  readonly batch: number;
  readonly event: GameEvent;
  /** The object that a moved or made object has become. */
  readonly became: ObjectId | null;
  /** What it really came to: damage dealt, life lost, cards drawn, counters put. */
  readonly amount: number;
  /** How much of the damage to a permanent was excess damage, if any was (CR 120.10). */
  readonly excess?: number;
}
