import { bareAbility } from '../../bytecode/bare-ability';
import { meaningOf } from '../../bytecode/meaning';
import type { Ability, FaceProgram } from '../../bytecode/module';
import { isObject, type ObjectId } from '../../vm/entity';
import { abilityAt, valuesOf, type AbilityPath } from '../../vm/pool';
import { bindEntities, type Binding } from '../../vm/scope';
import { Trap } from '../../vm/trap';
import { heldAbilities } from '../characteristics/abilities';
import { characteristicsOf } from '../characteristics/characteristics';
import { drive } from '../agenda/drive';
import { nothingGiven, type Given, type Task } from '../agenda/task';
import { byDefault } from '../default-answer';
import { fork } from '../fork';
import { refusal } from '../legality';
import { partsOf, withChosen } from '../scope';
import { frameTask } from '../stack/frame';
import { legalTargets, slotContext, slotsOfPart } from '../stack/targets';
import type { PendingPart } from '../state/object';
import { set } from '../write';
import type { Game } from '../world';
import { makeBoard, type Board, type Reader } from './board';

/** Tells what goes wrong with a face, each once; nothing for one that runs. */
export type Smoke = (face: FaceProgram) => readonly string[];

/**
 * Tries abilities of faces on a board with all sorts of things: effects are carried out with any targets, and what they
 * set off resolves. Faces are to be without texts and spans: an ability that went well is not tried again on another face,
 * and what an ability does is not carried out again where another does the same at the same kind of event.
 */
export function makeSmoke(reader: Reader): Smoke {
  const fine = new Set<string>();
  const carried = new Set<string>();
  let board: Board | null = null;
  return (face) => {
    const keys = face.abilities.map(keyOf);
    const abilities = face.abilities.filter((_, at) => !fine.has(keys[at] ?? ''));
    if (abilities.length === 0) return [];
    board ??= makeBoard(reader);
    const faults = faultsOf({ ...face, abilities }, board, carried);
    if (faults.length === 0) keys.forEach((key) => fine.add(key));
    return faults;
  };
}

/** What an ability means, wherever and however it is printed. */
function keyOf(ability: Ability): string {
  return meaningOf([{ ...ability, item: 0 }]);
}

/** What of an ability is carried out: not what it costs or when it can be had, and of what it waits for only the kind. */
function deedOf(ability: Ability): string {
  const { kind, targets, values, body, modal } = ability;
  const event = kind === 'triggered' ? ability.event.op : '';
  return `${kind} ${event} ${meaningOf([{ ...bareAbility, kind: 'spell', targets, values, body, modal }])}`;
}

function faultsOf(face: FaceProgram, board: Board, carried: Set<string>): readonly string[] {
  try {
    // What its rules make of the things that are there is worked out with its characteristics.
    const { game, tried } = board.withFace(face);
    const held = heldAbilities(game.pool, characteristicsOf(game, tried));
    return [...new Set(held.flatMap(({ path }) => tryAbility(game, tried, path, carried)))];
  } catch (error) {
    return [faultOf(error)];
  }
}

function faultOf(error: unknown): string {
  if (error instanceof Trap) return `trap: ${error.reason} (${error.place.instruction})`;
  return `trap: ${error instanceof Error ? error.message : String(error)}`;
}

/** The faults of an ability that is carried out, each of its modes by itself. */
function tryAbility(game: Game, source: ObjectId, path: AbilityPath, carried: Set<string>): readonly string[] {
  const ability = abilityAt(game.pool, path);
  if (ability.kind !== 'spell' && ability.kind !== 'activated' && ability.kind !== 'triggered') return [];
  const deed = deedOf(ability);
  if (carried.has(deed)) return [];
  const faults = modesOf(ability).flatMap((modes) => {
    try {
      carryOut(fork(game), source, path, modes);
      return [];
    } catch (error) {
      return [faultOf(error)];
    }
  });
  if (faults.length === 0) carried.add(deed);
  return faults;
}

/** Each mode by itself. */
function modesOf({ modal }: Ability): readonly (readonly number[])[] {
  return modal === null ? [[]] : modal.modes.map((_, mode) => [mode]);
}

/** Carries out what an ability does, with targets and participants that are there. */
function carryOut(game: Game, source: ObjectId, ability: AbilityPath, modes: readonly number[]): void {
  const facts = { ability, source, controller: 'p0', roles: rolesFor(game, ability, source), x: 2 } as const;
  const parts = partsOf(game, facts, modes).map((part) => aimed(game, part));
  settle(
    game,
    parts.map(({ scope, code }): Task => frameTask(scope, code)),
  );
}

/** Somebody and something for every participant of an event, whatever it is called. */
function rolesFor(game: Game, ability: AbilityPath, source: ObjectId): Readonly<Record<string, Binding>> {
  const roles: Record<string, Binding> = {};
  for (const { sort, origin } of valuesOf(game.pool, ability)) {
    if (origin.kind !== 'event') continue;
    const entities = sort === 'players' || origin.role === 'who' ? (['p1'] as const) : [beast(game) ?? source];
    roles[origin.role] = { ...bindEntities(entities, ['p1']), num: 2 };
  }
  return roles;
}

/** A creature of the other player. */
function beast(game: Game): ObjectId | undefined {
  return game.state.battlefield
    .filter(isObject)
    .find(
      (id) => characteristicsOf(game, id).types.includes('creature') && characteristicsOf(game, id).controller === 'p1',
    );
}

function aimed(game: Game, part: PendingPart): PendingPart {
  return slotsOfPart(game, part).reduce((so, its) => {
    const { index, slot } = its;
    const chosen = legalTargets(slotContext(game, so.scope, its), slot).slice(0, 1);
    return withChosen(game, [so], { part: 0, slot: index }, chosen)[0] ?? so;
  }, part);
}

const mostAnswers = 60;
const mostTasks = 20_000;

/** Runs tasks, and resolves what comes of them, with the answers that do least; nobody gets priority. */
function settle(game: Game, tasks: readonly Task[]): void {
  set(game, 'decision', null);
  set(game, 'agenda', [...game.state.agenda, ...tasks.toReversed()]);
  let given: Given = nothingGiven;
  let left = mostTasks;
  for (let count = 0; count < mostAnswers && game.state.outcome === null; count++) {
    drive(game, given, ({ kind }) => kind === 'priority' || left-- === 0);
    if (left < 0) throw new Error('it does not come to an end');
    const { decision, stack, triggered } = game.state;
    if (decision !== null && decision.kind !== 'priority') {
      const its = byDefault(decision);
      const reason = refusal(decision, decision.player, its);
      if (reason !== null) throw new Error(`${decision.kind}: ${reason}`);
      given = { kind: 'answer', answer: its, action: null };
      set(game, 'decision', null);
      continue;
    }
    given = nothingGiven;
    const top = stack.at(-1);
    if (triggered.length > 0) push(game, { kind: 'putTriggers', waiting: null, player: null, stage: 'next' });
    else if (top !== undefined) push(game, { kind: 'resolve', object: top, stage: 'begin', part: 0 });
    else return;
  }
}

function push(game: Game, task: Task): void {
  set(game, 'agenda', [...game.state.agenda, task]);
}
