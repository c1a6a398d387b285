import { mentions } from '../../bytecode/term';
import { evalFilter, optionalTerm, termsOf } from '../../vm/evaluate';
import type { AbilityPath } from '../../vm/pool';
import { withCandidate } from '../../vm/context';
import { isPlayer, type Entity, type ObjectId, type PlayerId } from '../../vm/entity';
import { controllerOf } from '../state/last-known';
import type { Game } from '../world';
import { keywordsInForce, type KeywordInForce } from './player-abilities';
import { fitsAsTargeting, fitsTargeting } from './ability-patterns';
import { isAsThoughWithout, isForbidden } from './restrictions';
import { rulesAbout } from './rules-in-force';

/** What would target, attach, damage or block: the source, and who controls the spell or ability. */
export interface By {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly ability: AbilityPath;
}

/**
 * May an object or player be the target of what the player controls (CR 115.4)? Shroud (CR 702.18), hexproof
 * (CR 702.11), protection (CR 702.16b) and "can't be the target".
 */
export function canBeTargeted(game: Game, entity: Entity, by: By): boolean {
  if (isForbidden(game, 'beTargeted', entity)) return false;
  const barred = rulesAbout(game, entity, 'cantBeTargeted').some(({ context, term }) => {
    const pattern = optionalTerm(term, 'by');
    return pattern !== null && fitsTargeting(context, pattern, by);
  });
  if (barred) return false;
  // Such abilities of permanents function on the battlefield only (CR 113.6).
  if (!isPlayer(entity) && game.state.objects[entity]?.zone !== 'battlefield') return true;
  return (
    (keywordsInForce(game, entity, 'shroud').length === 0 || isIgnored(game, entity, by, 'shroud')) &&
    (!isHexproofAgainst(game, entity, by) || isIgnored(game, entity, by, 'hexproof')) &&
    !isProtectedFrom(game, entity, by.source)
  );
}

/** May it be the target of this as though it didn't have the keyword (CR 609.4)? */
function isIgnored(game: Game, entity: Entity, by: By, name: string): boolean {
  return isAsThoughWithout(game, entity, 'targeted', [name], ({ context }, pattern) =>
    fitsTargeting(context, pattern, by),
  );
}

/** Hexproof stops opponents of who controls it; "hexproof from" only what has the quality (CR 702.11d). */
function isHexproofAgainst(game: Game, entity: Entity, by: By): boolean {
  const controller = isPlayer(entity) ? entity : controllerOf(game, entity);
  if (controller === by.controller) return false;
  return keywordsInForce(game, entity, 'hexproof').some((held) => {
    if (held.keyword.op !== 'hexproofFrom') return true;
    return termsOf(held.keyword, 'from').some((quality) =>
      // "Hexproof from activated and triggered abilities" is about what targets, not about its source.
      mentions(quality, 'abilityNoun') ? fitsAsTargeting(held.context, quality, by) : fits(held, quality, by.source),
    );
  });
}

/** Has it protection from the object (CR 702.16a)? */
export function isProtectedFrom(game: Game, entity: Entity, from: ObjectId): boolean {
  return keywordsInForce(game, entity, 'protection').some(
    (held) => termsOf(held.keyword, 'from').some((quality) => fits(held, quality, from)) && !isSpared(game, held, from),
  );
}

/** "This effect doesn't remove this Aura": the protection that it gives itself (CR 702.16n). */
function isSpared(game: Game, { context }: KeywordInForce, from: ObjectId): boolean {
  return context.scope.source === from && rulesAbout(game, from, 'doesntRemove').length > 0;
}

/** Has the object the quality? A quality that fits players is about who controls the object (CR 702.16k). */
function fits({ context }: KeywordInForce, quality: Parameters<typeof evalFilter>[1], object: ObjectId): boolean {
  const { world } = context;
  return (
    evalFilter(withCandidate(context, object), quality) ||
    evalFilter(withCandidate(context, controllerOf(world, object)), quality)
  );
}
