import { isList, isTerm, mentions, term, type Arg, type Term } from '../bytecode/term';
import type { Span } from '../source/span';
import { argOf, withArgs } from '../bytecode/parameters';
import { allOfParts, nameOf } from '../syntax/build';
import type { Ast } from '../syntax/ast';
import { bindFilter } from './bind';
import { BindingGap, type Scope } from './scope';

/**
 * "Once each turn, you may cast a spell from your graveyard": a permission that can be used that often. What may be cast is
 * not chosen by the ability, but described.
 */
export function withLimit(body: readonly Term[], limit: string, span: Span): Term {
  const [only, more] = body;
  const may = only?.args[2];
  const cast = isTerm(may) && may.op === 'may' ? soleEffect(may.args[1]) : null;
  if (more !== undefined || !isTerm(may) || cast?.op !== 'castCards')
    throw new BindingGap('ORA0304', span, 'how often, of something that is no permission');
  const limited = withArgs(cast, { what: described(argOf(cast, 'what'), span), limit });
  const [who = null, , style = null] = may.args;
  return term('may', [who, [term('step', ['first', null, limited], cast.span)], style], may.span);
}

/**
 * What may be cast for a while under a condition that is said behind it ("you may cast it if it's a creature spell"): whether
 * that is so is told as it is cast (CR 601.3), not as the permission is given, and no permission says so yet.
 */
export function requireOutright(body: readonly Term[], span: Span): void {
  const isConditional = body.some(({ args }) =>
    args.some((arg) => isTerm(arg) && arg.op === 'if' && mentions(arg, 'castCards')),
  );
  if (isConditional) throw new BindingGap('ORA0304', span, 'a permission under a condition');
}

/**
 * "You may cast it if it's a creature spell", "cast a spell from the top of your library if it shares a card type with …": what
 * the spell has to be that it would become (CR 601.3). Null for other conditions, and where it is told at once.
 */
export function spellWanted(condition: Ast, effect: Term, scope: Scope): Term | null {
  if (effect.op !== 'castCards' || scope.permits !== 'later' || argOf(effect, 'resulting') !== null) return null;
  if (condition.kind !== 'Call' || condition.op !== 'is') return null;
  const [what, filter, verb] = condition.args;
  const how = nameOf(verb);
  if (what?.kind !== 'Reference' || what.form !== 'it' || (how !== 's' && how !== 'shares')) return null;
  if (filter?.kind !== 'Call') return null;
  // What else is said of a card that waits somewhere is so of the card, not of the spell.
  if (!scope.isIn('static') && !allOfParts(filter).some(({ op }) => op === 'spell')) return null;
  return bindFilter(filter, scope);
}

function soleEffect(body: Arg | undefined): Term | null {
  if (!isList(body) || body.length !== 1) return null;
  const [step] = body;
  const effect = isTerm(step) ? step.args[2] : null;
  return isTerm(effect) ? effect : null;
}

function described(what: Arg, span: Span): Arg {
  if (isTerm(what) && what.op === 'union') {
    const [parts = null, ...how] = what.args;
    return { ...what, args: [isList(parts) ? parts.map((part) => described(part, span)) : parts, ...how] };
  }
  if (!isTerm(what) || what.op !== 'choose') return what;
  const [, min = null, max = null, filter = null] = what.args;
  const isOne = [min, max].every((num) => isTerm(num) && num.op === 'const' && num.args[0] === 1);
  if (!isOne) throw new BindingGap('ORA0304', span, 'a permission for a number of things');
  return term('all', [filter, 'a'], what.span);
}
