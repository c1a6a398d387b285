import { isObject } from '../../../vm/entity';
import { entitiesOf, optionalWord, wordOf } from '../../../vm/evaluate';
import { unchosen } from '../../characteristics/modification';
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

/** "Change the text of …": which words is chosen as the effect begins (CR 608.2d, CR 612.1). */
export const changeText: ContinuousHandler = {
  layers: () => ['3'],
  changes: (_, term) => [{ kind: 'text', from: unchosen, to: optionalWord(term, 'to') ?? unchosen }],
};

/** "Except its name is …" (CR 707.9b). */
export const setName: ContinuousHandler = {
  layers: () => ['1a'],
  changes: (context, term) => [{ kind: 'name', name: titled(wordOf(context, term, 'name')) }],
};
