import { termsIn } from '../../bytecode/term';
import type { Ability, AbilityZone } from '../../bytecode/module';
import { abilityAt, abilityPath, cardOf, type AbilityPath, type CardPool } from '../../vm/pool';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { characteristicsOf, refresh } from '../characteristics/characteristics';
import type { GameObject } from '../state/object';
import { objectOf } from '../write';
import type { Game } from '../world';
import { zonesOf } from './zones';

/** An ability that watches for events where its object is: triggered, replacement, or static with prevention. */
export interface Watching {
  readonly source: ObjectId;
  readonly controller: PlayerId;
  readonly path: AbilityPath;
  readonly ability: Ability;
}

/** All abilities that watch for events now, in the order of the zones they are in. Cached for a version of the game. */
export function watching(game: Game): readonly Watching[] {
  refresh(game);
  if (game.cache.watching?.structure === game.cache.structure) return game.cache.watching.abilities;
  const { battlefield, stack, exile, command, players, order } = game.state;
  const elsewhere = [...stack, ...exile, ...command, ...order.flatMap((id) => inHandAndGraveyard(players[id]))];
  const abilities = [
    ...battlefield.flatMap((id) => (objectOf(game, id).phasedOut ? [] : watchingOf(game, id))),
    ...elsewhere.flatMap((id) => (mayWatch(game.pool, objectOf(game, id)) ? watchingOf(game, id) : [])),
  ];
  game.cache.watching = { structure: game.cache.structure, abilities };
  return abilities;
}

function inHandAndGraveyard(player: Game['state']['players']['p0'] | undefined): readonly ObjectId[] {
  return player === undefined ? [] : [...player.hand, ...player.graveyard];
}

/** The watching abilities of one object that function where it is. */
export function watchingOf(game: Game, id: ObjectId): readonly Watching[] {
  const { zone, kind } = objectOf(game, id);
  const { abilities, controller } = characteristicsOf(game, id);
  return abilities
    .flatMap(({ path }) => expanded(game.pool, path))
    .filter(({ ability }) => isWatching(ability) && (kind === 'emblem' || zonesOf(ability).includes(zone)))
    .map(({ path, ability }) => ({ source: id, controller, path, ability }));
}

interface Located {
  readonly path: AbilityPath;
  readonly ability: Ability;
}

/** An ability, and those that a keyword stands for. */
export function expanded(pool: CardPool, path: AbilityPath): readonly Located[] {
  const ability = abilityAt(pool, path);
  if (ability.kind !== 'keyword') return [{ path, ability }];
  return [{ path, ability }, ...ability.expansion.flatMap((_, at) => expanded(pool, `${path}.expansion.${at}`))];
}

const watches = new WeakMap<Ability, boolean>();

function isWatching(ability: Ability): boolean {
  const before = watches.get(ability);
  if (before !== undefined) return before;
  const its = watchesFor(ability);
  watches.set(ability, its);
  return its;
}

function watchesFor(ability: Ability): boolean {
  switch (ability.kind) {
    case 'triggered':
    case 'replacement':
      return true;
    case 'static':
      return ability.body
        .flatMap(termsIn)
        .some(({ op }) => op === 'preventDamage' || op === 'redirectDamage' || op === 'regenerate');
    case 'spell':
    case 'activated':
    case 'keyword':
      return false;
  }
}

const zonesOfCards = new WeakMap<object, ReadonlySet<AbilityZone>>();

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
