import { isTerm, term, type Arg, type Term } from '../bytecode/term';
import { withArgs } from '../bytecode/parameters';
import type { Ast, Call, Slot } from '../syntax/ast';
import { bindCall } from './bind';
import { single, type Draft } from './drafts';
import { spellWanted } from './permissions';
import type { Scope } from './scope';
import { nameOf } from '../syntax/build';

// Costs that may be paid besides for spells that a static ability describes, and what they do (CR 118.8, CR 601.2b).

/** "As an additional cost to cast blue spells, you may pay 2 life. Those spells cost …": the spells are spoken of again. */
export function mentionOffered(effect: Term, predicate: Call, scope: Scope): void {
  const [what, , may] = effect.args;
  const [described] = predicate.args;
  if (effect.op !== 'additionalCost' || may !== 'may' || !isTerm(what) || what.op !== 'some') return;
  if (described?.kind !== 'NounPhrase') return;
  const all = term('all', [what.args[2] ?? null, 'bare'], what.span);
  scope.offered = effect;
  scope.mention({
    sort: 'object',
    number: 'plural',
    filter: described.filter,
    span: described.span,
    use: (style, noun) => term('again', [all, style, noun], described.span),
  });
}

/** "This ability costs {2} less to activate if it targets …": only spells and abilities have targets. Null for anything else. */
function byItsTargets(condition: Ast, { op, args: [what] }: Term, scope: Scope): Term | null {
  if (op !== 'costsLess' || !isTerm(what) || what.op !== 'thisAbility') return null;
  if (condition.kind !== 'Call' || condition.op !== 'targets') return null;
  const [who] = condition.args;
  if (who?.kind !== 'Reference' || who.form !== 'it') return null;
  const self: Ast = { kind: 'Call', op: 'thisAbility', args: [], span: who.span };
  const { args, span } = bindCall({ ...condition, args: [self, ...condition.args.slice(1)] }, scope);
  return term('targets', [term('again', [what, 'it', null], who.span), ...args.slice(1)], span);
}

/** What a statement about spells becomes with an "if" behind it that is about each of the spells, or about the ability itself; null for any other. */
export function spellsThat(
  { condition, span }: Extract<Slot, { kind: 'If' }>,
  draft: Draft,
  scope: Scope,
): Term | null {
  const wanted = spellWanted(condition, draft.effect, scope);
  if (wanted !== null) return withArgs(draft.effect, { resulting: wanted });
  const aims = byItsTargets(condition, draft.effect, scope);
  if (aims !== null) return term('if', [aims, [single(draft)], [], 'trailing'], span);
  const isPaid = paidByOffer(condition, draft.effect, scope);
  return isPaid === null ? null : term('whileEach', [isPaid, [single(draft)], 'if'], span);
}

/** "If you paid life this way", of spells that a cost before was for: whether it was paid for each. Null for anything else. */
function paidByOffer(condition: Ast, effect: Term, scope: Scope): Term | null {
  const { offered } = scope;
  if (offered === null || condition.kind !== 'Call' || condition.op !== 'happened' || effect.op !== 'costsLess')
    return null;
  const [event, period] = condition.args;
  if (event?.kind !== 'Call' || event.op !== 'paysLife' || nameOf(period) !== 'thisWay') return null;
  if (!isLife(offered.args[1])) return null;
  return term('offerPaid', [term('acted', ['one', 'it', null], condition.span)], condition.span);
}

/** Is the cost to pay life, and nothing else? */
function isLife(cost: Arg | undefined): boolean {
  const [only, more] = Array.isArray(cost) ? (cost as readonly Arg[]) : [];
  const effect = isTerm(only) && only.op === 'step' ? only.args[2] : only;
  return isTerm(effect) && effect.op === 'payLife' && more === undefined;
}
