import type { Scenario, SetupItem } from './schema';
import { actionsOf, endOf, withPlayers, WrittenProblem } from './written-commands';
import { expectationsOf } from './written-expect';
import { writtenPlayers, writtenSchema, type Placed, type Seat, type Written } from './written-schema';

/** Is it a scenario as people write it, rather than one of the canonical form? */
export function isWritten(document: unknown): boolean {
  return typeof document === 'object' && document !== null && 'do' in document && !('actions' in document);
}

/** What came of reading a written scenario: the canonical form, or what is wrong and where. */
export type ReadWritten =
  | { readonly kind: 'scenario'; readonly scenario: Scenario }
  | { readonly kind: 'problem'; readonly path: readonly PropertyKey[]; readonly reason: string };

/** The canonical form of a written scenario. */
export function readWritten(document: unknown): ReadWritten {
  const result = writtenSchema.safeParse(document);
  if (!result.success) {
    const [issue] = result.error.issues;
    const more = result.error.issues.length - 1;
    const reason = `${issue?.message ?? ''}${more > 0 ? `; ${more} more` : ''}`;
    return { kind: 'problem', path: issue?.path ?? [], reason };
  }
  return canonical(result.data);
}

function canonical(written: Written): ReadWritten {
  const { id, format, day, strict } = written;
  const players = writtenPlayers.filter((name) => written[name] !== undefined);
  const order = format?.turnOrder ?? players;
  const path: PropertyKey[] = ['do'];
  try {
    const actions = written.do.flatMap((entry, at) => {
      path[1] = at;
      return actionsOf(entry, order).map(withPlayers);
    });
    path.splice(0, 2, 'until');
    return {
      kind: 'scenario',
      scenario: {
        id,
        // Written players sit in turn order; two sit so by themselves.
        ...(order.length > 2
          ? { format: { kind: 'duel' as const, ...format, turnOrder: order } }
          : format === undefined
            ? {}
            : { format }),
        ...(day === undefined ? {} : { day }),
        ...(strict === undefined ? {} : { strict }),
        players: players.map((name) => {
          const { life, deck, manualMana } = written[name] ?? {};
          return {
            id: name,
            ...(life === undefined ? {} : { life }),
            ...(deck === undefined ? {} : { deck }),
            ...(manualMana === undefined ? {} : { manualMana }),
          };
        }),
        shuffle: false,
        setup: players.flatMap((name) => setupOf(name, written[name])),
        actions,
        stopAt: endOf(written.until),
        expect: [...expectationsOf(written.expect)],
      },
    };
  } catch (error) {
    if (error instanceof WrittenProblem) return { kind: 'problem', path, reason: error.message };
    throw error;
  }
}

const zones = ['library', 'hand', 'graveyard', 'command', 'exile', 'battlefield'] as const;

function setupOf(player: SetupItem['player'], seat: Seat | undefined): readonly SetupItem[] {
  return zones.flatMap((zone) => {
    const items = (seat?.[zone] ?? []).map((placed) => itemOf(player, zone, placed));
    // The top card is written first, and placed last.
    return zone === 'library' ? items.toReversed() : items;
  });
}

function itemOf(player: SetupItem['player'], zone: SetupItem['zone'], placed: Placed): SetupItem {
  if (typeof placed !== 'string') return { zone, player, ...placed };
  const [, card = placed, count] = /^(.*) x(\d+)$/.exec(placed) ?? [];
  return { zone, player, card, ...(count === undefined ? {} : { n: Number(count) }) };
}
