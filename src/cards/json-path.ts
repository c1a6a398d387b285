/** A place in a JSON document: object keys and array indices from the root on. */
export type JsonPath = readonly (string | number)[];

const PLAIN_KEY = /^[\p{ID_Start}_][\p{ID_Continue}_]*$/u;

/** Prints a path as `$.data['Fire // Ice'][0].power`. */
export function formatJsonPath(path: JsonPath): string {
  return path.reduce<string>((printed, key) => printed + formatKey(key), '$');
}

function formatKey(key: string | number): string {
  if (typeof key === 'number') return `[${key}]`;
  if (PLAIN_KEY.test(key)) return `.${key}`;
  return `['${key.replace(/[\\']/g, '\\$&')}']`;
}
