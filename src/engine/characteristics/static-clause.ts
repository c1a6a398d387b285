import { Answers } from '../../source/answers';
import { isObject, type Entity, type ObjectId } from '../../vm/entity';
import { evalEntities } from '../../vm/evaluate';
import { printedPath } from '../../vm/pool';
import type { GameObject } from '../state/object';
import { makeScope } from '../scope';
import { contextFor, type Game, type GameContext } from '../world';
import { characteristicsOf } from './characteristics';
import { answersAbout } from './starting';
import { affectedTerm, clausesOf, holdsOfEach, type Clause } from './clauses';
import type { AbilityInstance } from './types';

/** A clause of a static ability that an object has, and that does something where the object is. */
export interface StaticClause {
  readonly key: string;
  readonly timestamp: number;
  readonly source: ObjectId;
  readonly instance: AbilityInstance;
  readonly clause: Clause;
  /** Clauses of the same ability up to this one. */
  readonly before: readonly Clause[];
  readonly defining: 'yes' | 'no';
}

const none: readonly never[] = [];

/** What the static abilities of an object state. Kept with the object. */
export function staticClauses(
  game: Game,
  object: GameObject,
  abilities: readonly AbilityInstance[],
): readonly StaticClause[] {
  const stating = statingAmong(game, abilities);
  if (stating.length === 0) return none;
  const answers = answersAbout(object);
  if (answers.stated?.abilities === abilities) return answers.stated.clauses;
  const clauses = clausesAmong(game, object, stating);
  answers.stated = { abilities, clauses };
  return clauses;
}

function clausesAmong(game: Game, object: GameObject, stating: readonly AbilityInstance[]): readonly StaticClause[] {
  const found: StaticClause[] = [];
  const seen = new Map<string, number>();
  for (const instance of stating) {
    const clauses = clausesOf(game.pool, game.rules, instance.path);
    const name = `${object.id}|${printedPath(instance.path)}|${instance.timestamp}`;
    const copy = seen.get(name) ?? 0;
    seen.set(name, copy + 1);
    for (const clause of clauses) {
      const defining = isDefining(clause, instance);
      const works = object.kind === 'emblem' || clause.zones.includes(object.zone);
      if (object.phasedOut || !works) continue;
      found.push({
        key: `${name}|${copy}|${printedPath(clause.path)}|${clause.at}`,
        timestamp: Math.max(object.timestamp, instance.timestamp),
        source: object.id,
        instance,
        clause,
        before: clauses.filter(({ path, at }) => path === clause.path && at < clause.at),
        defining,
      });
    }
  }
  return found;
}

const statingByAbilities = new Answers<readonly AbilityInstance[], readonly AbilityInstance[]>();

/** The abilities that state anything. */
function statingAmong({ pool, rules }: Game, abilities: readonly AbilityInstance[]): readonly AbilityInstance[] {
  const known = statingByAbilities.get(abilities);
  if (known !== undefined) return known;
  const found = abilities.filter(({ path }) => clausesOf(pool, rules, path).length > 0);
  statingByAbilities.set(abilities, found);
  return found;
}

/** It defines characteristics only of what it is printed on (CR 604.3a). */
function isDefining(clause: Clause, instance: AbilityInstance): StaticClause['defining'] {
  return clause.defining === 'yes' && instance.grantedBy === null ? 'yes' : 'no';
}

/** Surroundings of a clause: "you" is who controls the object by the values at hand. */
export function contextOfClause(game: Game, { source, clause }: StaticClause): GameContext {
  const { controller } = characteristicsOf(game, source);
  const object = game.state.objects[source];
  // What was chosen for X of a spell is X in all of its text (CR 107.3i).
  const x = object?.zone === 'stack' ? (object.cast?.x ?? null) : null;
  return contextFor(game, makeScope(game, { ability: clause.path, source, controller, x }));
}

/** What a clause affects; in a clause that shares its subject, what the clause before is about. */
export function affectedOf(context: GameContext, { clause, before }: StaticClause): readonly Entity[] {
  return affectedBy(context, clause, before) ?? [];
}

function affectedBy(context: GameContext, clause: Clause, before: readonly Clause[]): readonly Entity[] | null {
  const term = affectedTerm(clause.term);
  if (term === null) return null;
  const previous = before.at(-1);
  const subject = previous === undefined ? context.subject : affectedBy(context, previous, before.slice(0, -1));
  const things = evalEntities({ ...context, subject }, term);
  return clause.guards.some(({ kind }) => kind === 'each')
    ? things.filter((thing) => holdsOfEach(context, clause.guards, thing))
    : things;
}

/** The objects among them that are in the game. */
export function affectedObjects(context: GameContext, stated: StaticClause): readonly ObjectId[] {
  const { objects } = context.world.state;
  return affectedOf(context, stated)
    .filter(isObject)
    .filter((id) => objects[id] !== undefined);
}
