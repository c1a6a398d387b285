import { isObject, type ObjectId, type PlayerId } from '../../vm/entity';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasSubtype, hasType } from '../characteristics/has';
import type { GameContext } from '../world';
import { permanents } from './candidates';

const roles = ['cleric', 'rogue', 'warrior', 'wizard'] as const;

/** The most roles of a party that a player's creatures fill, each creature one of them (CR 700.8a, CR 700.8b). */
export function partySizeOf(context: GameContext, player: PlayerId): number {
  const members = permanents(context)
    .filter(isObject)
    .map((id) => rolesOf(context, id, player))
    .filter((own) => own.length > 0);
  return mostFilled(roles, members);
}

function rolesOf({ world }: GameContext, id: ObjectId, player: PlayerId): readonly string[] {
  const values = characteristicsOf(world, id);
  if (values.controller !== player || !hasType(values, 'creature')) return [];
  return roles.filter((role) => hasSubtype(values, role));
}

/** Tries each way to fill the first role, and to leave it empty. */
function mostFilled(open: readonly string[], members: readonly (readonly string[])[]): number {
  const [role, ...rest] = open;
  if (role === undefined) return 0;
  const filled = members.flatMap((own, at) =>
    own.includes(role)
      ? [
          1 +
            mostFilled(
              rest,
              members.filter((_, other) => other !== at),
            ),
        ]
      : [],
  );
  return Math.max(mostFilled(rest, members), ...filled.slice(0, 4));
}
