import type { Term } from '../../../bytecode/term';
import { boolOf, optionalTerm, optionalWord, termOf, termsOf } from '../../../vm/evaluate';
import { bindEntities } from '../../../vm/scope';
import type { EventKind } from '../../events/event';
import type { GameContext, Occasion, Roles, Rules } from '../../world';
import { isNth, optionalNth } from './count';
import { fits, knowing } from './fit';

/** Does an event fit a pattern? Then its participants. A pattern without a handler fits nothing that the engine plays. */
export function matchEvent(context: GameContext, term: Term, occasion: Occasion): Roles | null {
  const handler = context.world.rules.events[term.op];
  if (handler === undefined) throw new Error(`no event handler for ${term.op}`);
  const { kinds } = handler;
  return kinds === 'any' || kinds.includes(occasion.event.kind) ? handler.match(context, term, occasion) : null;
}

/** Does an ability with this pattern look back in time for this event (CR 603.10)? */
export function looksBack(context: GameContext, term: Term, occasion: Occasion): boolean {
  return context.world.rules.events[term.op]?.looksBack(context, term, occasion) ?? false;
}

/** The kinds of events that can fit a pattern, its alternatives and counted events included. */
export function kindsOf(rules: Rules, term: Term): readonly EventKind[] {
  const kinds = rules.events[term.op]?.kinds ?? [];
  if (kinds !== 'any') return kinds;
  const inner = term.op === 'anyOfEvents' ? termsOf(term, 'events') : [optionalTerm(term, 'event')];
  return inner.flatMap((each) => (each === null ? [] : kindsOf(rules, each)));
}

/** The alternatives of a pattern. Who cycles a card discards it, too: that is one occasion, not two (CR 702.29d). */
function alternatives(term: Term): readonly Term[] {
  const events = termsOf(term, 'events');
  return events.some(({ op }) => op === 'discards') ? events.filter(({ op }) => op !== 'cycles') : events;
}

/** "During each of your turns", "during each of their turns": whose turn it has to be. */
function isInTurn({ world, scope }: GameContext, period: string | null, roles: Roles): boolean {
  const { active } = world.state.turn;
  switch (period) {
    case 'yourTurns':
      return active === scope.controller;
    case 'theirTurns':
      return roles['who']?.entities.includes(active) === true;
    default:
      return true;
  }
}

/** Patterns made of patterns. */
export const compoundEvents: Rules['events'] = {
  anyOfEvents: {
    kinds: 'any',
    looksBack: (context, term, occasion) => {
      const fitting = termsOf(term, 'events').find((each) => matchEvent(context, each, occasion) !== null);
      return fitting !== undefined && looksBack(context, fitting, occasion);
    },
    match: (context, term, occasion) => {
      for (const each of alternatives(term)) {
        const roles = matchEvent(context, each, occasion);
        if (roles !== null) return roles;
      }
      return null;
    },
  },
  nthTime: {
    kinds: 'any',
    looksBack: (context, term, occasion) => looksBack(context, termOf(context, term, 'event'), occasion),
    match: (context, term, occasion) => {
      const inner = termOf(context, term, 'event');
      const roles = matchEvent(context, inner, occasion);
      if (roles === null || !isInTurn(context, optionalWord(term, 'period'), roles)) return null;
      const nth = optionalNth(context, term) ?? 1;
      const batches = new Set<number>();
      const first = isNth(context, occasion, nth, (happened) => {
        if (batches.has(happened.batch) || happened.batch === occasion.happened?.batch) return false;
        const fits = matchEvent(context, inner, { event: happened.event, happened }) !== null;
        if (fits) batches.add(happened.batch);
        return fits;
      });
      return first ? roles : null;
    },
  },
  whileTrue: {
    kinds: 'any',
    looksBack: (context, term, occasion) => looksBack(context, termOf(context, term, 'event'), occasion),
    match: (context, term, occasion) => {
      const found = matchEvent(context, termOf(context, term, 'event'), occasion);
      return found !== null && boolOf(knowing(context, term, found), term, 'condition') ? found : null;
    },
  },
  /** The cause is the spell or ability that is resolving. */
  causes: {
    kinds: 'any',
    looksBack: (context, term, occasion) => looksBack(context, termOf(context, term, 'event'), occasion),
    match: (context, term, occasion) => {
      const resolving = context.world.state.stack.at(-1) ?? null;
      if (!fits(context, term, 'what', resolving)) return null;
      const roles = matchEvent(context, termOf(context, term, 'event'), occasion);
      return roles === null || resolving === null ? roles : { ...roles, cause: bindEntities([resolving]) };
    },
  },
  /** No event: the state is looked at (CR 603.8). */
  stateIs: { kinds: [], looksBack: () => false, match: () => null },
};
