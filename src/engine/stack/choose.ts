import type { Term } from '../../bytecode/term';
import { isPlayer, type Entity, type PlayerId } from '../../vm/entity';
import { listCodeOf, numOf, optionalNum, optionalTerm, optionalWord, playersOfArg } from '../../vm/evaluate';
import { termAt } from '../../vm/pool';
import { nothing, type Binding } from '../../vm/scope';
import { answerOf, ask, doneWith, run, type Given, type Next, type TaskOf } from '../agenda/task';
import type { Reason } from '../decision';
import { choosable, fewest, purposeOf } from '../handlers/choosable';
import { shuffled } from '../state/random';
import { apnap } from '../turn/players';
import { contextFor, type Game, type GameContext } from '../world';
import { kinshipIn, together } from './kinship';
import { noteDone } from './once';
import { canReachTotal, totalAsked } from './total';

function reasonOf(
  task: { readonly code: string; readonly scope: { readonly source: Reason['source']; readonly ability: string } },
  rule: string,
): Reason {
  return { source: task.scope.source, ability: task.scope.ability, code: task.code, rule };
}

/** Each chooser chooses in APNAP order (CR 101.4); the result is everything that was chosen. */
export function chooseThings(game: Game, task: TaskOf<'chooseThings'>, given: Given): Next {
  const term = termAt(game.pool, task.code);
  const context: GameContext = {
    ...contextFor(game, task.scope),
    actor: task.actor,
    subject: task.subject,
  };
  if (task.stage === 'offer') return offer(context, task);
  if (task.stage === 'offered')
    return answerOf(given, 'yesNo').value === 'no' ? doneWith(nothing) : run({ ...task, stage: 'begin' });
  if (task.stage === 'begin') {
    const choosers = playersOfArg(context, term, 'chooser');
    const rest = apnap(game).filter((player) => choosers.includes(player));
    return run({ ...task, rest, chosen: nothing, stage: 'ask' });
  }
  const [chooser, ...rest] = task.rest ?? [];
  const isX = choosesX(context, term);
  if (chooser === undefined) return doneWith(isX ? { ...task.chosen, x: task.chosen.entities.length } : task.chosen);
  if (task.stage === 'answered')
    return run({ ...task, rest, chosen: add(task.chosen, chooser, answerOf(given, 'choose').chosen), stage: 'ask' });
  const its: GameContext = { ...context, actor: context.actor ?? chooser };
  const options = choosable(its, task.code, chooser, task.taken);
  // A negative number of things is none (CR 107.1b).
  const but = allBut(its, term, options);
  const most = isX ? null : (but ?? optionalNum(its, term, 'max'));
  const max = Math.min(Math.max(most ?? options.length, 0), options.length);
  const wanted = isX ? 0 : (but ?? fewest(its, task.code, task.taken));
  const min = Math.min(wanted, max);
  const take = (chosen: readonly Entity[]): Next =>
    run({ ...task, rest, chosen: add(task.chosen, chooser, chosen), stage: 'ask' });
  if (options.length === 0) return take(options);
  if (isRandom(term)) return take(shuffled(game, options).slice(0, min));
  // What cannot come to the total is not chosen at all (CR 609.3).
  if (!canReachTotal(its, term, options)) return take([]);
  const total = totalAsked(its, term, options);
  const filter = optionalTerm(term, 'filter');
  const kinship = filter === null ? {} : kinshipIn(its, filter, options);
  // Neither is what cannot be found together.
  if (together(options, kinship, min).length < min && kinship.shared !== undefined) return take([]);
  return ask(
    {
      kind: 'choose',
      player: chooser,
      reason: reasonOf(task, 'CR 608.2d'),
      purpose: purposeOf(its, task.code),
      options,
      min,
      max,
      ordered: 'no',
      ...(total === null ? {} : { total }),
      ...kinship,
    },
    { ...task, stage: 'answered' },
  );
}

/** "Tap X untapped creatures you control", where nothing has said what X is: the player says it by what is chosen (CR 107.3). */
function choosesX({ scope }: GameContext, term: Term): boolean {
  return scope.x === null && optionalTerm(term, 'min')?.op === 'x' && optionalTerm(term, 'max')?.op === 'x';
}

/** "All but two of them": how many that is of what can be chosen; null for any other number. */
function allBut(context: GameContext, term: Term, options: readonly Entity[]): number | null {
  const min = optionalTerm(term, 'min');
  return min?.op === 'allBut' ? Math.max(options.length - numOf(context, min, 'count'), 0) : null;
}

/** "You may have this creature enter as a copy of …": nobody is asked when there is nothing to choose. */
function offer(context: GameContext, task: TaskOf<'chooseThings'>): Next {
  const [player] = playersOfArg(context, termAt(context.pool, task.code), 'chooser');
  if (player === undefined || choosable({ ...context, actor: player }, task.code, player).length === 0)
    return doneWith(nothing);
  const reason = reasonOf(task, 'CR 614.12a');
  return ask({ kind: 'yesNo', player, reason, what: 'may', label: null }, { ...task, stage: 'offered' });
}

/** "… at random": nobody chooses (CR 701.9b). */
function isRandom(term: Term): boolean {
  const manner = optionalWord(term, 'manner');
  return manner === 'atRandom' || manner === 'chosenAtRandom';
}

function add(before: Binding, player: PlayerId, chosen: Binding['entities']): Binding {
  const entities = [...before.entities, ...chosen];
  return { ...before, entities, num: entities.length, by: chosen.length > 0 ? [...before.by, player] : before.by };
}

/** "You may": each player says yes or no in turn (CR 608.2d). */
export function askMay(game: Game, task: TaskOf<'askMay'>, given: Given): Next {
  const [player, ...rest] = task.rest;
  if (player === undefined && task.yes.length > 0) noteDone(game, task.scope);
  if (player === undefined) return doneWith({ ...nothing, by: task.yes, entities: task.yes.filter(isPlayer) });
  if (task.stage === 'answered') {
    const yes = answerOf(given, 'yesNo').value === 'yes' ? [...task.yes, player] : task.yes;
    return run({ ...task, rest, yes, stage: 'ask' });
  }
  return ask(
    { kind: 'yesNo', player, reason: reasonOf(task, 'CR 608.2d'), what: 'may', label: null },
    { ...task, stage: 'answered' },
  );
}

/** One of several statements. */
export function askOption(game: Game, task: TaskOf<'askOption'>, given: Given): Next {
  if (task.stage === 'answered')
    return doneWith({ ...nothing, num: answerOf(given, 'option').index, by: [task.player] });
  const list = listCodeOf(contextFor(game, task.scope), termAt(game.pool, task.code), 'options');
  const options = Array.from({ length: task.count }, (_, at) => ({
    entity: null,
    code: `${list}.${at}`,
    label: String(at),
  }));
  return ask(
    { kind: 'option', player: task.player, reason: reasonOf(task, 'CR 608.2d'), what: 'statement', options },
    { ...task, stage: 'answered' },
  );
}
