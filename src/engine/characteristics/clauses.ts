import { Answers } from '../../source/answers';
import { abilityZones, type Ability, type AbilityZone } from '../../bytecode/module';
import { isRider } from '../../bytecode/riders';
import { rowOf } from '../../bytecode/table';
import { isTerm, type Term } from '../../bytecode/term';
import {
  evalBool,
  evalEntities,
  intOf,
  numberOf,
  optionalTerm,
  optionalWord,
  termOf,
  termsOf,
} from '../../vm/evaluate';
import { withCandidate } from '../../vm/context';
import type { Entity } from '../../vm/entity';
import { abilityAt, type AbilityPath, type CardPool } from '../../vm/pool';
import { withValue } from '../../vm/scope';
import type { GameContext, Rules } from '../world';
import type { Layer } from './modification';
import { layerOf } from './modify';
import { nativeChanges } from './native';
import { readsOf, type Read } from './reads';

/** What stands around a clause of a static ability: a condition (CR 611.3a), or a number that it uses. */
export type Guard =
  | { readonly kind: 'if'; readonly condition: Term; readonly wanted: 'true' | 'false' }
  /** What has to be so of each of the things it is about. */
  | { readonly kind: 'each'; readonly condition: Term }
  | { readonly kind: 'let'; readonly term: Term }
  /** "You may …": the players who may are the subject of what is inside. */
  | { readonly kind: 'may'; readonly term: Term };

/** One continuous effect that a static ability states: an instruction, and when it holds. */
export interface Clause {
  readonly path: AbilityPath;
  /** Its number among the clauses of the ability. */
  readonly at: number;
  readonly term: Term;
  readonly guards: readonly Guard[];
  /** Layers in which it may change something; empty for a rule of the game outside the layers (CR 613.11). */
  readonly layers: readonly Layer[];
  /** What its code reads of the characteristics of objects. */
  readonly reads: ReadonlySet<Read>;
  /** It is about the same things as the clause before, under the same conditions: "… gets +1/+1 and has flying". */
  readonly shares: 'yes' | 'no';
  /** Where the object has to be (CR 113.6). */
  readonly zones: readonly AbilityZone[];
  /** It could define characteristics of its own object (CR 604.3a). */
  readonly defining: 'yes' | 'no';
}

/** The code of a guard itself, without what it is around. */
export function codeOf(guard: Guard): readonly Term[] {
  switch (guard.kind) {
    case 'if':
    case 'each':
      return [guard.condition];
    case 'let':
      return [optionalTerm(guard.term, 'num') ?? guard.term];
    case 'may':
      return [optionalTerm(guard.term, 'who') ?? guard.term];
  }
}

/** The continuous effects that an ability states, with what a keyword stands for; none unless it is static. */
export function clausesOf(pool: CardPool, rules: Rules, path: AbilityPath): readonly Clause[] {
  const byPath = clausesByPool.get(pool) ?? new Map<AbilityPath, readonly Clause[]>();
  clausesByPool.set(pool, byPath);
  const known = byPath.get(path);
  if (known !== undefined) return known;
  const found = find(pool, rules, path, abilityAt(pool, path));
  byPath.set(path, found);
  return found;
}

const clausesByPool = new Answers<CardPool, Map<AbilityPath, readonly Clause[]>>();

function find(pool: CardPool, rules: Rules, path: AbilityPath, ability: Ability): readonly Clause[] {
  switch (ability.kind) {
    case 'static':
      return walk(ability.body, []).map((found, at, all) => clause(rules, path, ability, found, at, all[at - 1]));
    case 'keyword':
      if (ability.expansion.length > 0)
        return ability.expansion.flatMap((_, at) => clausesOf(pool, rules, `${path}.expansion.${at}`));
      return nativeClause(path, ability.keyword);
    case 'spell':
    case 'activated':
    case 'triggered':
    case 'replacement':
      return [];
  }
}

export interface Found {
  readonly term: Term;
  readonly guards: readonly Guard[];
}

/** The instructions of a body, each with the conditions and numbers around it. */
export function stated(body: readonly Term[]): readonly Found[] {
  return walk(body, []);
}

function walk(body: readonly Term[], guards: readonly Guard[]): readonly Found[] {
  return body.flatMap((term): readonly Found[] => {
    const inside = (name: string, guard: Guard): readonly Found[] => walk(termsOf(term, name), [...guards, guard]);
    switch (term.op) {
      case 'step':
        return walk(
          [optionalTerm(term, 'effect') ?? term].filter((inner) => inner !== term),
          guards,
        );
      case 'doAll':
        return walk(termsOf(term, 'body'), guards);
      case 'if':
        return [...inside('then', when(term, 'true')), ...inside('otherwise', when(term, 'false'))];
      case 'unless':
        return inside('body', when(term, 'false'));
      case 'whileEach': {
        const condition = optionalTerm(term, 'condition');
        return condition === null ? [] : inside('body', { kind: 'each', condition });
      }
      case 'instead':
        return [...inside('body', when(term, 'true')), ...inside('replaced', when(term, 'false'))];
      case 'letNum':
        return inside('body', { kind: 'let', term });
      case 'may':
        return inside('body', { kind: 'may', term });
      default:
        return [{ term, guards }];
    }
  });
}

function when(term: Term, wanted: 'true' | 'false'): Guard {
  const condition = optionalTerm(term, 'condition');
  if (condition === null) throw new Error(`${term.op} without a condition`);
  return { kind: 'if', condition, wanted };
}

function clause(
  rules: Rules,
  path: AbilityPath,
  ability: Ability,
  { term, guards }: Found,
  at: number,
  before: Found | undefined,
): Clause {
  const code = [term, ...guards.flatMap(codeOf)];
  const layers = rules.continuous[term.op]?.layers(term) ?? [];
  const subject = affectedTerm(term);
  const conditional = guards.some(({ kind }) => kind === 'if');
  const definable = term.op === 'setPt' || layers.every((layer) => layer === '4' || layer === '5');
  const defining = subject?.op === 'source' && !conditional && layers.length > 0 && definable;
  return {
    path,
    at,
    term,
    guards,
    layers,
    reads: readsOf(code),
    shares: subject?.op === 'subject' && before !== undefined && hasSameConditions(before, guards) ? 'yes' : 'no',
    zones: defining ? abilityZones : (impliedZones(term, guards) ?? ability.zones),
    defining: defining ? 'yes' : 'no',
  };
}

/** Does the clause before hold when this one does? Else each begins by itself: "… has flying if …, and haste if …". */
function hasSameConditions(before: Found, guards: readonly Guard[]): boolean {
  const [theirs, own] = [before.guards, guards].map((all) => all.filter(({ kind }) => kind === 'if'));
  return theirs?.length === own?.length && (theirs ?? []).every((guard, at) => guard === own?.[at]);
}

/** Zones that a clause speaks of: how its own card may be cast, or that the card is in a zone (CR 113.6b, CR 113.6e). */
function impliedZones(term: Term, guards: readonly Guard[]): readonly AbilityZone[] | null {
  const own = zonesOfOwnCasting(term);
  if (own !== null) return own;
  for (const guard of guards) {
    const place = guard.kind === 'if' && guard.wanted === 'true' ? placeOfSource(guard.condition) : null;
    const zone = abilityZones.find((name) => name === place);
    if (zone !== undefined) return [zone];
  }
  return null;
}

/**
 * Where a card is for which a clause about its own casting is a rule in force: permissions wherever it is cast from, what it
 * costs on the stack. Other costs and conditions are read from the card itself. Null for clauses about other things.
 */
function zonesOfOwnCasting(term: Term): readonly AbilityZone[] | null {
  if (isRider(term)) return [];
  const isAboutSelf = (): boolean => optionalTerm(term, 'what')?.op === 'source';
  switch (term.op) {
    case 'alternativeCost':
      return optionalTerm(term, 'what') === null ? [] : null;
    case 'castCards':
      if (isOwnOffer(term)) return [];
      return isAboutSelf() ? abilityZones : null;
    case 'mayCast':
      return isAboutSelf() ? abilityZones : null;
    case 'costsLess':
      return isAboutSelf() ? ['stack'] : null;
    case 'castOnly':
    case 'additionalCost':
      return isAboutSelf() ? [] : null;
    default:
      return null;
  }
}

/** "You may cast ~ without paying its mana cost", from wherever it can be cast: an alternative cost of its own (CR 118.9). */
export const isOwnOffer = (term: Term): boolean =>
  term.op === 'castCards' &&
  optionalTerm(term, 'what')?.op === 'source' &&
  optionalTerm(term, 'from') === null &&
  optionalWord(term, 'free') !== null;

/** "As long as ~ is in your graveyard": the zone that a condition puts the source in. */
function placeOfSource(condition: Term): string | null {
  if (condition.op === 'bothTrue') {
    const [left, right] = [optionalTerm(condition, 'left'), optionalTerm(condition, 'right')];
    return (left && placeOfSource(left)) ?? (right && placeOfSource(right));
  }
  if (condition.op !== 'is' || optionalTerm(condition, 'what')?.op !== 'source') return null;
  const filter = optionalTerm(condition, 'filter');
  const place = filter?.op === 'inZone' ? optionalTerm(filter, 'zone') : null;
  return place?.op === 'zone' ? optionalWord(place, 'zone') : null;
}

/** What a keyword without words of its own changes. */
function nativeClause(path: AbilityPath, keyword: Term): readonly Clause[] {
  const layers = nativeChanges(keyword).map(layerOf);
  if (layers.length === 0) return [];
  return [
    {
      path,
      at: 0,
      term: keyword,
      guards: [],
      layers,
      reads: new Set(),
      shares: 'no',
      zones: abilityZones,
      defining: 'yes',
    },
  ];
}

/** The operand that says what a continuous instruction affects. */
export function affectedTerm(term: Term): Term | null {
  const params = Object.entries(rowOf(term.op).params);
  const operand = ([, param]: (typeof params)[number]): boolean =>
    param.kind === 'operand' && (param.sort === 'entities' || param.sort === 'players');
  const named = (name: string): (typeof params)[number] | undefined =>
    params.find((entry) => entry[0] === name && operand(entry));
  const what = named('what') ?? named('of') ?? params.find(operand);
  const arg = what === undefined ? undefined : term.args[params.indexOf(what)];
  return isTerm(arg) ? arg : null;
}

/** Is so of a thing what has to be so of each that a clause is about? */
export function holdsOfEach(context: GameContext, guards: readonly Guard[], thing: Entity): boolean {
  const inner = { ...withCandidate(context, thing), subject: [thing] };
  return guards.every((guard) => guard.kind !== 'each' || evalBool(inner, guard.condition));
}

/** The context inside the guards of a clause; null when a condition does not hold. */
export function enter(context: GameContext, guards: readonly Guard[]): GameContext | null {
  let inner = context;
  for (const guard of guards)
    switch (guard.kind) {
      case 'if':
        if (evalBool(inner, guard.condition) !== (guard.wanted === 'true')) return null;
        break;
      case 'each':
        break;
      case 'may':
        inner = { ...inner, subject: evalEntities(inner, termOf(inner, guard.term, 'who')) };
        break;
      case 'let':
        inner = withNumber(inner, guard.term);
        break;
    }
  return inner;
}

/** The context with the number of a `letNum` bound. */
function withNumber(context: GameContext, letNum: Term): GameContext {
  const at = intOf(context, letNum, 'value');
  const bound = numberOf(context, termOf(context, letNum, 'num'));
  return { ...context, scope: withValue(context.scope, at, bound) };
}
