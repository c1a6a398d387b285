import type { Term } from '../../bytecode/term';
import { codeOf, wordOf } from '../arguments';
import type { Context } from '../context';
import { pluralOf, spaced, wordsFromName } from '../words';

const steps: Readonly<Record<string, string>> = {
  precombatMain: 'precombat main phase',
  postcombatMain: 'postcombat main phase',
  firstMain: 'first main phase',
  secondMain: 'second main phase',
  mainPhase: 'main phase',
  declareAttackers: 'declare attackers step',
};

/** When a step or phase begins: "the beginning of your upkeep". */
export function beginning(code: Term, context: Context): string {
  const name = wordOf(code, 'step') ?? '';
  const step = steps[name] ?? wordsFromName(name);
  const whose = codeOf(code, 'whose');
  const owner = whose === null ? null : context.printer.noun(whose, context);
  const possessive = owner?.possessive ?? '';
  const start = 'the beginning of';
  switch (wordOf(code, 'which')) {
    case 'each':
      return `${start} each ${step}`;
    case 'next':
      return `${start} the next ${step}`;
    case 'whoseNext':
      return `${start} ${possessive} next ${step}`;
    case 'first':
      return `${start} the first ${step}`;
    case 'whoseFirst':
      return `${start} ${possessive} first ${step}`;
    case 'whoseFirstEachTurn':
      return `${start} ${possessive} first ${step} each turn`;
    case 'eachOf':
      return `${start} each of ${possessive} ${pluralOf(step)}`;
    case 'theOf':
      return `${start} the ${step} of ${owner?.object ?? ''}`;
    case 'the':
      return `${start} the ${step}`;
    case 'nextTurns':
      return `${start} the next turn's ${step}`;
    case 'thatTurns':
      return `${start} that turn's ${step}`;
    case 'onNextTurn':
      return `${start} the ${step} on ${possessive} next turn`;
    case 'bare':
      return step;
    case 'bareNext':
      return `${possessive} next ${step}`;
    case 'endOn':
      return `the ${step} on ${possessive} turn`;
    case 'combatOn':
      return `${start} ${step} on ${possessive} turn`;
    default:
      return `${start} ${spaced(possessive, step)}`;
  }
}
