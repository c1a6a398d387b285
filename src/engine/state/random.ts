import type { PlayerId } from '../../vm/entity';
import { set } from '../write';
import type { Game } from '../world';

/** A whole number from 0 to `below` − 1. The position of the generator is state (mulberry32). */
export function randomBelow(game: Game, below: number): number {
  const position = (game.state.random + 0x6d2b79f5) | 0;
  set(game, 'random', position);
  let mixed = Math.imul(position ^ (position >>> 15), 1 | position);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * below);
}

/** The same things in random order (CR 103.3, CR 701.24). */
export function shuffled<T>(game: Game, things: readonly T[]): readonly T[] {
  const left = [...things];
  return things.flatMap(() => left.splice(randomBelow(game, left.length), 1));
}

/** The result of chance that is fixed for a player next; null where it is left to chance. */
export function fixedResult(game: Game, player: PlayerId): number | null {
  const [next, ...rest] = game.state.fixed?.[player] ?? [];
  if (next === undefined) return null;
  set(game, 'fixed', { ...game.state.fixed, [player]: rest });
  return next;
}

/** What a player rolls with a die (CR 706.1a). */
export function rolled(game: Game, player: PlayerId, sides: number): number {
  return fixedResult(game, player) ?? randomBelow(game, sides) + 1;
}
