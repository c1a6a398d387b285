import type { Unit } from './normalized';

const priced = /^\+ /;
const weighed = /^\{p\}/;
const results = /^\d+(?: \u2014 \d+)? \| /;
const open = /^\d+\+ \| /;

/** Is a line a row with a number or a range, as only tables of results have (CR 706.3a)? */
export const isResultRow = ({ text }: Unit): boolean => results.test(text);

/** Is a line a row with one endpoint: the last of a table, or one of a station symbol (CR 721.2)? */
export const isOpenRow = ({ text }: Unit): boolean => open.test(text);

/** Is a line a mode with a price: "+ {1} — …" (CR 702.172a)? A loyalty cost has no blank after its sign. */
export const isPricedRow = ({ text }: Unit): boolean => priced.test(text);

/** Is a line a mode with pawprint symbols before it (CR 700.2i)? */
export const isWeighedRow = ({ text }: Unit): boolean => weighed.test(text);
