import { made } from '../../bytecode/made';
import type { Term } from '../../bytecode/term';

// What the programs of predefined tokens are written with.

export const you = made('you', 'implicit');
export const self = made('source', 'self');
export const one = made('const', 1);
export const step = (effect: Term, join = 'first', result: number | null = null): Term =>
  made('step', join, result, effect);
