import type { Term } from '../../../bytecode/term';
import {
  codeOf,
  entitiesOf,
  evalDuration,
  intOf,
  listCodeOf,
  optionalTerm,
  optionalWord,
  playersOfArg,
  termOf,
} from '../../../vm/evaluate';
import type { DurationValue } from '../../../vm/context';
import { isPlayer } from '../../../vm/entity';
import { pathOf } from '../../../vm/pool';
import { nothing } from '../../../vm/scope';
import { isSaidOfMana } from '../../mana/restriction';
import type { DelayedTrigger, PendingTrigger } from '../../triggers/types';
import { bindRoles } from '../../triggers/roles';
import { allOccurrences } from '../../triggers/occurrences';
import { duringAddedTurn } from '../durations';
import { doneThisWay } from '../history';
import { newTimestamp, set } from '../../write';
import type { EffectContext, EffectOutcome, Rules } from '../../world';
import { brought } from './follow';

const noResult: EffectOutcome = { kind: 'value', binding: nothing };

/** "At the beginning of the next main phase this turn": there is one. */
const isNextStep = (term: Term): boolean =>
  ['next', 'whoseNext', 'nextTurns', 'thatTurns', 'onNextTurn'].includes(beginningOf(term) ?? '');

/**
 * The one turn in which it can trigger: "at the beginning of that turn's end step", in the extra turn that the statement before has
 * added, "of the end step on your next turn", in no other turn than that.
 */
function turnOf(context: EffectContext, term: Term): DurationValue | null {
  const which = beginningOf(term);
  if (which === 'thatTurns') return duringAddedTurn(context, term);
  if (which !== 'onNextTurn') return null;
  const [player] = playersOfArg(context, termOf(context, term, 'event'), 'whose');
  const after = context.world.state.turn.number;
  return player === undefined ? null : { kind: 'duringTurnOf', player, after };
}

/** Which step it waits for the beginning of; null where it waits for anything else. */
function beginningOf(term: Term): string | null {
  const event = optionalTerm(term, 'event');
  return event?.op === 'beginning' ? optionalWord(event, 'which') : null;
}

/** Does it wait for one event only? */
function isOnce(term: Term, duration: DelayedTrigger['duration']): boolean {
  const isNext = optionalWord(term, 'next') !== null || optionalWord(term, 'timing') !== null;
  return duration === null || isNext || isNextStep(term);
}

/** Effects that make triggers. */
export const waitingEffects: Rules['effects'] = {
  /** "At the beginning of the next end step, …" (CR 603.7): with a duration it triggers every time, without one, or on the "next" event, once. */
  delayed: (context, term) => {
    const { world } = context;
    // Mana that was added knows what is said of it.
    if (isSaidOfMana(term)) return noResult;
    const own = optionalTerm(term, 'duration');
    const duration = turnOf(context, term) ?? (own === null ? context.duration : evalDuration(context, own));
    const condition = optionalTerm(term, 'condition');
    const delayed: DelayedTrigger = {
      id: newTimestamp(world),
      scope: brought(context),
      event: codeOf(context, term, 'event'),
      condition: condition === null ? null : pathOf(world.pool, condition),
      body: listCodeOf(context, term, 'body'),
      times: isOnce(term, duration) ? 'once' : 'every',
      ...(optionalWord(term, 'timing') === null ? {} : { timing: 'atOnce' as const }),
      duration,
      turn: world.state.turn.number,
    };
    set(world, 'delayed', [...world.state.delayed, delayed]);
    return noResult;
  },
  whenSpent: () => noResult,
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
  /** "When you discard a card this way, …": it triggers at once for each that was done, or once for "one or more". */
  reflexiveEvent: (context, term) => {
    const { world, scope } = context;
    const event = termOf(context, term, 'event');
    const done = doneThisWay(context);
    const found = allOccurrences(context, event, done);
    const body = listCodeOf(context, term, 'body');
    const triggers = found.map(({ roles }): PendingTrigger => ({
      source: scope.source,
      controller: scope.controller,
      ability: scope.ability,
      roles,
      batch: null,
      made: { scope: bindRoles(world, brought(context), body, event, roles), body },
      condition: null,
    }));
    if (triggers.length > 0) set(world, 'triggered', [...world.state.triggered, ...triggers]);
    return noResult;
  },
};
