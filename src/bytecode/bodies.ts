import type { Ability } from './module';
import { termsIn, type Term } from './term';

/** The bodies of an ability: its own, and those of its modes (CR 700.2). */
export function bodiesOf({ body, modal }: Pick<Ability, 'body' | 'modal'>): readonly (readonly Term[])[] {
  return [body, ...(modal?.modes ?? []).map((mode) => mode.body)];
}

/** All instructions of the bodies of an ability, those within others too. */
export const termsOfBodies = (ability: Pick<Ability, 'body' | 'modal'>): readonly Term[] =>
  bodiesOf(ability).flat().flatMap(termsIn);

/** All code of an ability but that of what a keyword stands for: costs, event, condition, targets, bodies. */
export function codeIn(ability: Ability): readonly Term[] {
  const cost = ability.kind === 'activated' ? ability.cost : [];
  const event = ability.kind === 'triggered' || ability.kind === 'replacement' ? [ability.event] : [];
  const condition = 'condition' in ability && ability.condition !== null ? [ability.condition] : [];
  const targets = [ability, ...(ability.modal?.modes ?? [])].flatMap((its) => its.targets);
  const slots = targets.flatMap(({ min, max, filter }) => (max === null ? [min, filter] : [min, max, filter]));
  return [...cost, ...event, ...condition, ...slots, ...bodiesOf(ability).flat()];
}
