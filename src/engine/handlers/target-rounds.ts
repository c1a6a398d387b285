import { targetLoopOf, type TargetLoop } from '../../bytecode/target-loop';
import type { Term } from '../../bytecode/term';
import { isPlayer, type Entity, type PlayerId } from '../../vm/entity';
import { intOf } from '../../vm/evaluate';
import { pathIn, pathOf, slotsOf, statementsAt, type CodePath } from '../../vm/pool';
import type { Game, GameContext } from '../world';
import { everyKind } from './kinds-among';
import { wordedWithTargets } from './worded';

/** As many kinds as a loop over kinds can go through at most, and as many players as a game can have. */
const mostRounds = 16;

/** Where the targets stand that were chosen for one round of a loop: after those of all slots that are chosen once. */
export function roundIndex(game: Game, holder: CodePath, slot: number, round: number): number {
  const implied = wordedWithTargets(statementsAt(game.pool, `${holder}.body`)).length;
  return slotsOf(game.pool, holder).length + implied + slot * mostRounds + round;
}

/** The number of a player among the rounds of a loop over players. */
export function roundOf(game: Game, player: PlayerId): number {
  return game.state.order.indexOf(player);
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
  return roundsMeant(context, found, isInside ? 'this' : 'all').flatMap(
    (round) => scope.targets[roundIndex(world, holder, slot, round)] ?? [],
  );
}

/** The rounds of a loop, by their numbers: the one that is carried out, or all of them. */
function roundsMeant(
  context: GameContext,
  { loop, over, value }: TargetLoop,
  which: 'this' | 'all',
): readonly number[] {
  const { world, scope } = context;
  if (over === null) {
    const kinds = everyKind(context, loop);
    const { word = null } = scope.values[value] ?? {};
    return kinds.flatMap((kind, at) => (which === 'all' || kind === word ? [at] : []));
  }
  const inRound = (scope.values[value]?.entities ?? []).filter(isPlayer);
  const players = which === 'this' ? inRound : world.state.order;
  return players.map((player) => roundOf(world, player));
}
