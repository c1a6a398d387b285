import { isList, isTerm, term, type Arg, type Term } from '../bytecode/term';
import type { Call, ClauseAst } from '../syntax/ast';
import type { Draft } from './drafts';
import { BindingGap, type Scope } from './scope';

/** "The flashback cost is equal to its mana cost": said of the keyword that the statement before gives. */
export function ownCostIn({ phrases }: ClauseAst): Call | null {
  const [only, more] = phrases;
  return more === undefined && only?.predicate.op === 'ownManaCost' ? only.predicate : null;
}

/** Keywords whose cost is paid in another zone than that in which something gives them. */
const paidElsewhere: readonly string[] = ['suspend'];

/** The statement before gives the keyword with this cost (CR 702.1). */
export function withOwnCost(before: Draft | undefined, said: Call, scope: Scope): void {
  const [reduced = null, of = null, lead = null, name = null, besides = null] = said.args;
  const keyword = name?.kind === 'Word' ? name.text : '';
  if (paidElsewhere.includes(keyword)) throw new BindingGap('ORA0303', said.span, `what ${keyword} costs later`);
  const word = (arg: typeof of): Arg => (arg?.kind === 'EnumName' ? arg.name : arg?.kind === 'Word' ? arg.text : null);
  const own = term('ownManaCost', [word(reduced), word(of), word(lead)]);
  const parts = besides?.kind === 'List' ? besides.items : [];
  const more = parts.flatMap((part) => (part.kind === 'Call' ? [scope.binders.cost(part, scope)] : []));
  const given = before === undefined ? null : priced(before.effect, keyword, [own, ...more]);
  if (before === undefined || given === null)
    throw new BindingGap('ORA0304', said.span, `the cost of ${keyword} without anything that has it`);
  before.effect = given;
}

/** Descriptions by what things have. */
const describing: readonly string[] = ['with', 'without'];

/** The effect with the cost of a keyword that it gives without one; null if it gives none. */
function priced(effect: Term, name: string, cost: readonly Term[]): Term | null {
  // "Each card in your hand without foretell has foretell": the one that is given.
  if (describing.includes(effect.op)) return null;
  if (effect.op === 'keyword')
    return effect.args[0] === name ? term('keywordCost', [name, cost, 'plain'], effect.span) : null;
  return changedIn(
    effect.args,
    (arg) => pricedIn(arg, name, cost),
    (args) => ({ ...effect, args }),
  );
}

function pricedIn(arg: Arg, name: string, cost: readonly Term[]): Arg | null {
  if (isTerm(arg)) return priced(arg, name, cost);
  return isList(arg)
    ? changedIn(
        arg,
        (item) => pricedIn(item, name, cost),
        (items) => items,
      )
    : null;
}

/** What is made of a list with its first item changed that can be; null if none can. */
function changedIn<Made>(
  list: readonly Arg[],
  change: (item: Arg) => Arg | null,
  make: (changed: readonly Arg[]) => Made,
): Made | null {
  for (const [at, item] of list.entries()) {
    const changed = change(item);
    if (changed !== null) return make(list.with(at, changed));
  }
  return null;
}
