import { answer, decisionOf, interject, proceed } from '../engine/game';
import type { Halt } from '../engine/agenda/drive';
import type { Task } from '../engine/agenda/task';
import type { Input, Watch } from './watch';
import { answererOf, type Answer, type Decision } from '../engine/decision';
import { fork } from '../engine/fork';
import type { Game } from '../engine/world';
import { answerOf } from './answer';
import { attackers, blockers } from './combat';
import { missingCards, usedStandIns, type Library } from './cards';
import { judge } from './expect';
import { interjection } from './interject';
import { isFixed } from './fixed';
import { haltAfter, haltBeforeTurns } from './moments';
import { notice } from './notice';
import { doNext, nameAction } from './priority';
import type { Expectation, Scenario, Stage } from './schema';
import { head, isIdle } from './queue';
import { addActions, queuesOf, type Failure, type Rejection, type Script } from './script';
import { prepare, scheduleStart, settle } from './setup';

/** How a scenario went. `uncompiled` is not a pass: it needs cards that cannot be played yet. */
export type Result =
  | { readonly outcome: 'passed' }
  | { readonly outcome: 'failed'; readonly failures: readonly Failure[] }
  | { readonly outcome: 'uncompiled'; readonly missing: readonly string[] }
  | { readonly outcome: 'crashed'; readonly error: string };

/** Passes without anything done after which a run is given up. */
const patience = 400;

/** Plays a scenario and judges it. Exceptions of the engine are caught: they are the outcome `crashed`. */
export function runScenario(scenario: Scenario, library: Library, seed = 1, watch: Watch = {}): Result {
  try {
    const missing = missingCards(library, scenario);
    if (missing.length > 0) return { outcome: 'uncompiled', missing };
    return play(scenario, library, seed, watch);
  } catch (error) {
    return { outcome: 'crashed', error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function play(scenario: Scenario, library: Library, seed: number, watch: Watch): Result {
  const prepared = prepare(scenario, library, seed, watch);
  const { game, script } = prepared;
  const stages = stagesOf(scenario);
  stages.forEach(({ actions }) => {
    addActions(
      script,
      actions.filter((action) => !isFixed(action)),
    );
  });
  scheduleStart(prepared);
  runUntil(game, script, haltBeforeTurns);
  settle(prepared);
  for (const stage of stages) {
    runUntil(game, script, haltAfter(stage.stopAt));
    judgeStage(game, script, stage.expect);
  }
  judgeLeftovers(
    game,
    script,
    stages.flatMap(({ expect }) => expect),
  );
  watch.end?.(game);
  const used = usedStandIns(game, library, scenario);
  if (used.length > 0) return { outcome: 'uncompiled', missing: used };
  return script.failures.length === 0 ? { outcome: 'passed' } : { outcome: 'failed', failures: script.failures };
}

function stagesOf(scenario: Scenario): readonly Stage[] {
  const { actions, stopAt, expect } = scenario;
  return [...(scenario.earlier ?? []), { actions, stopAt, expect }];
}

/** Plays inputs that were recorded instead of the script, and gives the game as it is then. */
export function replay(scenario: Scenario, library: Library, inputs: readonly Input[], seed = 1): Game {
  const prepared = prepare(scenario, library, seed, {});
  const { game } = prepared;
  const left = [...inputs];
  const until = (halt: Halt): void => {
    proceed(game, halt);
    while (decisionOf(game) !== null && left.length > 0) {
      const input = left.shift();
      if (input?.kind === 'answer') answer(game, input.player, input.answer, halt);
      if (input?.kind === 'interject') interject(game, input.task, halt);
    }
  };
  scheduleStart(prepared);
  until(haltBeforeTurns);
  settle(prepared);
  for (const { stopAt } of stagesOf(scenario)) until(haltAfter(stopAt));
  return game;
}

/** Answers decisions until the game halts or is over, or the script is refused. */
function runUntil(game: Game, script: Script, end: Halt): void {
  const halt: Halt = (task, its) => {
    const ends = end(task, its);
    if (!ends) {
      script.watch.task?.(task, its);
      notice(its, script, task);
    }
    return ends;
  };
  if (script.rejected === null) proceed(game, halt);
  for (let decision = decisionOf(game); decision !== null && script.rejected === null; decision = decisionOf(game)) {
    if (script.idle > patience) {
      script.failures.push({ expect: { what: 'progress' }, got: 'nothing left to do' });
      return;
    }
    script.watch.decision?.(game);
    // Whoever watches may have put a restored game in its place.
    decide(game, script, decisionOf(game) ?? decision, halt);
  }
}

function decide(game: Game, script: Script, decision: Decision, halt: Halt): void {
  switch (decision.kind) {
    case 'priority': {
      const failed = isTakenBack(game, script, decision);
      script.before = null;
      if (failed && !dropsFailed(script, decision.player)) {
        script.rejected = script.current;
        return;
      }
      script.inline = [];
      script.paying = [];
      script.current = null;
      const doing = doNext(game, script, decision, (expectation) => {
        judgeOne(game, script, expectation);
      });
      switch (doing.kind) {
        case 'reject':
          return;
        case 'interject':
          put(game, script, interjection(game, script, decision.player, doing.action), halt);
          return;
        case 'pass':
          script.idle++;
          give(game, script, decision, { kind: 'priority', action: 0 }, halt);
          return;
        case 'act':
          script.idle = 0;
          script.before = { player: decision.player, event: game.state.nextEvent };
          give(game, script, decision, { kind: 'priority', action: doing.action }, halt);
          return;
      }
      return;
    }
    case 'attackers':
      give(game, script, decision, attackers(game, script, decision), halt);
      return;
    case 'blockers':
      script.current = { block: queuesOf(script, decision.player).todo.find(({ op }) => op === 'block')?.op ?? '' };
      give(game, script, decision, blockers(game, script, decision), halt);
      return;
    default:
      give(game, script, decision, answerOf(game, script, decision), halt);
  }
}

/** Was the command that was carried out last taken back (CR 732.1): is its player asked again, and nothing happened? */
function isTakenBack(game: Game, { before }: Script, { player }: Decision): boolean {
  return before !== null && before.player === player && before.event === game.state.nextEvent;
}

/** The script may say that a command which failed is to be forgotten. */
function dropsFailed(script: Script, player: Decision['player']): boolean {
  return head(script, player, ({ dropFailed }) => dropFailed) === true;
}

function put(game: Game, script: Script, task: Task, halt: Halt): void {
  script.watch.input?.({ kind: 'interject', task }, game);
  interject(game, task, halt);
}

/** Gives an answer; one that the game refuses, or a command without an answer, ends the run. */
function give(game: Game, script: Script, decision: Decision, given: Answer | null, halt: Halt): void {
  const player = answererOf(decision);
  if (given !== null) {
    script.watch.input?.({ kind: 'answer', player, answer: given }, game);
    if (answer(game, player, given, halt).ok) return;
  }
  script.rejected = script.current ?? { answer: 'missing' };
}

function judgeStage(game: Game, script: Script, expectations: readonly Expectation[]): void {
  const refused = expectations.find(({ what }) => what === 'rejected');
  if (refused !== undefined) {
    script.rejected ??= neverDone(script, refused);
    if (script.rejected === null && refused.weak !== true)
      script.failures.push({ expect: refused, got: 'nothing was refused' });
    if (script.rejected !== null) return;
  } else if (script.rejected !== null) {
    script.failures.push({ expect: { what: 'legal', ...script.rejected }, got: 'refused' });
    return;
  }
  for (const expectation of expectations) if (expectation.what !== 'rejected') judgeOne(game, script, expectation);
}

/** A command that never became legal is refused as much as one that the game took back, as is a target that nothing could be. */
function neverDone(script: Script, { cast, play, activate, answer: refused }: Expectation): Rejection | null {
  const isLeft = [...script.queues.values()].some(({ targets }) => targets.some((entry) => !isIdle(entry)));
  if (refused === 'target') return script.missed && isLeft ? { answer: 'target' } : null;
  const left = [...script.queues.values()].flatMap(({ todo }) => todo.map(nameAction));
  const found = left.find(
    (named) =>
      (cast !== undefined && named.cast === cast) ||
      (play !== undefined && named.cast === play) ||
      (activate !== undefined && named.activate === activate),
  );
  return found ?? null;
}

/** Judges on a copy: looking must not change the game. */
function judgeOne(game: Game, script: Script, expectation: Expectation): void {
  const verdict = judge(fork(game), script, expectation);
  if (!verdict.met) script.failures.push({ expect: expectation, got: verdict.got });
}

/** All actions, choices and targets of the script must have been used, unless it expects otherwise. */
function judgeLeftovers(game: Game, script: Script, expectations: readonly Expectation[]): void {
  const tellsItself = expectations.some(
    ({ what, weak }) => what === 'unused' || (what === 'rejected' && weak === true),
  );
  if (script.rejected !== null || tellsItself) return;
  for (const [player, { todo, choices, targets }] of script.queues) {
    const left = [...todo, ...choices, ...targets].filter((action) => action.op !== 'resolve' && !isIdle(action));
    const fixed = game.state.fixed?.[player] ?? [];
    if (left.length + fixed.length === 0) continue;
    const name = script.names.get(player) ?? player;
    script.failures.push({ expect: { what: 'unused', player: name, is: 0 }, got: [...left, ...fixed] });
  }
}
