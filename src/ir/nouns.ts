import type { Ast, Call } from '../syntax/ast';
import { allOfParts } from '../syntax/build';

/** Nouns of what is on the battlefield. */
export const permanentNouns: readonly string[] = [
  'permanent',
  'creature',
  'artifact',
  'enchantment',
  'land',
  'planeswalker',
];

/** The nouns that a filter names, positively. */
export function nounsOf(filter: Call): readonly string[] {
  return allOfParts(filter).flatMap((part): readonly string[] => {
    switch (part.op) {
      case 'type':
      case 'subtype':
        return wordsOf(part.args[0]);
      case 'card':
      case 'spell':
      case 'permanent':
      case 'token':
      case 'copy':
      case 'player':
      case 'opponent':
        return [part.op];
      case 'non':
        return part.args[0]?.kind === 'Call' ? nounsOf(part.args[0]).map((word) => `non${word}`) : [];
      case 'among':
        return nounOfSet(part.args[0] ?? null);
      case 'damageSource':
        return ['source'];
      case 'abilityNoun':
        return ['ability'];
      case 'anyOf':
      case 'allOf':
        return listOf(part.args[0]).flatMap(nounsOf);
      default:
        return [];
    }
  });
}

const saysOpponents = (set: Ast | null | undefined): boolean =>
  set?.kind === 'Call' && (set.op === 'opponents' || set.op === 'opponentsOf');

/** "One of those creatures" is a creature. */
function nounOfSet(set: Ast | null): readonly string[] {
  if (saysOpponents(set)) return ['opponent'];
  const noun = set?.kind === 'Reference' ? set.noun : null;
  return noun !== null && permanentNouns.includes(noun) ? [noun] : [];
}

function wordsOf(arg: Ast | null | undefined): readonly string[] {
  if (arg?.kind === 'EnumName') return [arg.name];
  return arg?.kind === 'Word' ? [arg.text] : [];
}

function listOf(arg: Ast | null | undefined): readonly Call[] {
  return arg?.kind === 'List' ? arg.items.filter((item): item is Call => item.kind === 'Call') : [];
}

/** Whether a filter describes players, objects, or either. */
export function sortOfFilter(filter: Call): 'object' | 'player' | 'either' {
  const parts = allOfParts(filter);
  const sorts = parts.map((part): 'object' | 'player' | 'either' | undefined => {
    switch (part.op) {
      case 'player':
      case 'opponent':
      case 'ofSide':
        return 'player';
      case 'anyTarget':
        return 'either';
      case 'among':
        return saysOpponents(part.args[0]) ? 'player' : undefined;
      case 'anyOf': {
        const inner = new Set(listOf(part.args[0]).map(sortOfFilter));
        return inner.size > 1 ? 'either' : [...inner][0];
      }
      default:
        return undefined;
    }
  });
  return sorts.find((sort) => sort !== undefined) ?? 'object';
}
