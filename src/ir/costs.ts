import { rowOf } from '../bytecode/table';
import { term, type Term } from '../bytecode/term';
import type { Call } from '../syntax/ast';
import { bindArgument, bindCall } from './bind';
import { participleOf } from './participles';
import type { Scope } from './scope';

/** A part of a cost: a payment of its own, or an imperative to whoever pays. */
export function bindCost(part: Call, scope: Scope, index: number | null = null): Term {
  const last = part.op === 'step' ? part.args[2] : null;
  if (last?.kind === 'Call') return term('step', ['and', null, bindCost(last, scope, index)], part.span);
  scope.time += 1;
  scope.actor = null;
  if (part.args[0]?.kind !== 'Subject') return bindCall(part, scope);
  const around = scope.step;
  // What a keyword costs can speak of what is paid, though nothing else can.
  if (index === null) scope.step ??= { result: null, span: part.span };
  else scope.step = { result: null, span: part.span, origin: { kind: 'cost', index } };
  const isLinked = index === null && scope.isIn('spellCost') && part.op !== 'removeCounters';
  if (isLinked) scope.step = { result: null, span: part.span, origin: { kind: 'linked', item: scope.face.item } };
  const params = Object.values(rowOf(part.op).params);
  const args = params.map((param, index) =>
    index === 0 ? scope.chooser : bindArgument(param, part.args[index] ?? null, scope, part),
  );
  if (index !== null || isLinked) mentionPaid(part, scope);
  scope.step = index === null ? around : null;
  return term(part.op, args, part.span);
}

/** What was paid is spoken of by its participle: "the sacrificed creature" (CR 608.2k). */
function mentionPaid(part: Call, scope: Scope): void {
  const participle = participleOf[part.op];
  const draft = scope.step;
  if (part.op === 'removeCounters' && draft !== null)
    scope.mention({
      sort: 'num',
      number: 'singular',
      participles: ['countersRemoved'],
      span: part.span,
      use: (style) => term('numRef', [scope.resultOf(draft, 'num'), style], part.span),
    });
  if (participle === undefined || draft === null) return;
  scope.mention({
    sort: 'object',
    number: 'singular',
    participles: [participle],
    span: part.span,
    use: (style, noun) => term('ref', [scope.resultOf(draft, 'entities'), style, noun], part.span),
  });
}
