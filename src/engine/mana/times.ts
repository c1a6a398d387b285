import { optionalTerm, optionalNum, optionalWord, numOf } from '../../vm/evaluate';
import { rowOf } from '../../bytecode/table';
import type { Term } from '../../bytecode/term';
import type { PlayerId } from '../../vm/entity';
import { termAt } from '../../vm/pool';
import type { Cost, CostPart } from '../casting/costs';
import { characteristicsOf } from '../characteristics/characteristics';
import { countersOn } from '../events/permanents';
import { objectOf, playerOf } from '../write';
import { contextFor, type Game, type GameContext } from '../world';

/** A bound for what can be paid again and again: mana is turned into other mana no more often than that. */
const often = 20;

/** How often the cost of a mana ability without {T} can be paid: as often as its dearest part can be. */
export function timesOf(game: Game, cost: Cost, player: PlayerId): number {
  if (cost.parts.length === 0) return cost.symbols.length === 0 ? 1 : often;
  return Math.max(1, Math.min(...cost.parts.map((part) => timesOfPart(game, part, player))));
}

function timesOfPart(game: Game, part: CostPart, player: PlayerId): number {
  const term = termAt(game.pool, part.code);
  const context: GameContext = { ...contextFor(game, part.scope), subject: [part.payer] };
  switch (term.op) {
    case 'tapSelf':
    case 'untapSelf':
      return 1;
    case 'payLife':
      return often;
    case 'payEnergy':
      return share(playerOf(game, player).counters['energy'] ?? 0, numOf(context, term, 'count'));
    case 'removeCounters':
      return removals(context, term) ?? permanents(game, player);
    case 'putCounters':
      return often;
    default:
      // It is there once only.
      return 'what' in rowOf(term.op).params && optionalTerm(term, 'what')?.op === 'source'
        ? 1
        : permanents(game, player);
  }
}

/** How often so many counters can be removed from the source; null where they may come from other things. */
function removals(context: GameContext, term: Term): number | null {
  if (optionalTerm(term, 'from')?.op !== 'source' || optionalWord(term, 'choice') !== null) return null;
  const { world, scope } = context;
  const kind = optionalWord(term, 'counter');
  const { counters } = objectOf(world, scope.source);
  const all = Object.values(counters).reduce((sum, count) => sum + count, 0);
  return share(kind === null ? all : countersOn(world, scope.source, kind), optionalNum(context, term, 'count') ?? all);
}

const share = (all: number, each: number): number => (each <= 0 ? often : Math.floor(all / each));

/** About as often as there are other things to pay with. */
function permanents(game: Game, player: PlayerId): number {
  return game.state.battlefield.filter((id) => characteristicsOf(game, id).controller === player).length - 1;
}
