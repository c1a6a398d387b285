import type { Handlers } from '../../vm/context';
import { isPlayer, type Entity } from '../../vm/entity';
import { entitiesOf, evalNum, intOf, numOf, playersOfArg, trap, wordOf, termOf } from '../../vm/evaluate';
import { pathOf, termAt } from '../../vm/pool';
import { characteristicsOrLast, controllerOf, objectOrLast } from '../state/last-known';
import { speedOf } from '../turn/speed';
import { playerOf } from '../write';
import type { Game, GameContext } from '../world';
import type { Term } from '../../bytecode/term';
import { fittingEver } from './candidates';
import { leftTogether } from './effects/follow';
import { kindsOf } from './kinds-among';

/** A statistic of an object, as it is or last was (CR 208.1); 0 for what has none. */
export function statistic(context: GameContext, term: Term, what: string, entity: Entity): number {
  const values = isPlayer(entity) ? undefined : characteristicsOrLast(context.world, entity);
  if (values === undefined) return 0;
  switch (what) {
    case 'power':
      return values.power ?? 0;
    case 'toughness':
      return values.toughness ?? 0;
    case 'manaValue':
      return values.manaValue;
    case 'basePower':
      return values.basePower ?? 0;
    case 'baseToughness':
      return values.baseToughness ?? 0;
    default:
      return trap(context, term, `no statistic ${what}`);
  }
}

function statistics(context: GameContext, term: Term): readonly number[] {
  const what = wordOf(context, term, 'what');
  return entitiesOf(context, term, 'of').map((entity) => statistic(context, term, what, entity));
}

/** What each of the things has whose difference is meant. */
function valuesApart(context: GameContext, term: Term): readonly number[] {
  const what = wordOf(context, term, 'what');
  return entitiesOf(context, term, 'of').map((entity) =>
    isPlayer(entity) ? playerOf(context.world, entity).life : statistic(context, term, what, entity),
  );
}

/** Numbers (CR 107). */
export const quantities: Handlers<Game>['num'] = {
  const: (context, term) => intOf(context, term, 'value'),
  x: (context) => context.scope.x ?? 0,
  count: (context, term) => {
    const what = termOf(context, term, 'what');
    const counted =
      what.op === 'all' ? fittingEver(context, termOf(context, what, 'filter')) : entitiesOf(context, term, 'what');
    return counted.length;
  },
  /** Of several exiled cards that are spoken of as one, the sum (CR 607.3), and so of what left as one permanent (CR 712.21c). */
  stat: (context, term) => {
    if (termOf(context, term, 'of').op !== 'ref') return statistics(context, term)[0] ?? 0;
    const what = wordOf(context, term, 'what');
    const of = entitiesOf(context, term, 'of').flatMap((each) => (isPlayer(each) ? [] : leftTogether(context, each)));
    return [...new Set(of)].reduce((sum, each) => sum + statistic(context, term, what, each), 0);
  },
  greatest: (context, term) => Math.max(0, ...statistics(context, term)),
  least: (context, term) => {
    const all = statistics(context, term);
    return all.length === 0 ? 0 : Math.min(...all);
  },
  greatestNumber: (context, term) => {
    const each = wordOf(context, term, 'each');
    const groups = entitiesOf(context, term, 'of').flatMap((entity): readonly string[] => {
      if (isPlayer(entity)) return [];
      if (each === 'creatureType') return kindsOf(context, each, entity);
      if (each === 'controller') return [controllerOf(context.world, entity)];
      return [objectOrLast(context.world, entity)?.owner ?? []].flat();
    });
    return Math.max(0, ...[...new Set(groups)].map((group) => groups.filter((its) => its === group).length));
  },
  total: (context, term) => statistics(context, term).reduce((sum, value) => sum + value, 0),
  life: (context, term) =>
    playersOfArg(context, term, 'of').reduce((sum, who) => sum + playerOf(context.world, who).life, 0),
  startingLife: (context, term) =>
    playersOfArg(context, term, 'of').reduce((sum, who) => sum + playerOf(context.world, who).startingLife, 0),
  extremeLife: (context, term) => {
    const totals = playersOfArg(context, term, 'of').map((who) => playerOf(context.world, who).life);
    if (totals.length === 0) return 0;
    return wordOf(context, term, 'which') === 'lowest' ? Math.min(...totals) : Math.max(...totals);
  },
  speed: (context, term) =>
    playersOfArg(context, term, 'of').reduce((sum, who) => sum + speedOf(context.world, who), 0),
  plus: (context, term) => numOf(context, term, 'left') + numOf(context, term, 'right'),
  minus: (context, term) => numOf(context, term, 'left') - numOf(context, term, 'right'),
  difference: (context, term) => Math.abs(numOf(context, term, 'left') - numOf(context, term, 'right')),
  differenceBetween: (context, term) => Math.abs(numOf(context, term, 'left') - numOf(context, term, 'right')),
  howFarApart: (context, term) => {
    const [one, other] = valuesApart(context, term);
    return one === undefined || other === undefined ? 0 : Math.abs(one - other);
  },
  times: (context, term) => numOf(context, term, 'factor') * numOf(context, term, 'of'),
  larger: (context, term) => Math.max(numOf(context, term, 'left'), numOf(context, term, 'right')),
  asOf: (context, term) => {
    // A copy was not cast (CR 707.10).
    const { source, fixed } = context.scope;
    const wasNotCast = objectOrLast(context.world, source)?.cast?.from === null;
    if (wasNotCast && wordOf(context, term, 'moment') === 'cast') return 0;
    return fixed?.[pathOf(context.pool, term)] ?? numOf(context, term, 'num');
  },
  // How many there are to choose among is known to the choice alone.
  allBut: (context, term) => trap(context, term, 'all but some of nothing'),
  half: (context, term) => {
    const half = numOf(context, term, 'of') / 2;
    switch (wordOf(context, term, 'rounded')) {
      case 'up':
        return Math.ceil(half);
      case 'down':
        return Math.floor(half);
      default:
        return half;
    }
  },
  beyondFirst: (context, term) => Math.max(numOf(context, term, 'of') - 1, 0),
  removedThisWay: (context, term) => numOf(context, term, 'of'),
  chosenNumber: ({ world, scope }) => objectOrLast(world, scope.source)?.chosen['number']?.num ?? 0,
  sameNumber: (context, term) => numOf(context, term, 'of'),
  negative: (context, term) => -numOf(context, term, 'of'),
  numRef: (context, term) => {
    const bound = context.scope.values[intOf(context, term, 'value')];
    if (bound === undefined) return trap(context, term, 'no such value');
    // A statement that was not carried out came to nothing (CR 609.3).
    if (bound === null) return 0;
    if (bound.code !== undefined) return evalNum(context, termAt(context.pool, bound.code));
    // Of what several players did, each takes their own part (CR 608.2c).
    return bound.shares === undefined || context.actor === null ? bound.num : (bound.shares[context.actor] ?? 0);
  },
};
