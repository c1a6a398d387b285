import { rulesPath } from '../../vm/pool';
import type { ObjectId, PlayerId } from '../../vm/entity';
import type { Task } from '../agenda/task';
import { isCreatureInPlay } from '../combat/combat';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { controllerOf } from '../state/last-known';
import { objectOf, playerOf } from '../write';
import type { Game } from '../world';

/** The keyword action, as it is told. */
export const theRingTempts = 'the ring tempts you';

const emblem = 'The Ring';

/** What the Ring has gained, by how often it has tempted its player (CR 701.54c). */
const abilities = [
  [
    rulesPath('Static', 'each ring-bearer creature you control is legendary.'),
    rulesPath(
      'Static',
      "each ring-bearer creature you control can't be blocked by creatures with power greater than its power.",
    ),
  ],
  [rulesPath('Triggered', 'whenever a ring-bearer creature you control attacks, draw a card, then discard a card.')],
  [
    rulesPath(
      'Triggered',
      'whenever a creature blocks a ring-bearer creature you control, its controller sacrifices it at end of combat.',
    ),
  ],
  [
    rulesPath(
      'Triggered',
      'whenever a ring-bearer creature you control deals combat damage to a player, each opponent loses 3 life.',
    ),
  ],
];

/** The player has the emblem, with one more ability, and chooses a creature to bear the Ring (CR 701.54a). */
export function temptedBy(game: Game, player: PlayerId, source: ObjectId): readonly Task[] {
  const times = (playerOf(game, player).designations['tempted'] ?? 0) + 1;
  const before = game.state.command.filter((id) => {
    const { printed, owner } = objectOf(game, id);
    return owner === player && printed.kind === 'made' && printed.values.name === emblem;
  });
  const renewed: readonly GameEvent[] =
    times > abilities.length
      ? []
      : [
          ...before.map((object) => ({ kind: 'ceaseToExist', object }) as const),
          { kind: 'createEmblem', player, abilities: abilities.slice(0, times).flat(), name: emblem },
        ];
  const count = { kind: 'designate', entity: player, name: 'tempted', value: times, by: player } as const;
  const options = game.state.battlefield.filter(
    (id) => isCreatureInPlay(game, id) && controllerOf(game, id) === player,
  );
  const about = { player, source, options, action: theRingTempts, rule: 'CR 701.54a', after: [] } as const;
  return [
    propose(...renewed, count),
    { kind: 'chooseAndDo', ...about, min: 1, max: 1, act: { kind: 'bearRing' }, stage: 'ask' },
  ];
}

/** One creature of a player bears the Ring: another no longer does (CR 701.54a). */
export function bearRing(game: Game, player: PlayerId, bearer: ObjectId): readonly GameEvent[] {
  const marked = (entity: ObjectId, value: number): GameEvent => ({
    kind: 'designate',
    entity,
    name: 'ringBearer',
    value,
    by: player,
  });
  return [
    ...ringBearersOf(game, player)
      .filter((id) => id !== bearer)
      .map((id) => marked(id, 0)),
    marked(bearer, 1),
  ];
}

/** The creature that bears a player's Ring, if any does. */
export function ringBearersOf(game: Game, player: PlayerId): readonly ObjectId[] {
  return game.state.battlefield.filter(
    (id) => (objectOf(game, id).designations['ringBearer'] ?? 0) > 0 && controllerOf(game, id) === player,
  );
}
