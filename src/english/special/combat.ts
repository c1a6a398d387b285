import type { Op } from '../../bytecode/table';
import { codeOf, wordOf } from '../arguments';
import type { Term } from '../../bytecode/term';
import type { Renderer } from '../context';
import { spelled } from '../numbers';
import { isOne } from '../scope';
import { conjugated } from '../verbs';
import { spaced, wordsFromName } from '../words';
import { object, verb } from './parts';

/** What creatures can, cannot and must do in combat, where no template can say it. */
export const combat: Readonly<Partial<Record<Op, Renderer>>> = {
  cantBeBlockedBy: (code, context) =>
    spaced(
      "can't be blocked",
      context.inner ?? '',
      wordOf(code, 'how') === 'exceptBy' ? 'except by' : 'by',
      object(code, 'by', context),
    ),
  cantBeTargeted: (code, context) =>
    `can't be the ${context.agreement === 'plural' ? 'targets' : 'target'} of ${object(code, 'by', context)}`,
  canBlockAdditional: (code) => {
    const count = codeOf(code, 'count');
    const creatures = count === null || isOne(count) ? 'creature' : `${spelled(count) ?? ''} creatures`;
    return spaced('can block an additional', creatures, wordOf(code, 'each') === null ? '' : 'each combat');
  },
  cantGetKind: (code, context) => {
    const counters = `${wordOf(code, 'counter') ?? ''} counters`;
    if (wordOf(code, 'style') === 'get') return `can't get ${counters}`;
    return `can't have ${counters} put on ${context.agreement === 'plural' ? 'them' : 'it'}`;
  },
  mustBlock: (code, context) => {
    const whom = object(code, 'whom', context);
    const when = wordOf(code, 'when');
    return when === null
      ? `able to block ${whom} ${conjugated('do', context.agreement, 'finite')} so`
      : spaced(verb('block', context), whom, wordsFromName(when), 'if able');
  },
  assignsAsUnblocked: (_code, context) => {
    const [whose, were] = context.agreement === 'plural' ? ['their', "they weren't"] : ['its', "it weren't"];
    return spaced(verb('assign', context), whose, 'combat damage', context.inner ?? '', `as though ${were} blocked`);
  },
  choosesBlocks: (_code, context) =>
    spaced(verb('choose', context), 'which creatures block', context.inner ?? '', 'and how those creatures block'),
  canAttackAsThough: (_code, context) =>
    spaced(
      'can attack',
      context.inner ?? '',
      `as though ${context.agreement === 'plural' ? 'they' : 'it'} didn't have defender`,
    ),
  mustAttack: (code, context) =>
    spaced(verb('attack', context), object(code, 'whom', context), whenOf(code), 'if able'),
  must: (code, context) => {
    const isBlocked = wordOf(code, 'action') === 'beBlocked';
    if (isBlocked && wordOf(code, 'when') === 'eachCombat') return 'must be blocked if able';
    const action = wordOf(code, 'action');
    const words = isBlocked
      ? 'must be blocked'
      : action === 'attackOrBlock'
        ? `${verb('attack', context)} or ${verb('block', context)}`
        : verb(action ?? 'attack', context);
    return spaced(words, whenOf(code), 'if able');
  },
};

const whens: Readonly<Record<string, string>> = {
  eachCombat: 'each combat',
  thisTurn: 'this turn',
  thisCombat: 'this combat',
  eachTurn: 'each turn',
};

/** In which combats it has to; left out where a duration says it. */
const whenOf = (code: Term): string =>
  wordOf(code, 'said') === 'bare' ? '' : (whens[wordOf(code, 'when') ?? 'eachCombat'] ?? '');
