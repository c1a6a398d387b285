import { isObject, type ObjectId } from '../../vm/entity';
import { answerOf, ask, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { keywordsOf } from '../characteristics/abilities';
import { characteristicsOf } from '../characteristics/characteristics';
import { objectOf, setObject } from '../write';
import type { Game } from '../world';
import { isAffordable } from './affordable';
import { addCosts, type Cost } from './costs';
import { helpFor } from './help';
import { costInWords } from './rule-costs';
import type { AnnounceTask } from './task';

/** The permanents that could help to cast a spell on the stack; null among them is none. */
export function helpersOf(game: Game, { object, player }: AnnounceTask): readonly (ObjectId | null)[] {
  const help = helpFor(game, object);
  const way = objectOf(game, object).cast?.way;
  if (help === null || way === undefined) return [null];
  const held = keywordsOf(game, object, way);
  const found = game.state.battlefield.filter(
    (id) =>
      !objectOf(game, id).phasedOut &&
      characteristicsOf(game, id).controller === player &&
      held.some((keyword) => help.fits(game, id, keyword)),
  );
  return help.min === 0 ? [null, ...found] : found;
}

/** The announcement with a permanent that helps: what is done with it is a part of the cost. */
export function withHelper(game: Game, its: AnnounceTask, helper: ObjectId | null): AnnounceTask {
  const help = helpFor(game, its.object);
  const { cast } = objectOf(game, its.object);
  if (help === null || cast === null) return its;
  setObject(game, its.object, { cast: { ...cast, helper } });
  return helper === null ? its : { ...its, cost: helpedCost(game, its, help.cost, helper) };
}

function helpedCost(game: Game, { cost, player }: AnnounceTask, text: string, helper: ObjectId): Cost {
  return addCosts(cost, costInWords(game, text, helper, player));
}

/** The player chooses whether a permanent helps and which, among those with which the spell can be paid for. */
export function askHelp(game: Game, task: TaskOf<'announce'>, given: Given, costSoFar: CostOf): Next | null {
  const { player, object } = task;
  const help = helpFor(game, object);
  if (help === null) return run({ ...task, stage: 'x' });
  if (task.stage === 'helpAnswered') {
    const [chosen] = answerOf(given, 'choose').chosen.filter(isObject);
    return run({ ...withHelper(game, task, chosen ?? null), stage: 'x' });
  }
  const open = helpersOf(game, task).filter((helper) => {
    const its = withHelper(game, task, helper);
    return isAffordable(game, its, costSoFar(game, its), 0);
  });
  const options = open.filter((helper): helper is ObjectId => helper !== null);
  const isFree = open.includes(null);
  const alone = run({ ...withHelper(game, task, null), stage: 'x' });
  if (options.length === 0) return isFree ? alone : null;
  const reason = { source: object, ability: task.facts[0]?.ability ?? null, code: null, rule: help.rule };
  if (help.min === 0 && task.stage === 'help') {
    const only = isFree ? {} : ({ only: 'yes' } as const);
    return ask(
      { kind: 'yesNo', player, reason, what: 'optionalCost', label: objectOf(game, object).cast?.way ?? null, ...only },
      { ...task, stage: 'helpWanted' },
    );
  }
  if (task.stage === 'helpWanted' && answerOf(given, 'yesNo').value === 'no') return alone;
  return ask(
    { kind: 'choose', player, reason, purpose: 'cost', options, min: 1, max: 1, ordered: 'no' },
    { ...task, stage: 'helpAnswered' },
  );
}

type CostOf = (game: Game, task: AnnounceTask) => Cost;
