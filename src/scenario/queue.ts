import type { Decision } from '../engine/decision';
import type { Game } from '../engine/world';
import type { Entity } from '../vm/entity';
import { pick } from './match';
import type { Action, Reference } from './schema';
import { queuesOf, take, type Script } from './script';

// Answers are taken from the queues of a player: the head of the choices, any fitting entry of the targets.

/** What came of looking for an answer in a queue. */
type Found =
  | { readonly kind: 'chosen'; readonly entities: readonly Entity[] }
  /** The script says to take no more. */
  | { readonly kind: 'ended'; readonly entities: readonly Entity[] }
  | { readonly kind: 'nothing' };

const ended: Found = { kind: 'ended', entities: [] };
const nothing: Found = { kind: 'nothing' };

/** Who chooses, how many at least and at most, and how many are chosen already. */
export interface Wanted {
  readonly player: Decision['player'];
  readonly min: number;
  readonly max: number;
}

/** Which queues are looked at, the first of them first. */
export type Order = readonly ('targets' | 'choices')[];

/** Takes the head of the choices when it answers what is asked. */
export function head<T>(
  script: Script,
  player: Decision['player'],
  read: (entry: Action) => T | undefined,
): T | undefined {
  const { choices } = queuesOf(script, player);
  const [entry] = choices;
  const value = entry === undefined ? undefined : read(entry);
  if (entry !== undefined && value !== undefined) take(choices, entry);
  return value;
}

/** The first text of an answer that names things. */
export function firstText(entry: Action): string | undefined {
  return entry.pick?.find((reference) => typeof reference === 'string');
}

/** Takes answers from a player's queues while they fit. */
export function fromQueues(
  game: Game,
  script: Script,
  wanted: Wanted,
  options: readonly Entity[],
  order: Order,
): readonly Entity[] {
  const chosen: Entity[] = [];
  while (chosen.length < wanted.max) {
    const left = options.filter((entity) => !chosen.includes(entity));
    const found = nextEntities(game, script, wanted, left, wanted.max - chosen.length, order);
    if (found.kind === 'nothing') break;
    chosen.push(...found.entities);
    if (found.kind === 'ended') break;
  }
  return chosen;
}

function nextEntities(
  game: Game,
  script: Script,
  { player }: Wanted,
  options: readonly Entity[],
  room: number,
  order: Order,
): Found {
  const { choices, targets } = queuesOf(script, player);
  for (const name of order) {
    const entries = name === 'targets' ? targets : choices.slice(0, 1);
    for (const entry of entries) {
      const named = name === 'targets' ? entry.targets : entry.pick;
      const found = entry.skip === true ? ended : chosenBy(game, script, named ?? [], options, room);
      if (found.kind === 'nothing') continue;
      take(name === 'targets' ? targets : choices, entry);
      return found;
    }
  }
  return nothing;
}

function chosenBy(
  game: Game,
  script: Script,
  references: readonly Reference[],
  options: readonly Entity[],
  room: number,
): Found {
  const chosen: Entity[] = [];
  for (const reference of references) {
    const left = options.filter((option) => !chosen.includes(option));
    const entity = pick(game, script, reference, left);
    if (entity === null) return nothing;
    remember(script, reference, entity);
    chosen.push(entity);
  }
  return chosen.length === 0 || chosen.length > room ? nothing : { kind: 'chosen', entities: chosen };
}

/** Keeps the amount that is written beside a target. */
export function remember(script: Script, reference: Reference, entity: Entity): void {
  if (typeof reference === 'object' && 'amount' in reference && reference.amount !== undefined)
    script.amounts.set(entity, reference.amount);
}
