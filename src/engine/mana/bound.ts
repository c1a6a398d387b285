import { rememberedOfCode } from '../../source/remembered';
import { isGeneric, isWaterbent, type Pip } from './pips';
import type { Source, Supply } from './plan';

/** What pips ask for and supplies can be, as sets of bits: the kinds of mana, "in place of generic mana", snow. */
const bits: Readonly<Record<string, number>> = { W: 1, U: 2, B: 4, R: 8, G: 16, C: 32 };
const forGeneric = 64;
const snowBit = 128;
const forWaterbent = 256;

function kindBits(kinds: readonly string[]): number {
  return kinds.reduce((mask, kind) => mask | (bits[kind] ?? 0), 0);
}

function pipBits(pip: Pip): number {
  if (pip.snow === 'yes') return snowBit;
  return kindBits(pip.kinds) | (isGeneric(pip) ? forGeneric : 0) | (isWaterbent(pip) ? forWaterbent : 0);
}

function supplyBits({ kinds, like, snow, stands }: Supply): number {
  return (
    kindBits(kinds) |
    kindBits(like) |
    (stands === 'substitute' ? forGeneric : 0) |
    (stands === 'waterbender' ? forWaterbent : 0) |
    (snow === 'yes' ? snowBit : 0)
  );
}

/** What supplies and sources could give at most, by what it could pay; and how much that is in all. */
export interface Capacity {
  readonly offered: ReadonlyMap<number, number>;
  readonly gained: number;
}

/**
 * Sources count as what they could give at most; what they cost counts for all pips together, since mana that is turned
 * into other mana does not become more.
 */
export function capacityOf(held: readonly Supply[], sources: readonly Source[]): Capacity {
  const offered = new Map<number, number>();
  for (const supply of held) count(offered, supplyBits(supply), 1);
  let gained = held.length;
  for (const { mask, size, gain } of groupsOf(sources)) {
    count(offered, mask, size);
    gained += gain;
  }
  return { offered, gained };
}

/**
 * A quick test that can only refuse rightly: for every set of pips, there must be as many supplies that can pay one of
 * them (the marriage theorem); pips that may be paid otherwise are left out of account. Where `isExact` says so, it is
 * exact, since supplies are then matched with pips and nothing more.
 */
export function isWithin(pips: readonly Pip[], { offered, gained }: Capacity): boolean {
  const { wanted, size } = demandOf(pips);
  if (size === 0) return true;
  if (size > gained) return false;
  return unions(wanted.keys()).every((mask) => {
    let missing = 0;
    for (const [pip, number] of wanted) if ((pip & ~mask) === 0) missing += number;
    for (const [supply, number] of offered) if ((supply & mask) !== 0) missing -= number;
    return missing <= 0;
  });
}

/** The same test for these supplies and sources. */
export function mayBePayable(pips: readonly Pip[], held: readonly Supply[], sources: readonly Source[]): boolean {
  return isWithin(pips, capacityOf(held, sources));
}

interface Demand {
  readonly wanted: ReadonlyMap<number, number>;
  readonly size: number;
}

/** What must be paid with mana. */
const demandOf = rememberedOfCode((pips: readonly Pip[]): Demand => {
  const wanted = new Map<number, number>();
  for (const pip of pips) if (pip.orGeneric === 0 && pip.orLife === 0) count(wanted, pipBits(pip), 1);
  return { wanted, size: sum(wanted.values()) };
});

/** All unions of these sets: no other needs to be looked at. */
function unions(masks: Iterable<number>): readonly number[] {
  const found = new Set<number>();
  for (const mask of masks) for (const other of [0, ...found]) found.add(other | mask);
  return [...found];
}

/** Is what `mayBePayable` says exact: is every pip paid by one mana, and does every source give just that? */
export function isExact(pips: readonly Pip[], sources: readonly Source[]): boolean {
  return (
    pips.every(({ orGeneric, orLife }) => orGeneric === 0 && orLife === 0) &&
    sources.every(
      ({ gives, times, cost, life }) => gives.length === 1 && times === 1 && life === 0 && cost.length === 0,
    )
  );
}

function count(counts: Map<number, number>, mask: number, size: number): void {
  counts.set(mask, (counts.get(mask) ?? 0) + size);
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** What a group of sources could give at most, and how much more than it costs. */
interface Group {
  mask: number;
  size: number;
  gain: number;
}

function groupsOf(sources: readonly Source[]): Iterable<Group> {
  const groups = new Map<string, Group>();
  for (const { group, gives, times, cost } of sources) {
    const its = groups.get(group) ?? { mask: 0, size: 0, gain: 0 };
    for (const supply of gives) its.mask |= supplyBits(supply);
    const price = cost.reduce((so, { orGeneric, orLife }) => so + (orGeneric + orLife === 0 ? 1 : 0), 0);
    its.size = Math.max(its.size, gives.length * times);
    its.gain = Math.max(its.gain, (gives.length - price) * times);
    groups.set(group, its);
  }
  return groups.values();
}
