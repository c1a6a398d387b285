import { isGeneric, type Pip } from './pips';
import type { Source, Supply } from './plan';

/** What pips ask for and supplies can be, as sets of bits: the kinds of mana, "in place of generic mana", snow. */
const bits: Readonly<Record<string, number>> = { W: 1, U: 2, B: 4, R: 8, G: 16, C: 32 };
const forGeneric = 64;
const snowBit = 128;
const all = 256;

function kindBits(kinds: readonly string[]): number {
  return kinds.reduce((mask, kind) => mask | (bits[kind] ?? 0), 0);
}

function pipBits(pip: Pip): number {
  if (pip.snow === 'yes') return snowBit;
  return kindBits(pip.kinds) | (isGeneric(pip) ? forGeneric : 0);
}

function supplyBits({ kinds, snow, stands }: Supply): number {
  return kindBits(kinds) | (stands === 'substitute' ? forGeneric : 0) | (snow === 'yes' ? snowBit : 0);
}

/**
 * A quick test that can only refuse rightly: for every set of kinds, there must be as many supplies of these kinds as
 * pips that ask for nothing else (the marriage theorem). Where every source gives one mana, it is exact, since
 * supplies are then matched with pips and nothing more. Sources count as what they could give at most, costs are left
 * out of account.
 */
export function mayBePayable(pips: readonly Pip[], held: readonly Supply[], sources: readonly Source[]): boolean {
  const wanted = new Map<number, number>();
  for (const pip of pips) if (pip.orGeneric === 0 && pip.orLife === 0) count(wanted, pipBits(pip), 1);
  if (wanted.size === 0) return true;
  const offered = new Map<number, number>();
  for (const supply of held) count(offered, supplyBits(supply), 1);
  for (const { mask, size } of groupsOf(sources)) count(offered, mask, size);
  for (let mask = 1; mask < all; mask++) {
    let need = 0;
    for (const [pip, size] of wanted) if ((pip & ~mask) === 0) need += size;
    if (need === 0) continue;
    for (const [supply, size] of offered) if ((supply & mask) !== 0) need -= size;
    if (need > 0) return false;
  }
  return true;
}

function count(counts: Map<number, number>, mask: number, size: number): void {
  counts.set(mask, (counts.get(mask) ?? 0) + size);
}

/** What each group of sources could give at most. */
function groupsOf(sources: readonly Source[]): Iterable<{ mask: number; size: number }> {
  const groups = new Map<string, { mask: number; size: number }>();
  for (const { group, gives, times } of sources) {
    const its = groups.get(group) ?? { mask: 0, size: 0 };
    for (const supply of gives) its.mask |= supplyBits(supply);
    its.size = Math.max(its.size, gives.length * times);
    groups.set(group, its);
  }
  return groups.values();
}
