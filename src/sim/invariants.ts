import type { ObjectId, PlayerId } from '../vm/entity';
import { zones, type GameObject } from '../engine/state/object';
import type { GameState } from '../engine/state/state';
import type { Deck } from './decks';

/** What is wrong with a state, whatever the cards do: null when nothing is. */
export function wrongIn(state: GameState, decks: ReadonlyMap<PlayerId, Deck>): string | null {
  const objects = Object.values(state.objects);
  return wrongZones(state, objects) ?? wrongNumbers(state, objects) ?? wrongCards(state, objects, decks);
}

/** Every object is in exactly one list, that of its zone. */
function wrongZones(state: GameState, objects: readonly GameObject[]): string | null {
  const placed = new Set<ObjectId>();
  for (const zone of zones)
    for (const { owner, list } of listsOf(state, zone))
      for (const id of list) {
        const object = state.objects[id];
        if (object === undefined) return `${id} is in ${zone} and nowhere`;
        if (placed.has(id)) return `${id} is in ${object.zone} and in ${zone}`;
        if (object.zone !== zone) return `${id} is in ${zone} and says ${object.zone}`;
        if (owner !== null && object.owner !== owner) return `${id} of ${object.owner} is in ${zone} of ${owner}`;
        placed.add(id);
      }
  if (placed.size === objects.length) return null;
  const lost = objects.find(({ id }) => !placed.has(id));
  return lost === undefined ? null : `${lost.id} says ${lost.zone} and is nowhere`;
}

interface ZoneList {
  readonly owner: PlayerId | null;
  readonly list: readonly ObjectId[];
}

function listsOf(state: GameState, zone: GameObject['zone']): readonly ZoneList[] {
  switch (zone) {
    case 'library':
    case 'hand':
    case 'graveyard':
      return state.order.map((owner) => ({ owner, list: state.players[owner]?.[zone] ?? [] }));
    case 'battlefield':
    case 'stack':
    case 'exile':
    case 'command':
      return [{ owner: null, list: state[zone] }];
  }
}

/** No count falls below zero, and every number is a whole one. */
function wrongNumbers(state: GameState, objects: readonly GameObject[]): string | null {
  for (const { id, damage, counters } of objects) {
    if (!isCount(damage)) return `${id} has ${damage} damage`;
    const wrong = wrongCounters(counters);
    if (wrong !== null) return `${id} has ${wrong}`;
  }
  for (const { id, life, counters } of Object.values(state.players)) {
    if (!Number.isInteger(life)) return `${id} has ${life} life`;
    const wrong = wrongCounters(counters);
    if (wrong !== null) return `${id} has ${wrong}`;
  }
  return null;
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;

function wrongCounters(counters: GameObject['counters']): string | null {
  for (const kind in counters) if (!isCount(counters[kind] ?? 0)) return `${counters[kind] ?? 0} ${kind} counters`;
  return null;
}

/** The cards of each player in the game are those of the deck; a player who leaves takes them along (CR 800.4a). */
function wrongCards(
  state: GameState,
  objects: readonly GameObject[],
  decks: ReadonlyMap<PlayerId, Deck>,
): string | null {
  const left = new Map([...decks].map(([player, deck]): [PlayerId, Map<string, number>] => [player, counted(deck)]));
  for (const object of objects) {
    const wrong = wrongCard(object, left) ?? (object.merged === null ? null : wrongParts(object.merged, left));
    if (wrong !== null && state.players[wrong.player]?.out === null) return wrong.message;
  }
  for (const [player, cards] of left) {
    const lost = [...cards].find(([, count]) => count > 0);
    if (lost !== undefined && state.players[player]?.out === null) return `${player} has lost ${lost[0]}`;
  }
  return null;
}

function counted(deck: Deck): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of deck) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

type Cards = ReadonlyMap<PlayerId, Map<string, number>>;

/** Takes a card from those that are left of its owner's deck. */
function wrongCard(
  { kind, owner, printed }: Pick<GameObject, 'kind' | 'owner' | 'printed'>,
  left: Cards,
): { readonly player: PlayerId; readonly message: string } | null {
  if (kind !== 'card') return null;
  const cards = left.get(owner);
  if (cards === undefined) return null;
  const name = printed.kind === 'card' ? printed.card : '';
  const count = cards.get(name) ?? 0;
  cards.set(name, count - 1);
  if (count > 0) return null;
  const what = name === '' ? 'something without a card' : name;
  return { player: owner, message: `${owner} has ${what} once too often` };
}

/** What a permanent has merged with, each card for itself (CR 729.2). */
function wrongParts({ over, under }: NonNullable<GameObject['merged']>, left: Cards): ReturnType<typeof wrongCard> {
  const wrong = [...over, ...under].map((part) => wrongCard(part, left));
  return wrong.find((each) => each !== null) ?? null;
}
