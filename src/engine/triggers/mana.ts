import { termsIn } from '../../bytecode/term';
import type { Ability } from '../../bytecode/module';
import { abilityAt } from '../../vm/pool';
import { set } from '../write';
import type { Game } from '../world';
import type { PendingTrigger } from './types';

/** Takes the triggered mana abilities out of the pending triggers: they resolve at once (CR 605.4a). */
export function takeManaTriggers(game: Game): readonly PendingTrigger[] {
  const { triggered } = game.state;
  if (triggered.length === 0) return [];
  const mana = triggered.filter((trigger) => isManaTrigger(game, trigger));
  if (mana.length > 0)
    set(
      game,
      'triggered',
      triggered.filter((trigger) => !mana.includes(trigger)),
    );
  return mana;
}

function isManaTrigger(game: Game, { ability, made }: PendingTrigger): boolean {
  return made === null && isManaTriggered(abilityAt(game.pool, ability));
}

/** No target, from a mana ability or mana, and it could add mana (CR 605.1b). */
export function isManaTriggered(ability: Ability): boolean {
  return (
    ability.kind === 'triggered' &&
    ability.targets.length === 0 &&
    ability.modal === null &&
    (ability.event.op === 'tappedForMana' || ability.event.op === 'isTappedForMana') &&
    ability.body.flatMap(termsIn).some(({ op }) => op === 'addMana')
  );
}
