import type { Decision } from '../engine/decision';
import { mayGoTogether, type Kinship } from '../engine/stack/kinship';
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
  /** What is divided among them: when the amounts that are written come to it, no more are chosen. */
  readonly divided?: number | undefined;
  /** Which of them may be chosen together; all where it is left out. */
  readonly kinship?: Kinship & { readonly options: readonly Entity[] };
}

/** Which queues are looked at, the first of them first. */
export type Order = readonly ('targets' | 'choices')[];

/**
 * Takes the head of the choices when it answers what is asked. Where it does not, and nothing would have come of it, the
 * one after it may.
 */
export function head<T>(
  script: Script,
  player: Decision['player'],
  read: (entry: Action) => T | undefined,
): T | undefined {
  const { choices } = queuesOf(script, player);
  const [first, second] = choices;
  if (first === undefined) return undefined;
  const value = read(first);
  if (value !== undefined) {
    take(choices, first);
    return value;
  }
  const next = second === undefined || !isIdle(first) ? undefined : read(second);
  if (second === undefined || next === undefined) return undefined;
  take(choices, first);
  take(choices, second);
  return next;
}

/** Does nothing come of the answer where nobody asks: is it no, or that there is no more? */
export function isIdle({ yes, skip }: Action): boolean {
  return yes === false || skip === true;
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
    const left = options.filter((entity) => !chosen.includes(entity) && mayJoin(wanted, chosen, entity));
    const found = nextEntities(game, script, wanted, left, wanted.max - chosen.length, order);
    if (found.kind === 'nothing') break;
    chosen.push(...found.entities);
    if (found.kind === 'ended' || isAllDivided(script, wanted, chosen)) break;
  }
  return chosen;
}

/** May it be chosen besides those that are chosen already? */
function mayJoin({ kinship }: Wanted, chosen: readonly Entity[], entity: Entity): boolean {
  return kinship === undefined || mayGoTogether([...chosen, entity], kinship.options, kinship);
}

function isAllDivided(script: Script, { divided }: Wanted, chosen: readonly Entity[]): boolean {
  const amounts = chosen.map((entity) => script.amounts.get(entity) ?? 0);
  return divided !== undefined && amounts.reduce((sum, amount) => sum + amount, 0) >= divided;
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
      if (found.kind !== 'nothing') {
        take(name === 'targets' ? targets : choices, entry);
        return found;
      }
      const part = name === 'targets' ? nothing : partOf(game, script, choices, entry, options, room);
      if (part.kind !== 'nothing') return part;
    }
  }
  return nothing;
}

/** "A creature card and a land card" may be asked one by one though they are named together: takes those that fit. */
function partOf(
  game: Game,
  script: Script,
  choices: Action[],
  entry: Action,
  options: readonly Entity[],
  room: number,
): Found {
  const { pick: named = [] } = entry;
  const fits = (reference: Reference): boolean => pick(game, script, reference, options) !== null;
  const now = named.filter(fits);
  const rest = named.filter((reference) => !fits(reference));
  if (now.length === 0 || rest.length === 0) return nothing;
  const found = chosenBy(game, script, now, options, room);
  if (found.kind === 'chosen') choices.splice(choices.indexOf(entry), 1, { ...entry, pick: rest });
  return found;
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
