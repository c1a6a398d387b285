import type { Expectation, PlayerName } from './schema';
import { writtenPlayers, type Expected, type ObjectState, type PlayerState } from './written-schema';

/** The expectations that the written form of them stands for, in the order in which they are written. */
export function expectationsOf(expected: Expected): readonly Expectation[] {
  return Object.entries(expected).flatMap(([key, value]): readonly Expectation[] => {
    if (key === 'stack') return [{ what: 'stackSize', is: value }];
    if (key === 'also') return expected.also ?? [];
    const player = writtenPlayers.find((name) => name === key);
    return player === undefined ? ofObject(key, value as ObjectState) : ofPlayer(player, value as PlayerState);
  });
}

const zones = ['hand', 'battlefield', 'graveyard', 'exile', 'command', 'library'] as const;

function ofPlayer(player: PlayerName, state: PlayerState): readonly Expectation[] {
  const { life, counters = {}, mana = {}, playable = [], notPlayable = [], won, lost } = state;
  const offered = (wanted: string, is: boolean): Expectation => ({ what: 'playable', player, is, ...wantedOf(wanted) });
  return [
    ...(life === undefined ? [] : [{ what: 'life', player, is: life } as const]),
    ...Object.entries(counters).map(([counter, is]) => ({ what: 'playerCounters', player, counter, is }) as const),
    ...Object.entries(mana).map(([color, is]) => ({ what: 'manaPool', player, color, is }) as const),
    ...zones.flatMap((zone) => inZone(player, zone, state[zone])),
    ...playable.map((wanted) => offered(wanted, true)),
    ...notPlayable.map((wanted) => offered(wanted, false)),
    ...(won === undefined ? [] : [{ what: 'won', player, is: won } as const]),
    ...(lost === undefined ? [] : [{ what: 'lost', player, is: lost } as const]),
  ];
}

function inZone(
  player: PlayerName,
  zone: (typeof zones)[number],
  cards: number | Readonly<Record<string, number>> | undefined,
): readonly Expectation[] {
  if (cards === undefined) return [];
  if (typeof cards === 'number') return [{ what: 'count', zone, player, is: cards }];
  return Object.entries(cards).map(([card, is]) => ({ what: 'count', zone, player, card, is }));
}

/** `cast X`, `play X`, or the start of an ability's text. */
function wantedOf(wanted: string): Pick<Expectation, 'cast' | 'play' | 'ability'> {
  const [verb, ...rest] = wanted.split(' ');
  if (verb === 'cast') return { cast: rest.join(' ') };
  return verb === 'play' ? { play: rest.join(' ') } : { ability: wanted };
}

function ofObject(card: string, state: ObjectState): readonly Expectation[] {
  const { pt, tapped, attacking, exists, damage, counters = {}, colors, controller, zone, attachedTo } = state;
  const words = (what: 'type' | 'subtype', list: readonly string[] | undefined, is: boolean): readonly Expectation[] =>
    (list ?? []).map((word) => ({ what, card, [what]: word, is }));
  const keywords = (list: readonly string[] | undefined, is: boolean): readonly Expectation[] =>
    (list ?? []).map((keyword) => ({ what: 'ability', card, ability: { keyword }, is }));
  const [power, toughness] = (pt ?? '').split('/').map(Number);
  return [
    ...(pt === undefined ? [] : [{ what: 'pt', card, power, toughness } as const]),
    ...(tapped === undefined ? [] : [{ what: 'tapped', card, is: tapped } as const]),
    ...(attacking === undefined ? [] : [{ what: 'attacking', card, is: attacking } as const]),
    ...(exists === undefined ? [] : [{ what: 'exists', card, is: exists } as const]),
    ...(damage === undefined ? [] : [{ what: 'damage', card, is: damage } as const]),
    ...Object.entries(counters).map(([counter, is]) => ({ what: 'counters', card, counter, is }) as const),
    ...keywords(state.has, true),
    ...keywords(state.hasNot, false),
    ...words('type', state.type, true),
    ...words('type', state.notType, false),
    ...words('subtype', state.subtype, true),
    ...words('subtype', state.notSubtype, false),
    ...(colors === undefined ? [] : [{ what: 'color', card, colors, is: true } as const]),
    ...(controller === undefined ? [] : [{ what: 'controller', card, is: controller } as const]),
    ...(zone === undefined ? [] : [{ what: 'zone', card, is: zone } as const]),
    ...(attachedTo === undefined ? [] : [{ what: 'attached', attachment: card, to: attachedTo, is: true } as const]),
  ];
}
