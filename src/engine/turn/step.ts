import { answerOf, ask, run, type Given, type Next, type Task, type TaskOf } from '../agenda/task';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { finalChapter } from '../characteristics/final-chapter';
import { controllerOf } from '../state/last-known';
import type { ManaUnit } from '../state/player';
import type { StepName } from '../state/turn';
import { objectOf, set, setPlayer } from '../write';
import type { Game } from '../world';
import { combatEnds, needsFirstStrikeStep } from '../combat/combat';
import { isOfColor, symbolOfKind } from '../mana/pips';
import { isObject, type ObjectId, type PlayerId } from '../../vm/entity';
import { optionalNum, termOf } from '../../vm/evaluate';
import type { Reason } from '../decision';
import { fitsRule, rulesAbout, rulesInForce, wordOfRule } from '../statics/rules-in-force';
import { controlBegins } from './control';
import { dayTurns } from './day-night';
import { phasings } from './phasing';
import { opponentsOf } from './players';
import { mayStayTapped, untapsInStep } from '../statics/restrictions';
import { endAt } from '../statics/expire';

/** One step or main phase: it begins, its turn-based actions are done, players get priority, it ends (CR 500–514). */
export function step(game: Game, task: TaskOf<'step'>): Next {
  const { active } = game.state.turn;
  switch (task.stage) {
    case 'begin':
      if (isSkipped(game, task.step)) return run();
      set(game, 'turn', { ...game.state.turn, step: task.step });
      return run(propose({ kind: 'beginStep', step: task.step, player: active }), { ...task, stage: 'action' });
    case 'action':
      return run(...turnBasedActions(game, task.step), { ...task, stage: 'priority' });
    case 'priority': {
      const end = { ...task, stage: 'end' } as const;
      if (task.step === 'untap' || task.step === 'cleanup') return run(end);
      return run({ kind: 'priority', holder: active, passed: [], row: null, stage: 'check' }, end);
    }
    case 'end':
      endStep(game, task.step);
      return run();
  }
}

/** Steps that do not take place (CR 508.8, CR 510.4, CR 103.8a). */
function isSkipped(game: Game, name: StepName): boolean {
  const attacked = (game.state.combat?.attackers.length ?? 0) > 0;
  switch (name) {
    case 'draw':
      return game.state.turn.number === 1 && game.state.options.firstDraw === 'skips';
    case 'declareBlockers':
    case 'combatDamage':
      return !attacked;
    case 'firstStrikeDamage':
      return !attacked || !needsFirstStrikeStep(game);
    case 'untap':
    case 'upkeep':
    case 'main1':
    case 'beginCombat':
    case 'declareAttackers':
    case 'endCombat':
    case 'main2':
    case 'end':
    case 'cleanup':
      return false;
  }
}

/** Turn-based actions at the beginning of a step (CR 703.4). */
function turnBasedActions(game: Game, name: StepName): readonly Task[] {
  const { active } = game.state.turn;
  switch (name) {
    case 'untap':
      return [
        propose(...phasings(game)),
        propose(...dayTurns(game)),
        { kind: 'untapAll', open: null, kept: [], limits: 0, stage: 'begin' },
      ];
    case 'draw':
      return [propose({ kind: 'drawCards', player: active, count: 1 })];
    case 'beginCombat':
      set(game, 'combat', { attackers: [], blockers: [] });
      controlBegins(game, active, 'combatPhase');
      return [];
    case 'declareAttackers':
      return [{ kind: 'declareAttackers', stage: 'ask' }];
    case 'declareBlockers':
      return [{ kind: 'declareBlockers', defenders: [], stage: 'begin' }];
    case 'firstStrikeDamage':
      return [{ kind: 'combatDamage', step: 'first', stage: 'begin', creatures: [], assigned: [] }];
    case 'combatDamage':
      return [{ kind: 'combatDamage', step: 'regular', stage: 'begin', creatures: [], assigned: [] }];
    case 'cleanup':
      return [{ kind: 'cleanup', stage: 'discard' }];
    case 'main1':
      return [propose(...loreCounters(game))];
    case 'upkeep':
    case 'endCombat':
    case 'main2':
    case 'end':
      return [];
  }
}

/** The active player puts a lore counter on each Saga with chapters (CR 714.3b). */
function loreCounters(game: Game): readonly GameEvent[] {
  const { active } = game.state.turn;
  return game.state.battlefield
    .filter((id) => controllerOf(game, id) === active && finalChapter(game, id) > 0)
    .map((on) => ({ kind: 'putCounters', on, counter: 'lore', count: 1, by: active, source: null }));
}

/** What untaps is determined first: the active player may keep some permanents tapped (CR 502.3). */
export function untapAll(game: Game, task: TaskOf<'untapAll'>, given: Given): Next {
  const [asked, ...rest] = task.open ?? [];
  if (task.stage === 'answered') {
    const keeps = asked !== undefined && answerOf(given, 'yesNo').value === 'yes';
    return run({ ...task, open: rest, kept: keeps ? [...task.kept, asked] : task.kept, stage: 'begin' });
  }
  if (task.stage === 'limited') {
    const untaps = answerOf(given, 'choose').chosen.filter(isObject);
    const stay = limitedNow(game, task)?.among.filter((id) => !untaps.includes(id)) ?? [];
    return run({ ...task, kept: [...task.kept, ...stay], limits: task.limits + 1, stage: 'begin' });
  }
  const open = task.open ?? untappedNow(game).filter((id) => mayStayTapped(game, id));
  const [next] = open;
  if (next !== undefined) {
    const reason = { source: next, ability: null, code: null, rule: 'CR 502.3' };
    return ask(
      { kind: 'yesNo', player: game.state.turn.active, reason, what: 'may', label: null },
      { ...task, open, stage: 'answered' },
    );
  }
  const limited = limitedNow(game, task);
  if (limited !== null && limited.among.length <= limited.most)
    return run({ ...task, open, limits: task.limits + 1, stage: 'begin' });
  if (limited !== null) {
    const { among: options, most } = limited;
    const about = { player: game.state.turn.active, reason: { ...limited.reason, rule: 'CR 502.3' } };
    return ask(
      { kind: 'choose', ...about, purpose: 'effect', options, min: most, max: most, ordered: 'no' },
      { ...task, open, stage: 'limited' },
    );
  }
  const untaps = untappedNow(game).filter((id) => !task.kept.includes(id));
  return run(propose(...untaps.map((object): GameEvent => ({ kind: 'untap', object, cause: 'step' }))));
}

/** The next limit to how many of some kind the active player can untap, and which of them would. */
function limitedNow(
  game: Game,
  { kept, limits }: TaskOf<'untapAll'>,
): {
  readonly among: readonly ObjectId[];
  readonly most: number;
  readonly reason: Pick<Reason, 'source' | 'ability' | 'code'>;
} | null {
  const rule = rulesAbout(game, game.state.turn.active, 'cantUntapMore')[limits];
  if (rule === undefined) return null;
  const what = termOf(rule.context, rule.term, 'what');
  const among = untappedNow(game).filter((id) => !kept.includes(id) && fitsRule(rule, 'what', id));
  const reason = { source: rule.scope.source, ability: rule.scope.ability, code: null };
  return { among, most: optionalNum(rule.context, what, 'count') ?? 0, reason };
}

/** The active player's permanents that untap in the untap step (CR 502.3). */
function untappedNow(game: Game): readonly ObjectId[] {
  const { active } = game.state.turn;
  const besides = untappedBesides(game, active);
  return game.state.battlefield.filter(
    (id) =>
      objectOf(game, id).tapped &&
      !objectOf(game, id).phasedOut &&
      (besides.has(id) || (controllerOf(game, id) === active && untapsInStep(game, id, active))),
  );
}

/** What untaps in another player's untap step, by what an ability says. */
function untappedBesides(game: Game, active: PlayerId): ReadonlySet<ObjectId> {
  const rules = rulesInForce(game, 'untapDuring').filter((rule) => {
    const you = rule.scope.controller;
    if (active === you) return false;
    return wordOfRule(rule, 'whose') !== 'opponent' || opponentsOf(game, you).includes(active);
  });
  return new Set(rules.flatMap(({ affected }) => affected.filter(isObject)));
}

/** Does a player not lose unspent mana of this kind? */
function keepsUnspent(game: Game, player: PlayerId, symbol: string): boolean {
  return rulesAbout(game, player, 'keepMana').some((rule) => {
    return isOfColor(symbol, wordOfRule(rule, 'color'));
  });
}

/** What the mana that a player would lose becomes, or null where it is lost (CR 106.4). */
function unspentAs(game: Game, player: PlayerId): ManaUnit['symbol'] | null {
  const rule = rulesAbout(game, player, 'unspentBecomes')[0];
  if (rule === undefined) return null;
  return symbolOfKind(wordOfRule(rule, 'kind'));
}

/** Does mana last longer than this step or phase? */
function staysAfter({ keeps }: ManaUnit, name: StepName): boolean {
  if (keeps === 'step' || name === 'cleanup') return false;
  return keeps === 'turn' || name !== 'endCombat';
}

/** Mana empties (CR 106.4), and what lasts until the end of the step or combat ends. */
export function endStep(game: Game, name: StepName): void {
  for (const id of game.state.order) {
    const { mana } = game.state.players[id] ?? { mana: [] };
    if (mana.length > 0)
      setPlayer(game, id, {
        mana: mana.flatMap((unit): readonly ManaUnit[] => {
          if (staysAfter(unit, name) || keepsUnspent(game, id, unit.symbol)) return [unit];
          const symbol = unspentAs(game, id);
          return symbol === null ? [] : [{ ...unit, symbol }];
        }),
      });
  }
  if (name === 'untap') endAt(game, { kind: 'untapStep', player: game.state.turn.active });
  if (name !== 'endCombat') return;
  combatEnds(game);
  endAt(game, { kind: 'combat' });
}
