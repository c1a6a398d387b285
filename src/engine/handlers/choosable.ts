import type { Term } from '../../bytecode/term';
import { withCandidate } from '../../vm/context';
import { isObject, type Entity, type PlayerId } from '../../vm/entity';
import { evalFilter, optionalTerm, termOf, zoneOf } from '../../vm/evaluate';
import { termAt, type CodePath } from '../../vm/pool';
import { candidates, permanents } from './candidates';
import { controllerOf } from '../state/last-known';
import { isForbidden } from '../statics/restrictions';
import { playerOf, zoneList } from '../write';
import type { GameContext } from '../world';

/**
 * The options of the `choose` instruction at a path, for one chooser: what fits its description, where the statement that
 * it belongs to looks. Players sacrifice permanents they control (CR 701.21a) and discard cards of their hand (CR 701.9a).
 */
export function choosable(context: GameContext, code: CodePath, chooser: PlayerId): readonly Entity[] {
  const term = termAt(context.pool, code);
  const filter = termOf(context, term, 'filter');
  const statement = enclosing(context, code);
  return lookedAt(context, statement, filter, chooser).filter((entity) =>
    evalFilter(withCandidate(context, entity), filter),
  );
}

/** The instruction whose operand a piece of code is. */
function enclosing(context: GameContext, code: CodePath): Term | null {
  const end = code.lastIndexOf('.args.');
  const node = end < 0 ? undefined : context.pool.nodes.get(code.slice(0, end));
  return node !== undefined && 'op' in node ? node : null;
}

function lookedAt(
  context: GameContext,
  statement: Term | null,
  filter: Term,
  chooser: PlayerId,
): readonly Entity[] {
  const game = context.world;
  const named = statement === null ? null : placeNamed(context, statement);
  if (named !== null) return named;
  switch (statement?.op) {
    case 'discard':
      return playerOf(game, chooser).hand;
    case 'sacrifice':
      return permanents(context)
        .filter(isObject)
        .filter((id) => controllerOf(game, id) === chooser && !isForbidden(game, 'beSacrificed', id));
    case 'reveal':
      return [...candidates(context, filter), ...playerOf(game, chooser).hand];
    default:
      return candidates(context, filter);
  }
}

/** "… from your graveyard", "… from your hand": the zone that the statement takes things from. */
function placeNamed(context: GameContext, statement: Term): readonly Entity[] | null {
  switch (statement.op) {
    case 'exile':
    case 'return':
    case 'put':
    case 'reveal': {
      if (optionalTerm(statement, 'from') === null) return null;
      const { zone, players } = zoneOf(context, statement, 'from');
      const owners = players ?? context.world.state.order;
      return [...new Set(owners.flatMap((owner) => zoneList(context.world, zone, owner)))];
    }
    default:
      return null;
  }
}
