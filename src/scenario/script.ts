import type { Entity, ObjectId, PlayerId } from '../vm/entity';
import type { Watch } from './watch';
import type { Action, Expectation, PlayerName, Reference, Scenario, Stage } from './schema';

/** What is left to do and to answer for one player, in script order. Entries are taken out as they are used. */
export interface Queues {
  readonly todo: Action[];
  readonly choices: Action[];
  readonly targets: Action[];
  readonly modes: Action[];
}

/** An expectation that was not met. */
export interface Failure {
  readonly expect: Expectation | { readonly what: string; readonly [key: string]: unknown };
  readonly got: unknown;
}

/** A command or an answer of the script that the game refused: the run stops there. */
export interface Rejection {
  readonly cast?: string;
  readonly activate?: string;
  readonly block?: string;
  readonly answer?: 'target' | 'choice' | 'mode' | 'missing';
}

/** The state of a scripted run that is not state of the game. */
export interface Script {
  readonly scenario: Scenario;
  readonly watch: Watch;
  readonly strict: boolean;
  readonly ids: ReadonlyMap<PlayerName, PlayerId>;
  readonly names: ReadonlyMap<PlayerId, PlayerName>;
  readonly queues: ReadonlyMap<PlayerId, Queues>;
  readonly labels: Map<string, readonly ObjectId[]>;
  readonly failures: Failure[];
  /** The targets written beside the command that is being carried out. */
  inline: Reference[];
  /** The command that is being carried out, to be named when the game refuses it. */
  current: Rejection | null;
  /** Who carried out a command last, and the number of the next event then. */
  before: { readonly player: PlayerId; readonly event: number } | null;
  /** What will be used next in place of mana. */
  paying: readonly Entity[];
  /** Amounts written beside the targets that were chosen last, by the target. */
  amounts: Map<string, number>;
  /** Was a target written that nothing could be which was asked for? */
  missed: boolean;
  /** Kinds of mana that are still to be named, where the script has said how much of each there is. */
  combination: string[];
  /** Has the script said nothing when its player was asked last whether to do something? */
  unsaid: boolean;
  /** Passes in a row without anything to do. */
  idle: number;
  rejected: Rejection | null;
}

/** A script at its start; players sit in turn order. */
export function makeScript(scenario: Scenario, order: readonly PlayerName[], watch: Watch): Script {
  const ids = new Map(order.map((name, at): [PlayerName, PlayerId] => [name, `p${at}`]));
  const names = new Map([...ids].map(([name, id]): [PlayerId, PlayerName] => [id, name]));
  const queues = new Map(
    [...ids.values()].map((id): [PlayerId, Queues] => [id, { todo: [], choices: [], targets: [], modes: [] }]),
  );
  return {
    scenario,
    watch,
    strict: scenario.strict ?? true,
    ids,
    names,
    queues,
    labels: new Map(),
    failures: [],
    inline: [],
    current: null,
    before: null,
    paying: [],
    amounts: new Map(),
    missed: false,
    combination: [],
    unsaid: false,
    idle: 0,
    rejected: null,
  };
}

/** Adds the actions and answers of a stage to the queues. */
export function addActions(script: Script, actions: Stage['actions']): void {
  for (const action of actions) {
    const players = action.player === undefined ? [...script.ids.values()] : [playerId(script, action.player)];
    for (const player of players) add(queuesOf(script, player), action);
  }
}

function add(queues: Queues, action: Action): void {
  switch (action.op) {
    case 'choose':
      queues.choices.push(action);
      return;
    case 'target':
      queues.targets.push(action);
      return;
    case 'mode':
      queues.modes.push(action);
      return;
    case 'resolve':
      // "n" stands for as many marks, each for one pass.
      for (let count = 0; count < (action.n ?? 1); count++) queues.todo.push({ ...action });
      return;
    case 'mana':
      for (let count = 0; count < (action.times ?? 1); count++) queues.todo.push({ ...action });
      return;
    case 'cast':
    case 'play':
    case 'activate':
    case 'attack':
    case 'block':
    case 'check':
    case 'addCounters':
    case 'concede':
      queues.todo.push(action);
      return;
  }
}

/** The player of the game that a name of the scenario stands for. Throws for a player who does not play. */
export function playerId(script: Script, name: PlayerName): PlayerId {
  const id = script.ids.get(name);
  if (id === undefined) throw new Error(`no player ${name} in ${script.scenario.id}`);
  return id;
}

export function queuesOf(script: Script, player: PlayerId): Queues {
  const queues = script.queues.get(player);
  if (queues === undefined) throw new Error(`no player ${player} in ${script.scenario.id}`);
  return queues;
}

/** Takes an entry out of a queue. */
export function take<T>(queue: T[], entry: T): void {
  const at = queue.indexOf(entry);
  if (at >= 0) queue.splice(at, 1);
}
