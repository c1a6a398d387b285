import type { Answer, Decision } from '../engine/decision';
import { parseAnswer } from './parse';

const common = { player: 'p0', reason: { source: null, ability: null, code: null, rule: '' } } as const;
const choose: Decision = {
  ...common,
  kind: 'choose',
  purpose: 'effect',
  options: ['o5', 'o6', 'p1'],
  min: 0,
  max: 3,
  ordered: 'no',
};
const attackers: Decision = {
  ...common,
  kind: 'attackers',
  options: [
    { attacker: 'o1', defenders: ['p1', 'o9'], required: 'no', alone: 'yes' },
    { attacker: 'o2', defenders: ['p1'], required: 'no', alone: 'yes' },
  ],
};
const blockers: Decision = {
  ...common,
  kind: 'blockers',
  options: [{ blocker: 'o3', attackers: ['o1', 'o2'], most: 1, lured: [], required: 'no', alone: 'yes' }],
  needs: [],
};
const arrange: Decision = { ...common, kind: 'arrange', cards: ['o1', 'o2', 'o3'], piles: ['top', 'bottom'] };
const label = { entity: null, code: null, label: 'x' };

describe('a typed line', () => {
  test.each<readonly [Decision, string, Answer]>([
    [{ ...common, kind: 'priority', actions: [] }, '', { kind: 'priority', action: 0 }],
    [{ ...common, kind: 'priority', actions: [] }, 'pass', { kind: 'priority', action: 0 }],
    [{ ...common, kind: 'priority', actions: [] }, ' 3 ', { kind: 'priority', action: 3 }],
    [choose, '3, 1', { kind: 'choose', chosen: ['p1', 'o5'] }],
    [choose, 'none', { kind: 'choose', chosen: [] }],
    [choose, 'all', { kind: 'choose', chosen: ['o5', 'o6', 'p1'] }],
    [{ ...common, kind: 'modes', options: [0, 2], min: 1, max: 1, repeat: 'no' }, '2', { kind: 'modes', chosen: [2] }],
    [{ ...common, kind: 'number', what: 'x', min: 0, max: 5 }, '4', { kind: 'number', value: 4 }],
    [{ ...common, kind: 'yesNo', what: 'may', label: null }, 'Y', { kind: 'yesNo', value: 'yes' }],
    [{ ...common, kind: 'yesNo', what: 'may', label: null }, 'no', { kind: 'yesNo', value: 'no' }],
    [{ ...common, kind: 'word', what: 'color', options: ['white', 'blue'] }, '2', { kind: 'word', value: 'blue' }],
    [{ ...common, kind: 'word', what: 'color', options: ['white', 'blue'] }, 'White', { kind: 'word', value: 'white' }],
    [{ ...common, kind: 'word', what: 'name', options: 'anyName' }, 'Grove Elf', { kind: 'word', value: 'Grove Elf' }],
    [{ ...common, kind: 'option', what: 'cost', options: [label, label] }, '2', { kind: 'option', index: 1 }],
    [{ ...common, kind: 'order', what: 'cards', options: [label, label] }, '2 1', { kind: 'order', order: [1, 0] }],
    [{ ...common, kind: 'order', what: 'cards', options: [label, label] }, '', { kind: 'order', order: [0, 1] }],
    [
      { ...common, kind: 'divide', what: 'damage', total: 3, among: ['p0', 'p1'], least: 1, source: null },
      '1 2',
      { kind: 'divide', amounts: [1, 2] },
    ],
    [arrange, '2 / 3 1', { kind: 'arrange', piles: [['o2'], ['o3', 'o1']] }],
    [arrange, '/1 2 3', { kind: 'arrange', piles: [[], ['o1', 'o2', 'o3']] }],
    [{ ...common, kind: 'pay', cost: '{1}', options: [] }, 'cancel', { kind: 'pay', option: 'cancel' }],
    [
      attackers,
      '1>2 2',
      {
        kind: 'attackers',
        attacks: [
          { attacker: 'o1', defender: 'o9' },
          { attacker: 'o2', defender: 'p1' },
        ],
      },
    ],
    [attackers, '', { kind: 'attackers', attacks: [] }],
    [
      attackers,
      'all',
      {
        kind: 'attackers',
        attacks: [
          { attacker: 'o1', defender: 'p1' },
          { attacker: 'o2', defender: 'p1' },
        ],
      },
    ],
    [blockers, '1>2', { kind: 'blockers', blocks: [{ blocker: 'o3', attacker: 'o2' }] }],
    [blockers, 'none', { kind: 'blockers', blocks: [] }],
  ])('%j: %j', (decision, line, expected) => {
    expect(parseAnswer(decision, line)).toEqual({ answer: expected });
  });

  test.each<readonly [Decision, string]>([
    [{ ...common, kind: 'priority', actions: [] }, 'what?'],
    [choose, ''],
    [choose, '4'],
    [choose, '1 x'],
    [{ ...common, kind: 'number', what: 'x', min: 0, max: 5 }, 'many'],
    [{ ...common, kind: 'yesNo', what: 'may', label: null }, 'perhaps'],
    [arrange, '1 / 2 / 3'],
    [attackers, '3'],
    [attackers, '2>2'],
    [blockers, '1>9'],
  ])('%j: %j is not understood', (decision, line) => {
    expect(parseAnswer(decision, line)).toEqual({ problem: expect.any(String) as unknown });
  });
});
