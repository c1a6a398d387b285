import { run, type Next, type TaskOf } from '../agenda/task';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasSubtype, hasType } from '../characteristics/has';
import { plainEntry, type Entry, type GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { moveTo } from '../events/zones';
import { evalBool } from '../../vm/evaluate';
import { termAt } from '../../vm/pool';
import type { GameObject, Pending, PendingPart } from '../state/object';
import { objectOf, setObject } from '../write';
import { contextFor, type Game } from '../world';
import { frameTask } from './frame';
import { recheck } from './targets';

/** Resolves a spell or ability: targets are checked, its parts run in order, it leaves the stack (CR 608). */
export function resolve(game: Game, task: TaskOf<'resolve'>): Next {
  const object = game.state.objects[task.object];
  if (object === undefined) return run();
  const { pending } = object;
  switch (task.stage) {
    case 'begin': {
      if (pending === null) return run({ ...task, stage: 'end' });
      // A condition that does not hold any more removes it from the stack (CR 603.4).
      if (pending.kind === 'triggered' && !holds(game, pending))
        return run(propose(leaveStack(game, task, 'countered')));
      const { parts, had, legal } = recheck(game, pending.parts);
      // All its targets are illegal: it does not resolve (CR 608.2b).
      if (had > 0 && legal === 0) return run(propose(leaveStack(game, task, 'countered')));
      setObject(game, object.id, { pending: { ...pending, parts: parts.map((part) => resolving(game, part)) } });
      return run({ ...task, stage: 'parts' });
    }
    case 'parts': {
      const part = pending?.parts[task.part];
      if (part === undefined) return run({ ...task, stage: 'end' });
      return run(frameTask(part.scope, part.code), { ...task, part: task.part + 1 });
    }
    case 'end':
      return run(propose(leaveStack(game, task, 'resolve')), { ...task, stage: 'left' });
    case 'left':
      // What cannot enter the battlefield is put into its owner's graveyard (CR 608.3e).
      return run(propose(leaveStack(game, task, 'countered')));
  }
}

function holds(game: Game, { condition, parts }: Pending & { readonly kind: 'triggered' }): boolean {
  const [first] = parts;
  if (condition === null || first === undefined) return true;
  return evalBool(contextFor(game, first.scope), termAt(game.pool, condition));
}

/** From now on references follow what this resolution moves (CR 400.7j). */
function resolving(game: Game, part: PendingPart): PendingPart {
  const { scope } = part;
  return { ...part, scope: { ...scope, follows: { ...scope.follows, since: game.state.nextEvent } } };
}

/** The last step of resolving: a permanent enters, a card goes to its owner's graveyard, an ability ceases to exist (CR 608.2n, CR 608.3). */
function leaveStack(game: Game, task: TaskOf<'resolve'>, cause: 'resolve' | 'countered'): GameEvent {
  const object = objectOf(game, task.object);
  if (object.kind === 'ability') return { kind: 'ceaseToExist', object: object.id };
  const permanent = cause === 'resolve' && isPermanentSpell(game, task);
  if (!permanent) return moveTo(object.id, 'graveyard', cause, { by: object.controller });
  const entry = { ...plainEntry, transformed: object.transformed, faceDown: object.faceDown, attachedTo: hostOf(game, object) };
  return moveTo(object.id, 'battlefield', cause, { by: object.controller, entry });
}

/** An Aura spell becomes a permanent attached to its target (CR 303.4). */
function hostOf(game: Game, { id, pending }: GameObject): Entry['attachedTo'] {
  if (!hasSubtype(characteristicsOf(game, id), 'aura')) return null;
  return pending?.parts.flatMap(({ scope }) => scope.targets.flat())[0] ?? null;
}

function isPermanentSpell(game: Game, task: TaskOf<'resolve'>): boolean {
  return !hasType(characteristicsOf(game, task.object), 'instant', 'sorcery');
}
