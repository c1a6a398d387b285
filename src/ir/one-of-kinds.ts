import { isList, isTerm, term, type Arg, type Term } from '../bytecode/term';
import type { Call } from '../syntax/ast';

/**
 * "It gains your choice of flying or haste", "put your choice of a flying or haste counter on it": a statement for each of
 * them, of which one is carried out. Null for a statement that leaves no such choice.
 */
export function oneOfKinds(effect: Term, predicate: Call): Term | null {
  const options = optionsOf(effect, predicate);
  if (options === null) return null;
  return term('eitherOr', [term('you', ['implicit']), options, 'yourChoice'], effect.span);
}

function optionsOf(effect: Term, predicate: Call): readonly Term[] | null {
  const [, second, third] = effect.args;
  switch (effect.op) {
    case 'gain':
      if (third !== 'yourChoice' || !isList(second)) return null;
      return second.filter(isTerm).map((grant) => withArgs(effect, { 1: [grant], 2: 'gain' }));
    case 'putCounters': {
      const more = predicate.args[6];
      if (more?.kind !== 'List') return null;
      const kinds = more.items.flatMap((kind) => (kind.kind === 'Word' ? [kind.text] : []));
      return [effect, ...kinds.map((kind) => withArgs(effect, { 2: kind }))];
    }
    default:
      return null;
  }
}

function withArgs(effect: Term, changes: Readonly<Record<number, Arg>>): Term {
  return { ...effect, args: effect.args.map((arg, at): Arg => changes[at] ?? arg) };
}
