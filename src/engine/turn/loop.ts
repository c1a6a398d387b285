import { createHash } from 'node:crypto';
import { passing, type Answer, type Asked } from '../decision';
import { canonicalJson } from '../hash';
import { onlyAnswer } from '../legality';
import type { GameState } from '../state/state';
import type { Task } from '../agenda/task';
import { set } from '../write';
import type { Game } from '../world';

/** A row of objects that resolve one after another while nobody decides anything but to pass. */
export interface Loop {
  readonly resolved: number;
  /** A situation that the game may come back to, and how often it did. */
  readonly mark: string;
  readonly returns: number;
}

/** So many objects resolve before anybody looks for a loop. */
const patience = 16;
/** A situation comes back so often before the loop counts: what is counted within a turn has run out by then. */
const enough = 6;
/** So many objects resolve in a loop that grows and never comes back to a situation. */
const most = 2_000;

/**
 * The row with the object that resolves next, `endless` when it is a loop of mandatory actions (CR 104.4b). The mark is moved each
 * time the row is twice as long, so a loop of any length is found. Limited range of influence knows no such draw.
 */
export function nextInRow({ state }: Game, row: Loop | null): Loop | 'endless' {
  const resolved = (row?.resolved ?? 0) + 1;
  if (row === null || resolved < patience) return { resolved, mark: '', returns: 0 };
  if (state.options.range !== 'all') return row;
  const now = situation(state);
  const returns = row.returns + (now === row.mark ? 1 : 0);
  if (returns >= enough || resolved > most) return 'endless';
  const isPowerOfTwo = (resolved & (resolved - 1)) === 0;
  return isPowerOfTwo && returns === 0 ? { resolved, mark: now, returns } : { ...row, resolved, returns };
}

/** A player has answered: unless it was to pass, or nothing else could be answered, no row goes on. */
export function endRows(game: Game, decision: Asked, answer: Answer): void {
  if (answer.kind === 'priority' && answer.action === passing) return;
  if (onlyAnswer(decision) !== null) return;
  const isRow = (task: Task): boolean => task.kind === 'priority' && task.row !== null;
  if (!game.state.agenda.some(isRow)) return;
  set(
    game,
    'agenda',
    game.state.agenda.map((task) => (task.kind === 'priority' ? { ...task, row: null } : task)),
  );
}

/** What is said of the past or of tasks, and what only grows. */
const left: ReadonlySet<string> = new Set([
  'history',
  'lastKnown',
  'agenda',
  'checkpoint',
  'nextObject',
  'nextTimestamp',
  'nextEvent',
  'counterTimestamps',
  'uses',
]);
/** Places in the order of events, where they are numbers. */
const places: ReadonlySet<string> = new Set(['timestamp', 'since', 'until', 'made', 'batch', 'id', 'event']);

/** What the game is like, whatever its objects are called by number: an object that came back is another one (CR 400.7). */
function situation(state: GameState): string {
  const { objects, ...rest } = state;
  const zones = [...state.battlefield, ...state.stack, ...state.exile, ...state.command];
  const hands = state.order.flatMap((player) => {
    const { library = [], hand = [], graveyard = [] } = state.players[player] ?? {};
    return [...library, ...hand, ...graveyard];
  });
  const known = JSON.stringify([[...zones, ...hands].map((id) => objects[id]), rest], (key, value: unknown) =>
    left.has(key) || (typeof value === 'number' && places.has(key)) ? undefined : value,
  );
  const names = new Map<string, string>();
  const renamed = canonicalJson(JSON.parse(known)).replace(/"o\d+/g, (name) => {
    const its = names.get(name) ?? `"#${names.size}`;
    names.set(name, its);
    return its;
  });
  return createHash('sha256').update(renamed).digest('base64url');
}
