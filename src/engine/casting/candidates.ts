import { rememberedOfCode } from '../../source/remembered';
import type { CardProgram } from '../../bytecode/module';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { cardOf } from '../../vm/pool';
import { characteristicsOf, refresh } from '../characteristics/characteristics';
import { hasKeyword, hasType } from '../characteristics/has';
import { isOnAdventure } from '../state/adventure';
import type { GameObject } from '../state/object';
import { objectOf, playerOf } from '../write';
import type { Game } from '../world';
import { saidByPermission } from '../riders';
import { permissionsFor, givesFlash } from './permissions';

/** Cards that there may be a way to cast where they are. */
export interface Candidates {
  readonly all: readonly ObjectId[];
  /** Those that may be cast at the time of an instant. */
  readonly quick: readonly ObjectId[];
}

/**
 * The player's cards that there may be a way to cast as long as no effect permits anything (`castCards`, `mayCast`). All
 * others are left out without a look at ways and costs. Kept as `watching` is.
 */
export function candidates(game: Game, player: PlayerId): Candidates {
  refresh(game);
  const { cache } = game;
  const kept =
    cache.candidates?.structure === cache.structure
      ? cache.candidates
      : { structure: cache.structure, byPlayer: new Map<PlayerId, Candidates>() };
  cache.candidates = kept;
  const known = kept.byPlayer.get(player);
  if (known !== undefined) return known;
  const { exile, command } = game.state;
  const { hand, graveyard } = playerOf(game, player);
  const all = [...hand, ...graveyard, ...exile, ...command].filter((id) =>
    mayHaveWay(game, player, objectOf(game, id)),
  );
  const found = { all, quick: all.filter((id) => mayBeQuick(game, player, id)) };
  kept.byPlayer.set(player, found);
  return found;
}

/** Is it perhaps the player's to cast, and is there perhaps a way to do it from where it is? */
function mayHaveWay(game: Game, player: PlayerId, object: GameObject): boolean {
  if (isOthers(object, player)) return false;
  const { id, kind, zone, designations, faceDown, commander } = object;
  if (kind === 'copy') return true;
  if (kind !== 'card') return false;
  const hasKeywords = (): boolean => characteristicsOf(game, id).keywords.length > 0;
  switch (zone) {
    case 'hand':
      return !isLand(game, object) || hasKeywords();
    case 'graveyard':
      return hasKeywords() || isAftermath(game, object);
    case 'exile':
      return faceDown !== null || Object.keys(designations).length > 0;
    case 'command':
      return commander !== null;
    case 'library':
    case 'battlefield':
    case 'stack':
      return true;
  }
}

/** Does a card belong to somebody else, without being the player's to cast all the same? */
function isOthers(object: GameObject, player: PlayerId): boolean {
  return object.owner !== player && object.standsBy === null && !isOnAdventure(object, player);
}

/** A land card with one face: it is played, never cast, unless a keyword lets it be cast face down (CR 305.9). */
function isLand(game: Game, { printed }: GameObject): boolean {
  if (printed.kind !== 'card') return false;
  const { faces } = cardOf(game.pool, printed.card);
  return faces.length === 1 && faces.every(({ types }) => types.includes('Land'));
}

function isAftermath(game: Game, { printed }: GameObject): boolean {
  return printed.kind === 'card' && cardOf(game.pool, printed.card).layout === 'aftermath';
}

const quickKeywords = ['flash', 'sneak', 'offering'] as const;

/** A quick test for cards that could be cast at the time of an instant. */
export function mayBeQuick(game: Game, player: PlayerId, id: ObjectId): boolean {
  const { printed } = objectOf(game, id);
  const values = characteristicsOf(game, id);
  if (hasType(values, 'instant') || quickKeywords.some((name) => hasKeyword(values, name))) return true;
  if (printed.kind === 'card' && hasInstantFace(cardOf(game.pool, printed.card))) return true;
  return permissionsFor(game, player, id).some(
    (rule) => givesFlash(rule) || saidByPermission(game, rule.scope, id, 'mayCast').some(givesFlash),
  );
}

const hasInstantFace = rememberedOfCode((card: CardProgram): boolean =>
  card.faces.some(({ types }) => types.includes('Instant')),
);
