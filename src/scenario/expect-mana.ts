import { manaSources } from '../engine/casting/means';
import type { Pip } from '../engine/mana/pips';
import type { Source, Supply } from '../engine/mana/plan';
import type { Game } from '../engine/world';
import { playerOf } from '../engine/write';
import type { PlayerId } from '../vm/entity';
import { colors } from '../vocabulary/colors';

/** Mana of any color, as scenarios write it. */
const any = 'Any';

/** Combinations that are looked at; a board that gives more is not judged. */
const most = 20_000;

const plain = { like: [], snow: 'no', stands: 'mana' } as const;

/** All mana that a player could have at once, sorted, by its key. */
type Combination = readonly string[];

/**
 * The combinations of mana that a player could have now, the pool included: those to which nothing could be added. Null
 * when there are too many.
 */
export function manaOptions(game: Game, player: PlayerId): readonly Combination[] | null {
  // On what it may be spent is left out of account.
  const sources = manaSources(game, player).flatMap((its) => its.sources);
  const pool = playerOf(game, player).mana.map(({ symbol }): Supply => ({ kinds: [symbol], ...plain }));
  const seen = new Map<string, Combination>();
  const waiting: { readonly mana: Combination; readonly used: readonly Source[] }[] = pool
    .reduce<readonly Combination[]>((so, supply) => so.flatMap((mana) => withSupply(mana, supply)), [[]])
    .map((mana) => ({ mana, used: [] }));
  const visited = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { mana, used } = next;
    const key = `${keyOf(mana)} ${used
      .map((source) => describe(source))
      .sort()
      .join('|')}`;
    if (visited.has(key)) continue;
    visited.add(key);
    if (visited.size > most) return null;
    seen.set(keyOf(mana), mana);
    for (const source of sources.filter((each) => isLeft(each, used)))
      for (const left of paid(mana, source.cost))
        for (const given of source.gives.reduce<readonly Combination[]>(
          (so, supply) => so.flatMap((its) => withSupply(its, supply)),
          [left],
        ))
          waiting.push({ mana: given, used: [...used, source] });
  }
  const all = [...seen.values()];
  return all.filter((mana) => mana.length > 0 && !all.some((other) => isPart(mana, other)));
}

/** The combination that a scenario writes: `{G}{G}{Any}`; what it may be spent on is left out of account. */
export function combinationOf(text: string): Combination {
  const [mana = ''] = text.split('[');
  return sorted(
    mana
      .split(/[{}]/)
      .map((symbol) => (symbol.toLowerCase() === 'any' ? any : symbol))
      .filter((symbol) => symbol !== ''),
  );
}

/** Do both consist of the same mana? */
export function isSame(left: Combination, right: Combination): boolean {
  return keyOf(left) === keyOf(right);
}

function sorted(mana: readonly string[]): Combination {
  return [...mana].sort();
}

function keyOf(mana: Combination): string {
  return mana.join(',');
}

function describe({ group, key }: Source): string {
  return `${group} ${key}`;
}

function isLeft(source: Source, used: readonly Source[]): boolean {
  const same = used.filter(({ group }) => group === source.group);
  return same.every((other) => other === source) && same.length < source.times;
}

/** With one mana more, in each kind that it can be. */
function withSupply(mana: Combination, { kinds }: Supply): readonly Combination[] {
  // Colorless is no color (CR 105.4).
  const its = kinds.length >= colors.length ? [any, ...kinds.filter((kind) => kind === 'C')] : kinds;
  return its.map((kind) => sorted([...mana, kind]));
}

/** What can be left after a cost is paid. */
function paid(mana: Combination, [pip, ...pips]: readonly Pip[]): readonly Combination[] {
  if (pip === undefined) return [mana];
  const usable = [...new Set(mana)].filter((kind) =>
    kind === any ? pip.kinds.some((each) => each !== 'C') : pip.kinds.includes(kind),
  );
  return usable.flatMap((kind) => paid(without(mana, kind), pips));
}

function without(mana: Combination, kind: string): Combination {
  const at = mana.indexOf(kind);
  return mana.filter((_, index) => index !== at);
}

/** Is it a smaller part of the other? Mana of any color is at least as good as any of a color. */
function isPart(mana: Combination, other: Combination): boolean {
  if (isSame(mana, other) || mana.length > other.length) return false;
  let left: Combination = other;
  for (const kind of mana) {
    const found = left.includes(kind) ? kind : kind !== 'C' && left.includes(any) ? any : null;
    if (found === null) return false;
    left = without(left, found);
  }
  return true;
}
