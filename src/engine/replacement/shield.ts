import type { DurationValue } from '../../vm/context';
import type { Entity, ObjectId, PlayerId } from '../../vm/entity';
import type { CodePath } from '../../vm/pool';
import type { Binding, Scope } from '../../vm/scope';

/** A replacement or prevention effect made by a spell or ability that resolved (CR 614.1, CR 615.1). */
export interface Shield {
  readonly id: number;
  readonly kind: 'regeneration' | 'prevention' | 'redirection' | 'replacement' | 'entering' | 'multiplication';
  readonly source: ObjectId;
  readonly controller: PlayerId;
  /** What it protects, fixed when it was made; null when its pattern says it. */
  readonly protects: readonly Entity[] | null;
  /** Damage it can still prevent or redirect, events it can still replace; null for any amount. */
  readonly left: number | null;
  /** The instruction that made it, for its patterns and its effect. */
  readonly code: CodePath;
  readonly scope: Scope;
  /** What was chosen for the instruction when it was made, choice by choice. */
  readonly chosen: readonly Binding[];
  readonly duration: DurationValue;
  readonly turn: number;
}
