import type { Sort } from './schema';

/** Sorts whose values may stand where the sort is wanted. */
const parts: Readonly<Partial<Record<Sort, readonly Sort[]>>> = {
  entities: ['players'],
  np: ['entities', 'players'],
  statement: ['effect'],
  cost: ['effect', 'statement'],
};

/** May a value of sort `given` stand where `wanted` is asked for? */
export function accepts(wanted: Sort, given: Sort): boolean {
  return wanted === given || (parts[wanted] ?? []).includes(given);
}

/** All sorts that `accepts` the wanted one, itself first. */
export function acceptedBy(wanted: Sort): readonly Sort[] {
  return [wanted, ...(parts[wanted] ?? [])];
}
