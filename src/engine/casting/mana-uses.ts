import { abilityAt, type AbilityPath } from '../../vm/pool';
import type { ManaUse } from '../../bytecode/table/effects';
import type { ObjectId } from '../../vm/entity';
import { keywordsOf } from '../characteristics/abilities';
import { hasX } from '../mana/pips';
import type { SpentOn } from '../mana/restriction';
import { objectOf } from '../write';
import type { Game } from '../world';
import { gainsLevel } from './gates';
import { asThoughFaceUp } from './shadow';
import type { SpecialAction } from './special';

/** What mana for a cost is spent on, besides a spell or an ability (CR 106.6). */
export function usesOfCost(symbols: readonly string[], others: readonly ManaUse[] = []): Pick<SpentOn, 'uses'> {
  const uses: readonly ManaUse[] = hasX(symbols) ? [...others, 'costsWithX'] : others;
  return uses.length === 0 ? {} : { uses };
}

/** By some abilities a Class gains a level (CR 716.2a). */
export function usesOfAbility(game: Game, path: AbilityPath | undefined): readonly ManaUse[] {
  const ability = path === undefined ? null : abilityAt(game.pool, path);
  return ability?.kind === 'activated' && gainsLevel(ability) ? ['gainLevel'] : [];
}

/** What a special action is (CR 116.2). */
export function usesOfAction(game: Game, object: ObjectId, action: SpecialAction): readonly ManaUse[] {
  switch (action) {
    case 'foretell':
      return ['foretell'];
    case 'unlockLeft':
    case 'unlockRight':
      return ['unlock'];
    case 'turnFaceUp':
      return hasMorph(game, object) ? ['turnFaceUp', 'payMorph'] : ['turnFaceUp'];
    case 'turnFaceUpForManaCost':
      return objectOf(game, object).faceDown === 'manifest' ? ['turnFaceUp', 'turnManifested'] : ['turnFaceUp'];
    case 'plot':
    case 'suspend':
    case 'endEffect':
      return [];
  }
}

/** Has what is face down a morph cost, which a megamorph cost is, too (CR 702.37b)? */
function hasMorph(game: Game, object: ObjectId): boolean {
  const revealed = asThoughFaceUp(game, object);
  return ['morph', 'megamorph'].some((name) => keywordsOf(revealed, object, name).length > 0);
}
