import type { Term } from '../../bytecode/term';
import { withCandidate } from '../../vm/context';
import { isObject, type ObjectId, type PlayerId } from '../../vm/entity';
import { evalFilter, optionalNum, termOf } from '../../vm/evaluate';
import { characteristicsOf } from '../characteristics/characteristics';
import { playerOf } from '../write';
import type { GameContext } from '../world';
import { permanents } from './candidates';

/** What a player can behold: permanents and cards in hand that are such, and how many are asked for (CR 701.4a). */
export function beheld(
  context: GameContext,
  term: Term,
  player: PlayerId,
): { readonly options: readonly ObjectId[]; readonly count: number } {
  const what = termOf(context, term, 'what');
  const filter = termOf(context, what, 'filter');
  const fits = (id: ObjectId): boolean => evalFilter(withCandidate(context, id), filter);
  const own = permanents(context)
    .filter(isObject)
    .filter((id) => characteristicsOf(context.world, id).controller === player);
  const options = [...own, ...playerOf(context.world, player).hand].filter(fits);
  return { options, count: optionalNum(context, what, 'count') ?? 1 };
}
