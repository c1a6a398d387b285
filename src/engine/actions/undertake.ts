import { run, done, happenedOf, type Given, type Next, type Task, type TaskOf } from '../agenda/task';
import type { EventOf } from '../events/event';
import { coinFlip } from './coin-flip';
import { propose } from '../events/propose';
import { watching } from '../triggers/watching';
import type { Game } from '../world';

/** What is about to be done: the keyword action, who does it, and its number. */
export type Undertaking = Omit<EventOf<'undertake'>, 'kind'>;

/** Keyword actions that are proposed before they are done, so something else can be done instead (CR 614.1). */
export const replaceableActions: readonly string[] = [
  'scry',
  'surveil',
  'proliferate',
  'populate',
  'bolster',
  'blight',
  'amass',
  'explore',
  'connive',
  'investigate',
  coinFlip.made,
  'venture into the dungeon',
  'discover',
  'learn',
  'incubate',
  'endure',
  'forage',
  'manifest dread',
  'collect evidence',
];

/** The tasks of a keyword action, which something else may take the place of. They are done as they are where nothing would. */
export function undertaken(game: Game, about: Undertaking, ...does: readonly Task[]): readonly Task[] {
  return mayBeReplaced(game) ? [{ kind: 'undertake', about, does, stage: 'propose' }] : does;
}

/** Is there anything that replaces keyword actions? */
export function mayBeReplaced(game: Game): boolean {
  return watching(game).replacing.has('undertake') || game.state.shields.some(({ kind }) => kind === 'replacement');
}

/** Proposes the keyword action, and does it unless something else was done instead. */
export function undertake(_game: Game, task: TaskOf<'undertake'>, given: Given): Next {
  if (task.stage === 'propose')
    return run(propose({ kind: 'undertake', ...task.about }), { ...task, stage: 'proposed' });
  return happenedOf(given).some(({ event }) => event.kind === 'undertake') ? run(...task.does) : done;
}
