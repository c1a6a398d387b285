import { isTerm, type Term } from '../../bytecode/term';
import { isPlayer, type Entity } from '../../vm/entity';
import { conjunctsOf, optionalTerm, optionalWord } from '../../vm/evaluate';
import { controllerOf, objectOrLast } from '../state/last-known';
import type { GameContext } from '../world';

/** What tells options apart that are chosen together: all of one kind, or no two of one. */
export interface Kinship {
  readonly alike?: readonly string[];
  readonly apart?: readonly string[];
}

/** "… from a single graveyard", "… controlled by different players": what a description asks of all that fit it together. */
export function kinshipIn(context: GameContext, filter: Term, options: readonly Entity[]): Kinship {
  const parts = conjunctsOf(filter);
  if (parts.some(isSinglePlace)) return { alike: options.map((entity) => ownerName(context, entity)) };
  const asked = parts.find(({ op }) => op === 'controllers');
  if (asked === undefined) return {};
  const players = options.map((entity) => (isPlayer(entity) ? entity : controllerOf(context.world, entity)));
  return optionalWord(asked, 'how') === 'same' ? { alike: players } : { apart: players };
}

function isSinglePlace(part: Term): boolean {
  const zone = part.op === 'inZone' ? optionalTerm(part, 'zone') : null;
  return isTerm(zone) && optionalWord(zone, 'single') !== null;
}

function ownerName({ world }: GameContext, entity: Entity): string {
  return isPlayer(entity) ? entity : (objectOrLast(world, entity)?.owner ?? '');
}

/** The first so many options that may be chosen together; fewer where there are none. */
export function together(options: readonly Entity[], { alike, apart }: Kinship, count: number): readonly Entity[] {
  if (alike !== undefined) {
    const groups = [...new Set(alike)].map((kind) => options.filter((_, at) => alike[at] === kind));
    return (groups.find((group) => group.length >= count) ?? []).slice(0, count);
  }
  if (apart !== undefined) return options.filter((_, at) => apart.indexOf(apart[at] ?? '') === at).slice(0, count);
  return options.slice(0, count);
}

/** May these of the options be chosen together? */
export function mayGoTogether(
  chosen: readonly Entity[],
  options: readonly Entity[],
  { alike, apart }: Kinship,
): boolean {
  const kinds = (of: readonly string[] | undefined): ReadonlySet<string | undefined> =>
    new Set(of === undefined ? [] : chosen.map((entity) => of[options.indexOf(entity)]));
  return kinds(alike).size < 2 && (apart === undefined || kinds(apart).size === chosen.length);
}
