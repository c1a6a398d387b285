import type { Term } from '../../../bytecode/term';
import { pathOf } from '../../../vm/pool';
import { termOf } from '../../../vm/evaluate';
import type { ObjectId } from '../../../vm/entity';
import type { GameEvent } from '../../events/event';
import type { EffectContext, Rules } from '../../world';
import { events } from '../outcome';
import { objectsToMove } from './follow';

/** Effects that make foretold cards of cards in exile. */
export const foretelling: Rules['effects'] = {
  /** It can be cast later for a foretell cost, which it may be given (CR 702.143d). */
  becomeForetold: (context, term) => {
    const by = context.scope.controller;
    const cards = objectsToMove(context, term, 'what');
    const named = cards.map((entity): GameEvent => ({ kind: 'designate', entity, name: 'foretold', value: 1, by }));
    return events([...named, ...given(context, termOf(context, term, 'keyword'), cards)]);
  },
};

/** The foretell cost, where one was said. */
function given(context: EffectContext, keyword: Term, cards: readonly ObjectId[]): readonly GameEvent[] {
  if (keyword.op === 'keyword' || cards.length === 0) return [];
  const effects = cards.map((card) => ({
    source: context.scope.source,
    controller: context.scope.controller,
    scope: context.scope,
    duration: { kind: 'forever' } as const,
    affected: [card],
    content: { kind: 'gainKeyword', keyword: pathOf(context.pool, keyword) } as const,
  }));
  return [{ kind: 'beginEffect', objects: cards, effects, before: 'nothing' }];
}
