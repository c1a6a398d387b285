import { Answers } from '../../source/answers';
import { rememberedOfCode } from '../../source/remembered';
import { bodiesOf } from '../../bytecode/bodies';
import type { Ability } from '../../bytecode/module';
import type { Op } from '../../bytecode/table';
import { isTerm, type Term } from '../../bytecode/term';
import { argument } from '../../vm/evaluate';
import { addsMana } from './amount';

export type Activated = Extract<Ability, { readonly kind: 'activated' }>;

const known = new Answers<Ability, boolean>();

/**
 * Is it a mana ability: activated, without targets, no loyalty ability, and it could add mana to a pool when it
 * resolves (CR 605.1a)?
 */
export function isManaAbility(ability: Ability): ability is Activated {
  if (ability.kind !== 'activated') return false;
  const before = known.get(ability);
  if (before !== undefined) return before;
  const its = isManaAbilityOf(ability);
  known.set(ability, its);
  return its;
}

function isManaAbilityOf(ability: Activated): boolean {
  const modes = ability.modal?.modes ?? [];
  const targets = [ability.targets, ...modes.map((mode) => mode.targets)];
  if (targets.some((slots) => slots.length > 0) || isLoyaltyAbility(ability)) return false;
  return bodiesOf(ability).flat().some(addsMana);
}

/** Has it a loyalty symbol in its cost (CR 606.1)? */
export function isLoyaltyAbility(ability: Ability): boolean {
  return ability.kind === 'activated' && costOpsOf(ability).has('loyalty');
}

/** Is its permanent tapped to activate it (CR 107.5)? */
export function costsTap(ability: Activated): boolean {
  return costOpsOf(ability).has('tapSelf');
}

const costOpsOf = rememberedOfCode(
  (ability: Activated): ReadonlySet<Op> => new Set(costsOf(ability).map(({ op }) => op)),
);

/** The parts of a cost, without what joins them. */
export function costsOf({ cost }: Activated): readonly Term[] {
  return cost.flatMap((part) => {
    if (part.op !== 'step') return part;
    const effect = argument(part, 'effect');
    return isTerm(effect) ? effect : [];
  });
}
