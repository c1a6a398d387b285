import { isPlayer, type ObjectId, type PlayerId } from '../../vm/entity';
import { answerOf, ask, done, run, type Next, type TaskFunction } from '../agenda/task';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasKeyword } from '../characteristics/has';
import type { BlockNeed, BlockOption } from '../decision';
import { blockersSoFar, combatLimits, companyOf, hasCompany, needing } from './limits';
import type { GameEvent } from '../events/event';
import { propose } from '../events/propose';
import { controllerOf } from '../state/last-known';
import { canBlock } from '../statics/evasion';
import { blockersAllowed, blockLimit, isDemanded, isForbidden, isLured } from '../statics/restrictions';
import { objectOf, set } from '../write';
import type { Game } from '../world';
import { bandOf } from './band';
import { attackersOf, blockersFor, isCreatureInPlay } from './combat';
import { listCodeOf } from '../../vm/evaluate';
import { fitsRule, rulesAbout, rulesInForce, wordOfRule } from '../statics/rules-in-force';
import type { Blocks, BlockTax, CombatTask } from './task';

type DeclareBlockers = Extract<CombatTask, { readonly kind: 'declareBlockers' }>;

/** Each defending player declares blockers, in turn order (CR 509.1, CR 802.4). */
export const declareBlockers: TaskFunction<DeclareBlockers> = (game, task, given) => {
  const [defender, ...others] = task.defenders;
  switch (task.stage) {
    case 'begin':
      return run({ ...task, defenders: defendingPlayers(game), stage: 'ask' });
    case 'ask':
      return defender === undefined ? run({ ...task, stage: 'end' }) : askFor(game, task, defender, others);
    case 'answered':
      return tax(game, task, answerOf(given, 'blockers').blocks, taxesOn(game, answerOf(given, 'blockers').blocks));
    case 'tax': {
      const { asked, taxes } = task;
      const isPaid = given.kind === 'binding' && given.binding.by.length > 0;
      const blocks = isPaid ? task.blocks : task.blocks.filter(({ blocker }) => blocker !== asked);
      return tax(game, task, blocks, isPaid ? taxes : taxes.filter(({ blocker }) => blocker !== asked));
    }
    case 'end':
      return declared(game);
  }
};

/** What has to be paid for blockers (CR 509.1d), one payment for each effect and creature. */
function taxesOn(game: Game, blocks: Blocks): readonly BlockTax[] {
  const blockers = [...new Set(blocks.map(({ blocker }) => blocker))];
  return blockers.flatMap((blocker) =>
    rulesAbout(game, blocker, 'combatCost')
      .filter((rule) => wordOfRule(rule, 'act') !== 'attack')
      .filter((rule) => blocks.some((each) => each.blocker === blocker && fitsRule(rule, 'such', each.attacker)))
      .map(({ term, context }) => ({ blocker, cost: listCodeOf(context, term, 'cost'), scope: context.scope })),
  );
}

/** The defending player pays for blockers one after another; those that are not paid for do not block. */
function tax(game: Game, task: DeclareBlockers, blocks: Blocks, [next, ...taxes]: readonly BlockTax[]): Next {
  const [defender, ...others] = task.defenders;
  if (next === undefined || defender === undefined) {
    block(game, enough(game, blocks));
    return run({ kind: 'declareBlockers', defenders: others, stage: 'ask' });
  }
  const { blocker, cost, scope } = next;
  return run(
    { kind: 'payCost', players: [defender], cost, scope, optional: 'yes', paid: [], rest: [], stage: 'ask' },
    { kind: 'declareBlockers', defenders: task.defenders, stage: 'tax', blocks, taxes, asked: blocker },
  );
}

/** Where too few are paid for, nothing blocks what only several can block (CR 509.1b). */
function enough(game: Game, blocks: Blocks): Blocks {
  return blocks.filter(
    ({ attacker }) => blocks.filter((each) => each.attacker === attacker).length >= blockersOf(game, attacker).least,
  );
}

function defendingPlayers(game: Game): readonly PlayerId[] {
  const attacked = attackersOf(game).map(({ defendingPlayer }) => defendingPlayer);
  return game.state.order.filter((id) => attacked.includes(id));
}

function askFor(game: Game, task: DeclareBlockers, defender: PlayerId, others: readonly PlayerId[]): Next {
  const options = blockOptions(game, defender);
  if (options.length === 0) return run({ ...task, defenders: others });
  const reason = { source: null, ability: null, code: null, rule: 'CR 509.1' };
  const attacked = [...new Set(options.flatMap(({ attackers }) => attackers))];
  const needs = attacked.map((attacker) => ({
    attacker,
    ...blockersOf(game, attacker),
    ...demandedOf(game, attacker, options),
  }));
  const blockers = options.map(({ blocker }) => blocker);
  const limits = combatLimits(game, 'block', defender, blockers, blockersSoFar(game));
  const about = limits.length === 0 ? { options, needs } : { options, needs, limits };
  return ask(
    { kind: 'blockers', player: chooserFor(game, defender), reason, ...about },
    { ...task, stage: 'answered' },
  );
}

/** Whether it must be blocked, and by which creatures, where only some are meant (CR 509.1c). */
function demandedOf(
  game: Game,
  attacker: ObjectId,
  options: readonly BlockOption[],
): Pick<BlockNeed, 'required' | 'by'> {
  if (isDemanded(game, 'beBlocked', attacker)) return { required: 'yes' };
  const rules = rulesAbout(game, attacker, 'mustBeBlockedBy');
  if (rules.length === 0) return { required: 'no' };
  const by = options.map(({ blocker }) => blocker).filter((id) => rules.some((rule) => fitsRule(rule, 'by', id)));
  return { required: 'yes', by };
}

/** Who says how the creatures of a defending player block: whom the latest effect of that kind names, or that player. */
function chooserFor(game: Game, defender: PlayerId): PlayerId {
  return rulesInForce(game, 'choosesBlocks').at(-1)?.affected.find(isPlayer) ?? defender;
}

/** Menace and effects like it (CR 702.111b), and effects that allow no more than some. */
function blockersOf(game: Game, attacker: ObjectId): { readonly least: number; readonly most: number } {
  const { least, most } = blockersAllowed(game, attacker);
  return { least: hasKeyword(characteristicsOf(game, attacker), 'menace') ? Math.max(least, 2) : least, most };
}

/** Creatures of the player that may block, and what each can block (CR 509.1a, CR 509.1b). */
function blockOptions(game: Game, defender: PlayerId): readonly BlockOption[] {
  const attackers = attackersOf(game).filter(({ defendingPlayer }) => defendingPlayer === defender);
  const able = game.state.battlefield.filter(
    (id) => controllerOf(game, id) === defender && isCreatureInPlay(game, id) && mayBlockSoFar(game, id),
  );
  return able
    .map((blocker): BlockOption => ({
      blocker,
      ...needing(companyOf(game, 'block', blocker, able)),
      attackers: attackers.flatMap(({ object }) => (canBlock(game, blocker, object, defender) ? [object] : [])),
      most: blockLimit(game, blocker),
      lured: attackers.flatMap(({ object }) => (isLured(game, blocker, object) ? [object] : [])),
      required: isDemanded(game, 'block', blocker) ? 'yes' : 'no',
      alone: isForbidden(game, 'blockAlone', blocker) ? 'no' : 'yes',
    }))
    .map((option) => ({ ...option, lured: option.lured.filter((id) => option.attackers.includes(id)) }))
    .filter((option) => option.attackers.length > 0 && hasCompany(option.company ?? [], able));
}

/** Is it untapped, or may it block as though it were (CR 509.1a, CR 609.4)? */
const mayBlockSoFar = (game: Game, id: ObjectId): boolean =>
  !objectOf(game, id).tapped ||
  rulesAbout(game, id, 'blocksAsThough').some((rule) => wordOfRule(rule, 'way') === 'untapped');

/** Blockers become blocking, each of all that is in one band with what it blocks (CR 509.1g, CR 702.22h). */
function block(game: Game, blocks: Blocks): void {
  const { combat } = game.state;
  if (combat === null) return;
  const blockers = [...new Set(blocks.map(({ blocker }) => blocker))];
  const added = blockers.map((object) => {
    const blocked = blocks.flatMap(({ blocker, attacker }) => (blocker === object ? bandOf(game, attacker) : []));
    return { object, attackers: [...new Set(blocked)], dealtFirst: false };
  });
  set(game, 'combat', { ...combat, blockers: [...combat.blockers, ...added] });
}

/** Attackers become blocked or unblocked; all that was declared happens at once (CR 509.1h, CR 509.3). */
function declared(game: Game): Next {
  const { combat } = game.state;
  if (combat === null) return done;
  const attackers = combat.attackers.map((attacker) => ({
    ...attacker,
    blocked:
      attacker.blocked === 'blocked' || blockersFor(game, attacker.object).length > 0
        ? ('blocked' as const)
        : ('unblocked' as const),
  }));
  set(game, 'combat', { ...combat, attackers });
  const events = [
    ...combat.blockers.flatMap(({ object, attackers: blocked }) =>
      blocked.map((attacker): GameEvent => ({ kind: 'block', object, attacker })),
    ),
    ...attackers.map(({ object, blocked }): GameEvent => ({
      kind: blocked === 'blocked' ? 'becomeBlocked' : 'unblocked',
      object,
    })),
  ];
  return events.length === 0 ? done : run(propose(...events));
}
