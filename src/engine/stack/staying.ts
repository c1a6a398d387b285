import { isObject, type ObjectId, type PlayerId } from '../../vm/entity';
import { rulesPath, type AbilityPath } from '../../vm/pool';
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

/** CR 702.50a. */
const epic = rulesPath(
  'Spell',
  "for the rest of the game, you can't cast spells. for the rest of the game, at the beginning of each of your upkeeps, copy ~. you may choose new targets for the copy.",
);

/** What happens last as a spell with epic, or one of a card with cipher or paradigm, resolves; null for any other. */
export function stayingTask(game: Game, { id, kind, controller: player }: GameObject): Task | null {
  const values = characteristicsOf(game, id);
  // A copy that epic has made is one without it.
  if (hasKeyword(values, 'epic') && (kind === 'card' || !isPromised(game, epic, values.name, player)))
    return frameTask(makeScope(game, { ability: epic, source: id, controller: player }), `${epic}.body`);
  if (kind !== 'card') return null;
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
      const { name } = characteristicsOf(game, card);
      if (creature === null && isPromised(game, paradigm, name, player)) return done;
      const scope = makeScope(game, { ability, source: card, controller: player });
      return run(frameTask({ ...scope, targets: creature === null ? [] : [[creature]] }, `${ability}.body`));
    }
  }
}

/** Waits already what a spell of that name lets the player do? */
function isPromised(game: Game, ability: AbilityPath, name: string, player: PlayerId): boolean {
  return game.state.delayed.some(
    ({ scope }) =>
      scope.ability === ability &&
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
