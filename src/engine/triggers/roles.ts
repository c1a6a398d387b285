import { termsIn, type Term } from '../../bytecode/term';
import { rowOf } from '../../bytecode/table';
import { optionalInt } from '../../vm/evaluate';
import { slotsOf, statementsAt, valuesOf, type CardPool, type CodePath } from '../../vm/pool';
import type { Binding, Scope } from '../../vm/scope';
import { holderOf } from '../scope';
import type { Game, Roles } from '../world';

/**
 * The scope of an effect that waits for an event (a delayed trigger, a replacement), with the event's participants bound:
 * values that only its body speaks of, under a role that its event has. Others are what they were.
 */
export function bindRoles(
  game: Game,
  scope: Scope,
  body: CodePath,
  event: Term,
  roles: Roles,
  waits: 'trigger' | 'replacement' = 'trigger',
): Scope {
  const holder = holderOf(body);
  const own = ownValues(game.pool, holder, body, event);
  const names = new Set([...Object.keys(rowOf(event.op).params), 'amount']);
  const values = valuesOf(game.pool, holder).map(({ origin }, at): Binding | null => {
    const before = scope.values[at] ?? null;
    // What takes part in the event of the ability itself is known already; what is replaced has no other name for its own.
    if (origin.kind === 'event' && waits === 'trigger')
      return before ?? (own.has(at) ? (roles[origin.role] ?? null) : null);
    if ((origin.kind !== 'awaited' && origin.kind !== 'event') || !own.has(at)) return before;
    return names.has(origin.role) || before === null ? (roles[origin.role] ?? before) : before;
  });
  return { ...scope, values };
}

/** The values that the statements of the body use, their targets, or the event, and nothing else of the ability does. */
function ownValues(pool: CardPool, holder: CodePath, body: CodePath, event: Term): ReadonlySet<number> {
  const slots = slotsOf(pool, holder);
  const uses = (terms: readonly Term[]): readonly number[] =>
    terms.flatMap(termsIn).flatMap((term) => {
      if (term.op === 'ref' || term.op === 'numRef') return [usedBy(term)];
      const slot = term.op === 'target' ? slots[optionalInt(term, 'slot') ?? -1] : undefined;
      return slot === undefined ? [] : uses([slot.min, ...(slot.max === null ? [] : [slot.max]), slot.filter]);
    });
  const said = uses(statementsAt(pool, body));
  const inside = [...said, ...uses([event])];
  const all = uses(statementsAt(pool, `${holder}.body`));
  const count = (list: readonly number[], value: number): number => list.filter((its) => its === value).length;
  return new Set(said.filter((value) => count(inside, value) === count(all, value)));
}

function usedBy(term: Term): number {
  return optionalInt(term, 'value') ?? -1;
}
