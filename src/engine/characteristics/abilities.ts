import { Answers } from '../../source/answers';
import { flatMapped } from '../../source/flat-mapped';
import type { Ability } from '../../bytecode/module';
import type { Term } from '../../bytecode/term';
import type { ObjectId } from '../../vm/entity';
import { abilityAt, type AbilityPath, type CardPool } from '../../vm/pool';
import type { GameObject } from '../state/object';
import { characteristicsOrLast, controllerOf, objectOrLast } from '../state/last-known';
import { makeScope } from '../scope';
import { contextFor, type Game, type GameContext } from '../world';
import { keywordNames } from './keyword-names';
import type { AbilityInstance, Characteristics } from './types';

/** An ability that an object has, with what a keyword stands for taken apart. */
export interface HeldAbility {
  readonly path: AbilityPath;
  readonly ability: Ability;
  /** The instance it is, or is a part of. */
  readonly instance: AbilityInstance;
}

/** All abilities of an object with these characteristics: keyword abilities, and the abilities they stand for. */
export function heldAbilities(
  pool: CardPool,
  { abilities }: Pick<Characteristics, 'abilities'>,
): readonly HeldAbility[] {
  const known = heldByAbilities.get(abilities);
  if (known !== undefined) return known;
  const held = flatMapped(abilities, (instance) => unfold(pool, instance, instance.path));
  heldByAbilities.set(abilities, held);
  return held;
}

const heldByAbilities = new Answers<readonly AbilityInstance[], readonly HeldAbility[]>();

function unfold(pool: CardPool, instance: AbilityInstance, path: AbilityPath): readonly HeldAbility[] {
  const ability = abilityAt(pool, path);
  const own: HeldAbility = { path, ability, instance };
  if (ability.kind !== 'keyword') return [own];
  return [own, ...flatMapped(ability.expansion, (_, at) => unfold(pool, instance, `${path}.expansion.${at}`))];
}

/** Does an ability function while its object is where it is (CR 113.6)? */
export function functionsIn(ability: Ability, object: Pick<GameObject, 'zone' | 'phasedOut' | 'kind'>): boolean {
  // Abilities of emblems function in the command zone (CR 114.4).
  return !object.phasedOut && (object.kind === 'emblem' || ability.zones.includes(object.zone));
}

/** A keyword ability that an object has, with the surroundings in which its parameters are read. */
export interface HeldKeyword {
  readonly keyword: Term;
  readonly path: AbilityPath;
  readonly context: GameContext;
  /** What has it. */
  readonly holder: ObjectId;
}

/** The instances of a keyword ability that an object has, or last had; each counts for itself (CR 702.1). */
export function keywordsOf(game: Game, id: ObjectId, name: string): readonly HeldKeyword[] {
  const values = characteristicsOrLast(game, id);
  if (values?.keywords.includes(name) !== true) return [];
  return flatMapped(values.abilities, (instance): readonly HeldKeyword[] => {
    const ability = abilityAt(game.pool, instance.path);
    if (ability.kind !== 'keyword' || !keywordNames(ability.keyword).includes(name)) return [];
    return [
      { keyword: ability.keyword, path: instance.path, context: contextOfInstance(game, id, instance), holder: id },
    ];
  });
}

/** Surroundings for code of an ability that an object has. Parameters of a granted keyword are read as its giver meant them. */
export function contextOfInstance(game: Game, id: ObjectId, instance: AbilityInstance): GameContext {
  if (instance.scope !== null) return contextFor(game, instance.scope);
  const controller = objectOrLast(game, id) === undefined ? game.state.turn.active : controllerOf(game, id);
  return contextFor(game, makeScope(game, { ability: instance.path, source: id, controller }));
}
