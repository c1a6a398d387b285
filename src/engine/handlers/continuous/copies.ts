import { isObject } from '../../../vm/entity';
import { entitiesOf } from '../../../vm/evaluate';
import type { ContinuousHandler } from '../../world';
import { copyValues } from '../effects/copy';

/** "It becomes a copy of …": its copiable values become those of another object, with exceptions (CR 707.2, CR 707.9). */
export const becomeCopy: ContinuousHandler = {
  layers: () => ['1a'],
  changes: (context, term) =>
    entitiesOf(context, term, 'of')
      .filter(isObject)
      .slice(0, 1)
      .map((of) => ({ kind: 'copy', values: copyValues(context, term, of) })),
};
