import { argOf } from '../bytecode/parameters';
import { term, type Term } from '../bytecode/term';
import type { Ast, Call, Slot } from '../syntax/ast';
import { nameOf } from '../syntax/build';
import { bindNumber } from './bind';
import { choiceName, kindOf } from './kinds-spoken-of';
import { mentionAllOf } from './loops';
import { keyOf, type KindLoop, type Scope, type StepDraft } from './scope';

/** Does a loop go through kinds: all that there are, or those that some things show? */
export function isOfKinds(what: Ast): what is Call {
  return what.kind === 'Call' && (what.op === 'forEachKind' || what.op === 'kindsAmong');
}

/**
 * "For each color, return a card of that color": once for each kind, which is spoken of as such. Where nobody speaks of the
 * kind, only their number counts: "for each color among permanents you control, draw a card".
 */
export function bindKindLoop(
  lead: Extract<Slot, { kind: 'ForEach' }>,
  what: Call,
  body: () => readonly Term[],
  scope: Scope,
  step: StepDraft,
): Term {
  const number = what.op === 'kindsAmong' ? bindNumber(what, scope) : null;
  const kind = nameOf(what.args[number === null ? 0 : 1]) ?? '';
  const outer = scope.kindLoop;
  const loop: KindLoop = { value: null, name: kind === 'counter' ? 'kind' : choiceName(kind), span: lead.span };
  scope.kindLoop = loop;
  const known = new Set(scope.mentions.map(keyOf));
  const before = scope.mentions.length;
  const steps = body();
  scope.kindLoop = outer;
  if (number !== null && loop.value === null) return term('repeat', [number, steps, 'forEach'], lead.span);
  const fresh = scope.mentions.slice(before).filter((mention) => !known.has(keyOf(mention)));
  mentionAllOf(fresh, scope, step, steps.length === 1 ? 'loop' : 'rounds');
  const of = number === null ? null : argOf(number, 'of');
  const style = number !== null && argOf(number, 'style') === 'on' ? 'on' : 'plain';
  return term('forEachKind', [kind, of, style, kindOf(loop, scope), steps], lead.span);
}
