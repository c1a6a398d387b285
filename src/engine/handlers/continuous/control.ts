import { playersOfArg } from '../../../vm/evaluate';
import type { ContinuousHandler } from '../../world';

/** A player has control of something (CR 613.1b). */
export const takeControl: ContinuousHandler = {
  layers: () => ['2'],
  changes: (context, term) => {
    const [player] = playersOfArg(context, term, 'who');
    return player === undefined ? [] : [{ kind: 'control', player }];
  },
};
