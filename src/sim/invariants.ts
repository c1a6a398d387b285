import { flatMapped } from '../source/flat-mapped';
import type { ObjectId, PlayerId } from '../vm/entity';
import { zones, type Component, type GameObject } from '../engine/state/object';
import type { GameState } from '../engine/state/state';
import type { Deck } from './decks';

/** What is wrong with a state, whatever the cards do: null when nothing is. */
export function wrongIn(state: GameState, decks: ReadonlyMap<PlayerId, Deck>): string | null {
  return wrongZones(state) ?? wrongNumbers(state) ?? wrongCards(state, decks);
}

/** Every object is in exactly one list, that of its zone. */
function wrongZones(state: GameState): string | null {
  const places = new Map<ObjectId, string>();
  const lists = zones.flatMap((zone) => listsOf(state, zone));
  for (const { zone, owner, list } of lists)
    for (const id of list) {
      const object = state.objects[id];
      if (object === undefined) return `${id} is in ${zone} and nowhere`;
      if (places.has(id)) return `${id} is in ${places.get(id) ?? ''} and in ${zone}`;
      if (object.zone !== zone) return `${id} is in ${zone} and says ${object.zone}`;
      if (owner !== null && object.owner !== owner) return `${id} of ${object.owner} is in ${zone} of ${owner}`;
      places.set(id, zone);
    }
  const lost = Object.values(state.objects).find(({ id }) => !places.has(id));
  return lost === undefined ? null : `${lost.id} says ${lost.zone} and is nowhere`;
}

interface ZoneList {
  readonly zone: GameObject['zone'];
  readonly owner: PlayerId | null;
  readonly list: readonly ObjectId[];
}

function listsOf(state: GameState, zone: GameObject['zone']): readonly ZoneList[] {
  switch (zone) {
    case 'library':
    case 'hand':
    case 'graveyard':
      return state.order.map((owner) => ({ zone, owner, list: state.players[owner]?.[zone] ?? [] }));
    case 'battlefield':
    case 'stack':
    case 'exile':
    case 'command':
      return [{ zone, owner: null, list: state[zone] }];
  }
}

/** No count falls below zero, and every number is a whole one. */
function wrongNumbers(state: GameState): string | null {
  const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;
  for (const { id, damage, counters } of Object.values(state.objects)) {
    if (!isCount(damage)) return `${id} has ${damage} damage`;
    const wrong = Object.entries(counters).find(([, count]) => !isCount(count));
    if (wrong !== undefined) return `${id} has ${wrong[1]} ${wrong[0]} counters`;
  }
  for (const { id, life, counters } of Object.values(state.players)) {
    if (!Number.isInteger(life)) return `${id} has ${life} life`;
    const wrong = Object.entries(counters).find(([, count]) => !isCount(count));
    if (wrong !== undefined) return `${id} has ${wrong[1]} ${wrong[0]} counters`;
  }
  return null;
}

/** What a permanent has merged with, each card for itself (CR 729.2). */
function componentsOf({ merged }: GameObject): readonly Component[] {
  return merged === null ? [] : [...merged.over, ...merged.under];
}

/** The cards of each player in the game are those of the deck; a player who leaves takes them along (CR 800.4a). */
function wrongCards(state: GameState, decks: ReadonlyMap<PlayerId, Deck>): string | null {
  for (const [player, deck] of decks) {
    if (state.players[player]?.out !== null) continue;
    const cards = flatMapped(Object.values(state.objects), (object) => [object, ...componentsOf(object)]).filter(
      ({ kind, owner }) => kind === 'card' && owner === player,
    );
    const left = new Map<string, number>();
    for (const name of deck) left.set(name, (left.get(name) ?? 0) + 1);
    for (const { printed } of cards) {
      const name = printed.kind === 'card' ? printed.card : '';
      const count = left.get(name) ?? 0;
      if (count === 0) return `${player} has ${name === '' ? 'something without a card' : name} once too often`;
      left.set(name, count - 1);
    }
    const lost = [...left].find(([, count]) => count > 0);
    if (lost !== undefined) return `${player} has lost ${lost[0]}`;
  }
  return null;
}
