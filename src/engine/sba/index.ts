import { isObject, isPlayer, type ObjectId } from '../../vm/entity';
import { answerOf, ask, done, run, type Given, type Next, type TaskFunctions } from '../agenda/task';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { eventRuleOf } from '../events/rules';
import { collectStateTriggers } from '../triggers/state';
import { dayboundActions } from '../turn/day-night';
import { speedActions } from '../turn/speed';
import { playerOf, setObject, setPlayer } from '../write';
import type { Game } from '../world';
import { moveTo } from '../events/zones';
import { leaveCommander, strandedCommander } from './commanders';
import { attachmentActions } from './attachments';
import { blessingActions } from './blessing';
import { battleActions, protect, unprotectedBattles } from './battles';
import { counterActions, excessCounters } from './counters';
import { creatureActions } from './creatures';
import { dungeonActions } from './dungeons';
import { legendActions, openLegends } from './legends';
import { openPermanents } from './open';
import { pairActions } from './pairs';
import { playerActions } from './players';
import { isSettled } from './settled';
import { assignSector, sectors, unassignedCreature } from './sectors';
import type { StateBasedTask } from './task';
import { strayActions } from './strays';

export const stateBasedFunctions: TaskFunctions<StateBasedTask> = { stateBased };

/** All applicable actions are performed at once, then the check is repeated (CR 704.3). */
function stateBased(game: Game, task: StateBasedTask, given: Given): Next {
  if (task.stage === 'check' && isSettled(game)) return done;
  const stranded = strandedCommander(game);
  if (task.stage === 'commander' && stranded !== null) {
    const again = { kind: 'stateBased', stage: 'check' } as const;
    if (answerOf(given, 'yesNo').value === 'yes')
      return run(propose(moveTo(stranded.id, 'command', 'put', { by: stranded.owner })), again);
    leaveCommander(game, stranded);
    return run(again);
  }
  if (task.stage === 'check' && stranded !== null) {
    const reason = { source: stranded.id, ability: null, code: null, rule: 'CR 903.9a' };
    return ask(
      { kind: 'yesNo', player: stranded.owner, reason, what: 'may', label: 'command' },
      { kind: 'stateBased', stage: 'commander' },
    );
  }
  const among = openPermanents(game);
  const [unprotected] = unprotectedBattles(game, among).filter(({ options }) => options.length > 0);
  if (unprotected !== undefined) return findProtector(game, task, unprotected, given);
  const unassigned = unassignedCreature(game, among);
  if (unassigned !== null) return chooseSector(game, task, unassigned, given);
  const kept = [
    ...(task.kept ?? []),
    ...(task.stage === 'chosen' ? answerOf(given, 'choose').chosen.filter(isObject) : []),
  ];
  const [open] = openLegends(game, among, kept);
  if (open !== undefined) {
    const reason = { source: null, ability: null, code: null, rule: 'CR 704.5j' };
    const { player, options } = open;
    return ask(
      { kind: 'choose', player, reason, purpose: 'legendRule', options, min: 1, max: 1, ordered: 'no' },
      { kind: 'stateBased', stage: 'chosen', kept },
    );
  }
  const events = oneForEach([
    ...playerActions(game),
    ...strayActions(game),
    ...(among.length === 0 ? [] : actionsAmong(game, among, kept)),
    ...excessCounters(game),
    ...dungeonActions(game),
  ]).filter((event) => eventRuleOf(event).possible?.(game, event) ?? true);
  forget(game, among);
  if (events.length > 0) return run(propose(...events), { kind: 'stateBased', stage: 'check' });
  collectStateTriggers(game);
  if (kept.length === 0) game.cache.settled = game.version;
  return done;
}

/** What is to be done with permanents of which something may be wanted. */
function actionsAmong(game: Game, among: readonly ObjectId[], kept: readonly ObjectId[]): readonly GameEvent[] {
  return [
    ...legendActions(game, among, kept),
    ...counterActions(game, among),
    ...creatureActions(game, among),
    ...attachmentActions(game, among),
    ...dayboundActions(game, among),
    ...speedActions(game, among),
    ...battleActions(game, among),
    ...blessingActions(game, among),
    ...pairActions(game, among),
  ];
}

/** The controller of a battle chooses who protects it (CR 704.5w, CR 704.5x). */
function findProtector(
  game: Game,
  task: StateBasedTask,
  { battle, controller, options }: ReturnType<typeof unprotectedBattles>[number],
  given: Given,
): Next {
  const chosen = task.stage === 'protector' ? answerOf(given, 'choose').chosen.find(isPlayer) : undefined;
  const player = chosen ?? (options.length === 1 ? options[0] : undefined);
  if (player !== undefined) {
    protect(game, battle, player);
    return run({ kind: 'stateBased', stage: 'check' });
  }
  const reason = { source: battle, ability: null, code: null, rule: 'CR 704.5w' };
  const about = { player: controller, reason, purpose: 'effect', options, min: 1, max: 1, ordered: 'no' } as const;
  return ask({ kind: 'choose', ...about }, { kind: 'stateBased', stage: 'protector' });
}

/** A player chooses a sector for a creature (CR 704.5u). */
function chooseSector(
  game: Game,
  task: StateBasedTask,
  { creature, player }: NonNullable<ReturnType<typeof unassignedCreature>>,
  given: Given,
): Next {
  if (task.stage === 'sector') {
    assignSector(game, creature, answerOf(given, 'word').value);
    return run({ kind: 'stateBased', stage: 'check' });
  }
  const reason = { source: creature, ability: null, code: null, rule: 'CR 704.5u' };
  return ask(
    { kind: 'word', player, reason, what: 'sector', options: sectors },
    { kind: 'stateBased', stage: 'sector' },
  );
}

/** What several actions would do to one object is done once (CR 704.7). */
function oneForEach(events: readonly GameEvent[]): readonly GameEvent[] {
  if (events.length < 2) return events;
  const gone = new Set<string>();
  return events.filter((event) => {
    if (event.kind !== 'move' && event.kind !== 'destroy' && event.kind !== 'sacrifice') return true;
    if (gone.has(event.object)) return false;
    gone.add(event.object);
    return true;
  });
}

/** What counts only "since the last time state-based actions were checked" (CR 704.5b, CR 704.5h). */
function forget(game: Game, among: readonly ObjectId[]): void {
  for (const player of game.state.order)
    if (playerOf(game, player).drewFromEmpty) setPlayer(game, player, { drewFromEmpty: false });
  for (const id of among)
    if (game.state.objects[id]?.deathtouched === true) setObject(game, id, { deathtouched: false });
}
