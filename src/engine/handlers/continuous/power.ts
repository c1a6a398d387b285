import { entitiesOf, numOf, optionalNum, optionalTerm, wordOf } from '../../../vm/evaluate';
import { statistic } from '../quantities';
import type { ContinuousHandler } from '../../world';

/** "… gets +1/+1" (CR 613.4c). */
export const modifyPt: ContinuousHandler = {
  layers: () => ['7c'],
  changes: (context, term) => [
    { kind: 'modifyPt', power: numOf(context, term, 'power'), toughness: numOf(context, term, 'toughness') },
  ],
};

/** "… has base power and toughness 1/1", "… has base power 1" (CR 613.4b). */
export const setBasePt: ContinuousHandler = {
  layers: () => ['7b'],
  changes: (context, term) => [
    { kind: 'setPt', power: optionalNum(context, term, 'power'), toughness: optionalNum(context, term, 'toughness') },
  ],
};

/** "Double its power": it gets as much more as it has (CR 701.10b). */
export const multiplyPt: ContinuousHandler = {
  layers: () => ['7c'],
  changes: (context, term) => {
    const more = wordOf(context, term, 'factor') === 'triple' ? 2 : 1;
    const what = wordOf(context, term, 'what');
    const { candidate } = context;
    const added = (stat: string): number =>
      candidate === null || (what !== 'both' && what !== stat) ? 0 : more * statistic(context, term, stat, candidate);
    return [{ kind: 'modifyPt', power: added('power'), toughness: added('toughness') }];
  },
};

/** "Change its base power to 3", "… its base power and toughness to that creature's power and toughness" (CR 613.4b). */
export const changeBasePt: ContinuousHandler = {
  layers: () => ['7b'],
  changes: (context, term) => {
    const stat = wordOf(context, term, 'stat');
    const value = optionalNum(context, term, 'value');
    const [like] = optionalTerm(term, 'like') === null ? [] : entitiesOf(context, term, 'like');
    const to = (of: string): number | null => {
      if (stat !== 'both' && stat !== of) return null;
      return like === undefined ? value : statistic(context, term, of, like);
    };
    return [{ kind: 'setPt', power: to('power'), toughness: to('toughness') }];
  },
};

/** "~'s power and toughness are each equal to …": defined for its own object (CR 613.4a), set for any other. */
export const setPt: ContinuousHandler = {
  layers: () => ['7a', '7b'],
  changes: (context, term) => {
    const value = numOf(context, term, 'value');
    const stat = wordOf(context, term, 'stat');
    return [
      {
        kind: 'definePt',
        power: stat === 'toughness' ? null : value,
        toughness: stat === 'power' ? null : value,
      },
    ];
  },
};

/** "Switch …'s power and toughness" (CR 613.4d). */
export const switchPt: ContinuousHandler = { layers: () => ['7d'], changes: () => [{ kind: 'switchPt' }] };
