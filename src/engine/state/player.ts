import type { ObjectId, PlayerId } from '../../vm/entity';
import type { CodePath } from '../../vm/pool';

export const manaSymbols = ['W', 'U', 'B', 'R', 'G', 'C'] as const;
export type ManaSymbol = (typeof manaSymbols)[number];

/** One mana in a pool (CR 106.4). */
export interface ManaUnit {
  readonly symbol: ManaSymbol;
  /** What produced it. */
  readonly source: ObjectId | null;
  readonly snow: boolean;
  /** Path of what is said of how it is spent (CR 106.6), or null. */
  readonly said: CodePath | null;
  /** It stays until then instead of emptying with the step. */
  readonly keeps: 'step' | 'combat' | 'turn';
}

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  readonly life: number;
  readonly startingLife: number;
  /** Poison, energy, experience, rad … */
  readonly counters: Readonly<Record<string, number>>;
  readonly mana: readonly ManaUnit[];
  /**
   * Whether costs of mana are paid for the player, the player announces how Phyrexian mana is paid (CR 601.2b), is asked
   * for colors besides, or how to pay at all (CR 601.2g).
   */
  readonly payment: 'automatic' | 'announced' | 'colors' | 'manual';
  readonly library: readonly ObjectId[];
  readonly hand: readonly ObjectId[];
  readonly graveyard: readonly ObjectId[];
  /** What the rules note about the player: speed, the city's blessing … */
  readonly designations: Readonly<Record<string, number>>;
  readonly landsPlayed: number;
  /** Drew from an empty library since the last check (CR 704.5b). */
  readonly drewFromEmpty: boolean;
  /** How the player left the game, null while in it. */
  readonly out: 'lost' | 'conceded' | 'won' | null;
  /** How often the player has cast each commander from the command zone (CR 903.8). */
  readonly commanderCasts: Readonly<Record<string, number>>;
  /** Combat damage dealt by each commander (CR 903.10a). */
  readonly commanderDamage: Readonly<Record<string, number>>;
}

/** A player with some things changed: made field by field, which is the quickest way to copy (`changedObject`). */
export function changedPlayer(before: Player, patch: Partial<Player>): Player {
  const player = {
    id: before.id,
    name: before.name,
    life: before.life,
    startingLife: before.startingLife,
    counters: before.counters,
    mana: before.mana,
    payment: before.payment,
    library: before.library,
    hand: before.hand,
    graveyard: before.graveyard,
    designations: before.designations,
    landsPlayed: before.landsPlayed,
    drewFromEmpty: before.drewFromEmpty,
    out: before.out,
    commanderCasts: before.commanderCasts,
    commanderDamage: before.commanderDamage,
  };
  return Object.assign(player, patch);
}
