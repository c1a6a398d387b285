import * as effects from './table/effects';
import { events } from './table/events';
import { filters } from './table/filters';
import { keywords } from './table/keywords';
import { patterns, references } from './table/references';
import { conditions, durations, quantities, zones } from './table/values';
import type { Param } from './schema';
import { table } from './table';

const families = [
  references,
  patterns,
  filters,
  quantities,
  conditions,
  durations,
  zones,
  keywords,
  events,
  ...Object.values(effects).filter((f) => !Array.isArray(f)),
];

test('no two families define an instruction of the same name', () => {
  const names = families.flatMap((f) => Object.keys(f));
  expect(names.filter((n, i) => names.indexOf(n) !== i)).toEqual([]);
  expect(names.length).toBe(Object.keys(table).length);
});

test('opcodes are unique', () => {
  const codes = Object.values(table).map((row) => row.code);
  expect(new Set(codes).size).toBe(codes.length);
});

test('a parameter is called a style only when it is one: what it says of the meaning has a name of its own', () => {
  const misnamed = Object.entries(table).flatMap(([op, { params }]) => {
    const style: Param | undefined = params['style'];
    const leaf = style?.kind === 'optional' ? style.of : style;
    return leaf === undefined || leaf.kind === 'style' ? [] : [op];
  });
  expect(misnamed).toEqual([]);
});
