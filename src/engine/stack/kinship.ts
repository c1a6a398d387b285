import { isTerm, type Term } from '../../bytecode/term';
import { isPlayer, type Entity } from '../../vm/entity';
import { conjunctsOf, optionalTerm, optionalWord } from '../../vm/evaluate';
import { differenceIn, kindsOf, likenessIn } from '../handlers/kinds-among';
import { controllerOf, objectOrLast } from '../state/last-known';
import type { GameContext } from '../world';

/** What tells options apart that are chosen together: all of one kind, or no two of one. */
export interface Kinship {
  readonly alike?: readonly string[];
  readonly apart?: readonly string[];
  /** Of what is listed for each, all must have one thing in common. */
  readonly shared?: readonly (readonly string[])[];
}

/** "… from a single graveyard", "… controlled by different players": what a description asks of all that fit it together. */
export function kinshipIn(context: GameContext, filter: Term, options: readonly Entity[]): Kinship {
  const parts = conjunctsOf(filter);
  const likeness = likenessIn(context, filter);
  if (likeness !== null) return { shared: options.map((entity) => kindsOf(context, likeness, entity)) };
  const difference = differenceIn(context, filter);
  if (difference !== null) return { apart: options.map((entity) => kindsOf(context, difference, entity).join(' ')) };
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
export function together(options: readonly Entity[], kinship: Kinship, count: number): readonly Entity[] {
  const { alike, apart, shared } = kinship;
  if (shared !== undefined && count > 1) {
    const groups = [...new Set(shared.flat())].map((kind) => options.filter((_, at) => shared[at]?.includes(kind)));
    return (groups.find((group) => group.length >= count) ?? []).slice(0, count);
  }
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
  { alike, apart, shared }: Kinship,
): boolean {
  const [first = [], ...others] =
    shared === undefined ? [] : chosen.map((entity) => shared[options.indexOf(entity)] ?? []);
  if (others.length > 0 && !first.some((kind) => others.every((its) => its.includes(kind)))) return false;
  const kinds = (of: readonly string[] | undefined): ReadonlySet<string | undefined> =>
    new Set(of === undefined ? [] : chosen.map((entity) => of[options.indexOf(entity)]));
  return kinds(alike).size < 2 && (apart === undefined || kinds(apart).size === chosen.length);
}
