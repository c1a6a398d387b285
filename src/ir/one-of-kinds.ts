import { isList, isTerm, mentions, term, type Arg, type Term } from '../bytecode/term';
import { parametersOf } from '../bytecode/parameters';
import type { Ast, Call } from '../syntax/ast';
import { bindArgument, bindNumber } from './bind';
import { BindingGap, type Scope } from './scope';

/**
 * "It gains your choice of flying or haste", "put your choice of a flying or haste counter on it": a statement for each of
 * them, of which one is carried out. Null for a statement that leaves no such choice.
 */
export function oneOfKinds(effect: Term, predicate: Call, scope: Scope): Term | null {
  const options = optionsOf(effect, predicate, scope);
  if (options === null) return null;
  const said = effect.op === 'putCounters' ? predicate.args[8] : null;
  const style = said?.kind === 'EnumName' && said.name === 'oneOf' ? 'oneOf' : 'yourChoice';
  return term('eitherOr', [term('you', ['implicit']), options, style], effect.span);
}

function optionsOf(effect: Term, predicate: Call, scope: Scope): readonly Term[] | null {
  const [, second, third] = effect.args;
  switch (effect.op) {
    case 'gain':
      if (third !== 'yourChoice' || !isList(second)) return null;
      return second.filter(isTerm).map((grant) => withArgs(effect, { 1: [grant], 2: 'gain' }));
    case 'become': {
      const more = predicate.args[9];
      if (more?.kind !== 'List') return null;
      const [first, ...others] = more.items;
      const own = first === undefined ? effect : { ...effect, span: first.span };
      return [own, ...others.map((other) => becomingOther(effect, other, scope))];
    }
    case 'entersWith': {
      const [, listed] = predicate.args;
      const [said] = listed?.kind === 'List' ? listed.items : [];
      const more = said?.kind === 'Call' && said.op === 'entersWithCounters' ? said.args[3] : null;
      const [entry] = isList(second) ? second.filter(isTerm) : [];
      if (more?.kind !== 'List' || entry === undefined) return null;
      const kinds = more.items.flatMap((kind) => (kind.kind === 'Word' ? [kind.text] : []));
      return [effect, ...kinds.map((kind) => withArgs(effect, { 1: [withArgs(entry, { 1: kind })] }))];
    }
    case 'putCounters': {
      const more = predicate.args[7];
      if (more?.kind !== 'List') return null;
      const kinds = more.items.flatMap((kind) => (kind.kind === 'Word' ? [kind.text] : []));
      return [effect, ...kinds.map((kind) => withArgs(effect, { 2: kind }))];
    }
    default:
      return null;
  }
}

/** "Put a flying counter and two +1/+1 counters on it": a statement for each kind. Null for one that names one kind. */
export function eachOfKinds(effect: Term, predicate: Call, scope: Scope): Term | null {
  const more = effect.op === 'putCounters' ? predicate.args[7] : null;
  if (more?.kind !== 'List' || more.items.some(({ kind }) => kind === 'Word')) return null;
  if (mentions(effect.args[3] ?? null, 'choose'))
    throw new BindingGap('ORA0303', predicate.span, 'several kinds of counters on what is chosen');
  const others = more.items.flatMap((pair): readonly Term[] => {
    const [count, kind] = pair.kind === 'List' ? pair.items : [];
    return count && kind?.kind === 'Word' ? [withArgs(effect, { 1: bindNumber(count, scope), 2: kind.text })] : [];
  });
  const steps = [effect, ...others].map((each, at) =>
    term('step', [at === 0 ? 'first' : 'and', null, each], effect.span),
  );
  return term('doAll', [steps, 'counters'], effect.span);
}

function withArgs(effect: Term, changes: Readonly<Record<number, Arg>>): Term {
  return { ...effect, args: effect.args.map((arg, at): Arg => changes[at] ?? arg) };
}

/** What else the same thing can become. */
function becomingOther(effect: Term, other: Ast, scope: Scope): Term {
  if (other.kind !== 'Call') throw new BindingGap('ORA0303', other.span, 'something that is no becoming');
  const args = parametersOf(other.op).map(({ param }, index): Arg =>
    index === 0 ? (effect.args[0] ?? null) : bindArgument(param, other.args[index] ?? null, scope, other),
  );
  return term(other.op, args, other.span);
}
