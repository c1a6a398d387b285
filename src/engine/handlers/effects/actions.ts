import type { Term } from '../../../bytecode/term';
import { isObject, isPlayer, type Entity, type ObjectId, type PlayerId } from '../../../vm/entity';
import {
  entitiesOf,
  intOf,
  numOf,
  optionalNum,
  optionalWord,
  playersOfArg,
  termOf,
  trap,
  wordOf,
} from '../../../vm/evaluate';
import type { Task } from '../../agenda/task';
import { characteristicsOf } from '../../characteristics/characteristics';
import { hasSubtype, hasType } from '../../characteristics/has';
import { plainEntry, type GameEvent } from '../../events/event';
import { countersOn } from '../../events/permanents';
import { moveTo } from '../../events/zones';
import { flipOf, mostFlips } from '../../actions/flip-coin';
import { mayBeReplaced, undertaken, type Undertaking } from '../../actions/undertake';
import { propose } from '../../events/propose';
import { controllerOf } from '../../state/last-known';
import { isMeldPair } from '../../state/meld';
import { kindOf } from '../../state/merged';
import { namedToken } from '../../tokens/predefined';
import { playersFrom } from '../../turn/players';
import { objectOf, playerOf } from '../../write';
import { addedSteps, phaseOf } from '../../turn/phases';
import type { EffectContext, EffectOutcome, Rules } from '../../world';
import { abilityAt } from '../../../vm/pool';
import { beheld } from '../beheld';
import { permanents } from '../candidates';
import { entryOf } from './entry';
import { followed, objectsToMove } from './follow';
import { events } from '../outcome';
import { untilOver } from './until';
import { nothing } from '../../../vm/scope';

function tasks(list: readonly Task[]): EffectOutcome {
  return { kind: 'tasks', tasks: list };
}

/** A keyword action that a player is to do. */
const byPlayer = (action: string, player: PlayerId, amount = 1): Undertaking => ({
  action,
  player,
  object: null,
  amount,
});

/** A keyword action that a permanent is to do. */
const byObject = ({ world }: EffectContext, action: string, object: ObjectId): Undertaking => ({
  action,
  player: controllerOf(world, object),
  object,
  amount: 1,
});

/** What each of several permanents does in turn; a single one that was named does it at once. */
function inTurn(
  context: EffectContext,
  term: Term,
  rule: string,
  objects: readonly ObjectId[],
  doing: (object: ObjectId) => readonly Task[],
  times = 1,
): EffectOutcome {
  const isDescribed = termOf(context, term, 'what').op === 'all';
  const tasksOf = (object: ObjectId): readonly Task[] => Array.from({ length: times }, () => doing(object)).flat();
  if (objects.length === 0 || (objects.length === 1 && !isDescribed)) return tasks(objects.flatMap(tasksOf));
  const rest = objects.map((object) => ({ object, tasks: tasksOf(object) }));
  const { source } = context.scope;
  return tasks([{ kind: 'inTurn', rest, source, rule, did: nothing, stage: 'ask' }]);
}

/** Permanents that a player controls and that pass a test. */
function own(context: EffectContext, player: PlayerId, test: (id: ObjectId) => boolean): readonly ObjectId[] {
  return permanents(context)
    .filter(isObject)
    .filter((id) => characteristicsOf(context.world, id).controller === player && test(id));
}

type Choosing = Extract<Task, { readonly kind: 'chooseAndDo' }>;

/** A choice of one of several things by a player, and what happens to it. */
function choosing(
  context: EffectContext,
  about: Pick<Choosing, 'player' | 'options' | 'act' | 'action' | 'rule'> & Partial<Choosing>,
): Choosing {
  const { source } = context.scope;
  return { kind: 'chooseAndDo', source, min: 1, max: 1, after: [], ...about, stage: 'ask' };
}

/** Things on which counters are (CR 701.34a). */
function withCounters(context: EffectContext, player: PlayerId): readonly Entity[] {
  const { world } = context;
  const has = (counters: Readonly<Record<string, number>> | undefined): boolean =>
    Object.keys(counters ?? {}).length > 0;
  return [
    ...permanents(context).filter((id) => !isPlayer(id) && has(world.state.objects[id]?.counters)),
    ...playersFrom(world, player).filter((id) => has(playerOf(world, id).counters)),
  ];
}

/** The creatures with the least toughness among those that a player controls (CR 701.39a). */
function leastTough(context: EffectContext, player: PlayerId): readonly ObjectId[] {
  const toughness = (id: ObjectId): number => characteristicsOf(context.world, id).toughness ?? 0;
  const creatures = own(context, player, (id) => hasType(characteristicsOf(context.world, id), 'creature'));
  const least = Math.min(...creatures.map(toughness));
  return creatures.filter((id) => toughness(id) === least);
}

/** Counters on a permanent, and a name for what it has become, unless it is that already. */
function putOnce(
  context: EffectContext,
  term: Term,
  isDone: (id: ObjectId) => boolean,
  name: string | null,
): EffectOutcome {
  const { source, controller: by } = context.scope;
  const count = numOf(context, term, 'count');
  // "Adapt 2" is said to the player and means the permanent whose ability it is (CR 701.46a, CR 701.37a).
  const isOrder = termOf(context, term, 'what').op === 'you';
  const permanents = isOrder ? [followed(context, source) ?? source] : objectsToMove(context, term, 'what');
  return events(
    permanents
      .filter((id) => context.world.state.objects[id]?.zone === 'battlefield' && !isDone(id))
      .flatMap((on): readonly GameEvent[] => [
        { kind: 'putCounters', on, counter: '+1/+1', count, by, source },
        ...(name === null ? [] : [{ kind: 'designate', entity: on, name, value: 1, by, x: count } as const]),
      ]),
  );
}

/** Keyword actions (CR 701) that no task of their own is needed for. */
export const actionEffects: Rules['effects'] = {
  behold: (context, term) => {
    const { pool, scope } = context;
    const link = { source: scope.source, item: abilityAt(pool, scope.ability).item };
    const exile = optionalWord(term, 'then') === null ? null : link;
    return tasks(
      playersOfArg(context, term, 'who').map((player) => ({
        kind: 'behold',
        player,
        ...beheld(context, term, player),
        exile,
        source: scope.source,
        stage: 'ask',
      })),
    );
  },
  surveil: (context, term) => {
    const count = numOf(context, term, 'count');
    return tasks(
      playersOfArg(context, term, 'who').flatMap((player) =>
        undertaken(context.world, byPlayer('surveil', player, count), {
          kind: 'scry',
          player,
          count,
          to: 'graveyard',
          stage: 'ask',
        }),
      ),
    );
  },
  /** Each deals damage equal to its power to the other, if both are creatures on the battlefield (CR 701.14). */
  fight: (context, term) => {
    const { world } = context;
    const meant = objectsToMove(context, term, 'what');
    const [one, other] = term.args[1] === null ? meant : [meant[0], objectsToMove(context, term, 'whom')[0]];
    if (one === undefined || other === undefined) return events([]);
    const fights = (id: ObjectId): boolean =>
      world.state.objects[id]?.zone === 'battlefield' && hasType(characteristicsOf(world, id), 'creature');
    if (!fights(one) || !fights(other)) return events([]);
    const hit = (source: ObjectId, to: ObjectId): GameEvent => ({
      kind: 'damage',
      source,
      to,
      amount: Math.max(characteristicsOf(world, source).power ?? 0, 0),
      combat: 'noncombat',
      preventable: 'yes',
    });
    const told = (object: ObjectId): GameEvent => {
      const player = characteristicsOf(world, object).controller;
      return { kind: 'action', action: 'fight', player, object, amount: 1 };
    };
    return events([hit(one, other), hit(other, one), told(one), ...(other === one ? [] : [told(other)])]);
  },
  tapOrUntap: (context, term) => {
    const objects = objectsToMove(context, term, 'what');
    const player = playersOfArg(context, term, 'who')[0] ?? context.scope.controller;
    return tasks([{ kind: 'tapOrUntap', player, objects, source: context.scope.source, stage: 'ask' }]);
  },
  /** CR 701.16a */
  investigate: (context, term) => {
    const count = optionalNum(context, term, 'times') ?? 1;
    const values = namedToken(context.pool, 'clue');
    const { source } = context.scope;
    const players = playersOfArg(context, term, 'who');
    const investigates = (player: PlayerId, amount: number): readonly GameEvent[] => [
      { kind: 'createTokens', player, count: amount, values, entry: plainEntry, source },
      { kind: 'action', action: 'investigate', player, object: null, amount },
    ];
    if (!mayBeReplaced(context.world)) return events(players.flatMap((player) => investigates(player, count)));
    return tasks(
      players.flatMap((player) =>
        Array.from({ length: count }, () =>
          undertaken(context.world, byPlayer('investigate', player), propose(...investigates(player, 1))),
        ).flat(),
      ),
    );
  },
  proliferate: (context, term) =>
    tasks(
      playersOfArg(context, term, 'who').flatMap((player) => {
        const options = withCounters(context, player);
        const about = { player, options, min: 0, max: options.length, rule: 'CR 701.34a' };
        const once = choosing(context, { ...about, act: { kind: 'proliferate' }, action: 'proliferate' });
        const done = undertaken(context.world, byPlayer('proliferate', player), once);
        return Array.from({ length: optionalNum(context, term, 'times') ?? 1 }, () => done).flat();
      }),
    ),
  populate: (context, term) =>
    tasks(
      playersOfArg(context, term, 'who').flatMap((player) =>
        undertaken(
          context.world,
          byPlayer('populate', player),
          choosing(context, {
            player,
            options: own(
              context,
              player,
              (id) =>
                kindOf(objectOf(context.world, id)) === 'token' &&
                hasType(characteristicsOf(context.world, id), 'creature'),
            ),
            act: { kind: 'copyToken', entry: entryOf(context, term, null) },
            action: 'populate',
            rule: 'CR 701.36a',
          }),
        ),
      ),
    ),
  bolster: (context, term) => {
    const count = numOf(context, term, 'count');
    return tasks(
      playersOfArg(context, term, 'who').flatMap((player) =>
        undertaken(
          context.world,
          byPlayer('bolster', player),
          choosing(context, {
            player,
            options: leastTough(context, player),
            act: { kind: 'putCounters', counter: '+1/+1', count },
            action: 'bolster',
            rule: 'CR 701.39a',
          }),
        ),
      ),
    );
  },
  /** -1/-1 counters on a creature that the player controls (CR 701.68a). */
  blight: (context, term) => {
    const count = numOf(context, term, 'count');
    return tasks(
      playersOfArg(context, term, 'who').flatMap((player): readonly Task[] => {
        const options = own(context, player, (id) => hasType(characteristicsOf(context.world, id), 'creature'));
        if (options.length === 0) return [];
        const act = { kind: 'putCounters', counter: '-1/-1', count } as const;
        const once = choosing(context, { player, options, act, action: 'blight', rule: 'CR 701.68a' });
        return undertaken(context.world, byPlayer('blight', player), once);
      }),
    );
  },
  /** The two cards of a meld pair enter as one permanent; others stay where they are (CR 701.42). */
  meld: (context, term) => {
    const [by] = playersOfArg(context, term, 'who');
    const [first, melded, more] = objectsToMove(context, term, 'what');
    if (by === undefined || first === undefined || melded === undefined || more !== undefined) return events([]);
    if (!isMeldPair(context.world, first, melded, wordOf(context, term, 'into'))) return events([]);
    const entry = { ...plainEntry, controller: by, transformed: true, melded };
    return events([moveTo(first, 'battlefield', 'put', { by, entry })]);
  },
  /** CR 701.28a */
  convert: (context, term) =>
    events(objectsToMove(context, term, 'what').map((object) => ({ kind: 'transform', object }))),
  /** CR 701.47a */
  amass: (context, term) => {
    const count = numOf(context, term, 'count');
    const type = optionalWord(term, 'type') ?? 'zombie';
    const { source } = context.scope;
    return tasks(
      playersOfArg(context, term, 'who').flatMap((player): readonly Task[] => {
        const armies = own(context, player, (id) => hasSubtype(characteristicsOf(context.world, id), 'army'));
        const amassing: Task = { kind: 'amass', player, type, count, source, scope: context.scope, stage: 'choose' };
        const about = byPlayer('amass', player);
        if (armies.length > 0) return undertaken(context.world, about, amassing);
        const values = {
          ...namedToken(context.pool, 'walker'),
          name: `${type.replace(/^[a-z]/, (letter) => letter.toUpperCase())} Army Token`,
          subtypes: [type, 'army'],
          power: 0,
          toughness: 0,
        };
        const army = propose({ kind: 'createTokens', player, count: 1, values, entry: plainEntry, source });
        return undertaken(context.world, about, army, amassing);
      }),
    );
  },
  /** Once there are no +1/+1 counters on it (CR 701.46a). */
  adapt: (context, term) => putOnce(context, term, (id) => countersOn(context.world, id, '+1/+1') > 0, null),
  /** CR 701.37a */
  monstrosity: (context, term) =>
    putOnce(context, term, (id) => (context.world.state.objects[id]?.designations['monstrous'] ?? 0) > 0, 'monstrous'),
  explore: (context, term) =>
    inTurn(
      context,
      term,
      'CR 701.44d',
      objectsToMove(context, term, 'what'),
      (object) =>
        undertaken(context.world, byObject(context, 'explore', object), {
          kind: 'explore',
          object,
          source: context.scope.source,
          stage: 'reveal',
        }),
      optionalNum(context, term, 'times') ?? 1,
    ),
  // One that is gone connives as it last was (CR 701.50c).
  connive: (context, term) =>
    inTurn(
      context,
      term,
      'CR 701.50d',
      entitiesOf(context, term, 'what')
        .filter(isObject)
        .map((object) => followed(context, object) ?? object),
      (object) =>
        undertaken(context.world, byObject(context, 'connive', object), {
          kind: 'connive',
          object,
          count: Math.max(optionalNum(context, term, 'count') ?? 1, 0),
          source: context.scope.source,
          stage: 'draw',
        }),
    ),
  /** Won or lost by chance; what is won counts one (CR 705.2). */
  flipCoin: (context, term) => {
    const { world, scope } = context;
    const until = optionalWord(term, 'until') === null ? 'once' : 'lost';
    const players = playersOfArg(context, term, 'who');
    if (mayBeReplaced(world))
      return tasks(
        players.map((player) => {
          const flip = { kind: 'flipCoin', player, source: scope.source, until } as const;
          return { ...flip, flips: 0, did: nothing, stage: 'propose' };
        }),
      );
    return events(
      players.flatMap((player) => {
        const flips = [flipOf(world, player)];
        while (until === 'lost' && flips.at(-1)?.amount === 1 && flips.length < mostFlips)
          flips.push(flipOf(world, player));
        return flips;
      }),
    );
  },
  flipMore: (context, term) => trap(context, term, 'no coin is flipped'),
  /** Nothing happens without a planar deck (CR 701.31a, CR 311.7). */
  planeswalk: () => ({ kind: 'value', binding: nothing }),
  chaosEnsues: () => ({ kind: 'value', binding: nothing }),
  extraTurn: (context, term) => {
    const count = optionalNum(context, term, 'count') ?? 1;
    return events(
      playersOfArg(context, term, 'who').flatMap((player) =>
        Array.from({ length: count }, () => ({ kind: 'extraTurn', player, after: 'this' }) as const),
      ),
    );
  },
  laterTurn: (context, term) =>
    events(
      playersOfArg(context, term, 'who').map((player): GameEvent => ({ kind: 'extraTurn', player, after: 'next' })),
    ),
  controlPlayer: (context, term) => {
    const during = wordOf(context, term, 'what') === 'combatPhase' ? 'combatPhase' : 'turn';
    const controlled = playersOfArg(context, term, 'whom');
    return events(
      playersOfArg(context, term, 'who').flatMap((player) =>
        controlled.map((whom): GameEvent => ({ kind: 'controlPlayer', player, whom, during })),
      ),
    );
  },
  /** A permanent turns to its other side, unless it shows that already (CR 708.2). */
  turnFace: (context, term) => {
    const how = wordOf(context, term, 'how');
    const by = context.scope.controller;
    const isDown = (object: ObjectId): boolean => (context.world.state.objects[object]?.faceDown ?? null) !== null;
    return events(
      objectsToMove(context, term, 'what')
        .filter((object) => isDown(object) === (how === 'up'))
        .map((object) =>
          how === 'up' ? { kind: 'turnFaceUp', object, by } : { kind: 'turnFaceDown', object, as: 'other' },
        ),
    );
  },
  /** Nothing comes after a phase of another kind than the one that is going on (CR 500.8). */
  extraPhases: (context, term) => {
    const { turn } = context.world.state;
    const after = wordOf(context, term, 'after');
    const isThen =
      after === 'mainPhase'
        ? phaseOf(turn.step) === 'main'
        : after !== 'combatPhase' || phaseOf(turn.step) === 'combat';
    const first = addedSteps[wordOf(context, term, 'first')] ?? [];
    const then = addedSteps[optionalWord(term, 'then') ?? ''] ?? [];
    const many = Array.from({ length: numOf(context, term, 'count') }, () => first).flat();
    const place = after === 'step' ? 'step' : 'phase';
    return events(isThen ? [{ kind: 'extraSteps', player: turn.active, after: place, steps: [...many, ...then] }] : []);
  },
  /** In a turn of somebody else nothing comes of it (CR 500.10a). */
  getPhases: (context, term) => {
    const { turn } = context.world.state;
    const steps = addedSteps[wordOf(context, term, 'what')] ?? [];
    const many = Array.from({ length: numOf(context, term, 'count') }, () => steps).flat();
    const place = wordOf(context, term, 'after') === 'step' ? 'step' : 'phase';
    return events(
      playersOfArg(context, term, 'who')
        .filter((player) => player === turn.active)
        .map((player) => ({ kind: 'extraSteps', player, after: place, steps: many })),
    );
  },
  endPhases: (context, term) => {
    const what = wordOf(context, term, 'what') === 'turn' ? 'turn' : 'combatPhase';
    return tasks([{ kind: 'endPhases', what, said: [], stage: 'begin' }]);
  },
  doubleLife: (context, term) => {
    const { source } = context.scope;
    return events(
      playersOfArg(context, term, 'whose').map((player): GameEvent => {
        const { life } = playerOf(context.world, player);
        return life >= 0
          ? { kind: 'gainLife', player, amount: life, source }
          : { kind: 'loseLife', player, amount: -life, cause: 'effect', source };
      }),
    );
  },
  /** To a number: life is gained or lost so that it comes to that (CR 119.5). */
  setLife: (context, term) => {
    const to = numOf(context, term, 'amount');
    const { source } = context.scope;
    return events(
      playersOfArg(context, term, 'who').map((player): GameEvent => {
        const { life } = playerOf(context.world, player);
        return to >= life
          ? { kind: 'gainLife', player, amount: to - life, source }
          : { kind: 'loseLife', player, amount: life - to, cause: 'effect', source };
      }),
    );
  },
  reselectAttacked: (context, term) => {
    const attackers = objectsToMove(context, term, 'what').filter(isObject);
    const among = wordOf(context, term, 'among');
    const besides = among === 'planeswalker' || among === 'permanent' ? among : 'player';
    return {
      kind: 'tasks',
      tasks: playersOfArg(context, term, 'who').map(
        (player) => ({ kind: 'reselectAttacked', player, attackers, among: besides, stage: 'ask' }) as const,
      ),
    };
  },
  /** "… phases out until …" phases in right after the event, and not before (CR 610.4). */
  phaseOut: (context, term) => {
    const { duration, scope } = context;
    const moves = objectsToMove(context, term, 'what').map((object) => ({ kind: 'phaseOut', object }) as const);
    if (duration?.kind !== 'untilEvent') return events(moves);
    if (untilOver(context, duration.event)) return { kind: 'value', binding: nothing };
    return { kind: 'tasks', tasks: [{ kind: 'moveUntil', moves, scope, event: duration.event, stage: 'move' }] };
  },
  becomeTapped: (context, term) =>
    events(objectsToMove(context, term, 'what').map((object) => ({ kind: 'tap', object, cause: 'effect' }))),
  /** What attacks and is blocked already does not become it again (CR 509.3c). */
  becomeBlocked: (context, term) => {
    const attackers = context.world.state.combat?.attackers ?? [];
    return events(
      objectsToMove(context, term, 'what')
        .filter((id) => attackers.some(({ object, blocked }) => object === id && blocked !== 'blocked'))
        .map((object) => ({ kind: 'becomeBlocked', object })),
    );
  },
  removeFromCombat: (context, term) =>
    events(objectsToMove(context, term, 'what').map((object) => ({ kind: 'leaveCombat', object }))),
  suspect: (context, term) => designated(context, term, 'suspected'),
  becomeDesignated: (context, term) => designated(context, term, wordOf(context, term, 'as')),
  loseDesignation: (context, term) => {
    const name = wordOf(context, term, 'as');
    return name === 'goaded' ? trap(context, term, 'goading cannot be undone') : designated(context, term, name, 0);
  },
  harness: (context, term) => designated(context, term, 'harnessed'),
  /** CR 716.2b */
  gainLevel: (context, term) => designated(context, term, 'level', intOf(context, term, 'level')),
};

function designated(context: EffectContext, term: Term, name: string, value = 1): EffectOutcome {
  const by = context.scope.controller;
  return events(objectsToMove(context, term, 'what').map((entity) => ({ kind: 'designate', entity, name, value, by })));
}
