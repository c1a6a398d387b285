import { Answers } from '../../source/answers';
import { flatMapped } from '../../source/flat-mapped';
import { rememberedOfCode } from '../../source/remembered';
import { termsIn } from '../../bytecode/term';
import type { Ability, AbilityZone } from '../../bytecode/module';
import { abilityAt, abilityPath, cardOf, type AbilityPath, type CardPool } from '../../vm/pool';
import type { Entity, ObjectId, PlayerId } from '../../vm/entity';
import { characteristicsOf, refresh } from '../characteristics/characteristics';
import type { Characteristics } from '../characteristics/types';
import type { EventKind } from '../events/event';
import { kindsOf } from '../handlers/events/compound';
import type { GameObject } from '../state/object';
import { objectOf } from '../write';
import type { Game, Rules } from '../world';
import { zonesOf } from './zones';

/** An ability that watches for events where its object is: triggered, replacement, or static with prevention. */
export interface Watching {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly path: AbilityPath;
  readonly ability: Ability;
  /** What gave it, if something else did. */
  readonly granter?: ObjectId;
  /** Which one it is of several the same, which an object has from several: absent for the first. */
  readonly nth?: number;
}

/** Abilities that watch for events, and those of them that ask for a kind of event: all in the order of their zones. */
export interface WatchList {
  readonly all: readonly Watching[];
  readonly triggered: ReadonlyMap<EventKind, readonly Watching[]>;
  /** Replacement abilities, and for damage static abilities that prevent it. */
  readonly replacing: ReadonlyMap<EventKind, readonly Watching[]>;
  /** Those that look at the state (CR 603.8). */
  readonly stateTriggers: readonly Watching[];
}

/** All abilities that watch for events now. Kept until objects may have other abilities, or be in other zones. */
export function watching(game: Game): WatchList {
  refresh(game);
  if (game.cache.watching?.structure === game.cache.structure) return game.cache.watching.list;
  const { battlefield, stack, exile, command, players, order } = game.state;
  // A card may have gained such abilities where it is.
  const affected = new Set<Entity>(flatMapped(game.state.effects, (effect) => effect.affected ?? []));
  const all: Watching[] = [];
  const look = (elsewhere: readonly ObjectId[] | undefined): void =>
    elsewhere?.forEach((id) => {
      if (affected.has(id) || game.cache.layered.has(id) || mayWatch(game.pool, objectOf(game, id)))
        all.push(...watchingOf(game, id));
    });
  for (const id of battlefield) if (!objectOf(game, id).phasedOut) all.push(...watchingOf(game, id));
  look(stack);
  look(exile);
  look(command);
  for (const player of order) {
    look(players[player]?.hand);
    look(players[player]?.graveyard);
  }
  const list = listed(game.rules, all);
  game.cache.watching = { structure: game.cache.structure, list };
  return list;
}

function listed(rules: Rules, all: readonly Watching[]): WatchList {
  const triggered = new Map<EventKind, Watching[]>();
  const replacing = new Map<EventKind, Watching[]>();
  const stateTriggers: Watching[] = [];
  const add = (to: Map<EventKind, Watching[]>, kinds: Iterable<EventKind>, its: Watching): void => {
    for (const kind of kinds) {
      const same = to.get(kind);
      if (same === undefined) to.set(kind, [its]);
      else same.push(its);
    }
  };
  for (const its of all)
    switch (its.ability.kind) {
      case 'triggered':
        add(triggered, new Set(kindsOf(rules, its.ability.event)), its);
        if (its.ability.event.op === 'stateIs') stateTriggers.push(its);
        break;
      case 'replacement':
        add(replacing, new Set(kindsOf(rules, its.ability.event)), its);
        break;
      default:
        add(replacing, ['damage'], its);
    }
  return { all, triggered, replacing, stateTriggers };
}

const none: readonly never[] = [];

/** The triggered abilities that ask for events of these kinds. */
export function triggeredBy({ all, triggered }: WatchList, kinds: ReadonlySet<EventKind>): readonly Watching[] {
  if (triggered.size === 0) return none;
  const found = flatMapped([...kinds], (kind) => triggered.get(kind) ?? none);
  if (found.length < 2 || kinds.size === 1) return found;
  const wanted = new Set(found);
  return all.filter((its) => wanted.has(its));
}

/** The watching abilities of one object that function where it is. */
export function watchingOf(game: Game, id: ObjectId): readonly Watching[] {
  const { abilities, controller } = characteristicsOf(game, id);
  const among = watchingAmong(game.pool, abilities);
  if (among.length === 0) return [];
  const { zone, kind } = objectOf(game, id);
  return among
    .filter(({ ability }) => kind === 'emblem' || zonesOf(ability).includes(zone))
    .map((its) => ({ source: id, controller, ...its }));
}

const watchingByAbilities = new Answers<Characteristics['abilities'], readonly Located[]>();

function watchingAmong(pool: CardPool, abilities: Characteristics['abilities']): readonly Located[] {
  const known = watchingByAbilities.get(abilities);
  if (known !== undefined) return known;
  const found = numbered(
    flatMapped(abilities, ({ path, grantedBy }) =>
      expanded(pool, path)
        .filter(({ ability }) => isWatching(ability))
        .map((its): Located => (grantedBy === null ? its : { ...its, granter: grantedBy })),
    ),
  );
  watchingByAbilities.set(abilities, found);
  return found;
}

interface Located {
  readonly path: AbilityPath;
  readonly ability: Ability;
  readonly granter?: ObjectId;
  readonly nth?: number;
}

/** Abilities that are the same are told apart by their number. */
function numbered(all: readonly Located[]): readonly Located[] {
  const times = new Map<AbilityPath, number>();
  return all.map((its) => {
    const nth = times.get(its.path) ?? 0;
    times.set(its.path, nth + 1);
    return nth === 0 ? its : { ...its, nth };
  });
}

/** An ability, and those that a keyword stands for. */
export function expanded(pool: CardPool, path: AbilityPath): readonly Located[] {
  const ability = abilityAt(pool, path);
  if (ability.kind !== 'keyword') return [{ path, ability }];
  return [{ path, ability }, ...ability.expansion.flatMap((_, at) => expanded(pool, `${path}.expansion.${at}`))];
}

const isWatching = rememberedOfCode(watchesFor);

function watchesFor(ability: Ability): boolean {
  switch (ability.kind) {
    case 'triggered':
    case 'replacement':
      return true;
    case 'static':
      return ability.body
        .flatMap(termsIn)
        .some(
          ({ op }) =>
            op === 'preventDamage' || op === 'redirectDamage' || op === 'multiplyDamage' || op === 'regenerate',
        );
    case 'spell':
    case 'activated':
    case 'keyword':
      return false;
  }
}

const zonesOfCards = new Answers<object, ReadonlySet<AbilityZone>>();

/** A quick answer from the printed card: cards without such abilities outside the battlefield need not be looked at. */
function mayWatch(pool: CardPool, object: GameObject): boolean {
  if (object.printed.kind !== 'card') return object.printed.kind === 'made';
  const { card } = object.printed;
  const program = cardOf(pool, card);
  const before = zonesOfCards.get(program);
  const zones =
    before ??
    new Set(
      program.faces.flatMap((face, at) =>
        face.abilities
          .flatMap((_, index) => expanded(pool, abilityPath(card, at, index)))
          .flatMap(({ ability }) => (isWatching(ability) ? zonesOf(ability) : [])),
      ),
    );
  if (before === undefined) zonesOfCards.set(program, zones);
  return zones.has(object.zone);
}
