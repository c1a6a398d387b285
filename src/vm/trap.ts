/** Where a program went wrong. Traps are bugs of a program or of a handler, never of a player. */
export interface TrapPlace {
  /** Path of the ability or instruction in the pool. */
  readonly path: string;
  readonly instruction: string;
  /** The printed words, when the module carries debug information. */
  readonly words: string | null;
}

/** Raised when code cannot go on: an instruction without a handler, an unbound value, no fuel. */
export class Trap extends Error {
  constructor(
    readonly reason: string,
    readonly place: TrapPlace,
  ) {
    super(`${reason} at ${place.path} (${place.instruction})${place.words === null ? '' : `: ${place.words}`}`);
    this.name = 'Trap';
  }
}
