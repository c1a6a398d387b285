import { bindNum, nothing } from '../../vm/scope';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { answerOf, ask, doneWith, run, type Given, type Next, type Task, type TaskOf } from '../agenda/task';
import type { PaymentOption } from '../decision';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { moveTo } from '../events/zones';
import type { Pip } from '../mana/pips';
import { findPlan, type Plan, type Spending, type Use } from '../mana/plan';
import { playerOf, setObject, setPlayer } from '../write';
import type { Game } from '../world';
import { activations } from './activations';
import { keyOf, meansOf, poolOf } from './means';

type PayMana = TaskOf<'payMana'>;

/**
 * Pays mana step by step. After each mana ability the plan is made anew, since more may have come of it than it
 * promised. Players who pay by hand are asked; "automatic" lets the plan do the rest.
 */
export function payMana(game: Game, task: PayMana, given: Given): Next {
  const { player, pips, on } = task;
  if (pips.length === 0) return doneWith({ ...bindNum(0), by: [player] });
  if (task.stage === 'plan' && playerOf(game, player).payment === 'manual' && !isEnough(game, task))
    return askHow(game, task);
  if (task.stage === 'answered') {
    const { option } = answerOf(given, 'pay');
    if (option === 'cancel') return doneWith(nothing);
    const chosen = paymentOptions(game, task)[option];
    if (chosen?.kind === 'manaAbility')
      return run(manaTask(game, player, chosen.object, chosen.ability, null), { ...task, stage: 'plan' });
  }
  const plan = findPlan(pips, meansOf(game, player, on, task.reserved));
  if (plan === null) return doneWith(nothing);
  const [first] = plan.uses;
  if (first === undefined) return settle(game, task, plan);
  return use(game, task, first);
}

function isEnough(game: Game, { player, pips, on }: PayMana): boolean {
  const { supplies } = poolOf(game, player, on);
  const plan = findPlan(pips, { pool: supplies, sources: [], life: 0 });
  return plan !== null;
}

function askHow(game: Game, task: PayMana): Next {
  const reason = { source: task.on.object, ability: null, code: null, rule: 'CR 601.2g' };
  const cost = task.pips.map(({ symbol }) => `{${symbol}}`).join('');
  const options = paymentOptions(game, task);
  return ask({ kind: 'pay', player: task.player, reason, cost, options }, { ...task, stage: 'answered' });
}

function paymentOptions(game: Game, { player, reserved }: PayMana): readonly PaymentOption[] {
  const abilities = activations(game, player, 'mana')
    .filter(({ object }) => !reserved.includes(object))
    .map(({ object, path }): PaymentOption => ({ kind: 'manaAbility', object, ability: path, symbols: [] }));
  return [...abilities, { kind: 'automatic' }];
}

/** Uses one source of the plan: a mana ability, or an object that stands for one mana. */
function use(game: Game, task: PayMana, { source, pays }: Use): Next {
  const key = keyOf(source);
  if (key.kind === 'ability') {
    const picks = pays.map((spending, at) => spending?.kind ?? onlyKind(source.gives[at]?.kinds ?? []));
    return run(manaTask(game, task.player, key.object, key.ability, picks), task);
  }
  const paid = pays[0]?.pip;
  const pips = paid === undefined ? task.pips : without(task.pips, paid);
  const event: GameEvent =
    key.kind === 'delve'
      ? moveTo(key.object, 'exile', 'exile', { by: task.player })
      : { kind: 'tap', object: key.object, cause: 'cost' };
  return run(propose(event), { ...task, pips });
}

function onlyKind(kinds: readonly string[]): string | null {
  return kinds.length === 1 ? (kinds[0] ?? null) : null;
}

function without(pips: readonly Pip[], paid: Pip): readonly Pip[] {
  const exact = pips.indexOf(paid);
  const at = exact >= 0 ? exact : pips.findIndex(({ symbol }) => symbol === paid.symbol);
  return pips.filter((_, index) => index !== at);
}

/** The task that activates a mana ability. */
export function manaTask(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  ability: string,
  picks: readonly (string | null)[] | null,
): Task {
  const its = activations(game, player, 'mana').find((found) => found.object === object && found.path === ability);
  if (its === undefined) throw new Error(`no mana ability ${ability} of ${object}`);
  return {
    kind: 'activateMana',
    player,
    object,
    ability,
    scope: its.scope,
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
  noteSpent(game, on.object, plan.spent);
  const done = doneWith({ ...bindNum(plan.spent.length), by: [player] });
  const amount = plan.withLife.reduce((sum, { orLife }) => sum + orLife, 0);
  if (amount === 0) return done;
  return run(propose({ kind: 'loseLife', player, amount, cause: 'payment', source: on.object }), {
    kind: 'payMana',
    player,
    pips: [],
    on,
    reserved: [],
    stage: 'plan',
  });
}

/** The spell remembers what mana was spent on it. */
function noteSpent(game: Game, id: ObjectId | null, spent: readonly Spending[]): void {
  const object = id === null ? undefined : game.state.objects[id];
  if (id === null || object?.cast === undefined || object.cast === null) return;
  const manaSpent = [...object.cast.manaSpent, ...spent.map(({ kind }) => kind)];
  setObject(game, id, { cast: { ...object.cast, manaSpent } });
}
