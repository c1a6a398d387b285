import { effectReasons } from './effects';
import { nounReasons } from './nouns';
import { valueReasons } from './values';
import type { StyleReason } from '../style-words';

/** A reason for each style mark of the instruction table, by instruction and parameter, and of the fields of abilities. */
export const styleReasons: Readonly<Record<string, StyleReason>> = {
  ...nounReasons,
  ...valueReasons,
  ...effectReasons,
};
