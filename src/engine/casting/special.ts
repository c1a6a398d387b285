import { flatMapped } from '../../source/flat-mapped';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { numOf, termsOf } from '../../vm/evaluate';
import { answerOf, ask, doneWith, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { keywordsOf, type HeldKeyword } from '../characteristics/abilities';
import { characteristicsOf, refresh } from '../characteristics/characteristics';
import { lockedHalves, unlockedName } from '../characteristics/doors';
import { faceValues } from '../characteristics/printed';
import { hasKeyword, hasType } from '../characteristics/has';
import { symbolsOf } from '../characteristics/mana-cost';
import { pathOf, termAt } from '../../vm/pool';
import { bindNum } from '../../vm/scope';
import type { LegalAction } from '../decision';
import { plainEntry, type Entry, type GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { moveTo } from '../events/zones';
import { hasX, pipsOf } from '../mana/pips';
import { controlChanges, endWith } from '../statics/expire';
import { isPlayerForbidden } from '../statics/restrictions';
import { areInForce, fitsRule, rulesAbout } from '../statics/rules-in-force';
import { objectOf, playerOf } from '../write';
import { controllerOf, latest } from '../state/last-known';
import type { Game } from '../world';
import { highestX, isAffordable, type Payer } from './affordable';
import { forget, remember, takeBack } from './checkpoint';
import { endings } from './endings';
import { givenKeywords } from './given-ways';
import { costOf, withX, type Cost } from './costs';
import { withKeywordRules } from './keyword-costs';
import { partTask } from './mana-ability';
import { usesOfAction, usesOfCost } from './mana-uses';
import { reservedBy } from './means';
import { isPayablePart } from './payable';
import { asThoughFaceUp } from './shadow';
import { isSorceryTime } from './timing';
import { costOfKeyword } from './ways';
import { boundsSaidIn, type XBounds } from './x-bounds';

/** Special actions that cost something (CR 116.2). */
export const specialActions = [
  'turnFaceUp',
  'turnFaceUpForManaCost',
  'foretell',
  'plot',
  'suspend',
  'unlockLeft',
  'unlockRight',
  'endEffect',
] as const;
export type SpecialAction = (typeof specialActions)[number];

interface Possible {
  readonly object: ObjectId;
  readonly action: SpecialAction;
  /** Its number among those of the same object that cost something else; absent for the first. */
  readonly nth?: number;
  readonly cost: Cost;
  /** What may be chosen for the X of its cost. */
  readonly bounds: XBounds;
}

const unbounded: XBounds = { least: 0, most: Infinity };

/** The special actions that a player could take and pay for now. */
export function specialOptions(game: Game, player: PlayerId): readonly LegalAction[] {
  if (!mayBeAny(game, player)) return none;
  return possible(game, player)
    .filter(({ object, action, cost, bounds }) => {
      const least = hasX(cost.symbols) ? bounds.least : 0;
      return least <= bounds.most && isAffordable(game, payerOf(game, player, { object, action }), cost, least);
    })
    .map(
      ({ object, action, nth }) =>
        ({ kind: 'special', object, action, ...(nth === undefined ? {} : { nth }) }) as const,
    );
}

const none: readonly never[] = [];

const keywordsInHand = ['foretell', 'plot', 'suspend'] as const;

/** A quick answer: most of the time there is nothing that a special action could be about. */
function mayBeAny(game: Game, player: PlayerId): boolean {
  if (game.state.effects.length > 0 || areInForce(game, 'mayPlot')) return true;
  refresh(game);
  const { cache } = game;
  if (cache.special?.structure !== cache.structure) cache.special = { structure: cache.structure, byPlayer: {} };
  cache.special.byPlayer[player] ??= isAnyAbout(game, player) ? 'perhaps' : 'none';
  return cache.special.byPlayer[player] === 'perhaps';
}

/** Is there anything that a player could take a special action with: a card in hand, a face-down permanent, a Room? */
function isAnyAbout(game: Game, player: PlayerId): boolean {
  const isInHand = playerOf(game, player).hand.some((id) => {
    const values = characteristicsOf(game, id);
    return values.keywords.length > 0 && keywordsInHand.some((name) => hasKeyword(values, name));
  });
  return (
    isInHand ||
    game.state.battlefield.some(
      (id) => objectOf(game, id).faceDown !== null || characteristicsOf(game, id).room !== undefined,
    )
  );
}

/** The mana symbols of what the player would pay for a special action, for each way to pay. */
export function specialCosts(game: Game, player: PlayerId, about: Named): readonly (readonly string[])[] {
  return possible(game, player)
    .filter((its) => isSame(its, about))
    .map(({ cost }) => cost.symbols);
}

type Named = Pick<Possible, 'object' | 'action' | 'nth'>;

const isSame = (left: Named, right: Named): boolean =>
  left.object === right.object && left.action === right.action && left.nth === right.nth;

/** The special actions that a player could take, whether they can be paid for or not. */
function possible(game: Game, player: PlayerId): readonly Possible[] {
  const all = unnumbered(game, player);
  return all.map((its, at) => {
    const nth = all.slice(0, at).filter((before) => isSame(before, its)).length;
    return nth === 0 ? its : { ...its, nth };
  });
}

function unnumbered(game: Game, player: PlayerId): readonly Possible[] {
  const faceDown = game.state.battlefield.filter((id) => {
    const object = objectOf(game, id);
    return object.faceDown !== null && !object.phasedOut && characteristicsOf(game, id).controller === player;
  });
  return [
    ...flatMapped(faceDown, (id) => turnings(game, player, id)),
    ...flatMapped(playerOf(game, player).hand, (id) => fromHand(game, player, id)),
    ...flatMapped(onTopToPlot(game, player), (id) => plotsOf(game, player, id)),
    ...(isSorceryTime(game, player) ? flatMapped(game.state.battlefield, (id) => unlockings(game, player, id)) : []),
    ...flatMapped(endings(game, player), ({ scope, code }): readonly Possible[] => {
      const cost = costOf(game, termsOf(termAt(game.pool, code), 'cost'), scope, player);
      return [{ object: scope.source, action: 'endEffect', cost, bounds: unbounded }];
    }),
  ];
}

/** The actions that unlock the halves of a Room. */
const unlocking = ['unlockLeft', 'unlockRight'] as const;

/** The mana cost of a locked half unlocks it (CR 709.5e). */
function unlockings(game: Game, player: PlayerId, object: ObjectId): readonly Possible[] {
  const permanent = objectOf(game, object);
  const { room } = characteristicsOf(game, object);
  if (room === undefined || permanent.phasedOut) return [];
  if (controllerOf(game, object) !== player) return [];
  return lockedHalves(permanent).flatMap((half): readonly Possible[] => {
    const { manaCost } = faceValues(game.pool, room.card, half);
    if (manaCost === null) return [];
    const cost = withKeywordRules(game, 'unlock', player, { symbols: symbolsOf(manaCost), parts: [] });
    return [{ object, action: unlocking[half], cost, bounds: unbounded }];
  });
}

/** Ways to turn a permanent face up (CR 702.37e, CR 702.168d, CR 701.40b). */
function turnings(game: Game, player: PlayerId, object: ObjectId): readonly Possible[] {
  const revealed = asThoughFaceUp(game, object);
  const keywords = ['morph', 'megamorph', 'disguise'].flatMap((name) => keywordsOf(revealed, object, name));
  const costs = keywords.flatMap((held) => {
    const cost = costOfKeyword(revealed, held, player);
    return cost === null ? [] : [{ cost, bounds: boundsBehind(revealed, held) }];
  });
  const { manaCost, ...values } = characteristicsOf(revealed, object);
  const why = objectOf(game, object).faceDown;
  const manifested = (why === 'manifest' || why === 'cloak') && hasType(values, 'creature') && manaCost !== null;
  const own = manifested ? [{ symbols: symbolsOf(manaCost), parts: [] }] : [];
  return [
    ...costs.map((its): Possible => ({ object, action: 'turnFaceUp', ...its })),
    ...own.map((cost): Possible => ({ object, action: 'turnFaceUpForManaCost', cost, bounds: unbounded })),
  ];
}

/** Foretelling on one's own turn (CR 702.143a), plotting, and suspending. */
function fromHand(game: Game, player: PlayerId, object: ObjectId): readonly Possible[] {
  const found: Possible[] = [];
  const isOwnTurn = game.state.turn.active === player;
  if (isOwnTurn && keywordsOf(game, object, 'foretell').length > 0)
    found.push({ object, action: 'foretell', cost: { symbols: ['2'], parts: [] }, bounds: unbounded });
  return [...found, ...plotsOf(game, player, object), ...suspensions(game, player, object)];
}

/** Plotting at the time of a sorcery (CR 702.170a). */
function plotsOf(game: Game, player: PlayerId, object: ObjectId): readonly Possible[] {
  if (!isSorceryTime(game, player)) return [];
  return keywordsOf(game, object, 'plot').flatMap((held): readonly Possible[] => {
    const cost = costOfKeyword(game, held, player);
    return cost === null ? [] : [{ object, action: 'plot', cost, bounds: unbounded }];
  });
}

/** The card on top of the library, where something lets it be plotted from there. */
function onTopToPlot(game: Game, player: PlayerId): readonly ObjectId[] {
  const rules = rulesAbout(game, player, 'mayPlot');
  if (rules.length === 0) return [];
  return playerOf(game, player)
    .library.slice(0, 1)
    .filter((id) => rules.some((rule) => fitsRule(rule, 'what', id)));
}

/** Suspending when the card could be cast (CR 702.62a, CR 702.62b). */
function suspensions(game: Game, player: PlayerId, object: ObjectId): readonly Possible[] {
  const held = keywordsOf(game, object, 'suspend');
  if (held.length === 0) return [];
  const values = characteristicsOf(game, object);
  const isTimely = hasType(values, 'instant') || hasKeyword(values, 'flash') || isSorceryTime(game, player);
  if (!isTimely || isPlayerForbidden(game, 'cast', player, object)) return [];
  return held.flatMap((its): readonly Possible[] => {
    const cost = costOfKeyword(game, its, player);
    return cost === null ? [] : [{ object, action: 'suspend', cost, bounds: boundsBehind(game, its) }];
  });
}

/** What is said behind a keyword of its X. */
function boundsBehind(game: Game, { path, context }: HeldKeyword): XBounds {
  return boundsSaidIn(game, [{ path, scope: context.scope }]);
}

/** The number of time counters with which a card is suspended. */
function timeOf(game: Game, object: ObjectId, x: number | null): number {
  const held = keywordsOf(game, object, 'suspend').find(({ keyword }) => keyword.op === 'keywordNumCost');
  if (held === undefined) return 0;
  return numOf({ ...held.context, scope: { ...held.context.scope, x } }, held.keyword, 'count');
}

/** Takes a special action: its cost is paid, then it is done at once (CR 116.1). */
export function special(game: Game, task: TaskOf<'special'>, given: Given): Next {
  const { object, action } = task;
  switch (task.stage) {
    case 'begin': {
      const its = possibleFor(game, task);
      return hasX(its.cost.symbols) ? askX(game, task, its) : run(...payment(game, task, its.cost));
    }
    case 'xAnswered':
      return run(...payment(game, { ...task, x: answerOf(given, 'number').value }, possibleFor(game, task).cost));
    case 'manaPaid':
      return given.kind === 'binding' && given.binding.by.length === 0
        ? takeBack(game)
        : run({ ...task, stage: 'parts' });
    case 'parts': {
      const [part, ...rest] = task.rest;
      if (part !== undefined)
        return isPayablePart(game, part, object) ? run(partTask(part), { ...task, rest }) : takeBack(game);
      forget(game);
      return run(propose(...eventsOf(game, task)), { ...task, stage: 'done' });
    }
    case 'done': {
      const now = latest(game, object);
      if (action !== 'plot' || now === null) return doneWith(bindNum(1));
      return run(propose({ kind: 'designate', entity: now, name: 'plotted', value: 1, by: task.player }), {
        ...task,
        stage: 'designated',
      });
    }
    case 'designated':
      return doneWith(bindNum(1));
  }
}

/** The special action that a player takes. */
function possibleFor(game: Game, task: TaskOf<'special'>): Possible {
  const its = possible(game, task.player).find((each) => isSame(each, task));
  if (its === undefined) throw new Error(`${task.action} of ${task.object} is not possible`);
  return its;
}

/** Who pays for a special action, and what it is. */
const payerOf = (game: Game, player: PlayerId, { object, action }: Pick<Possible, 'object' | 'action'>): Payer => ({
  player,
  object,
  what: 'special',
  uses: usesOfAction(game, object, action),
});

/** X is chosen immediately before the cost is paid (CR 107.3d). */
function askX(game: Game, task: TaskOf<'special'>, { cost, bounds }: Possible): Next {
  const { player, object } = task;
  const max = Math.min(highestX(game, payerOf(game, player, task), cost) ?? 0, bounds.most);
  const reason = { source: object, ability: null, code: null, rule: 'CR 107.3d' };
  return ask({ kind: 'number', player, reason, what: 'x', min: bounds.least, max }, { ...task, stage: 'xAnswered' });
}

function payment(game: Game, task: TaskOf<'special'>, stated: Cost): readonly [TaskOf<'payMana'>, TaskOf<'special'>] {
  const { player, object, action, x } = task;
  const cost = withX(stated, x ?? 0);
  remember(game);
  const on = { object, what: 'special', ...usesOfCost(stated.symbols, usesOfAction(game, object, action)) } as const;
  const pips = pipsOf(cost.symbols, x ?? 0);
  return [
    { kind: 'payMana', player, pips, on, reserved: reservedBy(game, cost), options: [], stage: 'plan' },
    { ...task, rest: cost.parts, stage: 'manaPaid' },
  ];
}

/** A card that was given foretell keeps its foretell cost in exile (CR 702.143a). */
function foretold(game: Game, object: ObjectId): Entry {
  const gains = givenKeywords(game, object, 'foretell').map(({ keyword, context }): Entry['gains'][number] => ({
    scope: context.scope,
    content: { kind: 'gainKeyword', keyword: pathOf(game.pool, keyword) },
  }));
  return { ...plainEntry, faceDown: 'foretold', gains };
}

function eventsOf(game: Game, { player, object, action, x }: TaskOf<'special'>): readonly GameEvent[] {
  switch (action) {
    case 'turnFaceUp': {
      const counters = keywordsOf(asThoughFaceUp(game, object), object, 'megamorph').length > 0;
      const turn: GameEvent = { kind: 'turnFaceUp', object, by: player, ...(x === null ? {} : { x }) };
      if (!counters) return [turn];
      return [turn, { kind: 'putCounters', on: object, counter: '+1/+1', count: 1, by: player, source: object }];
    }
    // Whoever turns a megamorph creature up for its mana cost puts no counter on it (CR 702.37b).
    case 'turnFaceUpForManaCost':
      return [{ kind: 'turnFaceUp', object, by: player }];
    case 'unlockLeft':
    case 'unlockRight': {
      const name = unlockedName(unlocking.indexOf(action));
      return [{ kind: 'designate', entity: object, name, value: 1, by: player }];
    }
    case 'foretell':
      return [moveTo(object, 'exile', 'exile', { by: player, entry: foretold(game, object) })];
    case 'plot':
      return [moveTo(object, 'exile', 'exile', { by: player })];
    case 'endEffect': {
      const ending = endings(game, player).find(({ scope }) => scope.source === object);
      if (ending !== undefined) endWith(game, ending.scope);
      return controlChanges(game);
    }
    case 'suspend': {
      const counters = { time: timeOf(game, object, x) };
      return [moveTo(object, 'exile', 'exile', { by: player, entry: { ...plainEntry, counters } })];
    }
  }
}
