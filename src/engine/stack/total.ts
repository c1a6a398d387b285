import type { Term } from '../../bytecode/term';
import { isObject, type Entity } from '../../vm/entity';
import { conjunctsOf, numOf, optionalNum, termOf, wordOf } from '../../vm/evaluate';
import { characteristicsOf } from '../characteristics/characteristics';
import { keywordAround } from '../characteristics/keyword-names';
import type { TotalAsked } from '../decision';
import { compare } from '../handlers/compare';
import { statistic } from '../handlers/quantities';
import { rulesAbout } from '../statics/rules-in-force';
import type { GameContext } from '../world';

/** What a `choose` instruction asks of all that is chosen together: "with total power 3 or greater". */
export function totalAsked(context: GameContext, choose: Term, options: readonly Entity[]): TotalAsked | null {
  const filter = termOf(context, choose, 'filter');
  const asked = conjunctsOf(filter).find(({ op }) => op === 'totalIs');
  if (asked === undefined) return null;
  const what = wordOf(context, asked, 'what');
  return {
    values: options.map((entity) => statistic(context, asked, what, entity) + helpingMore(context, what, entity)),
    how: wordOf(context, asked, 'how'),
    than: numOf(context, asked, 'than'),
  };
}

/** What a creature counts for beyond its power where it is tapped to crew or to saddle (CR 702.122a, CR 702.171a). */
function helpingMore(context: GameContext, what: string, entity: Entity): number {
  if (what !== 'power' || !isObject(entity)) return 0;
  const action = keywordAround(context.pool, context.scope.ability);
  if (action !== 'crew' && action !== 'saddle') return 0;
  const rules = rulesAbout(context.world, entity, 'helpsAs').filter(({ term, context: its }) =>
    [action, 'saddleAndCrew'].includes(wordOf(its, term, 'action')),
  );
  const more = rules.reduce((sum, { term, context: its }) => sum + (optionalNum(its, term, 'more') ?? 0), 0);
  if (!rules.some(({ term, context: its }) => wordOf(its, term, 'how') === 'toughness')) return more;
  const { power, toughness } = characteristicsOf(context.world, entity);
  return more + (toughness ?? 0) - (power ?? 0);
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
