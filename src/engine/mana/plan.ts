import { flatMapped } from '../../source/flat-mapped';
import { isExact, mayBePayable } from './bound';
import { generic, isGeneric, isWaterbent, type Pip } from './pips';

/** One mana, or what stands for one, that a plan can spend. */
export interface Supply {
  /** What it can be: one of these kinds, decided when it is spent. */
  readonly kinds: readonly string[];
  /** Kinds as which it may be spent besides (CR 609.4b). */
  readonly like: readonly string[];
  readonly snow: 'yes' | 'no';
  /**
   * What stands for mana instead of being mana pays generic costs whatever its kinds (convoke, improvise, delve), or those
   * of waterbend only.
   */
  readonly stands: 'mana' | 'substitute' | 'waterbender';
}

/** A way to get mana: a mana ability of an object, or an object in place of mana. */
export interface Source {
  /** What it is, for the caller; equal keys are never used more often than `times` in all. */
  readonly key: string;
  /** Sources of one group exclude each other: abilities that tap the same permanent. */
  readonly group: string;
  /** How often it can be used. */
  readonly times: number;
  /** What its cost asks for in mana: paid before it gives anything. */
  readonly cost: readonly Pip[];
  readonly life: number;
  readonly gives: readonly Supply[];
  /** Sources of lower rank are used first. */
  readonly rank: number;
}

/** How to pay. */
export interface Plan {
  /** Sources in the order of use: what one costs is there when its turn comes. */
  readonly uses: readonly Use[];
  /** For each mana of the pool that is spent: its index, and what it pays. */
  readonly spent: readonly (Spending & { readonly supply: number })[];
  /** Pips that are paid with life. */
  readonly withLife: readonly Pip[];
}

export interface Use {
  readonly source: Source;
  /** One for each supply it gives; null where nothing hangs on it. */
  readonly pays: readonly (Spending | null)[];
}

/** What a supply is spent on, and the kind of mana that it is then. */
export interface Spending {
  readonly pip: Pip;
  readonly kind: string;
}

/** What can be paid with. */
export interface Means {
  readonly pool: readonly Supply[];
  readonly sources: readonly Source[];
  readonly life: number;
}

/** A supply at hand while a plan is made. */
interface Held {
  readonly supply: Supply;
  /** Where it is from: an index of the pool, or a use and its place there. */
  readonly from: { readonly pool: number } | { readonly use: number; readonly at: number };
}

/** Something still to be done: a pip to be paid, or a source that gives now that its own cost is paid. */
type Todo =
  | { readonly kind: 'pip'; readonly pip: Pip }
  | { readonly kind: 'give'; readonly source: Source; readonly use: number };

interface State {
  readonly todo: readonly Todo[];
  readonly held: readonly Held[];
  readonly used: readonly Source[];
  /** Indices of the used sources that have given, in that order. */
  readonly order: readonly number[];
  readonly life: number;
}

/** A pip that is paid: with a supply, or (null) with life. */
interface Payment extends Spending {
  readonly held: Held | null;
}

/**
 * Finds a way to pay, or null when there is none. The search is complete: pips are paid in order, each in every way there
 * is, and what a source gives beyond what it is used for stays at hand; states that led nowhere are not tried twice.
 * Mana at hand comes first, then sources by rank, life last; what is needed to pay the kept pips later is used
 * after others as good as it.
 */
export function findPlan(pips: readonly Pip[], means: Means, kept: readonly Pip[] = []): Plan | null {
  const width = flexibilities(means.sources);
  const classes = classesOf(means.sources);
  const spared = sparedFor(kept, means.sources, classes);
  const sources = [...means.sources].sort(
    (left, right) =>
      left.rank - right.rank ||
      (width.get(left.group) ?? 0) - (width.get(right.group) ?? 0) ||
      Number(spared.has(left)) - Number(spared.has(right)),
  );
  const search: Search = { sources, classes, failed: new Set() };
  const held = means.pool.map((supply, pool): Held => ({ supply, from: { pool } }));
  const todo = pips.map((pip): Todo => ({ kind: 'pip', pip }));
  const found = pay(search, { todo, held, used: [], order: [], life: means.life });
  return found === null ? null : planOf(found);
}

/** Can these be paid? */
export function isPayable(pips: readonly Pip[], means: Means): boolean {
  const { pool, sources } = means;
  if (isExact(pips, sources)) return mayBePayable(pips, pool, sources);
  return findPlan(pips, means) !== null;
}

interface Search {
  readonly sources: readonly Source[];
  /** Sources that are as good as each other have the same class. */
  readonly classes: ReadonlyMap<Source, string>;
  readonly failed: Set<string>;
}

interface Found extends Pick<State, 'used' | 'order'> {
  readonly payments: readonly Payment[];
}

/** How much choice each group of sources leaves: those with less are used first. */
function flexibilities(sources: readonly Source[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { group, gives } of sources)
    found.set(group, (found.get(group) ?? 0) + gives.reduce((sum, { kinds }) => sum + kinds.length, 0));
  return found;
}

/** Of sources that are as good as each other, so many are spared as there are pips among the kept ones that they can pay. */
function sparedFor(
  kept: readonly Pip[],
  sources: readonly Source[],
  classes: ReadonlyMap<Source, string>,
): ReadonlySet<Source> {
  const spared = new Set<Source>();
  if (kept.length === 0) return spared;
  const seen = new Map<string, number>();
  for (const source of sources.toReversed()) {
    const its = classes.get(source) ?? '';
    const after = seen.get(its) ?? 0;
    const asked = kept.filter((pip) => source.gives.some((supply) => payingKind(supply, pip) !== null)).length;
    if (after < asked) spared.add(source);
    seen.set(its, after + 1);
  }
  return spared;
}

/** Two sources are as good as each other when their groups offer the same. */
function classesOf(sources: readonly Source[]): ReadonlyMap<Source, string> {
  const offers = new Map<string, string[]>();
  for (const source of sources) offers.set(source.group, [...(offers.get(source.group) ?? []), describe(source)]);
  return new Map(
    sources.map((source) => [
      source,
      `${describe(source)} of ${[...(offers.get(source.group) ?? [])].sort().join(';')}`,
    ]),
  );
}

function describe({ times, cost, life, gives, rank }: Source): string {
  const costs = cost.map(({ symbol }) => symbol).join('');
  return `${times}x${costs},${life},${rank}:${gives.map(describeSupply).join(' ')}`;
}

function describeSupply({ kinds, like, snow, stands }: Supply): string {
  return `${kinds.join('')}${like.length === 0 ? '' : `=${like.join('')}`}${snow === 'yes' ? '*' : ''}${stands === 'mana' ? '' : stands}`;
}

function pay(search: Search, state: State): Found | null {
  const [next, ...todo] = state.todo;
  if (next === undefined) return { used: state.used, order: state.order, payments: [] };
  if (next.kind === 'give') {
    const given = next.source.gives.map((supply, at): Held => ({ supply, from: { use: next.use, at } }));
    return pay(search, { ...state, todo, held: [...state.held, ...given], order: [...state.order, next.use] });
  }
  const key = keyOf(search, state);
  if (search.failed.has(key) || !isPromising(search, state)) return null;
  const found =
    payFromHand(search, { ...state, todo }, next.pip) ??
    payFromSource(search, state, next.pip) ??
    payOtherwise(search, { ...state, todo }, next.pip);
  if (found === null) search.failed.add(key);
  return found;
}

function isPromising(search: Search, { todo, held, used }: State): boolean {
  const pips = flatMapped(todo, (each) => (each.kind === 'pip' ? each.pip : []));
  const given = flatMapped(todo, (each) => (each.kind === 'give' ? each.source.gives : []));
  const left = search.sources.filter((source) => isLeft(source, used));
  return mayBePayable(pips, [...held.map(({ supply }) => supply), ...given], left);
}

/** All that the rest of the search depends on. */
function keyOf(search: Search, { todo, held, used, life }: State): string {
  const things = todo.map((each) =>
    each.kind === 'pip' ? each.pip.symbol : `+${search.classes.get(each.source) ?? ''}`,
  );
  const supplies = held.map(({ supply }) => describeSupply(supply)).sort();
  const uses = used.map((source) => search.classes.get(source) ?? '').sort();
  return [things.join(' '), supplies.join(' '), uses.join('|'), life].join('#');
}

/** The kind as which a supply pays a pip; null when it cannot. */
function payingKind({ kinds, like, snow, stands }: Supply, pip: Pip): string | null {
  if (pip.snow === 'yes' && snow === 'no') return null;
  if (stands === 'waterbender') return isWaterbent(pip) ? generic.symbol : null;
  if (stands === 'substitute' && isGeneric(pip)) return generic.symbol;
  const own = kinds.find((kind) => pip.kinds.includes(kind));
  return own ?? (like.some((kind) => pip.kinds.includes(kind)) ? (kinds[0] ?? null) : null);
}

function payFromHand(search: Search, state: State, pip: Pip): Found | null {
  const tried = new Set<string>();
  const inOrder = [...state.held].sort((left, right) => left.supply.kinds.length - right.supply.kinds.length);
  for (const held of inOrder) {
    const description = describeSupply(held.supply);
    const kind = payingKind(held.supply, pip);
    if (kind === null || tried.has(description)) continue;
    tried.add(description);
    const found = pay(search, { ...state, held: state.held.filter((other) => other !== held) });
    if (found !== null) return { ...found, payments: [{ held, pip, kind }, ...found.payments] };
  }
  return null;
}

/** Uses one more source of those that can pay the pip; it is paid from what the source gives. */
function payFromSource(search: Search, state: State, pip: Pip): Found | null {
  const tried = new Set<string>();
  for (const source of search.sources) {
    const its = search.classes.get(source) ?? '';
    if (tried.has(its) || source.life > state.life || !isLeft(source, state.used)) continue;
    if (!source.gives.some((supply) => payingKind(supply, pip) !== null)) continue;
    tried.add(its);
    const costs = source.cost.map((part): Todo => ({ kind: 'pip', pip: part }));
    const todo: readonly Todo[] = [...costs, { kind: 'give', source, use: state.used.length }, ...state.todo];
    const used = [...state.used, source];
    const found = pay(search, { ...state, todo, used, life: state.life - source.life });
    if (found !== null) return found;
  }
  return null;
}

function isLeft(source: Source, used: readonly Source[]): boolean {
  const same = used.filter(({ group }) => group === source.group);
  return same.every((other) => other === source) && same.length < source.times;
}

/** Generic mana for a monocolored hybrid pip, life for a Phyrexian one. */
function payOtherwise(search: Search, state: State, pip: Pip): Found | null {
  if (pip.orGeneric > 0) {
    const parts = Array.from({ length: pip.orGeneric }, (): Todo => ({ kind: 'pip', pip: generic }));
    const found = pay(search, { ...state, todo: [...parts, ...state.todo] });
    if (found !== null) return found;
  }
  if (pip.orLife === 0 || pip.orLife > state.life) return null;
  const found = pay(search, { ...state, life: state.life - pip.orLife });
  return found === null ? null : { ...found, payments: [{ held: null, pip, kind: pip.symbol }, ...found.payments] };
}

function planOf({ used, order, payments }: Found): Plan {
  const pays = used.map(({ gives }) => gives.map((): Spending | null => null));
  const spent: (Spending & { supply: number })[] = [];
  const withLife: Pip[] = [];
  for (const { held, pip, kind } of payments) {
    if (held === null) withLife.push(pip);
    else if ('pool' in held.from) spent.push({ supply: held.from.pool, pip, kind });
    else {
      const list = pays[held.from.use];
      if (list !== undefined) list[held.from.at] = { pip, kind };
    }
  }
  const uses = order.flatMap((at): readonly Use[] => {
    const source = used[at];
    return source === undefined ? [] : [{ source, pays: pays[at] ?? [] }];
  });
  return { uses, spent, withLife };
}
