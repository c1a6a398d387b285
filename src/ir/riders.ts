import { isTerm, term, type Term } from '../bytecode/term';
import type { Slot } from '../syntax/ast';
import { bindEvent } from './events';
import { BindingGap, type Scope } from './scope';

/**
 * "If you cast a spell this way, that creature enters tapped": where the ability gives a permission, this is said of the spells
 * that are cast by it whenever that is (CR 601.3). Null where a sentence is led by any other condition.
 */
export function bindRider(
  lead: Extract<Slot, { readonly kind: 'If' }>,
  body: () => readonly Term[],
  scope: Scope,
): Term | null {
  const { condition, span } = lead;
  if (scope.permits !== 'later' || condition.kind !== 'Call' || condition.op !== 'happened') return null;
  const [event, period] = condition.args;
  if (event?.kind !== 'Call' || event.op !== 'casts' || period?.kind !== 'EnumName' || period.name !== 'thisWay')
    return null;
  const { args } = scope.unmentioned(() => bindEvent(event, scope));
  const [who, what] = args;
  if (!isTerm(who) || !isTerm(what) || who.op !== 'you') throw new BindingGap('ORA0303', span, 'who casts the spells');
  const spell = scope.declare({ sort: 'entities', origin: { kind: 'local' } }, event.span);
  scope.mention({
    sort: 'object',
    number: 'singular',
    filter: null,
    span: event.span,
    use: (style, noun) => term('ref', [scope.use(spell), style, noun], span),
  });
  const said = scope.in('riding', body);
  return term('castRider', [who, what, spell, said], span);
}
