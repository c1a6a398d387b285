import type { AbilityPath } from '../../vm/pool';
import type { ObjectId, PlayerId } from '../../vm/entity';
import type { Scope } from '../../vm/scope';

/** An ability that an object has. Two instances of one ability are two entries. */
export interface AbilityInstance {
  readonly path: AbilityPath;
  /** Timestamp of what gave it, for granted abilities (CR 613.7); 0 for printed ones, which have the object's own. */
  readonly timestamp: number;
  /** Objects that gave it by effect keep their name for "linked" and for the trace; null when printed. */
  readonly grantedBy: ObjectId | null;
  /** For a keyword that an effect gave: the surroundings of that effect, in which its parameters are read. */
  readonly scope: Scope | null;
  /** The basic land type that it comes from (CR 305.6); absent for all others. */
  readonly intrinsic?: string;
}

/** Copiable values as plain data (CR 707.2): what a face, a token or a copy starts from. */
export interface BaseCharacteristics {
  readonly name: string;
  /** All names where there are several (CR 709.4a); absent where `name` is the only one, or there is none. */
  readonly names?: readonly string[];
  readonly manaCost: string | null;
  readonly colors: readonly string[];
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly abilities: readonly AbilityPath[];
  /** Numbers as printed; `*` and the like are 0 until a characteristic-defining ability says more. */
  readonly power: number | null;
  readonly toughness: number | null;
  readonly loyalty: number | null;
  readonly defense: number | null;
  /** Where the printed loyalty is X: that of the spell (CR 107.3m). */
  readonly loyaltyOf?: 'x';
  /** The other face of a double-faced token (CR 111.10i); absent where there is none. */
  readonly back?: BaseCharacteristics;
  /** The face of a card that is the prepare spell of a creature; absent where there is none. */
  readonly prepares?: CardFace;
  /** The card whose halves a Room has (CR 709.5); absent for all others. */
  readonly room?: Room;
}

/** A Room, and which half a spell is: null for a permanent, whose designations say which are unlocked. */
export interface Room {
  readonly card: string;
  readonly half: number | null;
}

/** A face of a card of the pool. */
export interface CardFace {
  readonly card: string;
  readonly face: number;
}

/** What an object is now, in whatever zone (CR 109.3, CR 613). */
export interface Characteristics {
  readonly name: string;
  /** All names, for split cards and the like (CR 201.2). */
  readonly names: readonly string[];
  readonly manaCost: string | null;
  readonly manaValue: number;
  readonly colors: readonly string[];
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly abilities: readonly AbilityInstance[];
  /** Names of its keyword abilities, each once: the quick answer to "has flying". */
  readonly keywords: readonly string[];
  readonly power: number | null;
  readonly toughness: number | null;
  readonly basePower: number | null;
  readonly baseToughness: number | null;
  readonly loyalty: number | null;
  readonly defense: number | null;
  readonly prepares?: CardFace;
  readonly room?: Room;
  readonly controller: PlayerId;
}
