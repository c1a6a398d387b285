import { isPlayer, type Entity, type ObjectId, type PlayerId } from '../../vm/entity';
import { answerOf, ask, done, run, type TaskFunction } from '../agenda/task';
import { keywordsOf } from '../characteristics/abilities';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword, hasType } from '../characteristics/has';
import type { AttackOption } from '../decision';
import { combatLimits, companyOf, hasCompany, needing } from './limits';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { controllerOf } from '../state/last-known';
import { goadersOf, isDemanded, isForbidden, mayAttackWithDefender } from '../statics/restrictions';
import { isInGame } from '../turn/players';
import { isInRange } from '../turn/range';
import { mayFormBand } from './band';
import { mayBeExerted } from './exert';
import { objectOf, set } from '../write';
import type { Game } from '../world';
import { defendingPlayerOf, isCreatureInPlay } from './combat';
import { protectorOf } from './protector';
import { fitsRule, rulesAbout, wordOfRule } from '../statics/rules-in-force';
import { listCodeOf } from '../../vm/evaluate';
import type { Attacks, CombatTask, Tax } from './task';

type DeclareAttackers = Extract<CombatTask, { readonly kind: 'declareAttackers' }>;

/** The active player declares attackers (CR 508.1). Nobody is asked when nothing can attack. */
export const declareAttackers: TaskFunction<DeclareAttackers> = (game, task, given) => {
  if (task.stage === 'answered') {
    const { attacks } = answerOf(given, 'attackers');
    return tax(game, attacks, taxesOn(game, attacks));
  }
  if (task.stage === 'tax') {
    const { asked, taxes } = task;
    const isPaid = given.kind === 'binding' && given.binding.by.length > 0;
    const attacks = isPaid ? task.attacks : task.attacks.filter(({ attacker }) => attacker !== asked);
    return tax(game, attacks, isPaid ? taxes : taxes.filter(({ attacker }) => attacker !== asked));
  }
  const options = attackOptions(game);
  if (options.length === 0) return done;
  const { active } = game.state.turn;
  const reason = { source: null, ability: null, code: null, rule: 'CR 508.1' };
  const limits = combatLimits(
    game,
    'attack',
    active,
    options.map(({ attacker }) => attacker),
  );
  const about = limits.length === 0 ? { options } : { options, limits };
  return ask({ kind: 'attackers', player: active, reason, ...about }, { ...task, stage: 'answered' });
};

/** Creatures that can attack, and what each can attack (CR 508.1a, CR 508.1b, CR 508.1c). */
export function attackOptions(game: Game): readonly AttackOption[] {
  const { active } = game.state.turn;
  const defenders = attackable(game);
  if (defenders.length === 0) return [];
  const able = game.state.battlefield.filter((id) => controllerOf(game, id) === active && canAttack(game, id));
  return able
    .map((attacker): AttackOption => {
      const { best, obeyed } = defendersFor(game, attacker, allowedDefenders(game, attacker, defenders));
      const required = isDemanded(game, 'attack', attacker) || goadersOf(game, attacker).length > 0 || obeyed > 0;
      return {
        attacker,
        defenders: best,
        required: required ? 'yes' : 'no',
        alone: isForbidden(game, 'attackAlone', attacker) ? 'no' : 'yes',
        ...needing(companyOf(game, 'attack', attacker, able)),
      };
    })
    .filter(({ defenders: open, company = [] }) => open.length > 0 && hasCompany(company, able));
}

/** Whom no effect forbids it to attack (CR 508.1c). */
function allowedDefenders(game: Game, attacker: ObjectId, defenders: readonly Entity[]): readonly Entity[] {
  const rules = rulesAbout(game, attacker, 'cantAttack');
  return defenders.filter((defender) => !rules.some((rule) => fitsRule(rule, 'whom', defender)));
}

/** What has to be paid for attackers (CR 508.1h), one payment for each effect and creature. */
function taxesOn(game: Game, attacks: Attacks): readonly Tax[] {
  return attacks.flatMap(({ attacker, defender }) => {
    const defended = rulesAbout(game, attacker, 'attackCost').filter((rule) => fitsRule(rule, 'whom', defender));
    const own = rulesAbout(game, attacker, 'combatCost').filter((rule) => wordOfRule(rule, 'act') !== 'block');
    return [...defended, ...own].map(({ term, context }) => ({
      attacker,
      cost: listCodeOf(context, term, 'cost'),
      scope: context.scope,
    }));
  });
}

/** The active player pays for attackers one after another; those that are not paid for do not attack. */
function tax(
  game: Game,
  attacks: Attacks,
  [next, ...taxes]: readonly Tax[],
): ReturnType<TaskFunction<DeclareAttackers>> {
  if (next === undefined) return attack(game, attacks);
  const { attacker, cost, scope } = next;
  const players = [game.state.turn.active];
  return run(
    { kind: 'payCost', players, cost, scope, optional: 'yes', paid: [], rest: [], stage: 'ask' },
    { kind: 'declareAttackers', stage: 'tax', attacks, taxes, asked: attacker },
  );
}

/**
 * The defenders with which a creature obeys the most requirements (CR 508.1d): a goaded one attacks a player other than each
 * who goaded it, as far as that can be (CR 701.15b); others attack whom an effect says.
 */
function defendersFor(
  game: Game,
  attacker: ObjectId,
  defenders: readonly Entity[],
): { readonly best: readonly Entity[]; readonly obeyed: number } {
  const goaders = goadersOf(game, attacker);
  const rules = rulesAbout(game, attacker, 'mustAttack');
  if (goaders.length === 0 && rules.length === 0) return { best: defenders, obeyed: 0 };
  const obeyedBy = (defender: Entity): number =>
    (isPlayer(defender) ? goaders.filter((player) => player !== defender).length : 0) +
    rules.filter((rule) => fitsRule(rule, 'whom', defender)).length;
  const obeyed = Math.max(0, ...defenders.map(obeyedBy));
  return { best: defenders.filter((defender) => obeyedBy(defender) === obeyed), obeyed };
}

function canAttack(game: Game, id: ObjectId): boolean {
  if (!isCreatureInPlay(game, id)) return false;
  const object = objectOf(game, id);
  const values = characteristicsOf(game, id);
  const isReady = !object.summoningSick || hasKeyword(values, 'haste');
  const mayDefend = !hasKeyword(values, 'defender') || mayAttackWithDefender(game, id);
  return isReady && mayDefend && !object.tapped && !hasType(values, 'battle') && !isForbidden(game, 'attack', id);
}

/** Opponents, planeswalkers that they control, and battles that they protect (CR 506.2, CR 508.1b, CR 310.8b). */
export function attackable(game: Game): readonly Entity[] {
  const { active } = game.state.turn;
  const opponents = attackablePlayers(game, active);
  const permanents = game.state.battlefield.filter((id) => {
    const values = characteristicsOf(game, id);
    if (objectOf(game, id).phasedOut || !hasType(values, 'planeswalker', 'battle')) return false;
    const defender = hasType(values, 'battle') ? protectorOf(game, id) : values.controller;
    return defender !== null && opponents.includes(defender);
  });
  return [...opponents, ...permanents];
}

/** Opponents within range of influence, or only the one to the left or right (CR 801.3, CR 803.1). */
function attackablePlayers(game: Game, active: PlayerId): readonly PlayerId[] {
  const { order, options } = game.state;
  const seat = order.indexOf(active);
  const neighbor = { left: order[(seat + 1) % order.length], right: order.at(seat - 1) };
  return order.filter(
    (id) =>
      id !== active &&
      isInGame(game, id) &&
      isInRange(game, active, id) &&
      (options.attack === 'any' || neighbor[options.attack] === id),
  );
}

/** Attackers become attacking, tapped unless they have vigilance (CR 508.1f, CR 508.1k). */
function attack(game: Game, attacks: Attacks): ReturnType<TaskFunction<DeclareAttackers>> {
  set(game, 'combat', {
    attackers: attacks.map(({ attacker, defender }) => ({
      object: attacker,
      defender,
      defendingPlayer: defendingPlayerOf(game, defender),
      band: null,
      blocked: 'undeclared',
      dealtFirst: false,
    })),
    blockers: [],
  });
  const taps = attacks
    .filter(({ attacker }) => !hasKeyword(characteristicsOf(game, attacker), 'vigilance'))
    .map(({ attacker }): GameEvent => ({ kind: 'tap', object: attacker, cause: 'attack' }));
  const alone = attacks.length === 1 ? 'yes' : 'no';
  const declared = attacks.map(({ attacker, defender }): GameEvent => ({
    kind: 'attack',
    object: attacker,
    defender,
    alone,
  }));
  if (declared.length === 0) return done;
  const attackers = attacks.flatMap(({ attacker }) => keywordsOf(game, attacker, 'enlist').map(() => attacker));
  const exerted = attacks.map(({ attacker }) => attacker).filter((attacker) => mayBeExerted(game, attacker));
  return run(
    {
      kind: 'formBands',
      formers: attacks.map(({ attacker }) => attacker).filter((id) => mayFormBand(game, id)),
      stage: 'ask',
    },
    { kind: 'enlist', attackers, stage: 'ask' },
    { kind: 'exertAttackers', attackers: exerted, stage: 'ask' },
    propose(...taps, ...declared),
  );
}
