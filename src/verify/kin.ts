import { parametersOf } from '../bytecode/parameters';
import type { Fits } from '../bytecode/schema';
import { rowOf } from '../bytecode/table';
import { isTerm, type Arg, type Term } from '../bytecode/term';
import type { Place } from './scope';

/** What is known of the entities that code of sort `entities`, `players`, `np` or `filter` stands for. */
export function kinOf(code: Term, place: Pick<Place, 'scope' | 'candidate'>): Fits {
  const { result, fits } = rowOf(code.op);
  if (result === 'players') return 'players';
  // Who is attacked says nothing about what attacks: a creature, or the player whose creature it is.
  // Neither does who chooses it.
  if (code.op === 'attackingPlayer' || code.op === 'chosenBy') return 'either';
  if (code.op === 'candidate') return place.candidate ?? 'either';
  if (code.op === 'subject') return place.scope.subject ?? 'either';
  if (result === 'filter' && fits !== 'either') return fits;
  if (result !== 'filter' && result !== 'entities' && result !== 'np') return 'either';
  const sources = sourcesOf(code, place);
  if (result === 'filter' && code.op !== 'anyOf') return sources.reduce(meet, 'either');
  const [first, ...others] = sources;
  if (first === undefined) return result === 'entities' ? 'objects' : 'either';
  return others.reduce(join, first);
}

/** What is known of the arguments that an instruction takes its entities from. */
function sourcesOf(code: Term, place: Pick<Place, 'scope' | 'candidate'>): readonly Fits[] {
  return parametersOf(code.op).flatMap(({ param }, index) => {
    const arg = code.args[index];
    const leaf = param.kind === 'optional' || param.kind === 'list' ? param.of : param;
    if (leaf.kind === 'int') {
      if (typeof arg !== 'number' || rowOf(code.op).result !== 'entities') return [];
      if (leaf.of === 'slot') return [place.scope.slots[arg] ?? 'either'];
      return leaf.of === 'use' ? [place.scope.values[arg]?.sort === 'players' ? 'players' : 'either'] : [];
    }
    if (leaf.kind !== 'block' && leaf.kind !== 'operand') return [];
    if (leaf.sort !== 'filter' && leaf.sort !== 'entities' && leaf.sort !== 'np') return [];
    // Who did something says nothing about what it was done to.
    if (code.op === 'doneThisWay' && leaf.sort === 'np') return [];
    const own = leaf.sort === 'filter' && rowOf(code.op).result !== 'filter';
    const at = own ? { scope: place.scope, candidate: 'either' as const } : place;
    return codeIn(arg).map((each) => kinOf(each, at));
  });
}

/** What fits both. */
export function meet(a: Fits, b: Fits): Fits {
  return a === 'either' ? b : a;
}

/** What fits one or the other. */
export function join(a: Fits, b: Fits): Fits {
  return a === b ? a : 'either';
}

/** The pieces of code in an argument. */
export function codeIn(arg: Arg | undefined): readonly Term[] {
  if (isTerm(arg)) return [arg];
  return Array.isArray(arg) ? arg.flatMap((each) => codeIn(each as Arg)) : [];
}
