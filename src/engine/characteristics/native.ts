import type { Term } from '../../bytecode/term';
import { optionalWord } from '../../vm/evaluate';
import type { Modification } from './modification';

/** What a keyword ability changes by the rules alone, for keywords that define characteristics (CR 702.73a, CR 702.114a). */
export function nativeChanges(keyword: Term): readonly Modification[] {
  if (keyword.op !== 'keyword') return [];
  switch (optionalWord(keyword, 'name')) {
    case 'changeling':
      return [{ kind: 'allCreatureTypes' }];
    case 'devoid':
      return [{ kind: 'colors', how: 'set', colors: [] }];
    default:
      return [];
  }
}
