import { targetLoopOf } from '../../bytecode/target-loop';
import type { Term } from '../../bytecode/term';
import { isPlayer, type Entity, type PlayerId } from '../../vm/entity';
import { intOf } from '../../vm/evaluate';
import { pathIn, pathOf, slotsOf, statementsAt, type CodePath } from '../../vm/pool';
import type { Game, GameContext } from '../world';
import { wordedWithTargets } from './worded';

/** Where the targets stand that were chosen for one player of a loop: after those of all slots that are chosen once. */
export function roundIndex(game: Game, holder: CodePath, slot: number, player: PlayerId): number {
  const { order } = game.state;
  const implied = wordedWithTargets(statementsAt(game.pool, `${holder}.body`)).length;
  return slotsOf(game.pool, holder).length + implied + slot * order.length + order.indexOf(player);
}

/** What a `target` instruction means: in a loop that chooses for each of its players, what was chosen for this one. */
export function targetsMeant(context: GameContext, term: Term): readonly Entity[] {
  const { world, pool, scope } = context;
  const slot = intOf(context, term, 'slot');
  const once = scope.targets[slot] ?? [];
  const code = pathIn(pool, term) ?? '';
  const end = Math.max(code.lastIndexOf('.body'), code.lastIndexOf('.targets'));
  if (once.length > 0 || end < 0) return once;
  const holder = code.slice(0, end);
  const filter = slotsOf(pool, holder)[slot]?.filter;
  const found = filter === undefined ? null : targetLoopOf(slot, filter, statementsAt(pool, `${holder}.body`));
  if (found === null) return once;
  const isInside = code.startsWith(`${pathOf(pool, found.loop)}.`);
  const players = isInside ? (scope.values[found.value]?.entities ?? []).filter(isPlayer) : world.state.order;
  return players.flatMap((player) => scope.targets[roundIndex(world, holder, slot, player)] ?? []);
}
