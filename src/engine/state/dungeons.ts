import { dungeons, type Dungeon } from '../../keywords/dungeons';
import type { ObjectId, PlayerId } from '../../vm/entity';
import type { Game } from '../world';

/** A dungeon in the command zone, and the room that its owner's venture marker is in (CR 309.4). */
export interface Explored {
  readonly id: ObjectId;
  readonly dungeon: Dungeon;
  readonly at: number;
}

/** The dungeon that a player is in; null for none. A player owns one at most (CR 309.3). */
export function dungeonOf({ state }: Game, player: PlayerId): Explored | null {
  for (const id of state.command) {
    const object = state.objects[id];
    if (object?.owner !== player || object.printed.kind !== 'made') continue;
    const { name } = object.printed.values;
    const dungeon = dungeons.find((each) => each.name === name);
    if (dungeon !== undefined) return { id, dungeon, at: object.designations['room'] ?? 0 };
  }
  return null;
}

/** Is the venture marker in the bottommost room? */
export function isAtBottom({ dungeon, at }: Explored): boolean {
  return at >= dungeon.rooms.length - 1;
}

/** How many dungeons a player has completed, or how often one of them. */
export function completedBy({ state }: Game, player: PlayerId, name: string | null = null): number {
  return state.players[player]?.designations[completedMark(name)] ?? 0;
}

/** The mark that counts completed dungeons, of all or of one. */
export function completedMark(name: string | null): string {
  return name === null ? 'completedDungeons' : `completed ${name}`;
}
