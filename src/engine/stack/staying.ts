import { isObject, type ObjectId, type PlayerId } from '../../vm/entity';
import { rulesPath } from '../../vm/pool';
import { answerOf, ask, done, happenedOf, run, type Given, type Next, type Task, type TaskOf } from '../agenda/task';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword, hasType } from '../characteristics/has';
import { propose } from '../events/propose';
import { moveTo } from '../events/zones';
import { makeScope } from '../scope';
import { characteristicsOrLast } from '../state/last-known';
import type { GameObject } from '../state/object';
import { objectOf } from '../write';
import type { Game } from '../world';
import { frameTask } from './frame';

/** What the creature on which the card is encoded has, where the card is `^` (CR 702.99a, CR 702.99c). */
const encoding = rulesPath(
  'Spell',
  'target creature gains "whenever ~ deals combat damage to a player, you may copy ^ and you may cast the copy without paying its mana cost" for as long as ~ remains exiled.',
);

/** What lets copies of a card with paradigm be cast, as its reminder text says. */
const paradigm = rulesPath(
  'Spell',
  'for the rest of the game, at the beginning of each of your first main phases, copy ~. you may cast the copy without paying its mana cost.',
);

/** What happens as a spell with cipher or paradigm resolves that is represented by a card; null for any other. */
export function stayingTask(game: Game, { id, kind, controller: player }: GameObject): Task | null {
  if (kind !== 'card') return null;
  const values = characteristicsOf(game, id);
  const its = { object: id, player, creature: null };
  if (hasKeyword(values, 'cipher')) return { kind: 'stayInExile', ...its, stage: 'ask' };
  return hasKeyword(values, 'paradigm') ? { kind: 'stayInExile', ...its, stage: 'leave' } : null;
}

/** The card of a spell is exiled and does more from there: encoded on a creature, if its controller wants (CR 702.99a). */
export function stayInExile(game: Game, task: TaskOf<'stayInExile'>, given: Given): Next {
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
      return run({ ...task, creature: chosen, stage: 'leave' });
    }
    case 'leave':
      return run(propose(moveTo(object, 'exile', 'exile', { by: player })), { ...task, stage: 'exiled' });
    case 'exiled': {
      const card = happenedOf(given)[0]?.became ?? null;
      if (card === null || objectOf(game, card).zone !== 'exile') return done;
      const ability = creature === null ? paradigm : encoding;
      if (creature === null && hasResolvedBefore(game, card, player)) return done;
      const scope = makeScope(game, { ability, source: card, controller: player });
      return run(frameTask({ ...scope, targets: creature === null ? [] : [[creature]] }, `${ability}.body`));
    }
  }
}

/** Has the player resolved a spell of that name with paradigm before: does one wait already? */
function hasResolvedBefore(game: Game, card: ObjectId, player: PlayerId): boolean {
  const { name } = characteristicsOf(game, card);
  return game.state.delayed.some(
    ({ scope }) =>
      scope.ability === paradigm &&
      scope.controller === player &&
      characteristicsOrLast(game, scope.source)?.name === name,
  );
}

function creaturesOf(game: Game, player: PlayerId): readonly ObjectId[] {
  return game.state.battlefield.filter((id) => {
    const values = characteristicsOf(game, id);
    return values.controller === player && hasType(values, 'creature') && !objectOf(game, id).phasedOut;
  });
}
