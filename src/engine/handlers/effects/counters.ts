import { paidUnits } from '../../../bytecode/table/effects';
import type { Operand } from '../../../bytecode/table';
import type { Term } from '../../../bytecode/term';
import { isPlayer, type Entity } from '../../../vm/entity';
import {
  entitiesOf,
  intOf,
  numOf,
  optionalNum,
  optionalWord,
  playersOfArg,
  termOf,
  wordOf,
} from '../../../vm/evaluate';
import { nothing } from '../../../vm/scope';
import type { CounterPool } from '../../actions/task';
import type { TaskOf } from '../../agenda/task';
import { propose } from '../../events/propose';
import type { GameEvent } from '../../events/event';
import { countersOn } from '../../events/permanents';
import { objectOrLast } from '../../state/last-known';
import { playerOf, setPlayer } from '../../write';
import { mayGetCounters } from '../../statics/restrictions';
import type { EffectContext, EffectOutcome, Rules } from '../../world';
import { thingsToAffect } from './follow';
import { doerOf } from './zones';
import { events } from '../outcome';

/** Things on which counters can be put: permanents, cards in exile, players. */
function holders(context: EffectContext, term: Term, name: Operand): readonly Entity[] {
  return thingsToAffect(context, term, name).filter((entity) => {
    if (isPlayer(entity)) return true;
    const zone = context.world.state.objects[entity]?.zone;
    return zone === 'battlefield' || zone === 'exile' || zone === 'stack';
  });
}

/** How many each target gets, where counters are distributed (CR 601.2d). */
function share(context: EffectContext, term: Term, at: number): number | null {
  const on = termOf(context, term, 'on');
  return on.op === 'target' ? (context.scope.divided[intOf(context, on, 'slot')]?.[at] ?? null) : null;
}

/** Counters are distributed among things that are no targets: each that was chosen gets one at least. */
function distributed(context: EffectContext, term: Term, total: number): EffectOutcome {
  const chosen = holders(context, term, 'on').slice(0, total);
  if (chosen.length === 0) return events([]);
  const isAll = termOf(context, term, 'on').op === 'all';
  const task = {
    kind: 'distribute',
    player: doerOf(context, term),
    among: isAll ? holders(context, term, 'on') : chosen,
    counter: wordOf(context, term, 'counter'),
    total,
    least: isAll ? 0 : 1,
    source: context.scope.source,
    stage: 'ask',
  } as const;
  return { kind: 'tasks', tasks: [task] };
}

/** The kinds of counters on something, each with its number. */
function countersOf(context: EffectContext, entity: Entity): Readonly<Record<string, number>> {
  if (isPlayer(entity)) return playerOf(context.world, entity).counters;
  return objectOrLast(context.world, entity)?.counters ?? {};
}

function removal(context: EffectContext, term: Term, from: Entity, by: `p${number}`): readonly GameEvent[] {
  const counter = optionalWord(term, 'counter');
  const count = optionalNum(context, term, 'count');
  if (counter !== null)
    return [{ kind: 'removeCounters', from, counter, count: count ?? countersOn(context.world, from, counter), by }];
  return Object.entries(countersOf(context, from)).flatMap(([kind, here]): readonly GameEvent[] =>
    here > 0 ? [{ kind: 'removeCounters', from, counter: kind, count: here, by }] : [],
  );
}

/** Of no kind in particular: who removes fewer than there are says of which kinds. */
function isOfAnyKind(context: EffectContext, term: Term, from: Entity): boolean {
  const count = optionalNum(context, term, 'count');
  if (optionalWord(term, 'counter') !== null || count === null) return false;
  return Object.values(countersOf(context, from)).reduce((sum, here) => sum + here, 0) > count;
}

function allRemoved(context: EffectContext, term: Term, by: `p${number}`): EffectOutcome {
  const things = thingsToAffect(context, term, 'from');
  const open = things.filter((from) => isOfAnyKind(context, term, from));
  const removed = things.filter((from) => !open.includes(from)).flatMap((from) => removal(context, term, from, by));
  if (open.length === 0) return events(removed);
  const choices = open.map((from) => someOf(context, term, by, poolsOn(context, term, from)));
  return { kind: 'tasks', tasks: removed.length > 0 ? [propose(...removed), ...choices] : choices };
}

/** The counters of each kind on a thing, those that were put there last first. */
function poolsOn(context: EffectContext, term: Term, from: Entity, onto: Entity | null = null): readonly CounterPool[] {
  const counter = optionalWord(term, 'counter');
  const since = isPlayer(from) ? {} : (objectOrLast(context.world, from)?.counterTimestamps ?? {});
  return Object.entries(countersOf(context, from))
    .filter(([kind, here]) => here > 0 && (counter === null || counter === kind))
    .sort(([left], [right]) => (since[right] ?? 0) - (since[left] ?? 0))
    .map(([kind, here]) => ({ from, counter: kind, here, onto }));
}

/** A player decides how many counters are removed, and from which of several things. */
function someRemoved(context: EffectContext, term: Term, player: `p${number}`): EffectOutcome {
  const pools = thingsToAffect(context, term, 'from').flatMap((from) => poolsOn(context, term, from));
  return { kind: 'tasks', tasks: [someOf(context, term, player, pools)] };
}

/** The same, with what they are moved onto: of several things each gets its own number (CR 122.5). */
function someMoved(context: EffectContext, term: Term, player: `p${number}`): EffectOutcome {
  const open = holders(context, term, 'to').filter((each) =>
    mayGetCounters(context.world, each, optionalWord(term, 'counter')),
  );
  const pools = open.flatMap((onto) =>
    thingsToAffect(context, term, 'from')
      .filter((from) => from !== onto)
      .flatMap((from) => poolsOn(context, term, from, onto)),
  );
  return { kind: 'tasks', tasks: [someOf(context, term, player, pools)] };
}

function someOf(
  context: EffectContext,
  term: Term,
  player: `p${number}`,
  pools: readonly CounterPool[],
): TaskOf<'removeSome'> {
  const total = pools.reduce((sum, { here }) => sum + here, 0);
  const max = Math.min(optionalNum(context, term, 'count') ?? total, total);
  return {
    kind: 'removeSome',
    player,
    pools,
    min: leastRemoved(term, max),
    max,
    removed: [],
    source: context.scope.source,
    stage: 'next',
  };
}

function leastRemoved(term: Term, max: number): number {
  switch (optionalWord(term, 'choice')) {
    case 'upTo':
    case 'anyNumber':
      return 0;
    case 'oneOrMore':
      return Math.min(1, max);
    default:
      return max;
  }
}

/** The kind that was chosen, or that the loop around goes through; null where there was none to choose. */
function kindMeant(context: EffectContext, term: Term): string | null {
  return context.scope.values[intOf(context, term, 'kind')]?.word ?? null;
}

/** Counters of every kind (CR 122). */
export const counterEffects: Rules['effects'] = {
  putCounters: (context, term) => {
    const counter = wordOf(context, term, 'counter');
    const count = numOf(context, term, 'count');
    const by = doerOf(context, term);
    const source = context.scope.source;
    if (optionalWord(term, 'divided') !== null && termOf(context, term, 'on').op !== 'target')
      return distributed(context, term, count);
    return events(
      holders(context, term, 'on').map((on, at) => ({
        kind: 'putCounters',
        on,
        counter,
        count: share(context, term, at) ?? count,
        by,
        source,
      })),
    );
  },
  putKind: (context, term) => {
    const counter = kindMeant(context, term);
    const count = numOf(context, term, 'count');
    const by = doerOf(context, term);
    const { source } = context.scope;
    if (counter === null) return events([]);
    return events(holders(context, term, 'on').map((on) => ({ kind: 'putCounters', on, counter, count, by, source })));
  },
  removeKind: (context, term) => {
    const counter = kindMeant(context, term);
    const by = doerOf(context, term);
    if (counter === null) return events([]);
    return events(
      thingsToAffect(context, term, 'from')
        .filter((from) => countersOn(context.world, from, counter) > 0)
        .map((from) => ({ kind: 'removeCounters', from, counter, count: 1, by })),
    );
  },
  chooseCounter: (context, term) => {
    const { source, ability } = context.scope;
    const shownBy = entitiesOf(context, term, 'on');
    const kinds = shownBy.flatMap((on) =>
      Object.entries(countersOf(context, on)).flatMap(([kind, here]) => (here > 0 ? [kind] : [])),
    );
    const among = [...new Set(kinds)];
    if (among.length === 0) return events([]);
    const task = {
      kind: 'chooseValue',
      player: doerOf(context, term),
      what: 'counter',
      except: null,
      among,
      shownBy,
      least: 0,
      most: 0,
      keep: null,
      source,
      ability,
      stage: 'ask',
    } as const;
    return { kind: 'tasks', tasks: [task] };
  },
  /** Said of what would be put otherwise, which replacement effects change. */
  putThose: () => events([]),
  removeCounters: (context, term) => {
    const by = doerOf(context, term);
    if (optionalWord(term, 'choice') !== null || optionalWord(term, 'among') !== null)
      return someRemoved(context, term, by);
    return allRemoved(context, term, by);
  },
  anotherOfEachKind: (context, term) => {
    const by = doerOf(context, term);
    return events(
      holders(context, term, 'on').flatMap((on) =>
        Object.keys(countersOf(context, on)).map((counter) => ({
          kind: 'putCounters',
          on,
          counter,
          count: 1,
          by,
          source: context.scope.source,
        })),
      ),
    );
  },
  doubleCounters: (context, term) => {
    const by = doerOf(context, term);
    const kind = optionalWord(term, 'counter');
    return events(
      holders(context, term, 'on').flatMap((on) =>
        Object.entries(countersOf(context, on))
          .filter(([counter]) => kind === null || counter === kind)
          .map(([counter, count]) => ({ kind: 'putCounters', on, counter, count, by, source: context.scope.source })),
      ),
    );
  },
  /** Counters of what is gone are put on the other in like number (CR 122.8). */
  moveCounters: (context, term) => {
    const by = doerOf(context, term);
    if (optionalWord(term, 'choice') !== null) return someMoved(context, term, by);
    const source = context.scope.source;
    const [on] = holders(context, term, 'to');
    const from = entitiesOf(context, term, 'from');
    const kind = optionalWord(term, 'counter');
    const most = optionalNum(context, term, 'count');
    // What cannot be put there is not taken away either (CR 122.5).
    if (on === undefined || !mayGetCounters(context.world, on, kind)) return events([]);
    return events(
      from.flatMap((each) =>
        Object.entries(countersOf(context, each))
          .filter(([counter]) => each !== on && (kind === null || counter === kind))
          .flatMap(([counter, here]): readonly GameEvent[] => {
            const count = Math.min(here, most ?? here);
            const present = isPlayer(each) || context.world.state.objects[each] !== undefined;
            const removed: GameEvent = { kind: 'removeCounters', from: each, counter, count, by };
            const put: GameEvent = { kind: 'putCounters', on, counter, count, by, source };
            return present ? [removed, put] : [put];
          }),
      ),
    );
  },
  /** As many counters of each kind as something has or had; it keeps those that it has (CR 122.8). */
  putCountersOf: (context, term) => {
    const by = doerOf(context, term);
    const { source } = context.scope;
    const counters = entitiesOf(context, term, 'of').flatMap((of) => Object.entries(countersOf(context, of)));
    return events(
      holders(context, term, 'on').flatMap((on) =>
        counters
          .filter(([, count]) => count > 0)
          .map(([counter, count]) => ({ kind: 'putCounters', on, counter, count, by, source }) as const),
      ),
    );
  },
  playerCounters: (context, term) => {
    const counter = wordOf(context, term, 'counter');
    return events(forPlayers(context, term, counter));
  },
  giveCounters: (context, term) =>
    events(forPlayers(context, term, wordOf(context, term, 'counter'), playersOfArg(context, term, 'to'))),
  loseCounters: (context, term) => {
    return events(
      playersOfArg(context, term, 'who').flatMap((by) =>
        poolsOn(context, term, by).map(
          ({ from, counter, here }) => ({ kind: 'removeCounters', from, counter, count: here, by }) as const,
        ),
      ),
    );
  },
  getEnergy: (context, term) => events(forPlayers(context, term, 'energy')),
  // A cost is paid completely or not at all (CR 118.3).
  payEnergy: (context, term) => {
    const count = numOf(context, term, 'count');
    return events(
      playersOfArg(context, term, 'who')
        .filter((from) => countersOn(context.world, from, 'energy') >= count)
        .map((from) => ({ kind: 'removeCounters', from, counter: 'energy', count, by: from })),
    );
  },
  /** The mana in the pool is gone, which nothing replaces (CR 106.4). */
  loseMana: (context, term) => {
    const players = playersOfArg(context, term, 'who');
    for (const player of players) setPlayer(context.world, player, { mana: [] });
    return { kind: 'value', binding: { ...nothing, by: players } };
  },
  payTimes: (context, term) => {
    const { source, ability } = context.scope;
    const unit = { mana: wordOf(context, term, 'mana') };
    const players = playersOfArg(context, term, 'who');
    return {
      kind: 'tasks',
      tasks: [
        { kind: 'payAmount', players, least: 'oneOrMore', unit, source, ability, total: 0, by: [], stage: 'ask' },
      ],
    };
  },
  payAmount: (context, term) => {
    const { source, ability } = context.scope;
    const unit = paidUnits.find((each) => each === wordOf(context, term, 'unit')) ?? 'mana';
    const least = wordOf(context, term, 'least') === 'oneOrMore' ? 'oneOrMore' : 'any';
    const players = playersOfArg(context, term, 'who');
    return {
      kind: 'tasks',
      tasks: [{ kind: 'payAmount', players, least, unit, source, ability, total: 0, by: [], stage: 'ask' }],
    };
  },
};

/** Counters that players get are put by whoever controls the effect. */
function forPlayers(
  context: EffectContext,
  term: Term,
  counter: string,
  players = playersOfArg(context, term, 'who'),
): readonly GameEvent[] {
  const count = numOf(context, term, 'count');
  return players.map((on) => ({
    kind: 'putCounters',
    on,
    counter,
    count,
    by: context.scope.controller,
    source: context.scope.source,
  }));
}
