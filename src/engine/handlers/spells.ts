import { withCandidate, type Handlers } from '../../vm/context';
import { isObject, isPlayer, type Entity, type ObjectId } from '../../vm/entity';
import {
  conjunctsOf,
  entitiesOf,
  evalFilter,
  optionalNum,
  optionalTerm,
  optionalWord,
  patternOf,
  termOf,
  termsOf,
  wordOf,
} from '../../vm/evaluate';
import { termsIn, textOf, type Term } from '../../bytecode/term';
import { abilityAt, pathOf, type AbilityPath, type CardPool } from '../../vm/pool';
import { characteristicsOrLast, objectOrLast } from '../state/last-known';
import type { Scope } from '../../vm/scope';
import type { CastFacts, GameObject, Zone } from '../state/object';
import type { Game, GameContext } from '../world';
import { keywordAround } from '../characteristics/keyword-names';
import { isManaAbility } from '../mana/abilities';
import { fitting } from './candidates';
import { isEnough } from './enough';
import { about } from './filters';
import { spellsCast, thingsEaten, wasDone } from './history';
import { couldTarget } from '../stack/could-target';
import { isAt } from './zones';

/** Is the object on the stack an ability of this kind (CR 113.3)? */
function isAbilityOf(pool: CardPool, { kind, pending, origin }: GameObject, asked: string): boolean {
  if (kind !== 'ability') return false;
  switch (asked) {
    case 'any':
    case 'activatedOrTriggered':
    case 'activatedAndTriggered':
      return true;
    case 'activated':
    case 'triggered':
      return pending?.kind === asked;
    case 'mana':
    case 'loyalty': {
      const ability = origin === null ? null : abilityAt(pool, origin.ability);
      if (ability?.kind !== 'activated') return false;
      return asked === 'mana' ? isManaAbility(ability) : ability.cost.some(({ op }) => op === 'loyalty');
    }
    default:
      return false;
  }
}

/** Is it an ability that a keyword stands for, or that one stands before: "equip abilities", "an exhaust ability"? */
function isOfKeyword(pool: CardPool, { origin }: GameObject, keyword: string | null): boolean {
  if (keyword === null) return true;
  if (origin === null) return false;
  const ability = abilityAt(pool, origin.ability);
  const gate = ability.kind === 'activated' && ability.gate?.kind === 'prefix' ? ability.gate.name : null;
  return keywordAround(pool, origin.ability) === keyword || gate === keyword;
}

/** Is a card that is not cast yet, or a spell, what is said of a spell? */
export function fitsAsSpell(context: GameContext, filter: Term, entity: Entity): boolean {
  const its = withCandidate(context, entity);
  return conjunctsOf(filter).every((part) => part.op === 'spell' || evalFilter(its, part));
}

/** Everything that an object on the stack targets. */
export function targetsOf(object: GameObject | undefined): readonly Entity[] {
  const pending = object?.pending;
  return pending?.parts.flatMap(({ scope }) => scope.targets.flat()) ?? [];
}

/** Do enough of the targets fit, or do all of them and no others, or the only one? */
export function isAimedAt(
  targets: readonly Entity[],
  only: string | null,
  fits: (target: Entity) => boolean,
  areEnough: (count: number) => boolean,
): boolean {
  const aims = [...new Set(targets)];
  switch (only) {
    case 'only':
      return aims.length > 0 && aims.every(fits);
    case 'single':
      return aims.length === 1 && aims.every(fits);
    default:
      return areEnough(aims.filter(fits).length);
  }
}

/** Predicates about spells and abilities on the stack, as they are or last were. */
export const stackFilters: Handlers<Game>['filter'] = {
  abilityOf: about(({ object }, context, term) => {
    const source = object.origin?.source;
    return source !== undefined && patternOf(withCandidate(context, source), term, 'what');
  }),
  abilityNoun: about(
    ({ object }, { pool }, term) =>
      isAbilityOf(pool, object, textOf(term.args[0])) && isOfKeyword(pool, object, optionalWord(term, 'keyword')),
  ),
  activatedBy: about(
    ({ object }, context, term) =>
      object.kind === 'ability' && patternOf(withCandidate(context, object.controller), term, 'who'),
  ),
  copy: about(({ object }) => object.kind === 'copy'),
  singleTarget: about(({ object }) => targetsOf(object).length === 1),
  anyTargets: about(({ object }) => targetsOf(object).length > 0),
  // Every object can be a source of damage (CR 609.7).
  damageSource: about(() => true),
  targeting: about(({ object }, context, term) => {
    const fits = (entity: Entity): boolean => patternOf(withCandidate(context, entity), term, 'what');
    const areEnough = (count: number): boolean => isEnough(context, termOf(context, term, 'what'), count);
    return isAimedAt(targetsOf(object), optionalWord(term, 'only'), fits, areEnough);
  }),
  targetOf: (context, term) => {
    const { candidate, world } = context;
    return entitiesOf(context, term, 'of')
      .filter(isObject)
      .some((id) => candidate !== null && targetsOf(objectOrLast(world, id)).includes(candidate));
  },
  couldTarget: (context, term) => {
    const { candidate, world } = context;
    if (candidate === null) return false;
    return entitiesOf(context, term, 'by')
      .filter(isObject)
      .some((id) => couldTarget(world, id, candidate));
  },
  kicked: about(({ object }) => timesPaid(object.cast, 'kicked') > 0),
  cast: about(
    ({ object }, context, term) =>
      wasCast(object.cast) && patternOf(withCandidate(context, object.cast.player), term, 'who'),
  ),
  eatenBy: about(({ id }, context, term) => thingsEaten(context, term).includes(id)),
  doneBy: about(({ id }, context, term) => wasDone(context, term, id)),
  castBy: about(({ id }, context, term) => spellsCast(context, term).includes(id)),
};

/** Was it cast, and not put on the stack as a copy (CR 707.10)? */
export const wasCast = (cast: CastFacts | null): cast is CastFacts & { readonly from: Zone } =>
  cast !== null && cast.from !== null;

/** Words for what was done about costs, and the keywords whose costs they speak of. */
const paidWords: Readonly<Record<string, readonly string[]>> = {
  kicked: ['kicker', 'multikicker'],
  kicker: ['kicker', 'multikicker'],
  bargained: ['bargain'],
  overloaded: ['overload'],
  foretold: ['foretell'],
};

/** Under which name it is noted that a cost was paid which an ability of something else offers. */
export const offerOf = ({ source, ability }: Pick<Scope, 'source' | 'ability'>): string =>
  `offered ${source} ${ability}`;

/** The name under which the payment of one kicker cost of several is noted (CR 702.33f). */
export const kickerOf = (mana: string): string => `kicker ${mana.toLowerCase()}`;

/** The name under which the payment for one instance of a keyword of several is noted (CR 702.56b). */
export const instanceOf = (name: string, keyword: AbilityPath, nth: number): string => `${name}@${keyword}#${nth}`;

/** How often a cost was paid, for an ability that belongs to one instance of its keyword of several: for that one. */
function timesPaidFor({ scope }: GameContext, cast: CastFacts | null, name: string): number {
  const all = timesPaid(cast, name);
  const at = scope.ability.lastIndexOf('.expansion.');
  const isApart = cast !== null && Object.keys(cast.paid).some((key) => key.startsWith(`${name}@`));
  if (!isApart || at < 0) return all;
  return cast.paid[instanceOf(name, scope.ability.slice(0, at), scope.nth ?? 0)] ?? 0;
}

/** How often a cost of this name was paid for a spell, or for the spell that a permanent was (CR 702.33d). */
export function timesPaid(cast: CastFacts | null, name: string): number {
  if (cast === null) return 0;
  const names = paidWords[name] ?? [name];
  return names.reduce((sum, each) => sum + (cast.paid[each] ?? (cast.way === each ? 1 : 0)), 0);
}

function castOf(context: GameContext, term: Term, name = 'what'): CastFacts | null {
  const [entity] = entitiesOf(context, term, name);
  return entity === undefined || isPlayer(entity) ? null : (objectOrLast(context.world, entity)?.cast ?? null);
}

/** Was it cast, and from the place that is named, if one is? */
function wasCastFrom(context: GameContext, term: Term, entity: Entity): boolean {
  const object = isPlayer(entity) ? undefined : objectOrLast(context.world, entity);
  const cast = object?.cast ?? null;
  if (!wasCast(cast)) return false;
  return optionalTerm(term, 'from') === null || isAt(context, term, 'from', cast.from, object?.owner);
}

/** Numbers about how spells were cast. */
export const castQuantities: Handlers<Game>['num'] = {
  targetsOf: (context, term) =>
    entitiesOf(context, term, 'of')
      .filter(isObject)
      .reduce((sum, id) => sum + targetsOf(objectOrLast(context.world, id)).length, 0),
  timesPaid: (context, term) => timesPaidFor(context, castOf(context, term), wordOf(context, term, 'name')),
  /** Other spells that were cast before it in this turn, by whomever (CR 702.40a). */
  castBefore: (context, term) => {
    const { history } = context.world.state;
    const things = entitiesOf(context, term, 'what');
    const at = history.findIndex(({ event }) => event.kind === 'cast' && things.includes(event.object));
    return history.slice(0, Math.max(at, 0)).filter(({ event }) => event.kind === 'cast').length;
  },
};

/** The mana of the costs that an object's own abilities let be paid in place of its mana cost (CR 118.9). */
function alternativeCostsOf({ world, pool }: GameContext, id: ObjectId): readonly string[] {
  const abilities = characteristicsOrLast(world, id)?.abilities ?? [];
  return abilities
    .flatMap(({ path }) => abilityAt(pool, path).body.flatMap(termsIn))
    .filter((term) => term.op === 'alternativeCost' && optionalTerm(term, 'what') === null)
    .map((term) => termsOf(term, 'cost').flatMap(termsIn).map(manaIn).join(''));
}

const manaIn = (part: Term): string => (part.op === 'payMana' ? (optionalWord(part, 'mana') ?? '') : '');

/** Conditions about how a spell was cast, told of the permanent it became, too (CR 607.2, CR 400.7d). */
export const castConditions: Handlers<Game>['bool'] = {
  costPaid: (context, term) => {
    const kicker = optionalWord(term, 'kicker');
    const name = kicker === null ? wordOf(context, term, 'name') : kickerOf(kicker);
    const times = timesPaidFor(context, castOf(context, term), name);
    const paid = times >= (optionalNum(context, term, 'times') ?? 1);
    return paid === (wordOf(context, term, 'how') !== 'wasnt');
  },
  keywordCostPaid: (context, term) => {
    const paid = timesPaidFor(context, castOf(context, term), wordOf(context, term, 'name')) > 0;
    return paid === (wordOf(context, term, 'how') === 'was');
  },
  // Which of several costs it was is told by the mana in it.
  alternativeCostPaid: (context, term) => {
    const [kind = '', nth = '1'] = (castOf(context, term, 'of')?.way ?? '').split(' ');
    const [entity] = entitiesOf(context, term, 'of').filter(isObject);
    const costs = entity === undefined ? [] : alternativeCostsOf(context, entity);
    const paid = kind === 'alternative' && costs[Number(nth) - 1] === wordOf(context, term, 'cost');
    return paid === (wordOf(context, term, 'how') === 'was');
  },
  offerPaid: (context, term) => timesPaid(castOf(context, term, 'of'), offerOf(context.scope)) > 0,
  additionalCostPaid: (context, term) => {
    const paid = timesPaid(castOf(context, term, 'of'), 'additional') > 0;
    return paid === (wordOf(context, term, 'how') === 'was');
  },
  asYouCast: (context, term) => castOf(context, term, 'spell')?.held.includes(pathOf(context.pool, term)) ?? false,
  tributePaid: (context, term) => {
    const [what] = entitiesOf(context, term, 'what').filter(isObject);
    const paid = what !== undefined && (objectOrLast(context.world, what)?.chosen['tribute']?.num ?? 0) > 0;
    return paid === (wordOf(context, term, 'how') === 'was');
  },
  giftPromised: (context, term) => {
    const paid = timesPaid(castOf(context, term), 'gift') > 0;
    return paid === (wordOf(context, term, 'how') === 'was');
  },
  wasCast: (context, term) => {
    const what = termOf(context, term, 'what');
    const filter = what.op === 'some' ? optionalTerm(what, 'filter') : null;
    const things = filter === null ? entitiesOf(context, term, 'what') : fitting(context, filter);
    const cast = things.filter((entity) => wasCastFrom(context, term, entity));
    return isEnough(context, what, cast.length) === (wordOf(context, term, 'how') === 'was');
  },
};
