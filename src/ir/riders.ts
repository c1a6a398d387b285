import { rowOf, type Op } from '../bytecode/table';
import { isTerm, term, type Term } from '../bytecode/term';
import type { Span } from '../source/span';
import type { Call, Slot } from '../syntax/ast';
import { nameOf } from './bind';
import { bindEvent } from './events';
import { BindingGap, type Scope, type StepDraft } from './scope';

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
  if (scope.permits !== 'later' || condition.kind !== 'Call') return null;
  if (condition.op === 'performed') return bindIfYouDo(condition, body, scope);
  if (condition.op !== 'happened') return null;
  const [event, period] = condition.args;
  if (event?.kind !== 'Call' || event.op !== 'casts' || period?.kind !== 'EnumName' || period.name !== 'thisWay')
    return null;
  const { args } = scope.unmentioned(() => bindEvent(event, scope));
  const [who, what] = args;
  if (!isTerm(who) || !isTerm(what) || who.op !== 'you') throw new BindingGap('ORA0303', span, 'who casts the spells');
  return riderOf([who, what], 'thisWay', event.span, body, scope);
}

/** "You may cast ~ from your graveyard. If you do, it enters with a +1/+1 counter on it": of a permission that is used later (CR 601.3). */
function bindIfYouDo(condition: Call, body: () => readonly Term[], scope: Scope): Term | null {
  const [, who, style] = condition.args;
  const isPermission = scope.previous !== null && scope.permissions.has(scope.previous);
  if (!isPermission || who?.kind !== 'Reference' || who.form !== 'you' || nameOf(style) !== 'do') return null;
  const spell = term('some', ['a', null, term('allOf', [[term('spell', [])]])], condition.span);
  return riderOf([term('you', ['you'], who.span), spell], 'done', condition.span, body, scope);
}

function riderOf(
  about: readonly [Term, Term],
  style: 'thisWay' | 'done',
  span: Span,
  body: () => readonly Term[],
  scope: Scope,
): Term {
  const spell = scope.declare({ sort: 'entities', origin: { kind: 'local' } }, span);
  scope.mention({
    sort: 'object',
    number: 'singular',
    filter: null,
    span,
    use: (style, noun) => term('ref', [scope.use(spell), style, noun], span),
  });
  const said = scope.in('riding', body);
  requireSayable(said, span);
  return term('castRider', [...about, spell, said, style], span);
}

/** What can be said of spells that will be cast; what is done when one is cast is no such thing. */
function requireSayable(body: readonly Term[], span: Span): void {
  for (const { args } of body) {
    const [, , effect] = args;
    if (!isTerm(effect) || !sayable.includes(effect.op))
      throw new BindingGap('ORA0303', span, 'a trigger on the use of a permission');
  }
}

const sayable: readonly Op[] = ['entersWith', 'replacing', 'mayCast', 'payRather', 'costsLess', 'spendAsThough'];

/** "You may cast that card this turn. If you do, draw a card": nothing is done while nothing is cast. */
export function requireNoUse(condition: Term, body: readonly Term[], before: StepDraft | null, scope: Scope): void {
  if (condition.op !== 'performed' || before === null || !scope.permissions.has(before)) return;
  for (const { args } of body) {
    const [, , effect] = args;
    if (isTerm(effect) && rowOf(effect.op).mode !== 'continuous' && !sayable.includes(effect.op))
      throw new BindingGap('ORA0303', effect.span ?? { start: 0, end: 0 }, 'a trigger on the use of a permission');
  }
}
