import { Answers } from '../../source/answers';
import { evalMana, optionalTerm, optionalWord, termOf } from '../../vm/evaluate';
import type { Term } from '../../bytecode/term';
import type { ManaAmount } from '../../vm/context';
import type { Scope } from '../../vm/scope';
import { contextFor, type Game, type GameContext } from '../world';
import { costsOf, type Activated } from './abilities';

const known = new Answers<Activated, readonly ManaAmount[] | null>();

/**
 * The mana that an ability gives whenever it is activated, if this is all that it does and {T} is all that it costs: what
 * most lands have. Null for any other ability.
 */
export function fixedMana(game: Game, ability: Activated, scope: Scope): readonly ManaAmount[] | null {
  const before = known.get(ability);
  if (before !== undefined) return before;
  const context = contextFor(game, scope);
  const amounts = isFixed(ability) ? ability.body.flatMap((step) => amountIn(context, step)) : null;
  known.set(ability, amounts);
  return amounts;
}

function isFixed(ability: Activated): boolean {
  const [only, more] = costsOf(ability);
  return only?.op === 'tapSelf' && more === undefined && ability.modal === null && ability.body.every(addsFixed);
}

function amountIn(context: GameContext, step: Term): readonly ManaAmount[] {
  const add = step.op === 'step' ? optionalTerm(step, 'effect') : step;
  return add === null ? [] : [evalMana(context, termOf(context, add, 'mana'))];
}

/** "Add …" for "you", with nothing in it that could be more or less another time. */
function addsFixed(step: Term): boolean {
  const add = step.op === 'step' ? optionalTerm(step, 'effect') : step;
  if (add?.op !== 'addMana' || optionalTerm(add, 'who')?.op !== 'you') return false;
  const mana = optionalTerm(add, 'mana');
  switch (mana?.op) {
    case 'symbols':
      return optionalTerm(mana, 'times') === null && optionalWord(mana, 'symbols') !== null;
    case 'oneOfSymbols':
      return optionalWord(mana, 'orChosen') === null;
    case 'combinationOf':
    case 'anyColor':
      return optionalTerm(mana, 'count')?.op === 'const';
    default:
      return false;
  }
}
