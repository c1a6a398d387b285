import { flatMapped } from '../../source/flat-mapped';
import { termsIn, type Term } from '../../bytecode/term';
import { withCandidate } from '../../vm/context';
import type { Scope } from '../../vm/scope';
import { evalFilter, numOf, optionalTerm, optionalWord, termsOf } from '../../vm/evaluate';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { abilityAt, cardOf, pathOf, type AbilityPath } from '../../vm/pool';
import { keywordsOf, type HeldKeyword } from '../characteristics/abilities';
import { keywordNames } from '../characteristics/keyword-names';
import { clausesOf, enter, isOwnOffer } from '../characteristics/clauses';
import { characteristicsOf } from '../characteristics/characteristics';
import { symbolsOf } from '../characteristics/mana-cost';
import { preparedWith } from '../events/designations';
import { makeScope } from '../scope';
import { isOnAdventure } from '../state/adventure';
import { isForetold } from '../state/foretold';
import { freeFuse, isFused } from '../state/fused';
import type { GameObject } from '../state/object';
import { areInForce, fitsRule, rulesAbout, rulesInForce, wordOfRule } from '../statics/rules-in-force';
import { opponentsOf } from '../turn/players';
import { objectOf, playerOf } from '../write';
import { contextFor, type Game } from '../world';
import { isWanted, waysByEffect } from './by-effect';
import { withCommanderTax } from './commander-tax';
import { addCosts, costOf, noCost, type Cost } from './costs';
import { saidByPermission } from '../riders';
import { givenWays } from './given-ways';
import { isOpen } from './openings';
import {
  givesFlash,
  isAboutTime,
  limitOf,
  permissionsFor,
  permitOf,
  pricesFor,
  suits,
  type Permission,
} from './permissions';
import { instanceOf, offerOf } from '../handlers/spells';
import { withKeywordRules } from './keyword-costs';
import { casualtyCost, ruleCost, teamworkCost } from './rule-costs';
import { asThoughCast } from './shadow';
import { isSorceryTime } from './timing';
import { castableFaces, plainWay, type Way } from './way';

/** An additional cost that may be paid (CR 601.2b): kicker and the like. */
export interface OptionalCost {
  readonly name: string;
  readonly cost: Cost;
  readonly repeat: 'once' | 'anyNumber';
  /** Abilities of a card that is spliced onto the spell with it (CR 702.47a). */
  readonly adds: readonly AbilityPath[];
  /** The card that is spliced; absent for all others. */
  readonly card?: ObjectId;
  /** The instance of the keyword that it belongs to, where a spell has several: each is paid for itself (CR 702.56b). */
  readonly of?: string | undefined;
}

/** All ways in which a player could cast a card from where it is, timing and payment aside. */
export function waysOf(game: Game, player: PlayerId, id: ObjectId): readonly Way[] {
  const object = objectOf(game, id);
  if (object.kind === 'copy') return preparedWays(game, player, object);
  if (object.kind !== 'card') return [];
  const permissions = permissionsFor(game, player, id);
  const own = object.owner === player || isOnAdventure(object, player) ? ownWays(game, player, object) : [];
  if (permissions.length === 0 && own.length < 2) return own;
  const permitted = flatMapped(
    permissions.filter((rule) => !isAboutTime(rule)),
    (rule) => permittedWays(game, player, object, rule),
  );
  const atAnyTime = permissions.filter(isAboutTime);
  const priced = pricedWays(game, player, object, [...own, ...permitted]);
  return flatMapped(distinct([...own, ...permitted, ...priced]), (way) =>
    atOtherTimes(game, player, id, way, atAnyTime),
  );
}

/** A way as it is where permissions say when the spell can be cast: some of them for more mana (CR 601.3b). */
function atOtherTimes(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  way: Way,
  rules: readonly Permission[],
): readonly Way[] {
  const suiting = rules.filter((rule) => suits(game, rule, id, (look) => asThoughCast(game, player, id, way, look)));
  const prices = suiting.map(({ term }) => optionalWord(term, 'more'));
  if (prices.includes(null)) return [{ ...way, timing: 'flash' }];
  if (isSorceryTime(game, player)) return [way];
  const priced = prices.flatMap((more): readonly Way[] => {
    if (more === null) return [];
    return [{ ...way, timing: 'flash', extra: addCosts(way.extra, { symbols: symbolsOf(more), parts: [] }) }];
  });
  return [way, ...priced];
}

/** For another cost, what something else allows to cast from where it is (CR 118.9). */
function pricedWays(game: Game, player: PlayerId, object: GameObject, ways: readonly Way[]): readonly Way[] {
  const base = ways.find(({ name, cost, permittedBy }) => name === 'normal' && cost === null && permittedBy === null);
  if (base === undefined || object.zone === 'hand') return [];
  return pricesFor(game, player, object.id)
    .flatMap((rule) => permittedWays(game, player, object, rule))
    .map((way) => ({ ...way, permission: base.permission ?? way.permission }));
}

function distinct(ways: readonly Way[]): readonly Way[] {
  return ways.filter(
    (way, at) =>
      ways.findIndex(({ name, face, timing }) => name === way.name && face === way.face && timing === way.timing) ===
      at,
  );
}

function ownWays(game: Game, player: PlayerId, object: GameObject): readonly Way[] {
  switch (object.zone) {
    case 'hand':
      return waysFromHand(game, player, object);
    case 'graveyard':
      return [...keywordWays(game, player, object.id, fromGraveyard), ...costlierWays(game, player, object)];
    case 'exile':
      return exileWays(game, player, object);
    case 'command':
      return commanderWays(game, player, object);
    case 'library':
    case 'battlefield':
    case 'stack':
      return [];
  }
}

function waysFromHand(game: Game, player: PlayerId, object: GameObject): readonly Way[] {
  return [...waysFromAnywhere(game, player, object), ...fuseWays(game, object)];
}

/** For its mana cost, or another that it names itself: what can be done from each zone that the card can be cast from. */
function waysFromAnywhere(game: Game, player: PlayerId, object: GameObject): readonly Way[] {
  return [
    ...castableFaces(game.pool, object).map((face) => ({ ...plainWay, face })),
    ...alternativesOf(game, player, object),
    ...offeredWays(game, player, object),
    ...keywordWays(game, player, object.id, anywhere),
    ...givenWays(game, player, object, anywhere, (cast, held, name) => wayFor(cast, player, held, name)),
    ...faceDownWays(game, object),
    ...offeringWays(game, object),
  ];
}

/** A commander may be cast from the command zone (CR 903.8). */
function commanderWays(game: Game, player: PlayerId, object: GameObject): readonly Way[] {
  if (object.commander === null || game.state.options.commander === 'none') return [];
  return waysFromHand(game, player, object)
    .filter(({ name }) => !isFused(name))
    .map((way) => withCommanderTax(game, player, object, way));
}

/** Both halves of a split card, for their mana costs or for nothing (CR 702.102a). */
function fuseWays(game: Game, { id }: GameObject, name: 'fuse' | typeof freeFuse = 'fuse'): readonly Way[] {
  if (keywordsOf(game, id, 'fuse').length === 0) return [];
  return [{ ...plainWay, name, cost: name === freeFuse ? noCost : null }];
}

/** From the graveyard for more than the mana cost, or the half of a card that is cast from there only (CR 702.127a). */
function costlierWays(game: Game, player: PlayerId, object: GameObject): readonly Way[] {
  const { id, printed } = object;
  const found = flatMapped(['jump-start', 'retrace'] as const, (name): readonly Way[] => {
    if (keywordsOf(game, id, name).length === 0) return [];
    const extra = ruleCost(game, name, id, player);
    return castableFaces(game.pool, object).map((face) => ({ ...plainWay, name, face, extra }));
  });
  const split = printed.kind === 'card' && cardOf(game.pool, printed.card).layout === 'aftermath';
  return split ? [...found, { ...plainWay, name: 'aftermath', face: 1 }] : found;
}

/** From exile: on an adventure (CR 715.3d), warped (CR 702.185a), foretold (CR 702.143a) or plotted (CR 702.170d) on an earlier turn. */
function exileWays(game: Game, player: PlayerId, object: GameObject): readonly Way[] {
  const { id, designations, since } = object;
  if ((designations['adventure'] ?? 0) > 0) return isOnAdventure(object, player) ? [plainWay] : [];
  const isEarlier = since < game.state.turn.number;
  if ((designations['warped'] ?? 0) > 0) return isEarlier ? [plainWay] : [];
  if ((designations['plotted'] ?? 0) > 0)
    return isEarlier && isSorceryTime(game, player)
      ? castableFaces(game.pool, object).map((face) => ({ ...plainWay, face, name: 'plot', cost: noCost }))
      : [];
  if (!isForetold(object) || !isEarlier) return [];
  return castableFaces(game.pool, object).flatMap((face) =>
    asThoughCast(game, player, id, { ...plainWay, face }, (cast) =>
      keywordsOf(cast, id, 'foretell').flatMap((held): readonly Way[] => {
        const cost = costOfKeyword(cast, held, player);
        return cost === null ? [] : [{ ...plainWay, name: 'foretell', face, cost }];
      }),
    ),
  );
}

/** A copy of a prepare spell can be cast by who controls the permanent that is prepared with it. */
function preparedWays(game: Game, player: PlayerId, { id, printed }: GameObject): readonly Way[] {
  const permanent = preparedWith(game, id);
  if (permanent === null || characteristicsOf(game, permanent).controller !== player) return [];
  return [{ ...plainWay, face: printed.kind === 'card' ? printed.face : 0 }];
}

/** Keywords that let a spell be cast for another cost from wherever it can be cast. */
const anywhere = [
  'evoke',
  'dash',
  'blitz',
  'spectacle',
  'surge',
  'prowl',
  'overload',
  'impending',
  'freerunning',
  'warp',
  'cleave',
  'more than meets the eye',
  'bestow',
  'sneak',
  'web-slinging',
  'awaken',
  'emerge',
  'mutate',
  'prototype',
] as const;

/** … and from the graveyard. */
const fromGraveyard = ['flashback', 'escape', 'harmonize', 'mayhem', 'disturb'] as const;

function keywordWays(game: Game, player: PlayerId, id: ObjectId, names: readonly string[]): readonly Way[] {
  const { keywords } = characteristicsOf(game, id);
  if (keywords.length === 0) return [];
  return flatMapped(names, (name) =>
    flatMapped(keywordsOf(game, id, name), (held): readonly Way[] => {
      const way = wayFor(game, player, held, name);
      return way === null ? [] : [way];
    }),
  );
}

/** The way to cast a card for the cost of a keyword that it has; null when it is closed. */
function wayFor(game: Game, player: PlayerId, held: HeldKeyword, name: string): Way | null {
  const { holder: id } = held;
  const cost = costOfKeyword(game, held, player);
  if (cost === null || !isOpen(game, name, player, id)) return null;
  const face = otherFace.includes(name) ? 1 : 0;
  const timing = name === 'sneak' ? 'flash' : 'normal';
  return { ...plainWay, name, cost, face, timing, extra: extraOf(game, name, id, player) };
}

/** Keywords with which the other face is cast (CR 702.146a, CR 702.162a). */
const otherFace: readonly string[] = ['disturb', 'more than meets the eye'];

/** What such a keyword asks for besides its cost. */
function extraOf(game: Game, name: string, id: ObjectId, player: PlayerId): Cost {
  return name === 'sneak' || name === 'web-slinging' ? ruleCost(game, name, id, player) : noCost;
}

/** The cost that a keyword names. */
export function costOfKeyword(game: Game, held: HeldKeyword, player: PlayerId): Cost | null {
  const cost = printedCost(game, held, player);
  return cost === null ? null : withKeywordRules(game, keywordNames(held.keyword)[0] ?? '', player, cost);
}

function printedCost(game: Game, held: HeldKeyword, player: PlayerId): Cost | null {
  const { keyword, holder } = held;
  switch (keyword.op) {
    case 'keywordCost':
      // Without a mana cost it cannot be paid (CR 118.6).
      if (namesOwnCost(keyword) && characteristicsOf(game, holder).manaCost === null) return null;
      return costOf(game, termsOf(keyword, 'cost'), scopeOfCost(held), player);
    case 'keywordNumCost':
    case 'keywordFilterCost':
    case 'prototype':
      return costOf(game, termsOf(keyword, 'cost'), scopeOfCost(held), player);
    default:
      return null;
  }
}

/** Does the keyword cost as much as what has it, as whatever gives it says? */
const namesOwnCost = (keyword: Term): boolean => termsIn(keyword).some(({ op }) => op === 'ownManaCost');

/** Where the cost of a keyword is read: as its giver means it, or as what has it is meant. */
function scopeOfCost({ keyword, context, holder }: HeldKeyword): Scope {
  return namesOwnCost(keyword) ? { ...context.scope, source: holder } : context.scope;
}

/** Face down for {3} (CR 702.37a, CR 702.168a). */
function faceDownWays(game: Game, { id }: GameObject): readonly Way[] {
  const three: Cost = { symbols: ['3'], parts: [] };
  const ways = (name: 'morph' | 'disguise', held: readonly HeldKeyword[]): readonly Way[] =>
    held.length === 0 ? [] : [{ ...plainWay, name, cost: three, faceDown: name }];
  return [
    ...ways('morph', [...keywordsOf(game, id, 'morph'), ...keywordsOf(game, id, 'megamorph')]),
    ...ways('disguise', keywordsOf(game, id, 'disguise')),
  ];
}

/** At any time, with a sacrifice that makes it cost less (CR 702.48a). */
function offeringWays(game: Game, { id }: GameObject): readonly Way[] {
  return keywordsOf(game, id, 'offering').length > 0 ? [{ ...plainWay, name: 'offering', timing: 'flash' }] : [];
}

/** "You may … rather than pay this spell's mana cost", or cast it without paying that (CR 118.9). */
function alternativesOf(game: Game, player: PlayerId, { id }: GameObject): readonly Way[] {
  const found = statedCosts(game, player, id, 'alternativeCost').map(({ cost }) => cost);
  return found.map((cost, at) => ({ ...plainWay, name: at === 0 ? 'alternative' : `alternative ${at + 1}`, cost }));
}

/** "You may … rather than pay the mana cost for spells you cast": what other objects say of a spell. */
function offeredWays(game: Game, player: PlayerId, object: GameObject): readonly Way[] {
  if (!areInForce(game, 'alternativeCost')) return [];
  return rulesAbout(game, player, 'alternativeCost').flatMap((rule, at) => {
    const cost = costOf(game, termsOf(rule.term, 'cost'), rule.scope, player);
    return castableFaces(game.pool, object)
      .map((face): Way => ({ ...plainWay, face, name: at === 0 ? 'offered' : `offered ${at + 1}`, cost }))
      .filter((way) => suits(game, rule, object.id, (look) => asThoughCast(game, player, object.id, way, look)));
  });
}

/** A cost that a static ability of an object states, if its conditions hold. */
interface StatedCost {
  readonly cost: Cost;
  readonly may: 'may' | 'must';
}

/** Costs that an object's own abilities state about it. */
export function statedCosts(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  op: 'alternativeCost' | 'additionalCost',
): readonly StatedCost[] {
  return flatMapped(characteristicsOf(game, id).abilities, (instance) =>
    flatMapped(
      clausesOf(game.pool, game.rules, instance.path).filter(
        ({ term }) => term.op === op || (op === 'alternativeCost' && isOwnOffer(term)),
      ),
      ({ term, guards, path }): readonly StatedCost[] => {
        const scope = makeScope(game, { ability: path, source: id, controller: player });
        const context = enter(contextFor(game, scope), guards);
        if (context === null) return [];
        const cost = isOwnOffer(term) ? noCost : costOf(game, termsOf(term, 'cost'), context.scope, player);
        const may = op === 'additionalCost' && optionalWord(term, 'may') !== null ? 'may' : 'must';
        return [{ cost, may }];
      },
    ),
  );
}

/** The ways that a permission opens (CR 601.3): each that makes the card what the permission is about. */
function permittedWays(game: Game, player: PlayerId, object: GameObject, rule: Permission): readonly Way[] {
  const { term, scope } = rule;
  const isFree = optionalWord(term, 'free') !== null;
  const using = term.op === 'castCards' ? optionalWord(term, 'using') : null;
  const paid = costByPermission(game, player, object.id, rule);
  const ways =
    paid !== null
      ? castableFaces(game.pool, object).map((face): Way => ({ ...plainWay, face, name: 'instead', cost: paid }))
      : term.op === 'castCards' && (isFree || termsOf(term, 'cost').length > 0)
        ? waysByEffect(game, player, object.id, { code: pathOf(game.pool, term), scope }, 'normal')
        : isFree
          ? freeWays(game, player, object)
          : waysFromAnywhere(game, player, object).filter((way) => isWanted(game, player, object.id, term, scope, way));
  const permittedBy = limitOf(rule);
  const isFlash = givesFlash(rule) || saidByPermission(game, scope, object.id, 'mayCast').some(givesFlash);
  return ways
    .filter(({ name }) => using === null || name === using)
    .filter((way) => suits(game, rule, object.id, (look) => asThoughCast(game, player, object.id, way, look)))
    .map((way) => ({
      ...withCommanderTax(game, player, object, way),
      permittedBy,
      timing: isFlash ? 'flash' : way.timing,
      permission: permitOf(scope),
    }));
}

/** What must be paid in place of the mana cost for spells that are cast by a permission (CR 118.9). */
function costByPermission(game: Game, player: PlayerId, card: ObjectId, { scope }: Permission): Cost | null {
  const [said] = saidByPermission(game, scope, card, 'payRather');
  return said === undefined ? null : costOf(game, termsOf(said.term, 'cost'), said.scope, player);
}

/** For nothing: one of the faces, or from the own hand both halves. */
function freeWays(game: Game, player: PlayerId, object: GameObject): readonly Way[] {
  const faces = castableFaces(game.pool, object).map((face): Way => ({
    ...plainWay,
    face,
    name: 'free',
    cost: noCost,
  }));
  return object.zone === 'hand' && object.owner === player ? [...faces, ...fuseWays(game, object, freeFuse)] : faces;
}

/** Additional costs of a spell on the stack that must be paid. */
export function requiredCosts(game: Game, player: PlayerId, id: ObjectId): Cost {
  const stated = statedCosts(game, player, id, 'additionalCost').filter(({ may }) => may === 'must');
  return addCosts(...stated.map(({ cost }) => cost));
}

/** Keywords that are optional additional costs. */
const optionalKeywords = [
  { name: 'kicker', repeat: 'once' },
  { name: 'multikicker', repeat: 'anyNumber' },
  { name: 'buyback', repeat: 'once' },
  { name: 'entwine', repeat: 'once' },
  { name: 'replicate', repeat: 'anyNumber' },
  { name: 'squad', repeat: 'anyNumber' },
  { name: 'offspring', repeat: 'once' },
] as const;

/** Additional costs of a spell on the stack that may be paid, in the order in which they are asked for. */
export function optionalCosts(game: Game, player: PlayerId, id: ObjectId): readonly OptionalCost[] {
  const stated = statedCosts(game, player, id, 'additionalCost')
    .filter(({ may }) => may === 'may')
    .map(({ cost }): OptionalCost => ({ name: 'additional', cost, repeat: 'once', adds: [] }));
  const keywords = optionalKeywords.flatMap(({ name, repeat }) =>
    instancesOf(game, id, name).flatMap((held) => {
      const lists = held.keyword.op === 'keywordCosts' ? ['first', 'second'] : ['cost'];
      return lists.flatMap((list): readonly OptionalCost[] => {
        const statements = termsOf(held.keyword, list);
        if (statements.length === 0) return [];
        const cost = withKeywordRules(game, name, player, costOf(game, statements, scopeOfCost(held), player));
        return [{ name, cost, repeat, adds: [], of: held.of }];
      });
    }),
  );
  return [
    ...spliced(game, player, id),
    ...stated,
    ...offeredCosts(game, player, id),
    ...keywords,
    ...ruledCosts(game, player, id),
  ];
}

/** Additional costs that others offer for spells like it: "as an additional cost to cast blue spells, you may pay 2 life". */
function offeredCosts(game: Game, player: PlayerId, id: ObjectId): readonly OptionalCost[] {
  return rulesInForce(game, 'additionalCost')
    .filter((rule) => rule.context.scope.controller === player && wordOfRule(rule, 'may') !== null)
    .filter((rule) => fitsRule(rule, 'what', id))
    .map(({ term, scope }): OptionalCost => ({
      name: 'offered',
      cost: costOf(game, termsOf(term, 'cost'), scope, player),
      repeat: 'once',
      adds: [],
      of: offerOf(scope),
    }));
}

/** Optional costs that the rules name: gift (CR 702.174a), bargain (CR 702.166a), conspire (CR 702.78a), casualty (CR 702.153a), teamwork. */
function ruledCosts(game: Game, player: PlayerId, id: ObjectId): readonly OptionalCost[] {
  const option = (name: string, cost: Cost, of?: string): OptionalCost => ({
    name,
    cost,
    repeat: 'once',
    adds: [],
    of,
  });
  return [
    ...(opponentsOf(game, player).length > 0 ? keywordsOf(game, id, 'gift') : []).map(() => option('gift', noCost)),
    ...keywordsOf(game, id, 'bargain').map(() => option('bargain', ruleCost(game, 'bargain', id, player))),
    ...instancesOf(game, id, 'conspire').map(({ of }) =>
      option('conspire', ruleCost(game, 'conspire', id, player), of),
    ),
    ...instancesOf(game, id, 'casualty').map(({ keyword, context, of }) =>
      option('casualty', casualtyCost(game, numOf(context, keyword, 'count'), id, player), of),
    ),
    ...instancesOf(game, id, 'teamwork').map(({ keyword, context, of }) =>
      option('teamwork', teamworkCost(game, numOf(context, keyword, 'count'), id, player), of),
    ),
  ];
}

/** The instances of a keyword that a spell has, each with its name where there are several. */
function instancesOf(game: Game, id: ObjectId, name: string): readonly (HeldKeyword & Pick<OptionalCost, 'of'>)[] {
  const all = keywordsOf(game, id, name);
  if (all.length < 2) return all;
  return all.map((held, at) => {
    const nth = all.slice(0, at).filter(({ path }) => path === held.path).length;
    return { ...held, of: instanceOf(name, held.path, nth) };
  });
}

/** Cards in hand that can be spliced onto a spell on the stack (CR 702.47a). */
function spliced(game: Game, player: PlayerId, spell: ObjectId): readonly OptionalCost[] {
  return playerOf(game, player).hand.flatMap((card) =>
    keywordsOf(game, card, 'splice').flatMap(({ keyword, context }): readonly OptionalCost[] => {
      const filter = optionalTerm(keyword, 'filter');
      if (card === spell || filter === null || !evalFilter(withCandidate(context, spell), filter)) return [];
      const adds = characteristicsOf(game, card)
        .abilities.filter(({ path }) => abilityAt(game.pool, path).kind === 'spell')
        .map(({ path }) => path);
      const cost = costOf(game, termsOf(keyword, 'cost'), context.scope, player);
      return [{ name: 'splice', cost, repeat: 'once', adds, card }];
    }),
  );
}
