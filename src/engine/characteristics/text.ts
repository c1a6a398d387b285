import type { WordChange } from '../../bytecode/word-change';
import { abilityWithWord, type CardPool } from '../../vm/pool';
import type { GameObject } from '../state/object';
import { keywordNamesOf, withIntrinsicAbilities } from './intrinsic';
import type { AbilityInstance, Characteristics } from './types';

/**
 * The characteristics with one word in place of another in the type line and the rules text (CR 612.1). Abilities that
 * effects gave are no part of the text (CR 612.3), and names stay (CR 612.2).
 */
export function withText(
  pool: CardPool,
  object: GameObject,
  values: Characteristics,
  change: WordChange,
): Characteristics {
  const subtypes = [...new Set(values.subtypes.map((subtype) => (subtype === change.from ? change.to : subtype)))];
  const abilities = values.abilities.map((instance): AbilityInstance => {
    if (instance.grantedBy !== null) return instance;
    const path = abilityWithWord(pool, instance.path, change);
    return path === instance.path ? instance : { ...instance, path };
  });
  const changed = { ...values, subtypes, abilities, keywords: keywordNamesOf(pool, abilities) };
  return withIntrinsicAbilities(changed);
}
