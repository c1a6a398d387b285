import { noWording } from './no-wording.mjs';

/** The project's own ESLint rules. */
export const oracle = { meta: { name: 'oracle' }, rules: { 'no-wording': noWording } };
