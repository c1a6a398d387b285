import type { ObjectId } from '../../vm/entity';
import { keywordAround } from '../characteristics/keyword-names';
import type { EventKind, GameEvent } from '../events/event';
import type { EffectContext, EffectOutcome } from '../world';

/** What a permanent is said to do when an ability of a keyword does this: it exploits, mentors, trains, evolves. */
const doings: Readonly<Partial<Record<string, { readonly action: string; readonly by: EventKind }>>> = {
  /** CR 702.110b */
  exploit: { action: 'exploit', by: 'sacrifice' },
  /** CR 702.134c */
  mentor: { action: 'mentor', by: 'putCounters' },
  /** CR 702.149c */
  training: { action: 'train', by: 'putCounters' },
  /** CR 702.100b */
  evolve: { action: 'evolve', by: 'putCounters' },
};

/** The outcome, and with it that the source of a keyword's ability has done what the keyword is named for. */
export function withDoing({ pool, scope }: EffectContext, outcome: EffectOutcome): EffectOutcome {
  if (outcome.kind !== 'events') return outcome;
  const doing = doings[keywordAround(pool, scope.ability) ?? ''];
  const did = outcome.events.find(({ kind }) => kind === doing?.by);
  if (doing === undefined || did === undefined) return outcome;
  const { controller: player, source: object } = scope;
  const done: GameEvent = { kind: 'action', action: doing.action, player, object, amount: 1, ...exploited(did) };
  return { kind: 'events', events: [...outcome.events, done] };
}

/** What was exploited. */
function exploited(event: GameEvent): { readonly whom?: ObjectId } {
  return event.kind === 'sacrifice' ? { whom: event.object } : {};
}
