import { Answers } from '../../source/answers';
import { flatMapped } from '../../source/flat-mapped';
import { hasKeyword, hasSupertype, hasType } from '../characteristics/has';
import { characteristicsOf } from '../characteristics/characteristics';
import type { Characteristics } from '../characteristics/types';
import { symbolOf } from '../handlers/mana';
import { costsTap, isManaAbility } from '../mana/abilities';
import { manaOf } from '../mana/amount';
import { capacityOf, isWithin, type Capacity } from '../mana/bound';
import { fixedMana } from '../mana/fixed';
import { hasX, isWaterbent, pipsOf, type Pip } from '../mana/pips';
import type { Means, Source, Supply } from '../mana/plan';
import { timesOf } from '../mana/times';
import { areInForce } from '../statics/rules-in-force';
import { isManyColored, leewayOf, type Leeway } from '../mana/leeway';
import { maySpend, saidOfManaIn, type SpentOn } from '../mana/restriction';
import type { ManaUnit } from '../state/player';
import { colors } from '../../vocabulary/colors';
import { isTerm, type Term } from '../../bytecode/term';
import { argument, optionalTerm } from '../../vm/evaluate';
import { isObject, type ObjectId, type PlayerId } from '../../vm/entity';
import { abilityAt, pathOf, termAt, type CodePath } from '../../vm/pool';
import type { ManaAmount } from '../../vm/context';
import { momentOf } from '../cache';
import { foreseen, mayReplaceMana } from '../replacement/produced';
import { isBarredPayment } from '../statics/restrictions';
import { mayTriggerMana, triggeredMana } from '../triggers/mana';
import { objectOf, playerOf } from '../write';
import { contextFor, type Game } from '../world';
import { activations, type Activation } from './activations';
import { asksForX, costOf, noCost, withX, type Cost } from './costs';
import { producersFor } from './only-with';
import { canTap, isPayablePart } from './payable';

/** What a source of a plan stands for. */
export type SourceKey =
  | { readonly kind: 'ability'; readonly object: ObjectId; readonly ability: string; readonly x?: number }
  | { readonly kind: 'convoke' | 'improvise' | 'delve' | 'waterbend'; readonly object: ObjectId };

/** Reads the key that a source was given here. */
export function keyOf(source: Source): SourceKey {
  return JSON.parse(source.key) as SourceKey;
}

function makeKey(key: SourceKey): string {
  return JSON.stringify(key);
}

/** The mana in a player's pool that may be spent so, as supplies; `units` are the indices in the pool. */
export function poolOf(
  game: Game,
  player: PlayerId,
  on: SpentOn,
): { readonly supplies: readonly Supply[]; readonly units: readonly number[] } {
  const { mana } = playerOf(game, player);
  const mayBe = producersFor(game, on);
  const units = flatMapped(mana, (unit, at) => (mayBe(unit.source) && maySpend(game, player, unit, on) ? [at] : []));
  const leeway = leewayOf(game, player, on);
  const supplies = flatMapped(units, (at) =>
    supplyOf(mana[at]).map((its) => widened(its, mana[at]?.source ?? null, leeway)),
  );
  return { supplies, units };
}

function supplyOf(unit: ManaUnit | undefined): readonly Supply[] {
  if (unit === undefined) return [];
  return [{ kinds: [unit.symbol], like: [], snow: unit.snow ? 'yes' : 'no', stands: 'mana' }];
}

/** Mana with the kinds as which it may be spent besides. */
function widened(supply: Supply, source: ObjectId | null, leeway: Leeway): Supply {
  const like = leeway({ kinds: supply.kinds, source });
  return like.length === 0 ? supply : { ...supply, like };
}

/**
 * Everything that a player can pay mana with now: the pool, mana abilities, and what may stand for mana. `reserved` are
 * permanents that other parts of the cost tap.
 */
export function meansOf(
  game: Game,
  player: PlayerId,
  on: SpentOn,
  reserved: readonly ObjectId[],
  pips: readonly Pip[],
): Means {
  const { supplies } = poolOf(game, player, on);
  const mayBe = producersFor(game, on);
  const usable = manaSources(game, player).filter(
    ({ object, said }) =>
      !reserved.includes(object) && mayBe(object) && maySpend(game, player, { said, source: object }, on),
  );
  const leeway = leewayOf(game, player, on);
  const acting = actingFor(game, on);
  const sources = [
    ...flatMapped(usable, ({ object, sources: its }) =>
      its.map((source) => ({
        ...source,
        rank: object === acting ? source.rank + last : source.rank,
        gives: source.gives.map((supply) => widened(supply, object, leeway)),
      })),
    ),
    ...substitutes(game, player, on, reserved),
    ...(pips.some(isWaterbent) ? waterbenders(game, player, reserved) : []),
  ];
  const isBarred = (on.what === 'cast' || on.what === 'activate') && isBarredPayment(game, player, 'action', null);
  return { pool: supplies, sources, life: isBarred ? 0 : Math.max(playerOf(game, player).life, 0) };
}

/** The rank that what has the ability comes behind: it is tapped for its own ability last. */
const last = 15;

/** The permanent whose ability is activated. */
function actingFor(game: Game, { object, what }: SpentOn): ObjectId | null {
  if (what !== 'activate' || object === null) return null;
  return game.state.objects[object]?.origin?.source ?? object;
}

/** Is it certainly more than a player could pay, whatever the mana may be spent on and if nothing stands for mana? */
export function isBeyondMeans(game: Game, player: PlayerId, pips: readonly Pip[]): boolean {
  // Life may stand for what lacks.
  if (areInForce(game, 'lifeForMana')) return false;
  return !pips.some(isWaterbent) && !isManyColored(game) && !isWithin(pips, capacityForAnything(game, player));
}

function capacityForAnything(game: Game, player: PlayerId): Capacity {
  const { capacity } = momentOf(game);
  const known = capacity[player];
  if (known !== undefined) return known;
  const { mana } = playerOf(game, player);
  const sources = flatMapped(manaSources(game, player), (its) => its.sources);
  const found = capacityOf(flatMapped(mana, supplyOf), sources);
  capacity[player] = found;
  return found;
}

/** A mana ability that could be used, as sources: whatever the mana is spent on, if that is allowed. */
export interface ManaSources {
  readonly object: ObjectId;
  /** Path of the instruction that says how the mana is spent, null for none. */
  readonly said: CodePath | null;
  readonly sources: readonly Source[];
}

/** The mana abilities that a player could use now. */
export function manaSources(game: Game, player: PlayerId): readonly ManaSources[] {
  const { sources: known } = momentOf(game);
  const before = known[player];
  if (before !== undefined) return before;
  const replaces = mayReplaceMana(game);
  const triggers = mayTriggerMana(game);
  // What may be activated as an instant only cannot be while something is paid for (CR 601.2g, CR 117.1a).
  const usable = activations(game, player, 'mana').filter(({ ability }) => !ability.limits.includes('instantSpeed'));
  const found = usable.map((its): ManaSources => {
    const about = saidOfManaIn(its.ability.body);
    const said = about === null ? null : pathOf(game.pool, about);
    const given = sourcesOf(game, player, its);
    const sources = replaces ? asProduced(game, player, its, given) : given;
    return { object: its.object, said, sources: triggers ? withTriggered(game, player, its, sources) : sources };
  });
  known[player] = found;
  return found;
}

/** The ways to use a mana ability: one source for each set of mana that it may give. */
function sourcesOf(game: Game, player: PlayerId, activation: Activation): readonly Source[] {
  const { object, ability, scope } = activation;
  const fixed = fixedMana(game, ability, scope);
  if (fixed !== null) return canTap(game, object, 'untapped') ? fixedSources(game, activation, fixed) : [];
  const cost = costOf(game, ability.cost, scope, player);
  if (hasX(cost.symbols)) return [];
  if (!asksForX(game, cost)) return sourcesFor(game, player, activation, cost);
  const found: Source[] = [];
  for (let x = 1; x <= mostX; x++) {
    const its = sourcesFor(game, player, { ...activation, scope: { ...scope, x } }, withX(cost, x));
    if (its.length === 0) break;
    found.push(...its);
  }
  return found;
}

/** The greatest X of a mana ability that is thought of. */
const mostX = 20;

/** The same for a cost in which X is known. */
function sourcesFor(game: Game, player: PlayerId, activation: Activation, cost: Cost): readonly Source[] {
  const { object, path, ability, scope } = activation;
  if (!cost.parts.every((part) => isPayablePart(game, part, null, 'mana'))) return [];
  const amounts = manaOf(contextFor(game, scope), ability.body);
  if (amounts === null) return [];
  const tap = costsTap(ability);
  const known = scope.x === null ? {} : { x: scope.x };
  const source: Omit<Source, 'gives'> = {
    key: makeKey({ kind: 'ability', object, ability: path, ...known }),
    group: tap ? object : `${object} ${path}`,
    times: tap || scope.x !== null ? 1 : timesOf(game, cost, player),
    cost: pipsOf(cost.symbols),
    life: lifeOf(game, cost),
    rank: rankOf(game, object, cost),
  };
  return giving(game, source, object, amounts);
}

const fixedByActivation = new Answers<Activation, readonly Source[]>();

/** The sources of an ability that costs {T} alone and always gives the same. */
function fixedSources(game: Game, activation: Activation, amounts: readonly ManaAmount[]): readonly Source[] {
  const known = fixedByActivation.get(activation);
  if (known !== undefined) return known;
  const { object, path } = activation;
  const key = makeKey({ kind: 'ability', object, ability: path });
  const rank = rankOf(game, object, noCost);
  const found = giving(game, { key, group: object, times: 1, cost: [], life: 0, rank }, object, amounts);
  fixedByActivation.set(activation, found);
  return found;
}

/** The sets of mana that an amount may come to; where each mana is chosen by itself, one with all its kinds. */
function waysToGive(
  units: ManaAmount['units'],
  choice: ManaAmount['choice'],
): readonly (readonly (readonly string[])[])[] {
  if (choice === 'each' || units.length < 2) return [units];
  const [kinds = []] = units;
  if (choice === 'same') return kinds.map((kind) => units.map(() => [kind]));
  return subsetsOf(kinds, Math.min(units.length, kinds.length)).map((chosen) => chosen.map((kind) => [kind]));
}

function subsetsOf(kinds: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [[]];
  return kinds.flatMap((kind, at) => subsetsOf(kinds.slice(at + 1), count - 1).map((more) => [kind, ...more]));
}

/** A source for each set of mana that it may give. */
function giving(
  game: Game,
  source: Omit<Source, 'gives'>,
  object: ObjectId,
  amounts: readonly ManaAmount[],
): readonly Source[] {
  const snow = hasSupertype(characteristicsOf(game, object), 'snow') ? 'yes' : 'no';
  let alternatives: readonly (readonly Supply[])[] = [[]];
  for (const { units, choice } of amounts) {
    const given = waysToGive(units, choice);
    alternatives = flatMapped(alternatives, (before) =>
      given.map((kinds) => [
        ...before,
        ...kinds.map((its): Supply => ({ kinds: its, like: [], snow, stands: 'mana' })),
      ]),
    );
  }
  return alternatives
    .filter((gives) => gives.length > 0 && gives.every(({ kinds }) => kinds.length > 0))
    .map((gives) => ({ ...source, gives }));
}

/** What is produced in place of what a permanent is tapped for: a source for each set of types that it may be. */
function asProduced(
  game: Game,
  player: PlayerId,
  { object, ability }: Activation,
  sources: readonly Source[],
): readonly Source[] {
  if (!costsTap(ability)) return sources;
  return sources.flatMap((source) => {
    const [first] = source.gives;
    if (first === undefined) return source;
    return everyKind(source.gives).map((symbols) => {
      const kinds = foreseen(game, player, object, symbols).map((kind) => [kind]);
      return { ...source, gives: kinds.map((its) => ({ ...first, kinds: its })) };
    });
  });
}

/** With the mana of abilities that trigger when the permanent is tapped for it, which comes at once (CR 605.4a). */
function withTriggered(
  game: Game,
  player: PlayerId,
  { object, ability }: Activation,
  sources: readonly Source[],
): readonly Source[] {
  if (!costsTap(ability)) return sources;
  return sources.flatMap((source) => {
    const ways = everyKind(source.gives).map((symbols) => ({
      gives: decided(source.gives, symbols),
      amounts: triggeredMana(game, player, object, symbols),
    }));
    if (ways.every(({ amounts }) => amounts.length === 0)) return [source];
    return ways.flatMap(({ gives, amounts }) => {
      const more = amounts.length === 0 ? [{ gives: [] }] : giving(game, source, object, amounts);
      return more.map((its) => ({ ...source, gives: [...gives, ...its.gives.map(withoutSnow)] }));
    });
  });
}

function withoutSnow(supply: Supply): Supply {
  return { ...supply, snow: 'no' };
}

/** Supplies of which it is decided what they are. */
function decided(gives: readonly Supply[], symbols: readonly string[]): readonly Supply[] {
  return gives.map((supply, at) => ({ ...supply, kinds: [symbols[at] ?? ''] }));
}

/** All ways to decide what supplies are that can be of several kinds. */
function everyKind(supplies: readonly Supply[]): readonly (readonly string[])[] {
  return supplies.reduce<readonly (readonly string[])[]>(
    (so, { kinds }) => so.flatMap((before) => kinds.map((kind) => [...before, kind])),
    [[]],
  );
}

function lifeOf(game: Game, { parts }: Cost): number {
  return parts.reduce((sum, part) => {
    const term = termAt(game.pool, part.code);
    const amount = term.op === 'payLife' ? argument(term, 'amount') : null;
    return sum + (isTerm(amount) && amount.op === 'const' && typeof amount.args[0] === 'number' ? amount.args[0] : 0);
  }, 0);
}

/** Lands before other permanents, free ones before those that cost something dear; what does something else, too, is spared. */
function rankOf(game: Game, object: ObjectId, cost: Cost): number {
  const values = characteristicsOf(game, object);
  const land = (hasType(values, 'land') ? 0 : 10) + (isTappedOtherwise(game, values.abilities) ? 5 : 0);
  const dear = cost.parts.filter(({ code }) => termAt(game.pool, code).op !== 'tapSelf').length;
  return land + 20 * dear + cost.symbols.length;
}

/** Is there an ability that is no mana ability and costs {T}? */
function isTappedOtherwise(game: Game, abilities: Characteristics['abilities']): boolean {
  return abilities.some(({ path }) => {
    const ability = abilityAt(game.pool, path);
    return ability.kind === 'activated' && !isManaAbility(ability) && costsTap(ability);
  });
}

const saving = ['convoke', 'improvise', 'delve'] as const;

/** What may stand for mana when this spell is cast: convoke (CR 702.51), improvise (CR 702.126), delve (CR 702.66). */
function substitutes(game: Game, player: PlayerId, on: SpentOn, reserved: readonly ObjectId[]): readonly Source[] {
  if (on.what !== 'cast' || on.object === null) return [];
  const spell = characteristicsOf(game, on.object);
  const found: Source[] = [];
  if (!saving.some((keyword) => hasKeyword(spell, keyword))) return found;
  const add = (kind: 'convoke' | 'improvise' | 'delve', object: ObjectId, kinds: readonly string[]): void => {
    const gives: Supply = { kinds, like: [], snow: 'no', stands: 'substitute' };
    found.push({
      key: makeKey({ kind, object }),
      group: object,
      times: 1,
      cost: [],
      life: 0,
      rank: 100,
      gives: [gives],
    });
  };
  for (const id of untapped(game, player, reserved)) {
    const values = characteristicsOf(game, id);
    if (hasKeyword(spell, 'convoke') && hasType(values, 'creature'))
      add('convoke', id, colors.filter((color) => values.colors.includes(color)).map(symbolOf));
    else if (hasKeyword(spell, 'improvise') && hasType(values, 'artifact')) add('improvise', id, []);
  }
  if (hasKeyword(spell, 'delve'))
    for (const id of playerOf(game, player).graveyard) if (id !== on.object) add('delve', id, []);
  return found;
}

/** Untapped artifacts and creatures that may be tapped for the generic mana of a waterbend cost (CR 701.67a). */
function waterbenders(game: Game, player: PlayerId, reserved: readonly ObjectId[]): readonly Source[] {
  return untapped(game, player, reserved)
    .filter((id) => hasType(characteristicsOf(game, id), 'artifact', 'creature'))
    .map((object) => ({
      key: makeKey({ kind: 'waterbend', object }),
      group: object,
      times: 1,
      cost: [],
      life: 0,
      rank: 100,
      gives: [{ kinds: [], like: [], snow: 'no', stands: 'waterbender' }],
    }));
}

/** What a player controls that could be tapped. */
function untapped(game: Game, player: PlayerId, reserved: readonly ObjectId[]): readonly ObjectId[] {
  return game.state.battlefield.filter((id) => {
    const { tapped, phasedOut } = objectOf(game, id);
    return !tapped && !phasedOut && !reserved.includes(id) && characteristicsOf(game, id).controller === player;
  });
}

/** The permanents that parts of a cost tap, which can then not be tapped for mana. */
export function reservedBy(game: Game, { parts }: Cost): readonly ObjectId[] {
  return flatMapped(parts, ({ code, scope }) =>
    tapsSource(termAt(game.pool, code)) && isObject(scope.source) ? [scope.source] : [],
  );
}

function tapsSource(part: Term): boolean {
  return part.op === 'tapSelf' || (part.op === 'tap' && optionalTerm(part, 'what')?.op === 'source');
}
