import { flatMapped } from '../../source/flat-mapped';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasSubtype, hasSupertype } from '../characteristics/has';
import type { GameEvent } from '../events/event';
import { moveTo } from '../events/zones';
import { rulesAbout } from '../statics/rules-in-force';
import { apnap } from '../turn/players';
import { isInRange } from '../turn/range';
import { objectOf } from '../write';
import type { Game } from '../world';

/** Legendary permanents of one name that one player controls, of which one is kept. */
interface Legends {
  readonly player: PlayerId;
  readonly options: readonly ObjectId[];
}

function legends(game: Game, among: readonly ObjectId[]): readonly Legends[] {
  if (among.length === 0) return [];
  const groups = new Map<string, { readonly player: PlayerId; readonly options: ObjectId[] }>();
  for (const id of phasedIn(game, among)) {
    const values = characteristicsOf(game, id);
    const { controller, name } = values;
    if (name === '' || !hasSupertype(values, 'legendary')) continue;
    if (rulesAbout(game, id, 'noLegendRule').length > 0) continue;
    const key = `${controller} ${name}`;
    const group = groups.get(key) ?? { player: controller, options: [] };
    groups.set(key, group);
    group.options.push(id);
  }
  const order = apnap(game);
  return [...groups.values()]
    .filter(({ options }) => options.length > 1)
    .sort((left, right) => order.indexOf(left.player) - order.indexOf(right.player));
}

function phasedIn(game: Game, among: readonly ObjectId[]): readonly ObjectId[] {
  return among.filter((id) => !objectOf(game, id).phasedOut);
}

/** Groups of which nobody has chosen yet what to keep, in APNAP order (CR 704.5j). */
export function openLegends(game: Game, among: readonly ObjectId[], kept: readonly ObjectId[]): readonly Legends[] {
  return legends(game, among).filter(({ options }) => !options.some((id) => kept.includes(id)));
}

/** The legend rule (CR 704.5j), the world rule (CR 704.5k) and the Role rule (CR 704.5y). */
export function legendActions(game: Game, among: readonly ObjectId[], kept: readonly ObjectId[]): readonly GameEvent[] {
  const lost = flatMapped(legends(game, among), ({ options }) => options.filter((id) => !kept.includes(id)));
  return [...lost, ...worlds(game, among), ...roles(game, among)].map((id) => moveTo(id, 'graveyard', 'stateBased'));
}

function worlds(game: Game, among: readonly ObjectId[]): readonly ObjectId[] {
  const all = phasedIn(game, among).filter((id) => hasSupertype(characteristicsOf(game, id), 'world'));
  // Only those within its controller's range of influence count (CR 801.12).
  const isOlder = (id: ObjectId, other: ObjectId): boolean =>
    objectOf(game, id).timestamp < objectOf(game, other).timestamp &&
    isInRange(game, characteristicsOf(game, id).controller, other);
  return all.filter((id) => all.some((other) => isOlder(id, other)));
}

function roles(game: Game, among: readonly ObjectId[]): readonly ObjectId[] {
  const all = phasedIn(game, among).filter((id) => hasSubtype(characteristicsOf(game, id), 'role'));
  return all.filter((id) => {
    const { attachedTo, timestamp } = objectOf(game, id);
    const { controller } = characteristicsOf(game, id);
    return all.some((other) => {
      const its = objectOf(game, other);
      const same = its.attachedTo === attachedTo && characteristicsOf(game, other).controller === controller;
      return same && attachedTo !== null && its.timestamp > timestamp;
    });
  });
}
