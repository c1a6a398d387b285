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

function doesHarm(game: Game, { reason }: Choosing): boolean {
  const node = reason.ability === null ? undefined : game.pool.nodes.get(reason.ability);
  if (node === undefined || !('body' in node)) return false;
  return [...node.body, ...(node.modal?.modes.flatMap(({ body }) => body) ?? [])].some(isHarmful);
}

function isHarmful(term: Term): boolean {
  if (harmful.has(term.op)) return true;
  if (term.op === 'modifyPt') return term.args.some((arg) => isTerm(arg) && arg.op === 'negative');
  return term.args.some((arg: Arg) =>
    isTerm(arg) ? isHarmful(arg) : isList(arg) ? arg.filter(isTerm).some(isHarmful) : false,
  );
}
