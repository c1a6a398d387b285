import type { Answer, Decision } from './decision';
import { together } from './stack/kinship';
import { reaching } from './stack/total';

/** The answer that does least. */
export function byDefault(decision: Decision): Answer {
  switch (decision.kind) {
    case 'priority':
      return { kind: 'priority', action: 0 };
    case 'choose': {
      const { options, total, min } = decision;
      const chosen = total === undefined ? together(options, decision, Math.max(min, 0)) : reaching(options, total);
      return { kind: 'choose', chosen };
    }
    case 'targets':
      return {
        kind: 'targets',
        chosen: together(decision.options, decision, Math.max(decision.min, Math.min(1, decision.max))),
      };
    case 'modes':
      return { kind: 'modes', chosen: decision.options.slice(0, decision.min) };
    case 'number':
      return { kind: 'number', value: decision.min };
    case 'yesNo':
      return { kind: 'yesNo', value: 'yes' };
    case 'word':
      return { kind: 'word', value: decision.options === 'anyName' ? 'Filler' : (decision.options[0] ?? '') };
    case 'option':
      return { kind: 'option', index: 0 };
    case 'order':
      return { kind: 'order', order: decision.options.map((_, at) => at) };
    case 'divide':
      return { kind: 'divide', amounts: shares(decision.total, decision.among.length, decision.least) };
    case 'arrange':
      return { kind: 'arrange', piles: decision.piles.map((_, at) => (at === 0 ? decision.cards : [])) };
    case 'pay':
      return { kind: 'pay', option: 0 };
    case 'attackers':
      return { kind: 'attackers', attacks: [] };
    case 'blockers':
      return { kind: 'blockers', blocks: [] };
  }
}

function shares(total: number, count: number, least: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => (at === 0 ? total - least * (count - 1) : least));
}
