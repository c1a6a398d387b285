import type { Field, Fields } from '../shape';

const singulars: Readonly<Record<string, string>> = {
  abilities: 'ability',
  cards: 'card',
  faces: 'face',
  modes: 'mode',
  targets: 'target',
  values: 'value',
};

/** Name of one element of a list field: the text form writes such elements one by one. */
export function singular(name: string): string {
  return singulars[name] ?? name;
}

/** Is each element of this list written as a field of its own? */
export function isSpread(field: Field): boolean {
  return (
    field.kind === 'list' && (field.of.kind === 'record' || field.of.kind === 'variant' || field.of.kind === 'ability')
  );
}

/** The value that the text form leaves out: nothing, the empty list, the first style. Undefined if there is none. */
export function defaultOf(field: Field): null | readonly [] | string | undefined {
  if (field.kind === 'optional') return null;
  if (field.kind === 'list') return [];
  return field.kind === 'style' ? field.of[0] : undefined;
}

/** Is this the value that the text form leaves out? */
export function isDefault(field: Field, value: unknown): boolean {
  return Array.isArray(value) ? field.kind === 'list' && value.length === 0 : value === defaultOf(field);
}

/** The field for a name, if the record is written with its name before the brace. */
export function headOf(fields: Fields): 'name' | undefined {
  return Object.keys(fields)[0] === 'name' ? 'name' : undefined;
}

/** Can the record have the debug information of a face? */
export function hasDebugText(fields: Fields): boolean {
  return Object.values(fields).some((field) => field.kind === 'debug' && field.of === 'text');
}
