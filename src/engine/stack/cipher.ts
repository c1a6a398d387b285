import { isObject, type ObjectId } from '../../vm/entity';
import { rulesPath } from '../../vm/pool';
import { answerOf, ask, done, happenedOf, run, type Given, type Next, type Task, type TaskOf } from '../agenda/task';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword, hasType } from '../characteristics/has';
import { propose } from '../events/propose';
import { moveTo } from '../events/zones';
import { makeScope } from '../scope';
import type { GameObject } from '../state/object';
import { objectOf } from '../write';
import type { Game } from '../world';
import { frameTask } from './frame';

/** What the creature on which the card is encoded has, where the card is `^` (CR 702.99a, CR 702.99c). */
const encoding = rulesPath(
  'Spell',
  'target creature gains "whenever ~ deals combat damage to a player, you may copy ^ and you may cast the copy without paying its mana cost" for as long as ~ remains exiled.',
);

/** What happens as a spell with cipher resolves that is represented by a card; null for any other. */
export function cipherTask(game: Game, { id, kind, controller: player }: GameObject): Task | null {
  if (kind !== 'card' || !hasKeyword(characteristicsOf(game, id), 'cipher')) return null;
  return { kind: 'encode', object: id, player, creature: null, stage: 'ask' };
}

/** A player may exile the card encoded on a creature (CR 702.99a). */
export function encode(game: Game, task: TaskOf<'encode'>, given: Given): Next {
  const { object, player, creature } = task;
  switch (task.stage) {
    case 'ask': {
      const options = creaturesOf(game, player);
      if (options.length === 0) return done;
      const reason = { source: object, ability: null, code: null, rule: 'CR 702.99a' };
      return ask(
        { kind: 'choose', player, reason, purpose: 'effect', options, min: 0, max: 1, ordered: 'no' },
        { ...task, stage: 'chosen' },
      );
    }
    case 'chosen': {
      const [chosen] = answerOf(given, 'choose').chosen.filter(isObject);
      if (chosen === undefined) return done;
      return run(propose(moveTo(object, 'exile', 'exile', { by: player })), {
        ...task,
        creature: chosen,
        stage: 'exiled',
      });
    }
    case 'exiled': {
      const card = happenedOf(given)[0]?.became ?? null;
      if (card === null || creature === null || objectOf(game, card).zone !== 'exile') return done;
      const scope = makeScope(game, { ability: encoding, source: card, controller: player });
      return run(frameTask({ ...scope, targets: [[creature]] }, `${encoding}.body`));
    }
  }
}

function creaturesOf(game: Game, player: GameObject['owner']): readonly ObjectId[] {
  return game.state.battlefield.filter((id) => {
    const values = characteristicsOf(game, id);
    return values.controller === player && hasType(values, 'creature') && !objectOf(game, id).phasedOut;
  });
}
