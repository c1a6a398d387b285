import type { ObjectId } from '../../vm/entity';
import type { AbilityPath } from '../../vm/pool';
import type { GameObject, Zone } from '../state/object';
import { objectOf } from '../write';
import type { Game } from '../world';
import { clausesOf, type Clause } from './clauses';
import { ownEffects } from './counters';
import type { LayerEffect, Progress } from './effect';
import { layerOf } from './modify';
import { printedValues } from './printed';
import { staticClauses } from './static-clause';

/** Every continuous effect that exists by the values so far and may change characteristics, in no order. */
export function gather(progress: Progress, values: ReadonlyMap<ObjectId, unknown>): readonly LayerEffect[] {
  const { game } = progress;
  const effects: LayerEffect[] = [];
  for (const id of staticSources(game, values.keys())) {
    const object = objectOf(game, id);
    for (const stated of staticClauses(game, object, progress.valuesOf(id).abilities)) {
      const { layers, at } = stated.clause;
      if (layers.length > 0) effects.push({ ...stated, kind: 'static', layers, order: at });
    }
    if (object.zone !== 'battlefield' && object.zone !== 'stack') continue;
    if (object.faceDown !== null)
      effects.push({ ...common(`${id}|faceDown`, object.timestamp, ['1b']), kind: 'faceDown', object: id });
    for (const counter of ownEffects(object)) {
      const layer = counter.change.kind === 'keyword' ? '6' : '7c';
      const key = `${id}|counter|${counter.kind}`;
      effects.push({ ...common(key, counter.timestamp, [layer]), kind: 'counter', object: id, counter });
    }
  }
  for (const effect of game.state.effects) {
    const { content, id, timestamp } = effect;
    if (content.kind === 'rule') continue;
    effects.push({ ...common(`effect|${id}`, timestamp, [layerOf(content)], id), kind: 'lasting', effect, content });
  }
  return effects;
}

function common(
  key: string,
  timestamp: number,
  layers: LayerEffect['layers'],
  order = 0,
): Pick<LayerEffect, 'key' | 'timestamp' | 'order' | 'layers' | 'defining'> {
  return { key, timestamp, order, layers, defining: 'no' };
}

/** Objects whose static abilities may do something where they are. */
export function staticSources(game: Game, changed: Iterable<ObjectId>): ReadonlySet<ObjectId> {
  const { battlefield, command } = game.state;
  return new Set([...battlefield, ...command, ...hiddenSources(game), ...changed]);
}

/** Objects outside the battlefield with abilities or marks that are at work where they are. */
export function hiddenSources(game: Game): ReadonlySet<ObjectId> {
  const found = new Set<ObjectId>();
  const { players, order, exile, stack } = game.state;
  const look = (list: readonly ObjectId[] | undefined): void =>
    list?.forEach((id) => {
      if (worksFrom(game, objectOf(game, id))) found.add(id);
    });
  look(exile);
  look(stack);
  for (const player of order) {
    look(players[player]?.hand);
    look(players[player]?.graveyard);
    look(players[player]?.library);
  }
  return found;
}

/** Has a card elsewhere than on the battlefield printed static abilities that do something there (CR 113.6), or marks? */
function worksFrom(game: Game, object: GameObject): boolean {
  const known = worksByObject.get(object);
  if (known !== undefined) return known;
  const works = (object.zone === 'stack' && isMarked(object)) || statesSomething(game, object);
  worksByObject.set(object, works);
  return works;
}

const worksByObject = new WeakMap<GameObject, boolean>();

function isMarked({ faceDown, counters }: GameObject): boolean {
  return faceDown !== null || Object.keys(counters).length > 0;
}

function statesSomething(game: Game, object: GameObject): boolean {
  if (object.faceDown !== null) return false;
  const { abilities } = printedValues(game.pool, object);
  return abilities.some((path) => clausesIn(game, path, object.zone).length > 0);
}

/** Clauses of an ability that do something in a zone: what defines characteristics does so everywhere (CR 604.3). */
function clausesIn(game: Game, path: AbilityPath, zone: Zone): readonly Clause[] {
  return clausesOf(game.pool, game.rules, path).filter(({ zones }) => zones.includes(zone));
}
