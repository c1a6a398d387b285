import type { Op } from '../bytecode/table';
import { isTerm, type Term } from '../bytecode/term';
import { characteristicsOf } from '../engine/characteristics/characteristics';
import type { Answer, Decision } from '../engine/decision';
import { reaching } from '../engine/stack/total';
import type { Game } from '../engine/world';
import { objectOrLast } from '../engine/state/last-known';
import { objectOf } from '../engine/write';
import { isPlayer, type Entity, type ObjectId } from '../vm/entity';
import { findNode } from '../vm/pool';
import { means, pick } from './match';
import { preferred } from './prefer';
import { fromQueues, head, remember } from './queue';
import { queuesOf, take, type Script } from './script';

type DecisionOf<K extends Decision['kind']> = Extract<Decision, { readonly kind: K }>;

/** Is there nothing to choose for a player who is told nothing? */
function isForced(script: Script, { options, min }: DecisionOf<'targets' | 'choose'>): boolean {
  return !script.strict && options.length === min;
}

/** Targets: those written beside the command, then those of the queues. Null when one of the former is illegal. */
export function chooseTargets(game: Game, script: Script, decision: DecisionOf<'targets'>): Answer | null {
  sayAgain(game, script, decision);
  // Players who are told nothing are not asked where there is no choice.
  if (script.inline.length === 0 && isForced(script, decision)) {
    // A target may have been written all the same.
    fromHead(game, script, decision);
    return { kind: 'targets', chosen: decision.options };
  }
  const inline = inlineTargets(game, script, decision);
  if (inline === null) return null;
  if (decision.divided !== undefined) takeAmounts(game, script, decision, inline);
  const left = decision.options.filter((entity) => !inline.includes(entity));
  const { player, max } = decision;
  // What is divided is not divided among nobody.
  const min = !script.strict && decision.divided !== undefined ? Math.max(decision.min, 1) : decision.min;
  const wanted = { player, min: min - inline.length, max: max - inline.length, divided: decision.divided };
  const more = fromQueues(game, script, wanted, left, ['targets', 'choices']);
  const [unfit] = queuesOf(script, player).targets;
  if (inline.length + more.length === 0 && unfit?.targets !== undefined) script.missed = true;
  const chosen = [...inline, ...more];
  const isWritten = more.length > 0 || (inline.length > 0 && inline.length >= min);
  if (chosen.length >= min && isWritten) return { kind: 'targets', chosen };
  const rest = left.filter((entity) => !more.includes(entity));
  const count = { least: min - chosen.length, most: script.strict ? 0 : max - chosen.length };
  return { kind: 'targets', chosen: [...chosen, ...preferred(game, decision, rest, count)] };
}

/** New targets for several copies: that they are chosen may be said of each, though it is asked once. */
function sayAgain({ state }: Game, script: Script, { player }: DecisionOf<'targets'>): void {
  const isAgain = state.agenda.some((task) => task.kind === 'retarget' && task.done.length > 0);
  const { choices } = queuesOf(script, player);
  const [first] = choices;
  if (isAgain && first?.yes === true) take(choices, first);
}

/** How much each of them gets may be written in the queue, for targets that were named beside the command. */
function takeAmounts(game: Game, script: Script, { player }: DecisionOf<'targets'>, inline: readonly Entity[]): void {
  const { targets } = queuesOf(script, player);
  for (const entity of inline) {
    const [entry] = targets;
    const [reference, more] = entry?.targets ?? [];
    if (entry === undefined || reference === undefined || more !== undefined) return;
    if (typeof reference === 'string' || !('amount' in reference) || !means(game, script, reference, entity)) return;
    remember(script, reference, entity);
    take(targets, entry);
  }
}

/** Takes the first of the targets if it names one of the options. */
function fromHead(game: Game, script: Script, { player, options }: DecisionOf<'targets' | 'choose'>): void {
  const { targets } = queuesOf(script, player);
  const [entry] = targets;
  const fits = (entry?.targets ?? []).some((reference) => pick(game, script, reference, options) !== null);
  if (entry !== undefined && fits) take(targets, entry);
}

/** Targets written beside the command: in order, up to what the slot takes. Null when one of them is illegal. */
function inlineTargets(game: Game, script: Script, decision: DecisionOf<'targets'>): readonly Entity[] | null {
  const chosen: Entity[] = [];
  while (script.inline.length > 0 && chosen.length < decision.max) {
    const [reference] = script.inline;
    if (reference === undefined) break;
    const options = decision.options.filter((entity) => !chosen.includes(entity));
    const entity = pick(game, script, reference, options);
    if (entity === null) {
      // It may be meant for the next slot.
      if (chosen.length >= decision.min) break;
      return null;
    }
    remember(script, reference, entity);
    chosen.push(entity);
    script.inline = script.inline.slice(1);
  }
  return chosen;
}

/** Things that are chosen without being targets. */
export function choose(game: Game, script: Script, decision: DecisionOf<'choose'>): Answer {
  const { options, min, max, player } = decision;
  if (min === 0 && saysNo(game, script, decision)) return { kind: 'choose', chosen: [] };
  if (isForced(script, decision)) {
    // An answer may have been written all the same.
    if (fromQueues(game, script, decision, options, ['choices']).length === 0) fromHead(game, script, decision);
    return { kind: 'choose', chosen: options };
  }
  // Cards that are looked at in a library are targets to scenarios.
  const isLookedAt = options.every((entity) => !isPlayer(entity) && objectOrLast(game, entity)?.zone === 'library');
  const order = isLookedAt ? (['targets', 'choices'] as const) : (['choices', 'targets'] as const);
  const toCast = isToCast(game, decision);
  const named = toCast
    ? castsNamed(game, script, decision)
    : fromQueues(game, script, { player, min, max, kinship: decision }, options, order);
  const chosen = toCast ? withMoreCasts(game, script, decision, named) : namedOrKept(decision, named);
  if (chosen.length >= min && (chosen.length > 0 || (script.strict && !toCast))) return { kind: 'choose', chosen };
  if (decision.total !== undefined && chosen.length === 0 && decision.purpose !== 'search')
    return { kind: 'choose', chosen: reaching(options, decision.total) };
  const rest = options.filter((entity) => !chosen.includes(entity));
  // Whoever searches wants to find, whoever may copy or cast wants to.
  const wants = toCast || decision.purpose === 'search' || (decision.purpose === 'copy' && !script.strict);
  const least = wants ? max : min;
  const count = { least: least - chosen.length, most: script.strict ? 0 : max - chosen.length };
  return { kind: 'choose', chosen: [...chosen, ...preferred(game, decision, rest, count)] };
}

/** "Put all but one of them …": the one that is kept may be named alone. */
function namedOrKept({ options, min, max }: DecisionOf<'choose'>, named: readonly Entity[]): readonly Entity[] {
  const isAllButOne = min === max && min === options.length - 1 && min > 1;
  return isAllButOne && named.length === 1 ? options.filter((entity) => !named.includes(entity)) : named;
}

/** One spell after the other: whether one more is cast, and which; the last one goes without saying. */
function withMoreCasts(
  game: Game,
  script: Script,
  decision: DecisionOf<'choose'>,
  named: readonly Entity[],
  confirmed = 0,
): readonly Entity[] {
  const { player, options, max } = decision;
  const { choices } = queuesOf(script, player);
  const [first, second] = choices;
  const left = options.filter((entity) => !named.includes(entity));
  if (first?.yes !== true || confirmed >= named.length) return named;
  if (named.length >= max) {
    // That it is cast may be said besides which.
    take(choices, first);
    return withMoreCasts(game, script, decision, named, confirmed + 1);
  }
  const [reference] = second?.pick ?? [];
  const next = reference === undefined ? (left.length === 1 ? left[0] : null) : pick(game, script, reference, left);
  if (next === null || next === undefined) {
    if (reference !== undefined || left.length > 0) return named;
    take(choices, first);
    return withMoreCasts(game, script, decision, named, confirmed + 1);
  }
  take(choices, first);
  if (reference !== undefined && second !== undefined) take(choices, second);
  return withMoreCasts(game, script, decision, [...named, next], confirmed + 1);
}

/** What is to be cast or played, in the order in which it is named: no more of it than can be. */
function castsNamed(
  game: Game,
  script: Script,
  { player, min, max, options }: DecisionOf<'choose'>,
): readonly Entity[] {
  const most = Math.max(max, queuesOf(script, player).choices[0]?.pick?.length ?? 0);
  return fromQueues(game, script, { player, min, max: most }, options, ['choices', 'targets']).slice(0, max);
}

/** Is it the choice of what is cast, whether or not was said before? */
function isToCast({ pool }: Game, { reason: { code } }: DecisionOf<'choose'>): boolean {
  const around = code === null ? undefined : findNode(pool, code.slice(0, code.lastIndexOf('.args.')));
  return around !== undefined && 'op' in around && around.op === 'castCards';
}

/**
 * "You may choose …" can be answered in two steps, whether and which: takes the answer to the first, and says whether it
 * was no.
 */
function saysNo(game: Game, script: Script, { player, options }: DecisionOf<'choose'>): boolean {
  const { choices, targets } = queuesOf(script, player);
  const [first, second] = choices;
  if (first?.yes === undefined) return false;
  const named = [...(second?.pick ?? []), ...targets.flatMap((entry) => entry.targets ?? [])];
  const goesOn = named.some((reference) => pick(game, script, reference, options) !== null);
  if (!script.strict && !(first.yes && goesOn)) return false;
  return head(script, player, ({ yes }) => yes) === false;
}

/** Amounts written beside the targets; else numbers of the script, one for each; else all on the first but one each. */
export function divide(game: Game, script: Script, decision: DecisionOf<'divide'>): Answer {
  head(script, decision.player, ({ skip }) => skip);
  const written = decision.among.map((entity) => script.amounts.get(entity));
  if (written.every((amount) => amount !== undefined)) return { kind: 'divide', amounts: written };
  const named = amountsNamed(game, script, decision);
  if (named !== null) return { kind: 'divide', amounts: named };
  const amounts: number[] = [];
  for (const _ of decision.among) {
    const value = head(script, decision.player, ({ x }) => x);
    if (value === undefined) break;
    amounts.push(value);
  }
  if (amounts.length === decision.among.length) return { kind: 'divide', amounts };
  if (decision.lethal !== undefined) return { kind: 'divide', amounts: lethalFirst(decision.total, decision.lethal) };
  if (!script.strict && isDamage(game, decision)) return { kind: 'divide', amounts: enoughForEach(game, decision) };
  const others = decision.among.length - 1;
  const first = decision.total - others * decision.least;
  return { kind: 'divide', amounts: decision.among.map((_, at) => (at === 0 ? first : decision.least)) };
}

/** What is divided among things that are no targets may be written as if they were; null where it does not come to all of it. */
function amountsNamed(game: Game, script: Script, decision: DecisionOf<'divide'>): readonly number[] | null {
  const { player, among, total, lethal } = decision;
  if (lethal !== undefined) return null;
  const chosen = fromQueues(game, script, { player, min: 0, max: among.length, divided: total }, among, ['targets']);
  const amounts = among.map((entity) => (chosen.includes(entity) ? (script.amounts.get(entity) ?? 0) : 0));
  return amounts.reduce((sum, amount) => sum + amount, 0) === total ? amounts : null;
}

function isDamage({ pool }: Game, { reason: { ability } }: DecisionOf<'divide'>): boolean {
  const node = ability === null ? undefined : findNode(pool, ability);
  return node !== undefined && 'body' in node && node.body.some((statement) => hasOp(statement, 'dealDamage'));
}

function hasOp(term: Term, op: Op): boolean {
  return term.op === op || term.args.some((arg) => isTerm(arg) && hasOp(arg, op));
}

/** The least to each; of what is left as much to one after the other as destroys it, all that is over to the first. */
function enoughForEach(game: Game, { among, total, least }: DecisionOf<'divide'>): readonly number[] {
  let left = total - among.length * least;
  const more = among.map((entity) => {
    const needed = isPlayer(entity) ? 0 : Math.max(toughnessLeft(game, entity) - least, 0);
    const amount = needed <= left ? needed : 0;
    left -= amount;
    return amount;
  });
  return more.map((amount, at) => least + amount + (at === 0 ? left : 0));
}

function toughnessLeft(game: Game, id: ObjectId): number {
  return (characteristicsOf(game, id).toughness ?? 0) - objectOf(game, id).damage;
}

/** Lethal damage to each in order, what is left to the first. */
function lethalFirst(total: number, lethal: readonly (number | null)[]): readonly number[] {
  let left = total;
  const amounts = lethal.map((needed) => {
    const amount = Math.min(needed ?? left, left);
    left -= amount;
    return amount;
  });
  return amounts.map((amount, at) => (at === 0 ? amount + left : amount));
}
