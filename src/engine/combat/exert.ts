import type { ObjectId } from '../../vm/entity';
import { rulesPath } from '../../vm/pool';
import { answerOf, ask, done, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { propose } from '../events/propose';
import { makeScope } from '../scope';
import { frameTask } from '../stack/frame';
import { controllerOf } from '../state/last-known';
import { rulesAbout } from '../statics/rules-in-force';
import type { Game } from '../world';

/** May a creature be exerted as it attacks (CR 701.43d)? */
export function mayBeExerted(game: Game, attacker: ObjectId): boolean {
  return rulesAbout(game, attacker, 'exertAsAttacks').length > 0;
}

/** Attackers are exerted as an optional cost of attacking (CR 508.1g, CR 701.43). */
export function exertAttackers(game: Game, task: TaskOf<'exertAttackers'>, given: Given): Next {
  const [attacker, ...attackers] = task.attackers;
  if (attacker === undefined) return done;
  const next = { ...task, attackers, stage: 'ask' } as const;
  const player = controllerOf(game, attacker);
  switch (task.stage) {
    case 'ask': {
      const reason = { source: attacker, ability: null, code: null, rule: 'CR 701.43d' };
      return ask({ kind: 'yesNo', player, reason, what: 'may', label: 'exert' }, { ...task, stage: 'asked' });
    }
    case 'asked': {
      if (answerOf(given, 'yesNo').value === 'no') return run(next);
      const ability = rulesPath('Spell', 'exert ~.');
      const exerted = frameTask(makeScope(game, { ability, source: attacker, controller: player }), `${ability}.body`);
      const told = propose({ kind: 'action', action: 'exertAsAttacks', player, object: attacker, amount: 1 });
      return run(exerted, told, next);
    }
  }
}
