import type { Op } from '../bytecode/table';
import type { ObjectId, PlayerId } from '../vm/entity';
import type { Activatable, Activations } from './casting/activations';
import type { Candidates } from './casting/candidates';
import type { ManaSources } from './casting/means';
import type { Works } from './characteristics/gather';
import type { BaseCharacteristics, Characteristics } from './characteristics/types';
import type { Asked, Decision } from './decision';
import type { Capacity } from './mana/bound';
import type { KeptRule } from './statics/rules-in-force';
import type { WatchList } from './triggers/watching';

/** Parts of the state that continuous effects seldom read; a change of any other part may matter to all of them. */
export const topics = [
  'turn',
  'combat',
  'life',
  /** Counters of players. */
  'playerCounters',
  // What is in the zones of these names.
  'library',
  'hand',
  'graveyard',
  'exile',
  'stack',
  /** What was chosen for spells and abilities on the stack. */
  'pending',
  'history',
  'tapped',
  'damage',
  /** The monarch, day and night, and the like. */
  'designations',
] as const;
export type Topic = (typeof topics)[number];

/** Zones in which objects seldom have abilities at work: what is in them is a topic each. */
export const hiddenZones = ['library', 'hand', 'graveyard', 'exile', 'stack'] as const satisfies readonly Topic[];
export type HiddenZone = (typeof hiddenZones)[number];

/** Is any of the topics what is in a hidden zone? */
export function areHidden(reads: ReadonlySet<string>): boolean {
  return hiddenZones.some((zone) => reads.has(zone));
}

/** Abilities are at work or can be activated in these zones; of what is in libraries nothing is kept. */
const structural: ReadonlySet<Topic | 'everything'> = new Set<Topic>(['hand', 'graveyard', 'exile', 'stack']);

/** How far effects in the layers reach: each to the object alone that it is of, as counters do, or to others, too. */
export type Extent = 'itself' | 'others';

/** Answers that can always be computed again from state; never saved. */
export interface Cache {
  /** Are the answers below those of the state as it is? */
  fresh: boolean;
  characteristics: Map<ObjectId, Characteristics>;
  /** Objects that a continuous effect may have changed. */
  layered: ReadonlySet<ObjectId>;
  /** Copiable values of objects that copy effects or face-down rules change (CR 613.2c). */
  copiable: ReadonlyMap<ObjectId, BaseCharacteristics>;
  /** Topics that the effects at work read. */
  reads: ReadonlySet<Topic>;
  /** What works in the layers. */
  extent: Extent;
  /** Objects outside the battlefield whose abilities are at work, and on what. */
  sources: ReadonlyMap<ObjectId, Works>;
  /** While the layers are worked out: the characteristics so far. */
  readonly sofar: ((id: ObjectId) => Characteristics) | null;
  /** Counts how often the layers were worked out. */
  epoch: number;
  /** Rules in force outside the layers (CR 613.11), for the epoch that is named, and what they read. */
  rules: {
    readonly epoch: number;
    readonly byOp: ReadonlyMap<Op, readonly KeptRule[]>;
    readonly reads: ReadonlySet<Topic>;
  } | null;
  /** What players could do and pay with, for the version of the game that is named. */
  moment: Moment | null;
  /** The version of the game in which state-based actions were checked last and nothing was to be done. */
  settled: number | null;
  /** The epoch in which permanents were last looked at and none had another controller than when that was noted. */
  controlled: number | null;
  /** Counts changes of the damage on objects. */
  harm: number;
  /** Permanents of which state-based actions may want something, for the counts that are named. */
  open: {
    readonly structure: number;
    readonly epoch: number;
    readonly harm: number;
    readonly ids: readonly ObjectId[];
  } | null;
  /** May there be tokens and copies where they cannot be? */
  strays: 'some' | 'none';
  /** Counts changes after which objects may have other abilities, or be in other zones. */
  structure: number;
  /** Activated abilities by the players who may activate them, for the structure that is named. */
  activatable: {
    readonly structure: number;
    readonly byPlayer: Map<PlayerId, Activatable>;
  } | null;
  /** Cards that players may cast without a permission, for the structure that is named. */
  candidates: { readonly structure: number; readonly byPlayer: Map<PlayerId, Candidates> } | null;
  /** Is there an ability with which costs or mana may change as cards are cast, for the structure and sources that are named? */
  saving: { readonly structure: number; readonly sources: ReadonlyMap<ObjectId, Works>; readonly is: boolean } | null;
  /** The pending decision in full, once it was asked for. */
  asked: { readonly stated: Asked; readonly decision: Decision } | null;
  /** Is there perhaps a special action for a player, for the structure that is named? */
  special: { readonly structure: number; readonly byPlayer: Partial<Record<PlayerId, 'none' | 'perhaps'>> } | null;
  /** The names of keywords that permanents give, for the structure that is named. */
  given: { readonly structure: number; readonly names: ReadonlySet<string> } | null;
  /** Abilities that watch for events, for the structure that is named. */
  watching: { readonly structure: number; readonly list: WatchList } | null;
}

/** Answers that hold until anything at all changes. */
export interface Moment {
  readonly version: number;
  readonly activations: Partial<Record<PlayerId, Activations>>;
  readonly sources: Partial<Record<PlayerId, readonly ManaSources[]>>;
  /** The most that could be paid for anything. */
  readonly capacity: Partial<Record<PlayerId, Capacity>>;
  /** Could a card that goes to the stack change costs or mana? Null as long as nobody has asked. */
  changedByCasting: boolean | null;
}

/** The answers for the version of the game as it is. */
export function momentOf({ cache, version }: { readonly cache: Cache; readonly version: number }): Moment {
  if (cache.moment?.version === version) return cache.moment;
  const moment: Moment = {
    version,
    activations: {},
    sources: {},
    capacity: {},
    changedByCasting: null,
  };
  cache.moment = moment;
  return moment;
}

/** An empty cache. */
export function newCache(): Cache {
  return {
    fresh: false,
    characteristics: new Map(),
    layered: new Set(),
    copiable: new Map(),
    reads: new Set(),
    extent: 'others',
    sources: new Map(),
    sofar: null,
    epoch: 0,
    rules: null,
    moment: null,
    settled: null,
    controlled: null,
    harm: 0,
    open: null,
    strays: 'some',
    structure: 0,
    activatable: null,
    candidates: null,
    saving: null,
    asked: null,
    special: null,
    given: null,
    watching: null,
  };
}

/** The same answers, for a copy of the state. */
export function copyCache(cache: Cache): Cache {
  const copy = sharedCache(cache, cache.sofar);
  copy.characteristics = new Map(cache.characteristics);
  copy.asked = null;
  return copy;
}

/** The same answers, with characteristics in common, and those of an object as far as the layers have been worked out. */
export function sharedCache(cache: Cache, sofar: Cache['sofar']): Cache {
  // Caches are looked at more often than anything else: one shape for all, which spreading would not give.
  return {
    fresh: cache.fresh,
    characteristics: cache.characteristics,
    layered: cache.layered,
    copiable: cache.copiable,
    reads: cache.reads,
    extent: cache.extent,
    sources: cache.sources,
    sofar,
    epoch: cache.epoch,
    rules: cache.rules,
    moment: cache.moment,
    settled: cache.settled,
    controlled: cache.controlled,
    harm: cache.harm,
    open: cache.open,
    strays: cache.strays,
    structure: cache.structure,
    activatable: cache.activatable,
    candidates: cache.candidates,
    saving: cache.saving,
    asked: cache.asked,
    special: cache.special,
    given: cache.given,
    watching: cache.watching,
  };
}

/** Something has changed: answers that depend on it are forgotten. */
export function touch(cache: Cache, topic: Topic | 'everything'): void {
  if (topic === 'everything' || cache.reads.has(topic)) {
    cache.fresh = false;
    cache.structure++;
  } else if (structural.has(topic)) cache.structure++;
  if (topic === 'everything' || cache.rules?.reads.has(topic) === true) cache.rules = null;
}

/**
 * A permanent has come, changed or gone that does nothing in the layers, while nothing there reaches from one object to
 * another: only its own characteristics are forgotten, and what abilities and rules there are.
 */
export function touchAlone(cache: Cache, id: ObjectId): void {
  cache.characteristics.delete(id);
  if (cache.layered.has(id)) cache.layered = new Set([...cache.layered].filter((other) => other !== id));
  cache.structure++;
  cache.rules = null;
  cache.controlled = null;
}

/** An object outside the battlefield has come or gone that makes rules there. */
export function touchRules(cache: Cache, id: ObjectId, now: Works): void {
  const sources = new Map(cache.sources);
  if (now === 'nothing') sources.delete(id);
  else sources.set(id, now);
  cache.sources = sources;
  cache.rules = null;
}
