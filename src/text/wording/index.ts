import { amounts } from './amounts';
import { abilities } from './abilities';
import { casting } from './casting';
import { effects } from './effects';
import type { WordingEntry } from './entry';
import { libraries } from './libraries';
import { mana } from './mana';
import { order } from './order';
import { phrasing } from './phrasing';
import { players } from './players';
import { slips } from './slips';
import { tokens } from './tokens';
import { zones } from './zones';

export type { WordingEntry } from './entry';

/** Superseded wordings. They are applied in this order, each to the outcome of those before. */
export const wording: readonly WordingEntry[] = [
  ...players,
  ...tokens,
  ...zones,
  ...libraries,
  ...mana,
  ...abilities,
  ...casting,
  ...amounts,
  ...effects,
  ...order,
  ...phrasing,
  ...slips,
];
