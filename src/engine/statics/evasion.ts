import type { KeywordAbility } from '../../vocabulary/keyword-abilities';
import { withCandidate } from '../../vm/context';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { evalFilter, optionalTerm, optionalWord } from '../../vm/evaluate';
import { keywordsOf } from '../characteristics/abilities';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword, hasType } from '../characteristics/has';
import type { Characteristics } from '../characteristics/types';
import { objectOf } from '../write';
import type { Game } from '../world';
import { keywordAround, keywordNames } from '../characteristics/keyword-names';
import { countAsked, isAsThoughWithout, isForbidden } from './restrictions';
import { fitsRule, rulesAbout, wordOfRule, type RuleInForce } from './rules-in-force';
import { isProtectedFrom } from './targeting';

/**
 * May the blocker, taken alone, block the attacker (CR 509.1b)? Evasion abilities and restrictions about the two; how
 * many must block together (menace) and whether the blocker is tapped is the business of the declaration.
 */
export function canBlock(game: Game, blocker: ObjectId, attacker: ObjectId, defender: PlayerId): boolean {
  const blocks = characteristicsOf(game, blocker);
  const attacks = characteristicsOf(game, attacker);
  const liked = likenesses(game, blocker, attacker);
  const isLiked = liked.has.length + liked.lacks.length > 0;
  // What the meaning of a keyword says is not what counts where it is as though that were otherwise.
  const isOfKeyword = ({ scope }: RuleInForce): boolean =>
    isLiked && evasions.includes(keywordAround(game.pool, scope.ability) ?? '');
  return (
    !isForbidden(game, 'block', blocker) &&
    !isForbidden(game, 'beBlocked', attacker) &&
    !hasKeyword(blocks, 'decayed') &&
    evades(blocks, attacks, liked) === 'no' &&
    !isProtectedFrom(game, attacker, blocker) &&
    !walks(game, attacker, liked, defender) &&
    rulesAbout(game, attacker, 'cantBeBlockedBy').every(
      (rule) =>
        isOfKeyword(rule) ||
        (countAsked(rule) !== null && wordOfRule(rule, 'how') === 'by') ||
        fitsRule(rule, 'by', blocker) === (optionalWord(rule.term, 'how') === 'exceptBy'),
    ) &&
    !rulesAbout(game, attacker, 'cantBlockOrBeBlockedBy').some((rule) => fitsRule(rule, 'by', blocker)) &&
    !rulesAbout(game, blocker, 'cantBlockOrBeBlockedBy').some((rule) => fitsRule(rule, 'by', attacker)) &&
    rulesAbout(game, blocker, 'canBlockOnly').every((rule) => fitsRule(rule, 'whom', attacker)) &&
    !rulesAbout(game, blocker, 'cantBlock').some((rule) => fitsRule(rule, 'whom', attacker))
  );
}

const evasions: readonly string[] = ['flying', 'shadow', 'horsemanship', 'fear', 'intimidate', 'skulk'];

/** Keywords that a blocker is taken to have, or an attacker not to have, where the one would block the other (CR 609.4). */
interface Likenesses {
  readonly has: readonly string[];
  readonly lacks: readonly string[];
}

function likenesses(game: Game, blocker: ObjectId, attacker: ObjectId): Likenesses {
  const rules = rulesAbout(game, blocker, 'blocksAsThough').filter((rule) => fitsRule(rule, 'whom', attacker));
  const named = (way: 'with' | 'without'): readonly string[] =>
    rules
      .filter((rule) => wordOfRule(rule, 'way') === way)
      .flatMap(({ term }) => {
        const keyword = optionalTerm(term, 'keyword');
        return keyword === null ? [] : (keywordNames(keyword).at(-1) ?? []);
      });
  return { has: named('with'), lacks: named('without') };
}

/** Does a keyword of the attacker, or shadow of the blocker, prevent it (CR 702.9b, CR 702.13b, CR 702.28b, CR 702.31b, CR 702.36b, CR 702.118b)? */
function evades(blocks: Characteristics, attacks: Characteristics, { has, lacks }: Likenesses): 'yes' | 'no' {
  const answers = (keyword: KeywordAbility): boolean => hasKeyword(blocks, keyword) || has.includes(keyword);
  const evadesBy = (keyword: KeywordAbility): boolean => hasKeyword(attacks, keyword) && !lacks.includes(keyword);
  const reaches = answers('flying') || answers('reach');
  const isArtifact = hasType(blocks, 'artifact');
  const sharesColor = blocks.colors.some((color) => attacks.colors.includes(color));
  const evaded =
    (evadesBy('flying') && !reaches) ||
    (evadesBy('shadow') ? !answers('shadow') : hasKeyword(blocks, 'shadow') && !hasKeyword(attacks, 'shadow')) ||
    (evadesBy('horsemanship') && !answers('horsemanship')) ||
    (evadesBy('fear') && !isArtifact && !blocks.colors.includes('black')) ||
    (evadesBy('intimidate') && !isArtifact && !sharesColor) ||
    (evadesBy('skulk') && (blocks.power ?? 0) > (attacks.power ?? 0));
  return evaded ? 'yes' : 'no';
}

/** Landwalk: it can't be blocked as long as the defending player controls such a land (CR 702.14c). */
function walks(game: Game, attacker: ObjectId, { lacks }: Likenesses, defender: PlayerId): boolean {
  return keywordsOf(game, attacker, 'landwalk').some(({ keyword, context }) => {
    if (keywordNames(keyword).some((name) => lacks.includes(name))) return false;
    if (isAsThoughWithout(game, attacker, 'blocked', keywordNames(keyword), () => true)) return false;
    const filter = optionalTerm(keyword, 'filter');
    return game.state.battlefield.some((id) => {
      const land = characteristicsOf(game, id);
      if (land.controller !== defender || objectOf(game, id).phasedOut || !hasType(land, 'land')) return false;
      return filter !== null && evalFilter(withCandidate(context, id), filter);
    });
  });
}
