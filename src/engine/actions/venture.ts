import { dungeons, undercity } from '../../keywords/dungeons';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { rulesPath, type AbilityPath } from '../../vm/pool';
import { bindEntities } from '../../vm/scope';
import { answerOf, ask, doneWith, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { completing } from '../events/completing';
import { propose } from '../events/propose';
import { dungeonOf, isAtBottom } from '../state/dungeons';
import type { PendingTrigger } from '../triggers/types';
import { set, setObject } from '../write';
import type { Game } from '../world';

/** A player ventures into the dungeon, or into Undercity (CR 701.49). */
export function venture(game: Game, task: TaskOf<'venture'>, given: Given): Next {
  const { player } = task;
  const explored = dungeonOf(game, player);
  switch (task.stage) {
    case 'begin':
      if (explored === null) return run({ ...task, stage: 'enter' });
      // CR 701.49c
      if (isAtBottom(explored)) return run(propose(...completing(game, player, explored)), { ...task, stage: 'enter' });
      return run({ ...task, stage: 'move' });
    case 'enter': {
      const options = dungeons.filter(({ name }) =>
        task.into === undercity ? name === undercity : name !== undercity,
      );
      return choice(
        task,
        options.map(({ name }) => name),
        'entered',
        'CR 309.2a',
      );
    }
    case 'entered': {
      const name = chosenLabel(task, given);
      return run(propose({ kind: 'createEmblem', player, abilities: [], name }), { ...task, stage: 'arrive' });
    }
    case 'move': {
      const rooms = explored?.dungeon.rooms[explored.at]?.to ?? [];
      return choice(task, rooms.map(String), 'moved', 'CR 309.5a');
    }
    case 'moved':
      if (explored !== null) setObject(game, explored.id, { designations: { room: Number(chosenLabel(task, given)) } });
      return run({ ...task, stage: 'arrive' });
    case 'arrive': {
      if (explored === null) return doneWith(bindEntities([]));
      const { dungeon, at, id } = explored;
      const does = dungeon.rooms[at]?.does;
      if (does !== undefined) trigger(game, id, player, roomAbility(does));
      return run(propose({ kind: 'action', action: 'venture into the dungeon', player, object: null, amount: 1 }));
    }
  }
}

/** "When you move your venture marker into this room, …" (CR 309.4c): it triggers as the marker is moved. */
export function roomAbility(does: string): AbilityPath {
  return rulesPath('Triggered', `whenever you venture into the dungeon, ${does}`);
}

function trigger(game: Game, source: ObjectId, controller: PlayerId, ability: AbilityPath): void {
  const pending: PendingTrigger = { source, controller, ability, roles: {}, batch: null, made: null, condition: null };
  set(game, 'triggered', [...game.state.triggered, pending]);
}

/** One of several, chosen by the player who ventures; the only one is not asked for. */
function choice(task: TaskOf<'venture'>, labels: readonly string[], stage: 'entered' | 'moved', rule: string): Next {
  const { player, source } = task;
  if (labels.length === 1) return run({ ...task, labels, stage });
  const reason = { source, ability: null, code: null, rule };
  const options = labels.map((label) => ({ entity: null, code: null, label }));
  return ask({ kind: 'option', player, reason, what: 'dungeon', options }, { ...task, labels, stage });
}

function chosenLabel({ labels }: TaskOf<'venture'>, given: Given): string {
  const at = labels.length === 1 ? 0 : answerOf(given, 'option').index;
  return labels[at] ?? '';
}
