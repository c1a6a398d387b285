import { plainKeywordPath, type CardPool } from '../../vm/pool';
import type { GameObject } from '../state/object';
import { keywordNamesOf } from './intrinsic';
import type { Modification } from './modification';
import type { AbilityInstance, Characteristics } from './types';

/** What the counters of one kind on an object do to its characteristics. */
export interface CounterEffect {
  readonly kind: string;
  readonly timestamp: number;
  readonly change: CounterChange;
}

type PtChange = Extract<Modification, { readonly kind: 'modifyPt' }>;
type CounterChange = PtChange | { readonly kind: 'keyword'; readonly name: string };

/** The effects of the counters on an object: on power and toughness (CR 122.1a), and keywords (CR 122.1b). */
function counterEffects(object: GameObject): readonly CounterEffect[] {
  const counters = Object.entries(object.counters);
  if (counters.length === 0) return none;
  return counters.flatMap(([kind, count]): readonly CounterEffect[] => {
    const change = count > 0 ? changeOf(kind, count) : null;
    const timestamp = object.counterTimestamps[kind] ?? object.timestamp;
    return change === null ? [] : [{ kind, timestamp, change }];
  });
}

/** What counters and designations on an object give it: a suspected creature has menace (CR 701.60c). */
export function ownEffects(object: GameObject): readonly CounterEffect[] {
  const { designations, timestamp } = object;
  const counters = counterEffects(object);
  if ((designations['suspected'] ?? 0) === 0) return counters;
  return [...counters, { kind: 'suspected', timestamp, change: { kind: 'keyword', name: 'menace' } }];
}

const none: readonly CounterEffect[] = [];

function changeOf(kind: string, count: number): CounterChange | null {
  const [, power, toughness] = /^([+-]\d+)\/([+-]\d+)$/.exec(kind) ?? [];
  if (power !== undefined && toughness !== undefined)
    return { kind: 'modifyPt', power: Number(power) * count, toughness: Number(toughness) * count };
  return keywordCounters.includes(kind) ? { kind: 'keyword', name: kind } : null;
}

/** Keywords that counters can be (CR 122.1b). */
const keywordCounters: readonly string[] = [
  'flying',
  'first strike',
  'double strike',
  'deathtouch',
  'decayed',
  'exalted',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
];

/** The characteristics with the keyword of a counter. */
export function withKeyword(pool: CardPool, values: Characteristics, name: string, timestamp: number): Characteristics {
  const instance: AbilityInstance = { path: plainKeywordPath(name), timestamp, grantedBy: null, scope: null };
  const abilities = [...values.abilities, instance];
  return { ...values, abilities, keywords: keywordNamesOf(pool, abilities) };
}

/** An object that no effect but its own counters changes. */
export function untouched(pool: CardPool, object: GameObject, values: Characteristics): Characteristics {
  const changed = ownEffects(object).reduce(
    (before, { change, timestamp }) =>
      change.kind === 'keyword' ? withKeyword(pool, before, change.name, timestamp) : withCounters(before, change),
    values,
  );
  return visible(object, changed);
}

function withCounters(values: Characteristics, { power, toughness }: PtChange): Characteristics {
  return { ...values, power: (values.power ?? 0) + power, toughness: (values.toughness ?? 0) + toughness };
}

/** Power and toughness as they are seen: only creatures have them on the battlefield (CR 208.3). */
export function visible(object: GameObject, values: Characteristics): Characteristics {
  if (object.zone !== 'battlefield') return values;
  const { power, toughness, basePower, baseToughness } = values;
  if (!values.types.includes('creature'))
    return power === null && toughness === null && basePower === null && baseToughness === null
      ? values
      : { ...values, power: null, toughness: null, basePower: null, baseToughness: null };
  if (power !== null && toughness !== null) return values;
  return {
    ...values,
    power: power ?? 0,
    toughness: toughness ?? 0,
    basePower: basePower ?? 0,
    baseToughness: baseToughness ?? 0,
  };
}
