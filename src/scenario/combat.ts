import type { Answer, Decision } from '../engine/decision';
import { attacking, blocking, exceeded, hasCompany } from '../engine/combat/limits';
import { withLured } from '../engine/combat/lured';
import type { Game } from '../engine/world';
import { isPlayer, type Entity, type ObjectId, type PlayerId } from '../vm/entity';
import { controllerOf } from '../engine/state/last-known';
import { means, pick } from './match';
import { isNow } from './moments';
import type { Action } from './schema';
import { queuesOf, take, type Script } from './script';

type DecisionOf<K extends Decision['kind']> = Extract<Decision, { readonly kind: K }>;

/** All attacks that the script has for this turn. Creatures that cannot attack are left out, their actions stay unused. */
export function attackers(game: Game, script: Script, decision: DecisionOf<'attackers'>): Answer {
  const { todo } = queuesOf(script, decision.player);
  const attacks: { attacker: ObjectId; defender: Entity }[] = [];
  for (const action of [...todo]) {
    if (action.op !== 'attack' || !isNow(game, action.turn, undefined)) continue;
    if (action.none === true) {
      take(todo, action);
      continue;
    }
    const free = decision.options.filter(({ attacker }) => !attacks.some((known) => known.attacker === attacker));
    const attacker =
      action.card === undefined
        ? null
        : pick(
            game,
            script,
            action.card,
            free.map((option) => option.attacker),
          );
    const defenders = free.find((option) => option.attacker === attacker)?.defenders ?? [];
    const { defender } = action;
    const attacked =
      defender === undefined
        ? defenders.filter(isPlayer).at(-1)
        : defenders.find((entity) => means(game, script, defender, entity));
    if (attacker === null || isPlayer(attacker) || attacked === undefined) continue;
    take(todo, action);
    const attack = { attacker, defender: attacked };
    // One too many stays at home.
    if (exceeded(decision.limits ?? [], [...attacks, attack].map(attacking)) === null) attacks.push(attack);
  }
  for (const { attacker, defenders, required } of decision.options) {
    const [first] = defenders;
    if (required === 'no' || first === undefined || attacks.some((known) => known.attacker === attacker)) continue;
    const attack = { attacker, defender: first };
    if (exceeded(decision.limits ?? [], [...attacks, attack].map(attacking)) === null) attacks.push(attack);
  }
  // Who cannot attack alone, or without certain others, stays at home.
  for (const lonely of lonelyIn(decision, attacks)) attacks.splice(attacks.indexOf(lonely), 1);
  const [only, second] = attacks;
  const alone = decision.options.find(({ attacker }) => attacker === only?.attacker)?.alone;
  return { kind: 'attackers', attacks: second === undefined && alone === 'no' ? [] : attacks };
}

function lonelyIn(
  { options }: DecisionOf<'attackers'>,
  attacks: readonly { readonly attacker: ObjectId; readonly defender: Entity }[],
): typeof attacks {
  const acting = attacks.map(({ attacker }) => attacker);
  return attacks.filter(
    ({ attacker }) => !hasCompany(options.find((option) => option.attacker === attacker)?.company ?? [], acting),
  );
}

/** All blocks that the script has for this turn, of the player who blocks or of whoever says for them how they block. */
export function blockers(game: Game, script: Script, decision: DecisionOf<'blockers'>): Answer {
  const [option] = decision.options;
  const player = option === undefined ? decision.player : controllerOf(game, option.blocker);
  const blocks: { blocker: ObjectId; attacker: ObjectId }[] = [];
  const scripted = [...new Set([decision.player, player])].flatMap((by) => {
    const { todo } = queuesOf(script, by);
    return todo.map((action) => ({ action, todo }));
  });
  for (const { action, todo } of scripted) {
    if (action.op !== 'block' || !isNow(game, action.turn, undefined)) continue;
    if (action.none === true) {
      take(todo, action);
      continue;
    }
    const meant = meantBlock(game, script, player, action);
    if (meant === null) continue;
    const { blocker, attacker } = meant;
    take(todo, action);
    // What cannot block so is not declared, and nobody minds.
    const option = decision.options.find((each) => each.blocker === blocker);
    if (option?.attackers.includes(attacker) !== true) continue;
    if (exceeded(decision.limits ?? [], [...blocks, { blocker }].map(blocking)) !== null) continue;
    blocks.push({ blocker, attacker });
  }
  const acting = blocks.map(({ blocker }) => blocker);
  const isLonely = (id: ObjectId): boolean =>
    !hasCompany(decision.options.find(({ blocker }) => blocker === id)?.company ?? [], acting);
  for (const lonely of blocks.filter(({ blocker }) => isLonely(blocker))) blocks.splice(blocks.indexOf(lonely), 1);
  return { kind: 'blockers', blocks: withRequired(decision, blocks) };
}

/** The creatures that a block is about, whether or not they can block so. */
function meantBlock(game: Game, script: Script, player: PlayerId, { card, attacker }: Action): Blocks[number] | null {
  const own = game.state.battlefield.filter((id) => controllerOf(game, id) === player);
  const attacking = game.state.combat?.attackers.map(({ object }) => object) ?? [];
  const blocking = card === undefined ? null : pick(game, script, card, own);
  const blocked = attacker === undefined ? null : pick(game, script, attacker, attacking);
  if (blocking === null || blocked === null || isPlayer(blocking) || isPlayer(blocked)) return null;
  return { blocker: blocking, attacker: blocked };
}

/** Takes a block that could not be declared, since nobody was asked: neither creature may block, or be blocked. */
export function forgetBlock(game: Game, script: Script, player: PlayerId, action: Action): void {
  if (meantBlock(game, script, player, action) !== null) take(queuesOf(script, player).todo, action);
}

type Blocks = readonly { readonly blocker: ObjectId; readonly attacker: ObjectId }[];

/** The blocks with those added that have to be: attackers that must be blocked, creatures that must block (CR 509.1c). */
function withRequired({ options, needs, limits = [] }: DecisionOf<'blockers'>, scripted: Blocks): Blocks {
  let blocks = [...scripted];
  const fits = (more: readonly ObjectId[]): boolean =>
    exceeded(limits, [...blocks, ...more.map((blocker) => ({ blocker }))].map(blocking)) === null;
  const isNeeded = (id: ObjectId): boolean => needs.find(({ attacker }) => attacker === id)?.required === 'yes';
  const idle = (attacker: ObjectId): readonly ObjectId[] =>
    options
      .filter((option) => option.attackers.includes(attacker))
      .map(({ blocker }) => blocker)
      .filter((blocker) => !blocks.some((block) => block.blocker === blocker && isNeeded(block.attacker)));
  for (const { attacker, least, required, by } of needs) {
    const isWanted = (blocker: ObjectId): boolean => by === undefined || by.includes(blocker);
    if (required === 'no' || blocks.some((block) => block.attacker === attacker && isWanted(block.blocker))) continue;
    const able = idle(attacker);
    const free = [...able.filter(isWanted), ...able.filter((id) => !isWanted(id))].slice(0, least);
    if (free.length < least || !free.some(isWanted) || !fits(free)) continue;
    blocks = blocks.filter(({ blocker }) => !free.includes(blocker));
    blocks.push(...free.map((blocker) => ({ blocker, attacker })));
  }
  for (const { blocker, attackers, required } of options) {
    if (required === 'no' || blocks.some((block) => block.blocker === blocker)) continue;
    const attacker = attackers.find((id) => {
      const before = blocks.filter((block) => block.attacker === id).length;
      return before + 1 >= (needs.find((need) => need.attacker === id)?.least ?? 1);
    });
    if (attacker !== undefined && fits([blocker])) blocks.push({ blocker, attacker });
  }
  return withLured(blocks, { options, needs });
}
