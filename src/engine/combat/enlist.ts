import { isObject, type ObjectId } from '../../vm/entity';
import { rulesPath } from '../../vm/pool';
import { followsNothing } from '../../vm/scope';
import { answerOf, ask, done, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword } from '../characteristics/has';
import { propose } from '../events/propose';
import { makeScope } from '../scope';
import { controllerOf } from '../state/last-known';
import type { PendingTrigger } from '../triggers/types';
import { objectOf, set } from '../write';
import type { Game } from '../world';
import { isCreatureInPlay } from './combat';

/** An attacker may tap a creature that does not attack, for a bonus of its power (CR 702.154a). */
export function enlist(game: Game, task: TaskOf<'enlist'>, given: Given): Next {
  const [attacker, ...attackers] = task.attackers;
  if (attacker === undefined) return done;
  const options = helpers(game);
  const next = { ...task, attackers, stage: 'ask' } as const;
  const about = {
    player: controllerOf(game, attacker),
    reason: { source: attacker, ability: null, code: null, rule: 'CR 702.154a' },
  };
  switch (task.stage) {
    case 'ask':
      if (options.length === 0) return run(next);
      return ask({ kind: 'yesNo', ...about, what: 'may', label: 'enlist' }, { ...task, stage: 'asked' });
    case 'asked':
      if (answerOf(given, 'yesNo').value === 'no') return run(next);
      return ask(
        { kind: 'choose', ...about, purpose: 'cost', options, min: 1, max: 1, ordered: 'no' },
        { ...task, stage: 'chosen' },
      );
    case 'chosen': {
      const [helper] = answerOf(given, 'choose').chosen.filter(isObject);
      if (helper === undefined) return run(next);
      set(game, 'triggered', [...game.state.triggered, bonus(game, attacker, helper)]);
      return run(propose({ kind: 'tap', object: helper, cause: 'cost' }), next);
    }
  }
}

/** Untapped creatures of the attacking player that do not attack, and could be tapped for {T}. */
function helpers(game: Game): readonly ObjectId[] {
  const { battlefield, combat, turn } = game.state;
  const attacking = combat?.attackers.map(({ object }) => object) ?? [];
  return battlefield.filter((id) => {
    const { tapped, summoningSick } = objectOf(game, id);
    const isReady = !summoningSick || hasKeyword(characteristicsOf(game, id), 'haste');
    const isFree = !tapped && isReady && !attacking.includes(id);
    return isFree && isCreatureInPlay(game, id) && controllerOf(game, id) === turn.active;
  });
}

/** "When you do, this creature gets +X/+0 until end of turn, where X is the tapped creature's power." */
function bonus(game: Game, attacker: ObjectId, helper: ObjectId): PendingTrigger {
  const power = characteristicsOf(game, helper).power ?? 0;
  const ability = rulesPath('Spell', `~ gets ${power < 0 ? power : `+${power}`}/+0 until end of turn.`);
  const controller = controllerOf(game, attacker);
  const scope = { ...makeScope(game, { ability, source: attacker, controller }), follows: followsNothing };
  const made = { scope, body: `${ability}.body` };
  return { source: attacker, controller, ability, roles: {}, batch: null, made, condition: null };
}
