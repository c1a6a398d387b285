import { termsIn } from '../../bytecode/term';
import type { Ability } from '../../bytecode/module';
import { abilityAt, statementsAt } from '../../vm/pool';
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

/** No target, from a mana ability or mana, and it could add mana (CR 605.1b). */
function isManaTrigger(game: Game, { ability, made }: PendingTrigger): boolean {
  const its = abilityAt(game.pool, ability);
  if (made !== null) return false;
  return (
    its.kind === 'triggered' &&
    its.targets.length === 0 &&
    its.modal === null &&
    isFromMana(its) &&
    addsMana(game, ability)
  );
}

function isFromMana({ event }: Extract<Ability, { readonly kind: 'triggered' }>): boolean {
  return event.op === 'tappedForMana' || event.op === 'isTappedForMana';
}

function addsMana(game: Game, ability: string): boolean {
  return statementsAt(game.pool, `${ability}.body`)
    .flatMap(termsIn)
    .some(({ op }) => op === 'addMana');
}
