import { rememberedOfCode } from '../../source/remembered';
import { flatMapped } from '../../source/flat-mapped';
import { isObject, type ObjectId } from '../../vm/entity';
import type { CardPool } from '../../vm/pool';
import type { GameObject } from '../state/object';
import type { LastingEffect } from '../statics/lasting';
import { objectOf } from '../write';
import type { Game, Rules } from '../world';
import { clausesOf } from './clauses';
import { ownEffects } from './counters';
import type { LayerEffect, Progress } from './effect';
import { layerOf } from './modify';
import { printedValues } from './printed';
import { keptWorks } from './starting';
import { staticClauses, type StaticClause } from './static-clause';

/** Every continuous effect that exists by the values so far and may change characteristics, in no order. */
export function gather(progress: Progress, values: ReadonlyMap<ObjectId, unknown>): readonly LayerEffect[] {
  const { game } = progress;
  const effects: LayerEffect[] = [];
  for (const id of staticSources(game, values.keys())) {
    const object = objectOf(game, id);
    for (const stated of staticClauses(game, object, progress.valuesOf(id).abilities))
      if (stated.clause.layers.length > 0) effects.push(effectOf(stated));
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
    const its =
      effect.copiable === 'yes'
        ? common(`effect|${id}`, Math.max(timestamp, enteredAt(game, effect)), ['1a'], Number.MAX_SAFE_INTEGER)
        : common(`effect|${id}`, timestamp, [layerOf(content)], id);
    effects.push({ ...its, kind: 'lasting', effect, content });
  }
  return effects;
}

/** What an object becomes as it enters is made of what it enters as: a copy of something else, perhaps. */
function enteredAt({ state }: Game, { affected }: LastingEffect): number {
  return Math.max(0, ...(affected ?? []).map((id) => (isObject(id) ? (state.objects[id]?.timestamp ?? 0) : 0)));
}

/** The effect of a clause in the layers. */
const effectOf = rememberedOfCode((stated: StaticClause): LayerEffect => {
  const { clause } = stated;
  // What something can't have is taken from it last, whenever it was given (CR 113.11).
  const timestamp = clause.term.op === 'cantHave' ? Number.MAX_SAFE_INTEGER : stated.timestamp;
  return { ...stated, timestamp, kind: 'static', layers: clause.layers, order: clause.at };
});

function common(
  key: string,
  timestamp: number,
  layers: LayerEffect['layers'],
  order = 0,
): Pick<LayerEffect, 'key' | 'timestamp' | 'order' | 'layers' | 'defining'> {
  return { key, timestamp, order, layers, defining: 'no' };
}

/** Objects whose static abilities may do something where they are. */
export function staticSources({ state, cache }: Game, changed: Iterable<ObjectId>): ReadonlySet<ObjectId> {
  return new Set([...state.battlefield, ...state.command, ...cache.sources.keys(), ...changed]);
}

/** What an object outside the battlefield is at work on where it is: characteristics, rules of the game alone, or nothing. */
export type Works = 'layers' | 'rules' | 'nothing';

/** Objects outside the battlefield with abilities or marks that are at work where they are. */
export function hiddenSources(game: Game): ReadonlyMap<ObjectId, Works> {
  const found = new Map<ObjectId, Works>();
  const { players, order, exile, stack } = game.state;
  const look = (list: readonly ObjectId[] | undefined): void =>
    list?.forEach((id) => {
      const works = worksOn(game.pool, game.rules, objectOf(game, id));
      if (works !== 'nothing') found.set(id, works);
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
export function worksOn(pool: CardPool, rules: Rules, object: GameObject): Works {
  return keptWorks(object, () =>
    object.zone === 'stack' && isMarked(object) ? 'layers' : statedBy(pool, rules, object),
  );
}

function isMarked({ faceDown, counters }: GameObject): boolean {
  return faceDown !== null || Object.keys(counters).length > 0;
}

/** What defines characteristics does so everywhere (CR 604.3). */
function statedBy(pool: CardPool, rules: Rules, object: GameObject): Works {
  if (object.faceDown !== null) return 'nothing';
  const clauses = flatMapped(printedValues(pool, object).abilities, (path) => clausesOf(pool, rules, path)).filter(
    ({ zones }) => zones.includes(object.zone),
  );
  if (clauses.length === 0) return 'nothing';
  return clauses.some(({ layers }) => layers.length > 0) ? 'layers' : 'rules';
}
