import { termOf } from '../../../vm/evaluate';
import type { ContinuousHandler } from '../../world';
import { described } from './become';

/** "~ isn't a creature", "it isn't legendary": types are taken away (CR 205.1b). */
export const isnt: ContinuousHandler = {
  layers: () => ['4'],
  changes: (context, term) => {
    const { supertypes, types, subtypes } = described(context, termOf(context, term, 'filter'));
    return [{ kind: 'types', how: 'remove', supertypes, types, subtypes }];
  },
};
