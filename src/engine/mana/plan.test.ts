import fc from 'fast-check';
import { pipsOfCost, type Pip } from './pips';
import { findPlan, isPayable, type Means, type Plan, type Source, type Supply } from './plan';

const mana = (kinds: string): Supply => ({ kinds: [...kinds], like: [], snow: 'no', stands: 'mana' });
const substitute = (kinds: string): Supply => ({ kinds: [...kinds], like: [], snow: 'no', stands: 'substitute' });

function source(key: string, gives: readonly Supply[], more: Partial<Source> = {}): Source {
  return { key, group: key, times: 1, cost: [], life: 0, rank: 0, gives, ...more };
}

const lands = (...kinds: readonly string[]): readonly Source[] =>
  kinds.map((kind, at) => source(`land ${at} ${kind}`, [mana(kind)]));

function plan(cost: string, means: Partial<Means>): Plan | null {
  return findPlan(pipsOfCost(cost), { pool: [], sources: [], life: 20, ...means });
}

const keys = (found: Plan | null): readonly string[] | null =>
  found === null ? null : found.uses.map((use) => use.source.key).sort();

describe('a plan of payment', () => {
  it('pays colors with what can only pay them, whatever the order of the sources', () => {
    expect(keys(plan('{W}{U}', { sources: lands('WU', 'W') }))).toEqual(['land 0 WU', 'land 1 W']);
    expect(plan('{U}{U}', { sources: lands('WU', 'W') })).toBeNull();
    expect(plan('{2}{G}', { sources: lands('W', 'GW', 'R') })).not.toBeNull();
  });

  it('spends the pool first, and mana that is good for less before mana that is good for more', () => {
    expect(plan('{1}', { pool: [mana('G')], sources: lands('W') })).toMatchObject({ uses: [], spent: [{ supply: 0 }] });
    expect(keys(plan('{1}', { sources: lands('WUBRG', 'C') }))).toEqual(['land 1 C']);
  });

  it('spares what the kept pips ask for, as long as there is something else', () => {
    const sources = lands('W', 'W', 'U', 'U');
    const uses = (cost: string, kept: string): readonly string[] | null =>
      keys(findPlan(pipsOfCost(cost), { pool: [], sources, life: 20 }, pipsOfCost(kept)));
    expect(uses('{2}', '')).toEqual(['land 0 W', 'land 1 W']);
    expect(uses('{2}', '{W}{U}')).toEqual(['land 0 W', 'land 2 U']);
    expect(uses('{2}', '{W}{W}')).toEqual(['land 2 U', 'land 3 U']);
    expect(uses('{3}', '{W}{W}')).toEqual(['land 0 W', 'land 2 U', 'land 3 U']);
  });

  it('uses a permanent only once, whatever abilities it has', () => {
    const both = [source('white', [mana('W')], { group: 'land' }), source('blue', [mana('U')], { group: 'land' })];
    expect(plan('{W}{U}', { sources: both })).toBeNull();
    expect(keys(plan('{U}', { sources: both }))).toEqual(['blue']);
  });

  it('lets what is left of a source serve later pips', () => {
    expect(keys(plan('{2}{R}', { sources: [...lands('R'), source('ring', [mana('C'), mana('C')])] }))).toEqual([
      'land 0 R',
      'ring',
    ]);
  });

  it('pays the cost of a source before it gives', () => {
    const filter = source('filter', [mana('W'), mana('W')], { cost: pipsOfCost('{W/U}') });
    const found = plan('{W}{W}', { sources: [filter, ...lands('U')] });
    expect(found?.uses.map((use) => use.source.key)).toEqual(['land 0 U', 'filter']);
    expect(plan('{W}', { sources: [filter] })).toBeNull();
    const one = source('one', [mana('B')], { cost: pipsOfCost('{1}') });
    const other = source('other', [mana('R')], { cost: pipsOfCost('{1}') });
    expect(plan('{B}', { sources: [one, other] })).toBeNull();
    expect(plan('{R}', { sources: [one, other], pool: [mana('G')] })).not.toBeNull();
  });

  it('knows hybrid, monocolored hybrid, Phyrexian, colorless and snow mana', () => {
    expect(plan('{W/U}{W/U}', { sources: lands('W', 'U') })).not.toBeNull();
    expect(plan('{2/W}', { sources: lands('R', 'G') })).not.toBeNull();
    expect(plan('{2/W}', { sources: lands('R') })).toBeNull();
    expect(plan('{C}', { sources: lands('R', 'W') })).toBeNull();
    expect(plan('{W/P}{W/P}', { sources: lands('W') })?.withLife).toHaveLength(1);
    expect(plan('{W/P}', { life: 1 })).toBeNull();
    expect(plan('{S}', { sources: lands('W') })).toBeNull();
    expect(plan('{S}', { sources: [source('snow', [{ ...mana('W'), snow: 'yes' }])] })).not.toBeNull();
  });

  it('lets a substitute pay its colors and generic mana only', () => {
    const convoke = (kinds: string): Partial<Means> => ({ sources: [source('elf', [substitute(kinds)], { rank: 9 })] });
    expect(plan('{G}', convoke('G'))).not.toBeNull();
    expect(plan('{1}', convoke(''))).not.toBeNull();
    expect(plan('{G}', convoke(''))).toBeNull();
    expect(plan('{C}', convoke('G'))).toBeNull();
  });

  it('is quick where there are many sources of a kind and no way to pay', () => {
    const many = Array.from({ length: 60 }, (_, at) =>
      source(`l${at}`, [mana(['WU', 'UB', 'BR', 'RG', 'GW'][at % 5] ?? 'W')]),
    );
    expect(plan('{C}{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}{10}', { sources: many })).toBeNull();
    expect(plan('{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}{50}', { sources: many })).not.toBeNull();
    expect(plan('{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}{51}', { sources: many })).toBeNull();
  });

  it('is quick where mana can be turned into other mana any number of times', () => {
    const filters = Array.from({ length: 4 }, (_, at) =>
      source(`filter ${at}`, [mana('WUBRG')], { cost: pipsOfCost('{1}'), times: 20 }),
    );
    const sources = [...filters, ...lands('W', 'W', 'U', 'U', 'B', 'R')];
    expect(plan('{G}{G}{R}{B}{1}{1}', { sources })).not.toBeNull();
    expect(plan('{G}{G}{R}{B}{1}{1}{1}', { sources })).toBeNull();
    expect(plan('{C}', { sources })).toBeNull();
  });

  const kindsOf = fc.constantFrom('W', 'U', 'B', 'WU', 'UB', 'WUB', 'C');
  const land = fc.record({
    gives: fc.array(kindsOf, { minLength: 1, maxLength: 2 }),
    group: fc.constantFrom('a', 'b', 'c', 'd'),
  });
  const symbol = fc.constantFrom('{W}', '{U}', '{B}', '{W/U}', '{2/U}', '{1}', '{C}', '{B/P}');

  it('is found exactly when some way to pay exists', () => {
    fc.assert(
      fc.property(
        fc.array(symbol, { maxLength: 4 }),
        fc.array(land, { maxLength: 5 }),
        fc.integer({ min: 0, max: 4 }),
        (cost, drawn, life) => {
          const sources = drawn.map(({ gives, group }, at) => source(`s${at}`, gives.map(mana), { group }));
          const pips = pipsOfCost(cost.join(''));
          const found = findPlan(pips, { pool: [], sources, life });
          const isPossible = canPaySomehow(pips, sources, [], [], life);
          expect(found !== null).toBe(isPossible);
          expect(isPayable(pips, { pool: [], sources, life })).toBe(isPossible);
        },
      ),
    );
  });
});

/** Tries everything, without any thought: the measure of the search. */
function canPaySomehow(
  pips: readonly Pip[],
  sources: readonly Source[],
  groups: readonly string[],
  held: readonly Supply[],
  life: number,
): boolean {
  const [pip, ...rest] = pips;
  if (pip === undefined) return true;
  const byHand = held.some(
    ({ kinds }, at) =>
      kinds.some((kind) => pip.kinds.includes(kind)) &&
      canPaySomehow(
        rest,
        sources,
        groups,
        held.filter((_, other) => other !== at),
        life,
      ),
  );
  if (byHand) return true;
  if (pip.orLife > 0 && pip.orLife <= life && canPaySomehow(rest, sources, groups, held, life - pip.orLife))
    return true;
  const parts = pipsOfCost(`{${pip.orGeneric}}`);
  if (pip.orGeneric > 0 && canPaySomehow([...parts, ...rest], sources, groups, held, life)) return true;
  return sources.some(
    ({ group, gives }) =>
      !groups.includes(group) && canPaySomehow(pips, sources, [...groups, group], [...held, ...gives], life),
  );
}
