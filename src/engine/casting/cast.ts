import { flatMapped } from '../../source/flat-mapped';
import type { ObjectId, PlayerId } from '../../vm/entity';
import type { AbilityPath } from '../../vm/pool';
import { bindNum, type Scope } from '../../vm/scope';
import { doneWith, happenedOf, run, type Given, type Next, type TaskOf } from '../agenda/task';
import { heldAbilities } from '../characteristics/abilities';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasSubtype } from '../characteristics/has';
import { symbolsOf } from '../characteristics/mana-cost';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { moveTo } from '../events/zones';
import type { ScopeFacts } from '../scope';
import { targetEvents } from '../stack/announce';
import { isEnchant } from '../stack/targets';
import { objectOf, playerOf, setObject, setPlayer } from '../write';
import type { Game } from '../world';
import { withColoredX } from './only-with';
import { forget, remember, takeBack } from './checkpoint';
import { addCosts, type Cost } from './costs';
import { asSpell } from './shadow';
import { spentTasks } from './spent-on';
import type { AnnounceTask } from './task';
import { keywordAround } from '../characteristics/keyword-names';
import type { Way } from './way';
import { optionalCosts, requiredCosts } from './ways';

/** Casts a spell in the order of CR 601.2. */
export function cast(game: Game, task: TaskOf<'cast'>, given: Given): Next {
  const { player } = task;
  switch (task.stage) {
    case 'begin': {
      remember(game);
      const from = objectOf(game, task.object).zone;
      return run(propose(moveTo(task.object, 'stack', 'cast', { by: player })), { ...task, from, stage: 'moved' });
    }
    case 'moved': {
      const object = happenedOf(given)[0]?.became;
      if (object === null || object === undefined || game.state.objects[object]?.zone !== 'stack')
        return takeBack(game);
      setObject(game, object, asSpell(game, objectOf(game, object), player, task.way, task.from));
      const its = announcement(game, player, object, rescoped(task.way, task.object, object));
      if (its === null) return takeBack(game);
      const optional = optionalCosts(game, player, object);
      return run({ ...its, optional }, { ...task, object, stage: 'announced' });
    }
    case 'announced': {
      if (given.kind === 'binding' && given.binding.num === 0) return doneWith(bindNum(0));
      forget(game);
      countCommander(game, task);
      const event = { kind: 'cast', object: task.object, player, from: task.from } as const;
      const happens = propose(event, ...targetEvents(game, task.object), ...unprepared(game, task));
      return run(...spentTasks(game, player, task.object), happens);
    }
  }
}

/** Who casts the copy that a permanent is prepared with unprepares the permanent. */
function unprepared(game: Game, { object, player }: TaskOf<'cast'>): readonly GameEvent[] {
  const { previous } = objectOf(game, object);
  const permanent = previous === null ? null : (game.state.lastKnown[previous]?.object.standsBy ?? null);
  if (permanent === null || game.state.objects[permanent]?.zone !== 'battlefield') return [];
  return [{ kind: 'designate', entity: permanent, name: 'prepared', value: 0, by: player }];
}

/** A commander was cast from the command zone once more (CR 903.8). */
function countCommander(game: Game, { object, player, from }: TaskOf<'cast'>): void {
  const { commander } = objectOf(game, object);
  if (commander === null || from !== 'command') return;
  const { commanderCasts } = playerOf(game, player);
  setPlayer(game, player, { commanderCasts: { ...commanderCasts, [commander]: (commanderCasts[commander] ?? 0) + 1 } });
}

/** The way with its costs about the object that the card has become. */
function rescoped(way: Way, before: ObjectId, after: ObjectId): Way {
  const cost = (its: Cost): Cost => ({
    ...its,
    parts: its.parts.map((part) => ({
      ...part,
      scope: withObject(part.scope, before, after),
    })),
  });
  return { ...way, cost: way.cost === null ? null : cost(way.cost), extra: cost(way.extra) };
}

function withObject(scope: Scope, before: ObjectId, after: ObjectId): Scope {
  const source = scope.source === before ? after : scope.source;
  if (scope.spell !== before) return { ...scope, source };
  const values = scope.values.map((bound) =>
    bound?.entities.includes(before) === true
      ? { ...bound, entities: bound.entities.map((entity) => (entity === before ? after : entity)) }
      : bound,
  );
  return { ...scope, source, values, spell: after };
}

/** What is to be announced for a spell on the stack but for optional costs; null when it has no cost to be paid (CR 118.6). */
export function announcement(game: Game, player: PlayerId, object: ObjectId, way: Way): AnnounceTask | null {
  const base = way.cost ?? manaCostOf(game, object);
  if (base === null) return null;
  const held = heldAbilities(game.pool, characteristicsOf(game, object));
  const own = flatMapped(held, ({ ability }) => (ability.kind === 'activated' ? [] : ability));
  const cost = withColoredX(own, addCosts(base, way.extra, requiredCosts(game, player, object)));
  return {
    kind: 'announce',
    player,
    object,
    what: 'cast',
    facts: spellFacts(game, object, player),
    cost,
    optional: [],
    chosen: [],
    x: null,
    phyrexian: [],
    modes: [],
    assistance: null,
    rest: [],
    costs: [],
    stage: 'optional',
  };
}

function manaCostOf(game: Game, object: ObjectId): Cost | null {
  const { manaCost } = characteristicsOf(game, object);
  return manaCost === null ? null : { symbols: symbolsOf(manaCost), parts: [] };
}

/** Does a spell do this only if it is cast in another way: what awaken adds (CR 702.113a)? */
function isOfOtherWay(game: Game, id: ObjectId, path: AbilityPath): boolean {
  const keyword = keywordAround(game.pool, path);
  return keyword !== null && objectOf(game, id).cast?.way !== keyword;
}

/** The abilities that say what a spell does, and for an Aura spell what it will enchant (CR 303.4a). */
function spellFacts(game: Game, id: ObjectId, controller: PlayerId): readonly ScopeFacts[] {
  const values = characteristicsOf(game, id);
  const isAura = hasSubtype(values, 'aura');
  return heldAbilities(game.pool, values)
    .filter(({ ability, path }) => {
      if (ability.kind === 'spell') return !isOfOtherWay(game, id, path);
      return isAura && isEnchant(ability);
    })
    .map(({ path }) => ({ ability: path, source: id, controller }));
}
