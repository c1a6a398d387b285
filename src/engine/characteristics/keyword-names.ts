import type { Term } from '../../bytecode/term';
import { keywordName } from '../../keywords/glossary';
import { optionalTerm, optionalWord } from '../../vm/evaluate';
import { abilityAt, type AbilityPath, type CardPool } from '../../vm/pool';

/** The names under which a keyword is looked for: variants count as what they are variants of (CR 702.11d, CR 702.14, CR 702.29e). */
export function keywordNames(keyword: Term): readonly string[] {
  switch (keyword.op) {
    case 'landwalk': {
      const land = subtypeIn(optionalTerm(keyword, 'filter'));
      return land === null ? ['landwalk'] : ['landwalk', `${land}walk`];
    }
    case 'typecycling':
      return ['cycling', 'typecycling'];
    case 'protection':
      return ['protection'];
    case 'hexproofFrom':
      return ['hexproof', 'hexproof from'];
    case 'prototype':
    case 'craft':
    case 'gift':
    case 'companion':
    case 'offering':
      return [keyword.op];
    case 'partnerWith':
      return ['partner', 'partner with'];
    case 'partnerGroup':
      return ['partner'];
    case 'keywordLimited': {
      const inner = optionalTerm(keyword, 'keyword');
      return inner === null ? [] : keywordNames(inner);
    }
    default: {
      const name = optionalWord(keyword, 'name');
      return name === null ? [] : [name];
    }
  }
}

function subtypeIn(filter: Term | null): string | null {
  return filter?.op === 'subtype' ? optionalWord(filter, 'subtype') : null;
}

/** The keyword ability that an ability is a part of. */
export function keywordAround(pool: CardPool, path: AbilityPath): string | null {
  const at = path.lastIndexOf('.expansion.');
  const keyword = at < 0 ? null : abilityAt(pool, path.slice(0, at));
  return keyword?.kind === 'keyword' ? keywordName(keyword.keyword) : null;
}
