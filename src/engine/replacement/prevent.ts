import type { Term } from '../../bytecode/term';
import type { Entity } from '../../vm/entity';
import { wordOf } from '../../vm/evaluate';
import type { EventOf } from '../events/event';
import { fits } from '../handlers/events/fit';
import type { GameContext } from '../world';

/** Is damage of the kind, to whom and by what a prevention instruction says? */
export function preventsDamage(context: GameContext, term: Term, { to, source, combat }: EventOf<'damage'>): boolean {
  return isOfKind(context, term, combat) && fits(context, term, 'to', to) && fits(context, term, 'by', source);
}

/** The same where whom it protects is fixed. */
export function preventsDamageTo(
  context: GameContext,
  term: Term,
  { to, source, combat }: EventOf<'damage'>,
  protects: readonly Entity[],
): boolean {
  return isOfKind(context, term, combat) && protects.includes(to) && fits(context, term, 'by', source);
}

function isOfKind(context: GameContext, term: Term, combat: EventOf<'damage'>['combat']): boolean {
  const kind = wordOf(context, term, 'kind');
  return kind === 'any' || kind === combat;
}

/** Damage of which some is prevented; null when none is left. Damage that can't be prevented stays (CR 615.12). */
export function withPrevented(
  event: EventOf<'damage'>,
  most: number | null,
): { readonly event: EventOf<'damage'> | null; readonly prevented: number } {
  const prevented = event.preventable === 'no' ? 0 : Math.min(most ?? event.amount, event.amount);
  const amount = event.amount - prevented;
  return { event: amount > 0 ? { ...event, amount } : null, prevented };
}
