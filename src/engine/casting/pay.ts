import { statementsAt } from '../../vm/pool';
import { nothing } from '../../vm/scope';
import { answerOf, ask, doneWith, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { hasX, pipsOf } from '../mana/pips';
import { isPayable } from '../mana/plan';
import { playerOf } from '../write';
import type { Game } from '../world';
import { alternativesOf, costOf, type Cost } from './costs';
import { noteDone } from '../stack/once';
import type { SpentOn } from '../mana/restriction';
import { partTask } from './mana-ability';
import { usesOfCost } from './mana-uses';
import { meansOf, poolOf, reservedBy } from './means';
import { isPayablePart } from './payable';
import { withLifeFor } from './total';
import { boundsSaidIn } from './x-bounds';

type PayCost = TaskOf<'payCost'>;

const spentOn = ({ symbols }: Cost): SpentOn => ({ object: null, what: 'effect', ...usesOfCost(symbols) });

/**
 * Players pay a cost that an effect asks for, one after another: if they choose to, where they may (CR 118.12). Who
 * cannot pay can only say no, and nothing is paid in part.
 */
export function payCost(game: Game, task: PayCost, given: Given): Next {
  const [player, ...players] = task.players;
  if (player === undefined) {
    const { x } = task.scope;
    if (task.optional === 'yes' && task.paid.length > 0) noteDone(game, task.scope);
    const paid = { ...nothing, entities: task.paid, num: task.paid.length, by: task.paid };
    return doneWith(x === null ? paid : { ...paid, x });
  }
  const skip = { ...task, players, alternative: null, stage: 'ask' } as const;
  const cost = costFor(game, task, player);
  switch (task.stage) {
    case 'ask': {
      const payable = canPay(game, player, cost, task.scope.x ?? 0);
      if (!isAsked(game, task, player, cost)) return payable ? askX(game, task, player, cost) : run(skip);
      const reason = { source: task.scope.source, ability: task.scope.ability, code: task.cost, rule: 'CR 118.12' };
      return ask(
        { kind: 'yesNo', player, reason, what: 'pay', label: null, ...(payable ? {} : { only: 'no' }) },
        { ...task, stage: 'answered' },
      );
    }
    case 'answered':
      return answerOf(given, 'yesNo').value === 'no' ? run(skip) : askX(game, task, player, cost);
    case 'alternativeAnswered': {
      const open = payableOf(game, task, player, manaAlternatives(game, cost));
      const its = { ...task, alternative: open[answerOf(given, 'option').index] ?? null };
      return askX(game, its, player, costFor(game, its, player));
    }
    case 'xAnswered': {
      const its = { ...task, scope: { ...task.scope, x: answerOf(given, 'number').value } };
      return run(...mana(game, its, player, costFor(game, its, player)));
    }
    case 'mana':
      return given.kind === 'binding' && given.binding.by.length === 0
        ? run(skip)
        : run({ ...task, rest: cost.parts, stage: 'parts' });
    case 'parts': {
      const [part, ...rest] = task.rest;
      if (part === undefined) return run({ ...skip, paid: [...task.paid, player] });
      return isPayablePart(game, part, null, 'effect') ? run(partTask(part), { ...task, rest }) : run(skip);
    }
  }
}

/** May the player decline? For a cost that has to be paid mana abilities need not be activated (CR 118.3c). */
function isAsked(game: Game, { optional }: PayCost, player: PayCost['players'][number], cost: Cost): boolean {
  if (optional !== 'no') return optional === 'yes';
  const { symbols } = cost;
  const pool = poolOf(game, player, spentOn(cost)).supplies;
  const life = playerOf(game, player).life;
  return symbols.length > 0 && !hasX(symbols) && !isPayable(pipsOf(symbols), { pool, sources: [], life });
}

/** The costs of which the player pays one, where mana is one of them: "{b} or {3}". */
function manaAlternatives(game: Game, cost: Cost): readonly Cost[] {
  const all = alternativesOf(game, cost);
  return all.some(({ symbols }) => symbols.length > cost.symbols.length) ? all : [cost];
}

/** Which of several costs the player can pay. */
const payableOf = (
  game: Game,
  { scope }: PayCost,
  player: PayCost['players'][number],
  all: readonly Cost[],
): readonly number[] => all.flatMap((cost, at) => (canPayOne(game, player, cost, scope.x ?? 0) ? [at] : []));

/** One of several costs is chosen of those that can be paid. */
function askAlternative(game: Game, task: PayCost, player: PayCost['players'][number], all: readonly Cost[]): Next {
  const open = payableOf(game, task, player, all);
  const [only, more] = open;
  if (only === undefined) return run({ ...task, players: task.players.slice(1), alternative: null, stage: 'ask' });
  if (more === undefined) {
    const its = { ...task, alternative: only };
    return askX(game, its, player, costFor(game, its, player));
  }
  const options = open.map((at) => ({ entity: null, code: null, label: String(at) }));
  const reason = { source: task.scope.source, ability: task.scope.ability, code: task.cost, rule: 'CR 118.12' };
  return ask({ kind: 'option', player, reason, what: 'statement', options }, { ...task, stage: 'alternativeAnswered' });
}

/** An X in the cost that nothing has defined is what the player chooses as it is paid (CR 107.3f). */
function askX(game: Game, task: PayCost, player: PayCost['players'][number], cost: Cost): Next {
  const all = manaAlternatives(game, cost);
  if (all.length > 1) return askAlternative(game, task, player, all);
  if (task.scope.x !== null || !hasX(cost.symbols)) return run(...mana(game, task, player, cost));
  let max = 0;
  const { most } = boundsSaidIn(game, [{ path: task.scope.ability, scope: task.scope }]);
  while (max < most && canPay(game, player, cost, max + 1)) max++;
  const reason = { source: task.scope.source, ability: task.scope.ability, code: task.cost, rule: 'CR 107.3f' };
  return ask({ kind: 'number', player, reason, what: 'x', min: 0, max }, { ...task, stage: 'xAnswered' });
}

function mana(
  game: Game,
  task: PayCost,
  player: PayCost['players'][number],
  cost: Cost,
): readonly [TaskOf<'payMana'>, PayCost] {
  const pips = withLifeFor(game, player, pipsOf(cost.symbols, task.scope.x ?? 0));
  const on = spentOn(cost);
  return [
    { kind: 'payMana', player, pips, on, reserved: reservedBy(game, cost), options: [], stage: 'plan' },
    { ...task, stage: 'mana' },
  ];
}

/** The cost that this player would pay: the subject of its statements. */
function costFor(game: Game, { cost, scope, alternative }: PayCost, player: PayCost['players'][number]): Cost {
  const whole = costOf(game, statementsAt(game.pool, cost), scope, player);
  return manaAlternatives(game, whole)[alternative ?? -1] ?? whole;
}

const canPay = (game: Game, player: PayCost['players'][number], cost: Cost, x: number): boolean =>
  manaAlternatives(game, cost).some((one) => canPayOne(game, player, one, x));

function canPayOne(game: Game, player: PayCost['players'][number], cost: Cost, x: number): boolean {
  if (!cost.parts.every((part) => isPayablePart(game, part, null, 'effect'))) return false;
  const pips = withLifeFor(game, player, pipsOf(cost.symbols, x));
  return pips.length === 0 || isPayable(pips, meansOf(game, player, spentOn(cost), reservedBy(game, cost), pips));
}
