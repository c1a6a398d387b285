import type { Term } from '../../../bytecode/term';
import { evalMana, numOf, playersOfArg, termOf } from '../../../vm/evaluate';
import { nothing } from '../../../vm/scope';
import { pathOf, statementsAt } from '../../../vm/pool';
import { costOf, manaPaid } from '../../casting/costs';
import { usesOfCost } from '../../casting/mana-uses';
import { pipsOf } from '../../mana/pips';
import { saidOfManaIn } from '../../mana/restriction';
import type { EffectContext, EffectOutcome, Rules } from '../../world';
import { events } from '../outcome';

/** Who pays: the subject of the cost, or "you". */
function payerOf(context: EffectContext): EffectContext['scope']['controller'] {
  const [first] = context.subject ?? [];
  return first !== undefined && first.startsWith('p') ? (first as `p${number}`) : context.scope.controller;
}

function paying(context: EffectContext, symbols: readonly string[]): EffectOutcome {
  const pips = pipsOf(symbols, context.scope.x ?? 0);
  const on = { object: null, what: 'effect', ...usesOfCost(symbols) } as const;
  const player = payerOf(context);
  return { kind: 'tasks', tasks: [{ kind: 'payMana', player, pips, on, reserved: [], options: [], stage: 'plan' }] };
}

/** Parts of costs (CR 118), and what else has to do with mana. */
export const costEffects: Rules['effects'] = {
  tapSelf: ({ scope }) => events([{ kind: 'tap', object: scope.source, cause: 'cost' }]),
  untapSelf: ({ scope }) => events([{ kind: 'untap', object: scope.source, cause: 'cost' }]),
  payMana: (context, term) => paying(context, manaPaid(context, term)),
  payMore: (context, term) => paying(context, costOf(context.world, [term], context.scope, payerOf(context)).symbols),
  ownManaCost: (context, term) =>
    paying(context, costOf(context.world, [term], context.scope, payerOf(context)).symbols),
  waterbend: (context, term) => paying(context, costOf(context.world, [term], context.scope, payerOf(context)).symbols),
  loyalty: (context, term) => loyalty(context, numOf(context, term, 'change')),
  payLife: (context, term) => {
    const amount = numOf(context, term, 'amount');
    const source = context.scope.source;
    return events(
      playersOfArg(context, term, 'who').map(
        (player) => ({ kind: 'loseLife', player, amount, cause: 'payment', source }) as const,
      ),
    );
  },
  addMana: (context, term) => {
    const { units, choice } = evalMana(context, termOf(context, term, 'mana'));
    const said = saidAfter(context, term);
    return {
      kind: 'tasks',
      tasks: playersOfArg(context, term, 'who').map(
        (player) =>
          ({
            kind: 'addMana',
            player,
            source: context.scope.source,
            units,
            choice,
            said,
            chosen: [],
            stage: 'next',
          }) as const,
      ),
    };
  },
  /** Said of the mana that the statement before has added, which knows it already. */
  spendOnlyFor: () => ({ kind: 'value', binding: nothing }),
  spendOnly: () => ({ kind: 'value', binding: nothing }),
};

/** A loyalty cost puts on or removes loyalty counters (CR 606.4). */
function loyalty({ scope }: EffectContext, change: number): EffectOutcome {
  if (change === 0) return { kind: 'value', binding: { ...nothing, by: [scope.controller] } };
  const { source, controller } = scope;
  const count = Math.abs(change);
  return change > 0
    ? events([{ kind: 'putCounters', on: source, counter: 'loyalty', count, by: controller, source }])
    : events([{ kind: 'removeCounters', from: source, counter: 'loyalty', count, by: controller }]);
}

/** Path of what the statements that follow the one that adds mana say of it (CR 106.6). */
function saidAfter(context: EffectContext, term: Term): string | null {
  const path = pathOf(context.pool, term);
  const list = path.slice(0, path.indexOf('.body') + '.body'.length);
  const said = path.includes('.body') ? saidOfManaIn(statementsAt(context.pool, list)) : null;
  return said === null ? null : pathOf(context.pool, said);
}
