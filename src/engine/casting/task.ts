import type { ObjectId, PlayerId } from '../../vm/entity';
import type { AbilityPath, CodePath } from '../../vm/pool';
import type { Scope } from '../../vm/scope';

export type CastTask =
  /** Casts a spell in the order of CR 601.2. */
  | {
      readonly kind: 'cast';
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly face: number;
      readonly way: string;
      readonly stage: 'begin' | 'targets' | 'pay' | 'end';
    }
  | {
      readonly kind: 'activate';
      readonly player: PlayerId;
      readonly object: ObjectId;
      readonly ability: AbilityPath;
      readonly stage: 'begin' | 'end';
    }
  | { readonly kind: 'playLand'; readonly player: PlayerId; readonly object: ObjectId; readonly stage: 'begin' | 'end' }
  /** Pays a cost given as code; the result binds who paid and what. */
  | {
      readonly kind: 'payCost';
      readonly player: PlayerId;
      readonly cost: CodePath;
      readonly scope: Scope;
      readonly optional: 'yes' | 'no';
      readonly stage: 'ask' | 'answered' | 'end';
    };
