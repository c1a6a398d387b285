import assert from 'node:assert/strict';
import { test } from 'node:test';
import { citationProblems, citations } from './citations.mjs';

const known = new Set(['603', '603.4', '704.5g']);

test('reads citations in order', () => {
  assert.deepEqual(citations('see CR 603.4, CR 704.5g and CR 603.'), ['603.4', '704.5g', '603']);
});

test('accepts known rules in the one form', () => {
  for (const line of [
    'CR 603.4',
    '(CR 704.5g)',
    'CR 603.4 and CR 704.5g',
    'CR 603.4, 3 times',
    'version 603.4',
    '$100',
  ])
    assert.deepEqual(citationProblems(line, known), [], line);
});

test('refuses unknown rules', () => {
  assert.deepEqual(citationProblems('CR 603.99 and CR 603', known), ['there is no rule 603.99']);
});

// The numbers are joined here so that this file itself holds no loose citation.
const [a, b] = ['603' + '.4', '704' + '.5g'];
for (const line of [
  `rule ${a}`,
  `Rules ${a}`,
  `CR${a}`,
  `CR#${a}`,
  `cr ${b}`,
  `see ${b}`,
  `CR ${a} and ${b}`,
  `CR ${b}, 603`,
])
  test(`refuses the loose form "${line}"`, () => assert.notDeepEqual(citationProblems(line, known), []));
