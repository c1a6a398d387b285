import type { Answer, Asked, LegalAction } from '../decision';
import type { Besides, Happened, Proposed } from '../events/event';
import type { ProposeTask } from '../events/propose';
import type { CastTask } from '../casting/task';
import type { CombatTask } from '../combat/task';
import type { ActionTask } from '../actions/task';
import type { ReplacementTask } from '../replacement/task';
import type { QualityTask } from '../statics/quality';
import type { WordsTask } from '../statics/words';
import type { StackTask } from '../stack/task';
import type { StateBasedTask } from '../sba/task';
import type { TriggerTask } from '../triggers/task';
import type { TurnTask } from '../turn/task';
import type { Binding } from '../../vm/scope';
import type { Game } from '../world';

/**
 * A procedure of the rules in progress, as plain data. Each family of tasks is a union in its own folder's `task.ts`
 * and a record of functions in that folder's `index.ts`.
 */
export type Task =
  | TurnTask
  | StateBasedTask
  | TriggerTask
  | ProposeTask
  | ReplacementTask
  | StackTask
  | CastTask
  | CombatTask
  | ActionTask
  | QualityTask
  | WordsTask;

export type TaskKind = Task['kind'];
export type TaskOf<K extends TaskKind> = Extract<Task, { readonly kind: K }>;

/** What a task is given when it runs: nothing at first, then a player's answer or the result of the task before. */
export type Given =
  | { readonly kind: 'nothing' }
  /** A legal answer, and the action that it means where it is one to priority. */
  | { readonly kind: 'answer'; readonly answer: Answer; readonly action: LegalAction | null }
  | { readonly kind: 'happened'; readonly events: readonly Happened[] }
  /** What became of a proposed event after replacement: nothing, itself changed, others; and what is done besides. */
  | {
      readonly kind: 'proposed';
      readonly events: readonly Proposed[];
      /** The effect and what it was applied to, where it has done something besides once for all parts of that event. */
      readonly besides?: Besides | undefined;
    }
  | { readonly kind: 'binding'; readonly binding: Binding };

/** What a task hands back to the driver. */
export type Next =
  /** This task is replaced by these; the first runs next, and each is given the result of the one before. */
  | { readonly kind: 'run'; readonly tasks: readonly Task[] }
  /** This task is over. */
  | { readonly kind: 'done'; readonly result: Given }
  /** A player decides; then `then` runs in this task's place, given the answer. */
  | { readonly kind: 'ask'; readonly decision: Asked; readonly then: Task };

/** Runs a task until it is done, hands over, or asks. All it must remember is in the task it leaves. */
export type TaskFunction<T extends Task> = (game: Game, task: T, given: Given) => Next;

/** The functions of a family, by kind: a kind without one is a type error. */
export type TaskFunctions<T extends Task> = {
  readonly [K in T['kind']]: TaskFunction<Extract<T, { readonly kind: K }>>;
};

export const nothingGiven: Given = { kind: 'nothing' };
export const done: Next = { kind: 'done', result: nothingGiven };

export function run(...tasks: readonly Task[]): Next {
  return { kind: 'run', tasks };
}

export function doneWith(binding: Binding): Next {
  return { kind: 'done', result: { kind: 'binding', binding } };
}

export function ask(decision: Asked, then: Task): Next {
  return { kind: 'ask', decision, then };
}

/** The answer a task was given, of the kind that its decision asked for. */
export function answerOf<K extends Answer['kind']>(given: Given, kind: K): Extract<Answer, { readonly kind: K }> {
  if (given.kind !== 'answer') throw new Error(`expected an answer, was given ${given.kind}`);
  const { answer } = given;
  if (!isOfKind(answer, kind)) throw new Error(`expected an answer to ${kind}, was given ${answer.kind}`);
  return answer;
}

function isOfKind<K extends Answer['kind']>(answer: Answer, kind: K): answer is Extract<Answer, { readonly kind: K }> {
  return answer.kind === kind;
}

/** The events that a proposing task was given back. */
export function happenedOf(given: Given): readonly Happened[] {
  return given.kind === 'happened' ? given.events : [];
}
