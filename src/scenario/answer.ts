import type { Answer, Decision } from '../engine/decision';
import { characteristicsOf } from '../engine/characteristics/characteristics';
import type { Game } from '../engine/world';
import { playerOf } from '../engine/write';
import { isObject, isPlayer, type Entity, type ObjectId, type PlayerId } from '../vm/entity';
import { pick } from './match';
import { choose, chooseTargets, divide } from './answer-entities';
import { arrange, labelled, order } from './answer-order';
import { pay } from './answer-pay';
import { symbolNames } from './mana-words';
import { firstText, head } from './queue';
import { queuesOf, take, type Script } from './script';

type DecisionOf<K extends Decision['kind']> = Extract<Decision, { readonly kind: K }>;

/** The answer of the script to a decision other than priority and combat, or what its player would choose; null: it cannot. */
export function answerOf(game: Game, script: Script, decision: Decision): Answer | null {
  switch (decision.kind) {
    case 'targets':
      return chooseTargets(game, script, decision);
    case 'choose':
      return choose(game, script, decision);
    case 'modes':
      return modes(script, decision);
    case 'number':
      return number(game, script, decision);
    case 'yesNo':
      return yesNo(game, script, decision);
    case 'word':
      return word(script, decision);
    case 'option':
      return option(game, script, decision);
    case 'order':
      return order(game, script, decision);
    case 'divide':
      return divide(game, script, decision);
    case 'arrange':
      return arrange(game, script, decision);
    case 'pay':
      return pay(game, script, decision);
    case 'priority':
    case 'attackers':
    case 'blockers':
      throw new Error(`${decision.kind} is decided elsewhere`);
  }
}

function modes(script: Script, decision: DecisionOf<'modes'>): Answer {
  const { modes: queue } = queuesOf(script, decision.player);
  const chosen: number[] = [];
  while (chosen.length < decision.max) {
    const [head] = queue;
    if (head === undefined) break;
    take(queue, head);
    if (head.mode === undefined) break;
    chosen.push(head.mode - 1);
  }
  for (const mode of decision.options) if (chosen.length < decision.min && !chosen.includes(mode)) chosen.push(mode);
  return { kind: 'modes', chosen };
}

function number(game: Game, script: Script, decision: DecisionOf<'number'>): Answer {
  const named = decision.of === undefined ? null : namedCounters(game, script, decision.player, decision.of.entity);
  if (named === 'other') return { kind: 'number', value: decision.min };
  const { min, max } = decision;
  const isForced = decision.of !== undefined && min === max;
  const value =
    head(script, decision.player, ({ x }) => (isForced && x !== min ? undefined : x)) ??
    fromCard(game, script, decision);
  if (named === 'this' && value === undefined) return { kind: 'number', value: max };
  return { kind: 'number', value: value ?? (script.strict ? decision.min : decision.max) };
}

/** What counters are removed from may be named before how many: is it this that is named next, or something else? */
function namedCounters(game: Game, script: Script, player: PlayerId, entity: Entity): 'this' | 'other' | null {
  const { choices } = queuesOf(script, player);
  const [total] = choices;
  // How many in all may be said before.
  if (total?.x !== undefined && isObject(entity) && choices[1]?.pick !== undefined && choices[2]?.x !== undefined)
    take(choices, total);
  const [entry] = choices;
  const [named] = entry?.pick ?? [];
  if (entry === undefined || named === undefined) return null;
  if (pick(game, script, named, [entity]) === null) return 'other';
  take(choices, entry);
  return 'this';
}

/** X may follow from the card that is named next for the cost: "discard a card with mana value X". */
function fromCard(game: Game, script: Script, { player, only = [] }: DecisionOf<'number'>): number | undefined {
  const [entry] = queuesOf(script, player).choices;
  const [named] = entry?.pick ?? [];
  const card = named === undefined ? null : pick(game, script, named, playerOf(game, player).hand);
  const value = card === null || isPlayer(card) ? null : characteristicsOf(game, card).manaValue;
  return value !== null && only.includes(value) ? value : undefined;
}

function yesNo(game: Game, script: Script, decision: DecisionOf<'yesNo'>): Answer {
  if (decision.only !== undefined) {
    const { only } = decision;
    // The one possible answer may have been written all the same.
    head(script, decision.player, ({ yes }) => (yes === (only === 'yes') ? yes : undefined));
    return { kind: 'yesNo', value: only };
  }
  // To choose nothing for an optional cost is not to pay it.
  const declined = decision.what === 'optionalCost' ? false : undefined;
  const value =
    head(script, decision.player, ({ yes, skip }) => yes ?? (skip === true ? declined : undefined)) ??
    refusal(script, decision);
  script.unsaid = value === undefined;
  if (value !== false && decision.of !== undefined) nameCard(game, script, decision.player, decision.of);
  // Scenarios say whether a permanent untaps, where the rules ask whether it does not (CR 502.3).
  const isAskedOtherwise = decision.reason.rule === 'CR 502.3';
  return { kind: 'yesNo', value: (value ?? true) === isAskedOtherwise ? 'no' : 'yes' };
}

/** Which card it is may be said besides. */
function nameCard(game: Game, script: Script, player: PlayerId, card: ObjectId): void {
  const { targets } = queuesOf(script, player);
  const named = targets.find(({ targets: names = [] }) =>
    names.some((name) => pick(game, script, name, [card]) !== null),
  );
  if (named !== undefined) take(targets, named);
}

/** "You may sacrifice a land": to choose none, where nothing else is to be chosen, is not to do it. */
function refusal(script: Script, { player, what }: DecisionOf<'yesNo'>): false | undefined {
  const { targets, choices } = queuesOf(script, player);
  const [first] = targets;
  if (what !== 'may' || first?.skip !== true || choices.length > 0) return undefined;
  take(targets, first);
  return false;
}

function word(script: Script, decision: DecisionOf<'word'>): Answer {
  const { options } = decision;
  if (decision.what === 'mana' && options !== 'anyName') {
    const symbol = options.find((kind) => script.current?.activate?.includes(`{${kind}}`) === true);
    const kind = ofCombination(script, decision.player, options) ?? symbol;
    if (kind !== undefined) return { kind: 'word', value: kind };
  }
  const value = head(script, decision.player, (entry) => {
    const text = firstText(entry);
    if (text === undefined || options === 'anyName') return text;
    const wanted = text.toLowerCase();
    return options.find((known) => known.toLowerCase() === wanted || symbolNames[known] === wanted);
  });
  return { kind: 'word', value: value ?? (options === 'anyName' ? '' : (options[0] ?? '')) };
}

/** "In any combination": scenarios say of each kind in turn how much of it there is, where the game asks for each mana. */
function ofCombination(script: Script, player: PlayerId, options: readonly string[]): string | undefined {
  if (script.combination.length === 0)
    for (const kind of options) {
      const count = head(script, player, ({ x }) => x);
      if (count === undefined) break;
      script.combination.push(...Array.from({ length: count }, () => kind));
    }
  const next = script.combination.shift();
  return next !== undefined && options.includes(next) ? next : undefined;
}

function option(game: Game, script: Script, decision: DecisionOf<'option'>): Answer {
  const { options } = decision;
  const index = head(script, decision.player, (entry) => {
    if (entry.yes !== undefined && options.length === 2) return entry.yes ? 0 : 1;
    const text = firstText(entry);
    return text === undefined ? undefined : labelled(game, options, text);
  });
  return { kind: 'option', index: index ?? 0 };
}
