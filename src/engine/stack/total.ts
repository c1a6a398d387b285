import type { Term } from '../../bytecode/term';
import type { Entity } from '../../vm/entity';
import { conjunctsOf, numOf, termOf, wordOf } from '../../vm/evaluate';
import type { TotalAsked } from '../decision';
import { compare } from '../handlers/compare';
import { statistic } from '../handlers/quantities';
import type { GameContext } from '../world';

/** What a `choose` instruction asks of all that is chosen together: "with total power 3 or greater". */
export function totalAsked(context: GameContext, choose: Term, options: readonly Entity[]): TotalAsked | null {
  const filter = termOf(context, choose, 'filter');
  const asked = conjunctsOf(filter).find(({ op }) => op === 'totalIs');
  if (asked === undefined) return null;
  const what = wordOf(context, asked, 'what');
  return {
    values: options.map((entity) => statistic(context, asked, what, entity)),
    how: wordOf(context, asked, 'how'),
    than: numOf(context, asked, 'than'),
  };
}

/** Can some of the options come to the total? */
export function canReachTotal(context: GameContext, choose: Term, options: readonly Entity[]): boolean {
  const asked = totalAsked(context, choose, options);
  if (asked === null || compare(0, asked.how, asked.than)) return true;
  const gains = asked.values.filter((value) => value > 0);
  return compare(
    gains.reduce((sum, value) => sum + value, 0),
    asked.how,
    asked.than,
  );
}

/** Options that reach the total, the greatest first and no more than needed; for players who leave the choice to the game. */
export function reaching(options: readonly Entity[], { values, how, than }: TotalAsked): readonly Entity[] {
  const ranked = options
    .map((entity, at) => ({ entity, value: values[at] ?? 0 }))
    .sort((left, right) => right.value - left.value);
  const chosen: Entity[] = [];
  let sum = 0;
  for (const { entity, value } of ranked) {
    if (compare(sum, how, than)) break;
    chosen.push(entity);
    sum += value;
  }
  return chosen;
}
