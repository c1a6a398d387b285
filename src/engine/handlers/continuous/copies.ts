import { isObject } from '../../../vm/entity';
import { entitiesOf, wordOf } from '../../../vm/evaluate';
import type { ContinuousHandler } from '../../world';
import { copyValues } from '../effects/copy';
import { titled } from '../../titled';

/** "It becomes a copy of …": its copiable values become those of another object, with exceptions (CR 707.2, CR 707.9). */
export const becomeCopy: ContinuousHandler = {
  layers: () => ['1a'],
  changes: (context, term) =>
    entitiesOf(context, term, 'of')
      .filter(isObject)
      .slice(0, 1)
      .map((of) => ({ kind: 'copy', values: copyValues(context, term, of) })),
};

/** "Except its name is …" (CR 707.9b). */
export const setName: ContinuousHandler = {
  layers: () => ['1a'],
  changes: (context, term) => [{ kind: 'name', name: titled(wordOf(context, term, 'name')) }],
};
