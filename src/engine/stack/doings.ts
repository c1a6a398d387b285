import type { ObjectId } from '../../vm/entity';
import { keywordAround } from '../characteristics/keyword-names';
import type { EventKind, GameEvent } from '../events/event';
import type { EffectContext, EffectOutcome } from '../world';

/** What a permanent is said to do when an ability of a keyword does this: it exploits, mentors, trains, evolves. */
const doings: Readonly<Partial<Record<string, { readonly action: string; readonly by: EventKind }>>> = {
  /** CR 702.110b */
  exploit: { action: 'exploit', by: 'sacrifice' },
  /** CR 702.82b */
  devour: { action: 'devour', by: 'sacrifice' },
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
  const did = outcome.events.filter(({ kind }) => kind === doing?.by);
  const [first] = did;
  if (doing === undefined || first === undefined) return outcome;
  const { controller: player, source: object } = scope;
  const { action } = doing;
  // It does so once, but to each thing that is sacrificed.
  const each = doing.by === 'sacrifice' ? did : [first];
  const done = each.map((event): GameEvent => ({ kind: 'action', action, player, object, amount: 1, ...eaten(event) }));
  return { kind: 'events', events: [...outcome.events, ...done] };
}

/** What was exploited or devoured. */
function eaten(event: GameEvent): { readonly whom?: ObjectId } {
  return event.kind === 'sacrifice' ? { whom: event.object } : {};
}
