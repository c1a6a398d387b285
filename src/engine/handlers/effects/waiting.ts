import { codeOf, entitiesOf, evalDuration, intOf, listCodeOf, optionalTerm } from '../../../vm/evaluate';
import { isPlayer } from '../../../vm/entity';
import { pathOf } from '../../../vm/pool';
import { nothing } from '../../../vm/scope';
import type { DelayedTrigger, PendingTrigger } from '../../triggers/types';
import { newTimestamp, set } from '../../write';
import type { EffectOutcome, Rules } from '../../world';
import { brought } from './follow';

const noResult: EffectOutcome = { kind: 'value', binding: nothing };

/** Effects that make triggers. */
export const waitingEffects: Rules['effects'] = {
  /** "At the beginning of the next end step, …" (CR 603.7): with a duration it triggers every time, without one once. */
  delayed: (context, term) => {
    const { world } = context;
    const own = optionalTerm(term, 'duration');
    const duration = own === null ? context.duration : evalDuration(context, own);
    const condition = optionalTerm(term, 'condition');
    const delayed: DelayedTrigger = {
      id: newTimestamp(world),
      scope: brought(context),
      event: codeOf(context, term, 'event'),
      condition: condition === null ? null : pathOf(world.pool, condition),
      body: listCodeOf(context, term, 'body'),
      times: duration === null ? 'once' : 'every',
      duration,
      turn: world.state.turn.number,
    };
    set(world, 'delayed', [...world.state.delayed, delayed]);
    return noResult;
  },
  /** "When you do, …" (CR 603.12): it triggers at once, if it was done. */
  reflexive: (context, term) => {
    const { world, scope } = context;
    const by = scope.values[intOf(context, term, 'value')]?.by ?? [];
    if (!entitiesOf(context, term, 'who').some((who) => isPlayer(who) && by.includes(who))) return noResult;
    const trigger: PendingTrigger = {
      source: scope.source,
      controller: scope.controller,
      ability: scope.ability,
      roles: {},
      batch: null,
      made: { scope: brought(context), body: listCodeOf(context, term, 'body') },
      condition: null,
    };
    set(world, 'triggered', [...world.state.triggered, trigger]);
    return noResult;
  },
};
