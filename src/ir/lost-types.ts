import { termsIn, type Term } from '../bytecode/term';
import { BindingGap, type Scope } from './scope';

/** "It's a Treasure artifact and loses all other card types": which other ones is told by what it was said to become. */
export function bindLostTypes(effect: Term, scope: Scope): void {
  if (effect.op === 'become') scope.became = effect;
  if (effect.op !== 'loseTypes' || effect.args[1] !== 'otherCardTypes') return;
  if (scope.became === null || !replacesTypes(scope.became))
    throw new BindingGap('ORA0303', effect.span ?? { start: 0, end: 0 }, 'card types that are kept');
}

/** Do the card types that something becomes replace those it had? An artifact creature keeps the others (CR 205.1b). */
function replacesTypes({ args }: Term): boolean {
  const [, , , filter, , addition = null, , , still = null] = args;
  if (typeof filter !== 'object' || filter === null || !('op' in filter)) return false;
  const types = termsIn(filter).flatMap(({ op, args: [type] }) => (op === 'type' ? [type] : []));
  return (
    addition === null &&
    still === null &&
    types.length > 0 &&
    !(types.includes('artifact') && types.includes('creature'))
  );
}
