import { bindNum, nothing } from '../../vm/scope';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { answerOf, ask, doneWith, run, type Given, type Next, type Task, type TaskOf } from '../agenda/task';
import { printedValues } from '../characteristics/printed';
import type { Asked, PaymentOption, Reason } from '../decision';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { moveTo } from '../events/zones';
import { generic, isGeneric, isWaterbent, paidWith, pipsOfCost, type Pip } from '../mana/pips';
import { findPlan, type Plan, type Use } from '../mana/plan';
import { withLife, type SpentMana } from '../state/object';
import type { ManaUnit } from '../state/player';
import { objectOf, playerOf, setObject, setPlayer } from '../write';
import type { Game } from '../world';
import { activations } from './activations';
import { keyOf, meansOf, poolOf } from './means';

type PayMana = TaskOf<'payMana'>;

/**
 * Pays mana step by step. After each mana ability the plan is made anew, since more may have come of it than it
 * promised. Players who pay by hand are asked, others at most what stands for mana; "automatic" lets the plan do the rest.
 */
export function payMana(game: Game, task: PayMana, given: Given): Next {
  const { player, pips, on } = task;
  if (pips.length === 0) return doneWith({ ...bindNum(0), by: [player] });
  if (task.stage === 'answered') return answered(game, task, answerOf(given, 'pay').option);
  if (task.stage === 'lifeAnswered') return run(withLifePaid(task, answerOf(given, 'yesNo').value === 'yes'));
  const open = task.stage === 'plan' ? openPip(game, task) : null;
  if (open !== null) return askLife(game, task, open);
  const plan = findPlan(pips, meansOf(game, player, on, task.reserved, pips), colorsOfHand(game, player));
  if (plan === null) return doneWith(nothing);
  const [first] = plan.uses;
  if (task.stage === 'plan') {
    const options = paymentOptions(game, task, first);
    if (options.length > 0) return askHow(task, [...options, { kind: 'automatic' }]);
  }
  return first === undefined ? settle(game, task, plan) : use(game, task, first);
}

/** What the cards in a player's hand ask for that is not generic: mana for it is used last where any will do. */
function colorsOfHand(game: Game, player: PlayerId): readonly Pip[] {
  const costs = playerOf(game, player).hand.map((id) => printedValues(game.pool, objectOf(game, id)).manaCost);
  return costs.flatMap((cost) => pipsOfCost(cost ?? '')).filter((pip) => !isGeneric(pip));
}

/**
 * The first Phyrexian symbol of which is open how it is paid (CR 107.4f), where the player is asked. As a spell is cast or
 * an ability activated that was said before (CR 601.2b).
 */
function openPip(game: Game, { player, pips, on }: PayMana): Pip | null {
  const isSaid = on.what === 'cast' || on.what === 'activate' || playerOf(game, player).payment === 'automatic';
  return isSaid ? null : (pips.find(({ orLife, kinds }) => orLife > 0 && kinds.length > 0) ?? null);
}

function askLife(game: Game, task: PayMana, open: Pip): Next {
  const { player, on, pips, reserved } = task;
  const can = (its: Pip): boolean => {
    const all = pips.map((pip) => (pip === open ? its : pip));
    return findPlan(all, meansOf(game, player, on, reserved, all)) !== null;
  };
  const [life, mana] = [can(paidWith(open, 'life')), can(paidWith(open, 'mana'))];
  if (!life && !mana) return doneWith(nothing);
  const reason = { source: on.object, ability: null, code: null, rule: 'CR 107.4f' };
  return ask(lifeOrMana(player, reason, life, mana), { ...task, stage: 'lifeAnswered' });
}

/** Does the player pay life for a Phyrexian symbol? Only one answer is open where only life, or only mana, can be paid. */
export function lifeOrMana(player: PlayerId, reason: Reason, life: boolean, mana: boolean): Asked {
  const only = life && mana ? {} : ({ only: life ? 'yes' : 'no' } as const);
  return { kind: 'yesNo', player, reason, what: 'pay', label: 'life', ...only };
}

/** The first open symbol is paid with life, or with mana. */
function withLifePaid(task: PayMana, isLife: boolean): PayMana {
  const at = task.pips.findIndex(({ orLife, kinds }) => orLife > 0 && kinds.length > 0);
  const pips = task.pips.map((pip, index) => (index === at ? paidWith(pip, isLife ? 'life' : 'mana') : pip));
  return { ...task, pips, stage: 'plan' };
}

function askHow(task: PayMana, options: readonly PaymentOption[]): Next {
  const reason = { source: task.on.object, ability: null, code: null, rule: 'CR 601.2g' };
  const cost = task.pips.map((pip) => `{${isGeneric(pip) ? generic.symbol : pip.symbol}}`).join('');
  return ask({ kind: 'pay', player: task.player, reason, cost, options }, { ...task, stage: 'answered', options });
}

function answered(game: Game, task: PayMana, option: number | 'cancel'): Next {
  const chosen = option === 'cancel' ? undefined : task.options[option];
  const plan = { ...task, options: [], stage: 'plan' } as const;
  switch (chosen?.kind) {
    case undefined:
      return doneWith(nothing);
    case 'manaAbility':
      return run(manaTask(game, task.player, chosen.object, chosen.ability, null, null), plan);
    case 'pool':
      return run(payFromPool(game, plan, chosen.symbol));
    case 'object': {
      const means = meansOf(game, task.player, task.on, task.reserved, task.pips);
      const source = means.sources.find((each) => {
        const key = keyOf(each);
        return key.kind === chosen.way && key.object === chosen.object;
      });
      const pip = source === undefined ? undefined : stoodFor(task.pips, source);
      if (source === undefined || pip === undefined) return doneWith(nothing);
      return use(game, plan, { source, pays: [{ pip, kind: pip.symbol }] });
    }
    case 'life':
    case 'automatic':
      return run({ ...plan, stage: 'rest' });
  }
}

/** The pip that an object in place of mana pays: one of its color first, else a generic one. */
function stoodFor(pips: readonly Pip[], { gives }: Use['source']): Pip | undefined {
  if (gives.some(({ stands }) => stands === 'waterbender')) return pips.find(isWaterbent);
  const kinds = gives.flatMap((supply) => supply.kinds);
  return pips.find((pip) => !isGeneric(pip) && kinds.some((kind) => pip.kinds.includes(kind))) ?? pips.find(isGeneric);
}

/** What a player is asked: all that there is who pays by hand; what may stand for mana, where the plan uses it. */
function paymentOptions(game: Game, task: PayMana, first: Use | undefined): readonly PaymentOption[] {
  const { player, reserved, on, pips } = task;
  const { payment } = playerOf(game, player);
  if (payment === 'automatic' || payment === 'announced') return [];
  const objects = meansOf(game, player, on, reserved, pips).sources.flatMap((source): readonly PaymentOption[] => {
    const key = keyOf(source);
    const pip = key.kind === 'ability' ? undefined : stoodFor(pips, source);
    return key.kind === 'ability' || pip === undefined
      ? []
      : [{ kind: 'object', object: key.object, way: key.kind, pays: pip.symbol }];
  });
  if (payment === 'colors') return first !== undefined && keyOf(first.source).kind !== 'ability' ? objects : [];
  const { units } = poolOf(game, player, on);
  const { mana } = playerOf(game, player);
  const symbols = [...new Set(units.flatMap((at) => mana[at]?.symbol ?? []))];
  return [
    ...activations(game, player, 'mana')
      .filter(({ object }) => !reserved.includes(object))
      .map(({ object, path }): PaymentOption => ({ kind: 'manaAbility', object, ability: path, symbols: [] })),
    ...symbols.map((symbol): PaymentOption => ({ kind: 'pool', symbol, pays: '' })),
    ...objects,
  ];
}

/** Pays one pip with one mana of the pool, so that the rest can still be paid if that is possible at all. */
function payFromPool(game: Game, task: PayMana, symbol: string): PayMana {
  const { player, on, pips } = task;
  const { units } = poolOf(game, player, on);
  const { mana } = playerOf(game, player);
  const unit = units.find((at) => mana[at]?.symbol === symbol);
  setPlayer(game, player, { mana: mana.filter((_, at) => at !== unit) });
  const means = meansOf(game, player, on, task.reserved, pips);
  const ways = pips.flatMap((pip): readonly { readonly pip: Pip; readonly rest: readonly Pip[] }[] => {
    const others = without(pips, pip);
    if (pip.kinds.includes(symbol)) return [{ pip, rest: others }];
    const parts = Array.from({ length: Math.max(pip.orGeneric - 1, 0) }, () => generic);
    return pip.orGeneric > 0 ? [{ pip: generic, rest: [...others, ...parts] }] : [];
  });
  const inOrder = [...ways].sort((left, right) => Number(isGeneric(left.pip)) - Number(isGeneric(right.pip)));
  const way = inOrder.find(({ rest }) => findPlan(rest, means) !== null) ?? inOrder[0];
  if (way === undefined || unit === undefined) {
    setPlayer(game, player, { mana });
    return { ...task, stage: 'rest' };
  }
  noteSpent(game, on.object, [{ kind: symbol, ...originOf(mana[unit]) }]);
  return { ...task, pips: way.rest };
}

/** Uses one source of the plan: a mana ability, or an object that stands for one mana. */
function use(game: Game, task: PayMana, { source, pays }: Use): Next {
  const key = keyOf(source);
  if (key.kind === 'ability') {
    const picks = pays.map((spending, at) => spending?.kind ?? onlyKind(source.gives[at]?.kinds ?? []));
    return run(manaTask(game, task.player, key.object, key.ability, picks, key.x ?? null), task);
  }
  const paid = pays[0]?.pip;
  const pips = paid === undefined ? task.pips : without(task.pips, paid);
  const event: GameEvent =
    key.kind === 'delve'
      ? moveTo(key.object, 'exile', 'exile', { by: task.player })
      : { kind: 'tap', object: key.object, cause: 'cost' };
  const { object } = task.on;
  const helped: readonly GameEvent[] =
    key.kind === 'convoke' && object !== null
      ? [{ kind: 'action', action: 'convoke', player: task.player, object: key.object, amount: 1, whom: object }]
      : [];
  return run(propose(event, ...helped), { ...task, pips });
}

function onlyKind(kinds: readonly string[]): string | null {
  return kinds.length === 1 ? (kinds[0] ?? null) : null;
}

function without(pips: readonly Pip[], paid: Pip): readonly Pip[] {
  const exact = pips.indexOf(paid);
  const at = exact >= 0 ? exact : pips.findIndex(({ symbol }) => symbol === paid.symbol);
  return pips.filter((_, index) => index !== at);
}

/** The task that activates a mana ability; `x` is null where there is none, or its player chooses it. */
export function manaTask(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  ability: string,
  picks: readonly (string | null)[] | null,
  x: number | null,
): Task {
  const its = activations(game, player, 'mana').find((found) => found.object === object && found.path === ability);
  if (its === undefined) throw new Error(`no mana ability ${ability} of ${object}`);
  return {
    kind: 'activateMana',
    player,
    object,
    ability,
    scope: x === null ? its.scope : { ...its.scope, x },
    picks,
    rest: [],
    costs: [],
    stage: 'begin',
  };
}

/** Takes the mana from the pool, and life for what is paid with life (CR 107.4f). */
function settle(game: Game, { player, on }: PayMana, plan: Plan): Next {
  const { units } = poolOf(game, player, on);
  const spent = new Set(plan.spent.map(({ supply }) => units[supply]));
  const { mana } = playerOf(game, player);
  setPlayer(game, player, { mana: mana.filter((_, at) => !spent.has(at)) });
  const used = plan.spent.map(({ kind, supply }) => ({ kind, ...originOf(mana[units[supply] ?? -1]) }));
  noteSpent(game, on.object, used);
  const done = doneWith({ ...bindNum(plan.spent.length), by: [player] });
  const amount = plan.withLife.reduce((sum, { orLife }) => sum + orLife, 0);
  if (amount === 0) return done;
  noteLife(game, on.object, plan.withLife.length);
  return run(propose({ kind: 'loseLife', player, amount, cause: 'payment', source: on.object }), {
    kind: 'payMana',
    player,
    pips: [],
    on,
    reserved: [],
    options: [],
    stage: 'rest',
  });
}

/** What is remembered of mana that was spent besides its kind. */
function originOf(unit: ManaUnit | undefined): Omit<SpentMana, 'kind'> {
  return { source: unit?.source ?? null, said: unit?.said ?? null };
}

/** A spell remembers how often life was paid for it in place of mana. */
function noteLife(game: Game, id: ObjectId | null, times: number): void {
  const cast = id === null ? null : (game.state.objects[id]?.cast ?? null);
  if (id === null || cast === null) return;
  const before = cast.paid[withLife] ?? 0;
  setObject(game, id, { cast: { ...cast, paid: { ...cast.paid, [withLife]: before + times } } });
}

/** The spell or ability remembers what mana was spent on it. */
function noteSpent(game: Game, id: ObjectId | null, spent: readonly SpentMana[]): void {
  const object = id === null ? undefined : game.state.objects[id];
  if (id === null || object === undefined) return;
  const { cast, origin } = object;
  if (cast !== null) setObject(game, id, { cast: { ...cast, manaSpent: [...cast.manaSpent, ...spent] } });
  if (origin !== null) setObject(game, id, { origin: { ...origin, manaSpent: [...origin.manaSpent, ...spent] } });
}
