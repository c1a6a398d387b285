import { rowOf, type Op } from '../bytecode/table';
import { isTerm, term, type Term } from '../bytecode/term';
import type { Span } from '../source/span';
import type { Ast, Call, Slot } from '../syntax/ast';
import { nameOf } from '../syntax/build';

import { bindAwaited, bindEvent } from './events';
import { BindingGap, type Scope, type StepDraft } from './scope';

type Word = 'if' | 'when' | 'whenever';

/**
 * "If you cast a spell this way, that creature enters tapped": where the ability gives a permission, this is said of the spells
 * that are cast by it whenever that is (CR 601.3). Null where a sentence is led by any other condition.
 */
export function bindRider(
  lead: Extract<Slot, { readonly kind: 'If' }>,
  body: () => readonly Term[],
  scope: Scope,
): Term | null {
  const { condition } = lead;
  if (scope.permits !== 'later' || condition.kind !== 'Call') return null;
  if (condition.op === 'performed') return bindUse(condition, 'if', body, scope);
  if (condition.op !== 'happened') return null;
  const [event, period] = condition.args;
  if (event?.kind !== 'Call' || event.op !== 'casts' || nameOf(period) !== 'thisWay') return null;
  return bindCastSo(event, 'if', body, scope);
}

/** "When you do, …", "when you discard a card this way, …" (CR 603.12); of a permission that is used later, whenever it is used. */
export function bindReflexive(
  lead: Extract<Slot, { readonly kind: 'Reflexive' | 'ThisWay' }>,
  body: () => readonly Term[],
  scope: Scope,
): Term {
  const isLater = scope.permits === 'later';
  if (lead.kind === 'ThisWay') {
    const { event, word, span } = lead;
    if (!isUse(event)) return term('reflexiveEvent', [bindAwaited(event, scope), body(), word], span);
    if (isLater) return bindCastSo(event, word, body, scope);
    throw new BindingGap('ORA0303', span, 'a trigger on the use of a permission');
  }
  const used = isLater ? bindUse(lead.condition, 'when', body, scope) : null;
  if (used !== null) return used;
  const [, who, said] = lead.condition.args;
  if (scope.previous === null || !who) throw new BindingGap('ORA0301', lead.span, 'something done before');
  const value = scope.resultOf(scope.previous, 'entities');
  const player = scope.in('leading', () => scope.binders.phrase(who, { sort: 'players', role: 'object' }, scope));
  const verb = nameOf(said) === 'payThisCost' ? 'payThisCost' : 'do';
  return term('reflexive', [value, player, body(), verb], lead.span);
}

/** "You may cast ~ from your graveyard. If you do, …", "when you do, …": of a permission that is used later (CR 601.3). */
function bindUse(condition: Call, word: Word, body: () => readonly Term[], scope: Scope): Term | null {
  const [, who, style] = condition.args;
  const isPermission = scope.previous !== null && scope.permissions.has(scope.previous);
  const isWho = who?.kind === 'Reference' && (who.form === 'you' || who.form === 'they');
  if (!isPermission || !isWho || nameOf(style) !== 'do') return null;
  const by = scope.in('leading', () => scope.binders.phrase(who, { sort: 'players', role: 'object' }, scope));
  const spell = term('some', ['a', null, term('allOf', [[term('spell', [])]])], condition.span);
  return saidOfUse({ who: by, what: spell, style: 'done', word, span: condition.span }, body, scope);
}

/** "When you cast an Aura spell this way, …": of spells that are cast by the permission before. */
function bindCastSo(event: Call, word: Word, body: () => readonly Term[], scope: Scope): Term {
  const { args } = scope.unmentioned(() => bindEvent(event, scope));
  const [who, what] = args;
  if (!isTerm(who) || !isTerm(what) || who.op !== 'you')
    throw new BindingGap('ORA0303', event.span, 'who casts the spells');
  return saidOfUse({ who, what, style: 'thisWay', word, span: event.span }, body, scope);
}

interface Use {
  readonly who: Term;
  readonly what: Term;
  readonly style: 'thisWay' | 'done';
  readonly word: Word;
  readonly span: Span;
}

function saidOfUse({ who, what, style, word, span }: Use, body: () => readonly Term[], scope: Scope): Term {
  const used = scope.declare({ sort: 'entities', origin: { kind: 'local' } }, span);
  scope.mention({
    sort: 'object',
    number: 'singular',
    filter: null,
    span,
    use: (said, noun) => term('ref', [scope.use(used), said, noun], span),
  });
  const said = scope.in('riding', body);
  if (word === 'if' && said.every(isSayable)) return term('castRider', [who, what, used, said, style], span);
  // What is said of how it is cast or enters is no effect of its own.
  if (said.some((step) => isSayable(step) || isSaidOfCast(step)))
    throw new BindingGap('ORA0303', span, 'a trigger on the use of a permission');
  return term('permissionUsed', [who, style === 'done' ? null : what, used, said, word], span);
}

/** Can it be said of spells that will be cast, of which nothing has to be done when one is? */
function isSayable({ args: [, , effect] }: Term): boolean {
  return isTerm(effect) && sayable.includes(effect.op);
}

/** "It has affinity for artifacts": as it is cast, not because it was. */
function isSaidOfCast({ args: [, , effect] }: Term): boolean {
  return isTerm(effect) && effect.op === 'gain' && effect.args.includes('have');
}

const sayable: readonly Op[] = ['entersWith', 'replacing', 'mayCast', 'payRather', 'costsLess', 'spendAsThough'];

/** "You may cast that card this turn. If you do, draw a card": nothing is done while nothing is cast. */
export function requireNoUse(condition: Term, body: readonly Term[], before: StepDraft | null, scope: Scope): void {
  if (condition.op !== 'performed' || before === null || !scope.permissions.has(before)) return;
  for (const step of body) {
    const [, , effect] = step.args;
    if (isTerm(effect) && rowOf(effect.op).mode !== 'continuous' && !isSayable(step))
      throw new BindingGap('ORA0303', effect.span ?? { start: 0, end: 0 }, 'a trigger on the use of a permission');
  }
}

/** "…, and they may spend mana as though it were mana of any color to cast that spell": a part of the permission before. */
export const continuesPermission = ({ op }: Term, { previous, permissions }: Scope): boolean =>
  op === 'spendAsThough' && previous !== null && permissions.has(previous);

/** Is it an event by which a permission is used? */
const isUse = (event: Ast): event is Call => event.kind === 'Call' && (event.op === 'casts' || event.op === 'plays');
