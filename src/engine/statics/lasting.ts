import type { DurationValue } from '../../vm/context';
import type { Entity, ObjectId, PlayerId } from '../../vm/entity';
import type { CodePath } from '../../vm/pool';
import type { Scope } from '../../vm/scope';
import type { Modification } from '../characteristics/modification';
import type { GameRule } from './rule';

/** A continuous effect of a resolved spell or ability (CR 611.2): affected set and values are fixed when it begins. */
export interface LastingEffect {
  readonly id: number;
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly timestamp: number;
  readonly duration: DurationValue;
  /** Turn in which it began. */
  readonly turn: number;
  /** Objects and players it affects (CR 611.2c); null when its rule says itself whom. */
  readonly affected: readonly Entity[] | null;
  /** What it affects, described, where that is not known when it begins: "the next spell you cast this turn". */
  readonly described?: CodePath;
  readonly scope: Scope;
  readonly content: Modification | GameRule;
  /** Is what it makes of the object a part of what copies of that take over (CR 707.2)? */
  readonly copiable?: 'yes';
}

/** A lasting effect that is about to begin. */
export type NewEffect = Omit<LastingEffect, 'id' | 'timestamp' | 'turn'>;
