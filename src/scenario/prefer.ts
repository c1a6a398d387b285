import type { Decision } from '../engine/decision';
import { controllerOf } from '../engine/state/last-known';
import type { Game } from '../engine/world';
import type { Op } from '../bytecode/table';
import { isList, isTerm, type Arg, type Term } from '../bytecode/term';
import { isPlayer, type Entity } from '../vm/entity';

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
 * What a player chooses who is told nothing: the least that must be chosen, the things of others for harmful effects,
 * one's own for all else.
 */
export function preferred(
  game: Game,
  decision: Choosing,
  options: readonly Entity[],
  least: number,
): readonly Entity[] {
  const harm = doesHarm(game, decision) ? 1 : -1;
  const isOwn = (entity: Entity): boolean =>
    (isPlayer(entity) ? entity : controllerOf(game, entity)) === decision.player;
  const ranked = [...options].sort((left, right) => harm * (Number(isOwn(left)) - Number(isOwn(right))));
  return ranked.slice(0, Math.max(least, 0));
}

/** Does what it is for do harm? The first effect that is clearly one or the other decides. */
function doesHarm(game: Game, { reason }: Choosing): boolean {
  const node = reason.ability === null ? undefined : game.pool.nodes.get(reason.ability);
  if (node === undefined || !('body' in node)) return false;
  const bodies = [...node.body, ...(node.modal?.modes.flatMap(({ body }) => body) ?? [])];
  return bodies.flatMap(effectsIn).find((effect) => effect !== 'neither') === 'harm';
}

type Effect = 'harm' | 'good' | 'neither';

/** The effects of a statement in order. */
function effectsIn(term: Term): readonly Effect[] {
  const own: Effect = harmful.has(term.op) || isWeakening(term) ? 'harm' : helpful.has(term.op) ? 'good' : 'neither';
  return [own, ...term.args.flatMap((arg: Arg) => (isTerm(arg) ? effectsIn(arg) : isList(arg) ? inList(arg) : []))];
}

function inList(list: readonly Arg[]): readonly Effect[] {
  return list.filter(isTerm).flatMap(effectsIn);
}

function isWeakening({ op, args }: Term): boolean {
  return op === 'modifyPt' && args.some((arg) => isTerm(arg) && arg.op === 'negative');
}
