import { characteristicsOf } from '../engine/characteristics/characteristics';
import type { Decision } from '../engine/decision';
import { controllerOf } from '../engine/state/last-known';
import type { Game } from '../engine/world';
import type { Op } from '../bytecode/table';
import { isList, isTerm, type Arg, type Term } from '../bytecode/term';
import { objectOf } from '../engine/write';
import { isPlayer, type Entity, type ObjectId } from '../vm/entity';
import { findNode } from '../vm/pool';

type Choosing = Extract<Decision, { readonly kind: 'targets' | 'choose' }>;

/** Effects that one would rather have on the things of others. */
const harmful: ReadonlySet<Op> = new Set<Op>([
  'destroy',
  'exile',
  'sacrifice',
  'counter',
  'discard',
  'mill',
  'dealDamage',
  'loseLife',
  'tap',
  'cant',
  'gainControl',
  'loseAll',
  'loseTypes',
  'lose',
  'doesntUntap',
  'fight',
  'cantBeBlockedBy',
  'goad',
]);

/** Effects that one would rather have on oneself and one's own. */
const helpful: ReadonlySet<Op> = new Set<Op>([
  'draw',
  'gainLife',
  'untap',
  'regenerate',
  'preventDamage',
  'gain',
  'modifyPt',
]);

/**
 * What a player chooses who is told nothing: the things of others for harmful effects, one's own for all else; as many as may
 * be of those for what does harm or good, as few as may be for what does neither.
 */
export function preferred(
  game: Game,
  decision: Choosing,
  options: readonly Entity[],
  { least, most }: { readonly least: number; readonly most: number },
): readonly Entity[] {
  const purpose = purposeOf(game, decision);
  const isOwn = (entity: Entity): boolean =>
    (isPlayer(entity) ? entity : controllerOf(game, entity)) === decision.player;
  const first = purpose === 'harm' ? 1 : -1;
  const isNeeded = (entity: Entity): boolean => !isPlayer(entity) && isActivated(game, entity);
  const ranked = [...options].sort(
    (left, right) =>
      Number(isNeeded(left)) - Number(isNeeded(right)) ||
      first * (Number(isOwn(left)) - Number(isOwn(right))) ||
      (purpose === 'harm' && isOwn(left) ? worth(game, left) - worth(game, right) : 0),
  );
  const gains = ranked.filter((entity) => isOwn(entity) || isCard(game, entity)).length;
  const others = ranked.filter((entity) => !isOwn(entity)).length;
  const wanted = { good: gains, harm: others, neither: 0 }[purpose];
  return ranked.slice(0, Math.max(least, Math.min(most, wanted), 0));
}

/** Of the own things the one that costs least is given up first. */
function worth(game: Game, entity: Entity): number {
  return isPlayer(entity) ? 0 : characteristicsOf(game, entity).manaValue;
}

/** Is an ability of it being activated, whose costs are still to be paid? Other things are used up first. */
function isActivated({ state }: Game, id: ObjectId): boolean {
  return state.agenda.some((task) => task.kind === 'activate' && task.object === id);
}

/** A card that is no permanent is nobody's: it is as good for one as for the other. */
function isCard(game: Game, entity: Entity): boolean {
  return !isPlayer(entity) && objectOf(game, entity).zone !== 'battlefield';
}

/** What is it for? The first effect that is clearly one or the other decides. */
function purposeOf(game: Game, decision: Choosing): Effect {
  const { reason, options } = decision;
  // An Aura that enchants a player is a curse, as a rule.
  if (decision.kind === 'choose' && decision.purpose === 'attachment' && options.every(isPlayer)) return 'harm';
  const node = reason.ability === null ? undefined : findNode(game.pool, reason.ability);
  if (node === undefined || !('body' in node)) return 'neither';
  const bodies = [...node.body, ...(node.modal?.modes.flatMap(({ body }) => body) ?? [])];
  // What is put or returned goes to where one would have a card, unless it is a permanent already.
  const moving: Effect = options.every((entity) => isCard(game, entity)) ? 'good' : 'harm';
  return bodies.flatMap((body) => effectsIn(body, moving)).find((effect) => effect !== 'neither') ?? 'neither';
}

type Effect = 'harm' | 'good' | 'neither';

/** The effects of a statement in order. */
function effectsIn(term: Term, moving: Effect): readonly Effect[] {
  const inside = (args: readonly Arg[]): readonly Effect[] =>
    args.flatMap((arg) => (isTerm(arg) ? effectsIn(arg, moving) : isList(arg) ? inside(arg) : []));
  return [effectOf(term, moving), ...inside(term.args)];
}

function effectOf(term: Term, moving: Effect): Effect {
  if (harmful.has(term.op) || isWeakening(term)) return 'harm';
  if (term.op === 'put' || term.op === 'return') return moving;
  return helpful.has(term.op) ? 'good' : 'neither';
}

function isWeakening({ op, args }: Term): boolean {
  return op === 'modifyPt' && args.some((arg) => isTerm(arg) && arg.op === 'negative');
}
