import fc from 'fast-check';
import { abilities, abilityFrom, moduleFrom, randomTape } from './testing/arbitrary';
import { operandMark, toCode, toTree, type Instr } from './code';
import { limits } from './limits';
import type { Ability } from './module';
import { allOps } from './parameters';
import { term, type Term } from './term';

const instr = (op: Instr['op'], ...immediates: Instr['immediates']): Instr => ({ kind: 'Instr', op, immediates });

/** All pieces of code that an ability has at its top. */
function codesOf(ability: Ability): readonly (readonly Term[])[] {
  const heads = [
    ...('event' in ability ? [ability.event] : []),
    ...('keyword' in ability ? [ability.keyword] : []),
    ...('condition' in ability && ability.condition !== null ? [ability.condition] : []),
  ];
  return [heads, ability.body, ...('cost' in ability ? [ability.cost] : [])];
}

test('generated modules use every instruction', () => {
  const used = new Set<string>();
  for (let seed = 0; seed < 14000; seed += 1) {
    for (const [, op = ''] of JSON.stringify(moduleFrom(randomTape(seed, 400))).matchAll(/"op":"(\w+)"/g)) used.add(op);
  }
  expect(allOps().filter((op) => !used.has(op))).toEqual([]);
});

test('trees become stack code and the same trees again', () => {
  fc.assert(
    fc.property(abilities, (ability) => {
      for (const terms of codesOf(ability)) {
        expect(toTree(toCode(terms))).toEqual({ kind: 'Tree', terms, height: expect.any(Number) as number });
      }
    }),
  );
});

test('operands come before their instruction, blocks stay inside it', () => {
  const permanent = term('permanent', []);
  const destroy = term('destroy', [term('you', ['implicit']), term('all', [permanent, 'each'])]);
  expect(toCode([destroy])).toEqual({
    kind: 'Code',
    instrs: [
      instr('you', 'implicit'),
      instr('all', { kind: 'Code', instrs: [instr('permanent')] }, 'each'),
      instr('destroy', operandMark, operandMark),
    ],
  });
});

test('code that takes operands that are not there is refused where it does', () => {
  const code = {
    kind: 'Code',
    instrs: [instr('you', 'you'), { ...instr('draw', operandMark, operandMark), at: 17 }],
  } as const;
  expect(toTree(code)).toEqual({ kind: 'Broken', at: 17, reason: 'draw takes 2 operands, but there are 1' });
});

test.each([0, 2])('a block that leaves %d values is refused', (count) => {
  const block = { kind: 'Code', instrs: Array.from({ length: count }, () => instr('permanent')) } as const;
  expect(toTree({ kind: 'Code', instrs: [instr('all', block, 'each')] })).toMatchObject({
    kind: 'Broken',
    reason: `a block leaves one value, this one leaves ${count}`,
  });
});

describe('height of code', () => {
  const operands = (height: number): readonly Instr[] =>
    Array.from({ length: height }, (_, index) => (index === 0 ? instr('x') : instr('negative', operandMark)));
  const blocks = (height: number): Instr =>
    height === 1 ? instr('permanent') : instr('non', { kind: 'Code', instrs: [blocks(height - 1)] });

  test.each([
    ['operands', operands],
    ['blocks', (height: number) => [blocks(height)]],
  ])('%s at the limit and beyond', (_, instrs) => {
    expect(toTree({ kind: 'Code', instrs: instrs(limits.codeDepth) })).toMatchObject({
      kind: 'Tree',
      height: limits.codeDepth,
    });
    expect(toTree({ kind: 'Code', instrs: instrs(limits.codeDepth + 1) })).toMatchObject({
      kind: 'Broken',
      reason: 'code is nested too deep',
    });
  });

  test('a million operands deep is refused, not a crash', () => {
    expect(toTree({ kind: 'Code', instrs: operands(1_000_000) })).toMatchObject({ kind: 'Broken' });
  });
});

test('the same tape makes the same ability', () => {
  expect(abilityFrom(randomTape(7, 200))).toEqual(abilityFrom(randomTape(7, 200)));
  expect(abilityFrom(randomTape(7, 200))).not.toEqual(abilityFrom(randomTape(8, 200)));
});
