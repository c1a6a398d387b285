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
  for (const id of staticSources(game, values)) {
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
export function staticSources(game: Game, changed: ReadonlyMap<ObjectId, unknown>): ReadonlySet<ObjectId> {
  const { state } = game;
  const found = new Set<ObjectId>();
  const add = (id: ObjectId): unknown => found.add(id);
  state.battlefield.forEach(add);
  state.stack.forEach(add);
  state.command.forEach(add);
  for (const list of hiddenLists(game)) for (const id of list) if (worksFrom(game, objectOf(game, id))) found.add(id);
  changed.forEach((_, id) => found.add(id));
  return found;
}

function hiddenLists(game: Game): readonly (readonly ObjectId[])[] {
  const { players, order, exile } = game.state;
  return [exile, ...order.flatMap((id) => [players[id]?.hand, players[id]?.graveyard, players[id]?.library])].flatMap(
    (list) => (list === undefined ? [] : [list]),
  );
}

/** Has a card elsewhere than on the battlefield printed static abilities that do something there (CR 113.6)? */
function worksFrom(game: Game, object: GameObject): boolean {
  if (object.faceDown !== null) return false;
  const { abilities } = printedValues(game.pool, object);
  return abilities.some((path) => clausesIn(game, path, object.zone).length > 0);
}

/** Clauses of an ability that do something in a zone: what defines characteristics does so everywhere (CR 604.3). */
function clausesIn(game: Game, path: AbilityPath, zone: Zone): readonly Clause[] {
  return clausesOf(game.pool, game.rules, path).filter(({ zones }) => zones.includes(zone));
}
