import { makeStatementFrame } from '../../vm/frame';
import type { Binding } from '../../vm/scope';
import { nothing } from '../../vm/scope';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { abilityAt } from '../../vm/pool';
import { answerOf, ask, doneWith, run, type Given, type Next, type Task, type TaskOf } from '../agenda/task';
import { characteristicsOrLast } from '../state/last-known';
import { hasSupertype } from '../characteristics/has';
import { propose } from '../events/propose';
import { summary } from '../events/summary';
import { costsTap, isManaAbility } from '../mana/abilities';
import { fixedMana } from '../mana/fixed';
import { pipsOf } from '../mana/pips';
import { makeScope } from '../scope';
import { frameTask } from '../stack/frame';
import type { Player } from '../state/player';
import { withUse } from '../state/uses';
import { colors } from '../../vocabulary/colors';
import { objectOf, playerOf, setObject } from '../write';
import type { Game } from '../world';
import { possibleX } from './announceable';
import { asksForX, costOf, type Cost, type CostPart } from './costs';
import { usesOfCost } from './mana-uses';
import { reservedBy } from './means';
import { canTap, isPayablePart } from './payable';

/** Activates a mana ability: its costs are paid, then it resolves at once (CR 605.3b). */
export function activateMana(game: Game, task: TaskOf<'activateMana'>, given: Given): Next {
  const { player, object, ability: path } = task;
  const ability = abilityAt(game.pool, path);
  if (!isManaAbility(ability)) throw new Error(`${path} is no mana ability`);
  switch (task.stage) {
    case 'begin': {
      const cost = costOf(game, ability.cost, task.scope, player);
      const on = { object, what: 'activate', ...usesOfCost(cost.symbols) } as const;
      if (task.scope.x === null && asksForX(game, cost)) return askForX(game, task, cost);
      const parts = { ...task, rest: cost.parts, stage: 'parts' } as const;
      setObject(game, object, { uses: withUse(objectOf(game, object).uses, path) });
      const fixed = fixedMana(game, ability, task.scope);
      // Most lands: what they cost and give needs no code to be run.
      if (fixed?.length === 1 && canTap(game, object, 'untapped'))
        return run(propose({ kind: 'tap', object, cause: 'cost' }), { ...task, stage: 'tapped' });
      if (cost.symbols.length === 0) return run(parts);
      const pips = pipsOf(cost.symbols);
      return run(
        { kind: 'payMana', player, pips, on, reserved: reservedBy(game, cost), options: [], stage: 'plan' },
        parts,
      );
    }
    case 'chosen':
      return run({ ...task, scope: { ...task.scope, x: answerOf(given, 'number').value }, stage: 'begin' });
    case 'parts': {
      const [part] = task.rest;
      if (part !== undefined) {
        if (!isPayablePart(game, part, null, 'mana')) return doneWith(nothing);
        return run(partTask(part), { ...task, stage: 'partPaid' });
      }
      const { granter, x } = task.scope;
      const known = granter === undefined ? { x } : { x, granter };
      const facts = { ability: path, source: object, controller: player, costs: task.costs, ...known };
      return run(frameTask(makeScope(game, facts), `${path}.body`), { ...task, stage: 'resolved' });
    }
    case 'partPaid': {
      const [part, ...rest] = task.rest;
      const costs = part === undefined ? task.costs : setAt(task.costs, part.index, paidBy(given, player));
      return run({ ...task, rest, costs, stage: 'parts' });
    }
    case 'tapped': {
      const [amount] = fixedMana(game, ability, task.scope) ?? [];
      if (amount === undefined) throw new Error(`${path} gives no certain mana`);
      const { units, choice } = amount;
      const add = { player, source: object, units, choice, said: null, chosen: [] };
      return run({ kind: 'addMana', ...add, stage: 'next' }, { ...task, stage: 'resolved' });
    }
    case 'resolved':
      return doneWith({ ...nothing, by: [player] });
  }
}

/** X is chosen as the ability is activated (CR 601.2b, CR 602.2b). */
function askForX(game: Game, task: TaskOf<'activateMana'>, cost: Cost): Next {
  const { player, object, ability } = task;
  const possible = possibleX(game, { player, object, what: 'activate' }, [], cost);
  if (possible === null) return doneWith(nothing);
  const reason = { source: object, ability, code: null, rule: 'CR 602.2b' };
  const { max, only } = possible;
  const among = only === null ? {} : { only };
  return ask(
    { kind: 'number', player, reason, what: 'x', min: only?.[0] ?? 0, max, ...among },
    { ...task, stage: 'chosen' },
  );
}

/** The task that pays one part of a cost. */
export function partTask({ code, scope, payer }: CostPart): Task {
  return { kind: 'frame', frame: makeStatementFrame(scope, code, [payer]), stage: 'run' };
}

/** The list with another value at a place. */
export function setAt(list: readonly Binding[], index: number, value: Binding): readonly Binding[] {
  return Array.from({ length: Math.max(list.length, index + 1) }, (_, at) =>
    at === index ? value : (list[at] ?? nothing),
  );
}

/** What paying a part came to. */
export function paidBy(given: Given, player: PlayerId): Binding {
  if (given.kind === 'binding') return given.binding;
  return given.kind === 'happened' ? summary(given.events, player) : nothing;
}

/** The activation of a mana ability that is going on, whose effect adds the mana. */
function activationIn(game: Game, source: ObjectId): TaskOf<'activateMana'> | null {
  const task = game.state.agenda.findLast(({ kind }) => kind !== 'frame');
  return task?.kind === 'activateMana' && task.object === source ? task : null;
}

/** Adds mana: a player chooses the color where there is a choice (CR 106.3); tapped for mana if {T} was a cost (CR 106.12). */
export function addMana(game: Game, task: TaskOf<'addMana'>, given: Given): Next {
  const { player, source } = task;
  // Mana of a type that nothing defines is not produced (CR 106.5).
  const units = task.units.filter((kinds) => kinds.length > 0);
  const activation = activationIn(game, source);
  const chosen = task.stage === 'answered' ? [...task.chosen, answerOf(given, 'word').value] : [...task.chosen];
  while (chosen.length < units.length) {
    const all = units[chosen.length] ?? [];
    const kinds = task.choice === 'different' ? all.filter((kind) => !chosen.includes(kind)) : all;
    // There are no more colors that differ.
    if (kinds.length === 0) break;
    const before = chosen[0];
    const pick = activation?.picks?.[chosen.length] ?? null;
    const decided =
      task.choice === 'same' && before !== undefined
        ? before
        : decidedKind(kinds, pick, playerOf(game, player).payment);
    if (decided === null) {
      const reason = { source, ability: activation?.ability ?? null, code: null, rule: 'CR 106.3' };
      const options = pick === null ? kinds : [pick, ...kinds.filter((kind) => kind !== pick)];
      return ask({ kind: 'word', player, reason, what: 'mana', options }, { ...task, chosen, stage: 'answered' });
    }
    chosen.push(decided);
  }
  if (chosen.length === 0) return doneWith(nothing);
  const ability = activation === null ? null : abilityAt(game.pool, activation.ability);
  const isTapped = ability?.kind === 'activated' && costsTap(ability);
  const snow = hasSupertype(characteristicsOrLast(game, source), 'snow') ? 'yes' : 'no';
  const add = {
    kind: 'addMana',
    player,
    symbols: chosen,
    source,
    snow,
    said: task.said,
    tapped: isTapped ? 'yes' : 'no',
  } as const;
  if (!isTapped) return run(propose(add));
  return run(propose(add, { kind: 'tapForMana', object: source, player, symbols: chosen }));
}

/** The kind that is certain: the only one, or the one that is needed, unless the player wants to be asked. */
function decidedKind(kinds: readonly string[], pick: string | null, payment: Player['payment']): string | null {
  if (kinds.length === 1) return kinds[0] ?? null;
  if (payment === 'colors' && kinds.length >= colors.length) return null;
  return pick !== null && kinds.includes(pick) ? pick : null;
}
