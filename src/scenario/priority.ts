import type { Decision, LegalAction } from '../engine/decision';
import { characteristicsOf } from '../engine/characteristics/characteristics';
import { waysOf } from '../engine/casting/ways';
import { isFused } from '../engine/state/fused';
import type { Game } from '../engine/world';
import { playerOf } from '../engine/write';
import type { ObjectId, PlayerId } from '../vm/entity';
import { faceOf } from '../vm/pool';
import { forgetBlock } from './combat';
import { chooseWay } from './ways';
import { hasName, isCalled, means } from './match';
import { nameOf } from './names';
import { isNow } from './moments';
import type { Action, Expectation, Reference } from './schema';
import { queuesOf, take, type Rejection, type Script } from './script';
import { actionTexts, fit, namesWay } from './words';

export type PriorityDecision = Extract<Decision, { readonly kind: 'priority' }>;

/** What a player does with priority. */
export type Doing =
  /** Index of a legal action. */
  | { readonly kind: 'act'; readonly action: number }
  | { readonly kind: 'pass' }
  /** Counters are put, or the player concedes; then the player is asked again. */
  | { readonly kind: 'interject'; readonly action: Action }
  /** The script cannot go on. */
  | { readonly kind: 'reject' };

/** Judges an expectation in the middle of a run. */
export type Check = (expectation: Expectation) => void;

/** The first action of the script that the player can take now; checks before it are made. */
export function doNext(game: Game, script: Script, decision: PriorityDecision, check: Check): Doing {
  const { todo } = queuesOf(script, decision.player);
  for (const action of todo.filter(({ turn, step }) => isNow(game, turn, step))) {
    switch (action.op) {
      case 'check':
        take(todo, action);
        if (action.expect !== undefined) check(action.expect);
        continue;
      case 'resolve':
        if (game.state.stack.length === 0) {
          take(todo, action);
          continue;
        }
        if (action.n !== undefined) take(todo, action);
        return { kind: 'pass' };
      case 'cast':
      case 'play':
      case 'activate':
      case 'mana': {
        if (!holds(game, action.if, decision.player)) return { kind: 'pass' };
        const found = find(game, script, decision, action);
        if (found !== null) {
          take(todo, action);
          script.inline = [...(action.targets ?? [])];
          script.current = nameAction(action);
          return { kind: 'act', action: found };
        }
        if (!script.strict) continue;
        script.rejected = nameAction(action);
        return { kind: 'reject' };
      }
      case 'addCounters':
      case 'concede':
        take(todo, action);
        return { kind: 'interject', action };
      case 'block':
        if (game.state.turn.step === 'declareBlockers') forgetBlock(game, script, decision.player, action);
        continue;
      case 'attack':
      case 'choose':
      case 'target':
      case 'mode':
        continue;
    }
  }
  return { kind: 'pass' };
}

/** The command, as a scenario names one that is refused. */
export function nameAction(action: Action): Rejection {
  if (action.op === 'cast' || action.op === 'play') return { cast: nameOfReference(action.card) };
  return { activate: action.ability ?? '' };
}

function nameOfReference(reference: Reference | undefined): string {
  if (typeof reference === 'string') return reference;
  return reference !== undefined && 'name' in reference ? reference.name : '';
}

/** Is the condition of an action met (the texts name spells or abilities on the stack)? */
function holds(game: Game, condition: Action['if'], player: PlayerId): boolean {
  if (condition === undefined) return true;
  const { onStack, notOnStack, copyOnStack, topOfStack, manaInPool } = condition;
  const { stack } = game.state;
  if (onStack !== undefined && !stack.some((id) => isCalled(game, id, onStack))) return false;
  if (notOnStack !== undefined && stack.some((id) => isCalled(game, id, notOnStack))) return false;
  if (copyOnStack !== undefined && !stack.some((id) => isCopyCalled(game, id, copyOnStack))) return false;
  if (topOfStack !== undefined && !stack.slice(-1).some((id) => isCalled(game, id, topOfStack))) return false;
  return manaInPool === undefined || playerOf(game, player).mana.length >= manaInPool;
}

function isCopyCalled(game: Game, id: ObjectId, text: string): boolean {
  return game.state.objects[id]?.kind === 'copy' && isCalled(game, id, text);
}

/** Index of the legal action that a scripted command means; null when there is none. */
function find(game: Game, script: Script, decision: PriorityDecision, action: Action): number | null {
  switch (action.op) {
    case 'cast':
      return findCast(game, script, decision, action);
    case 'play':
      return index(decision, (legal) => legal.kind === 'playLand' && isPlayable(game, script, legal, action.card));
    default:
      return findAbility(game, script, decision, action);
  }
}

function index(decision: PriorityDecision, test: (legal: LegalAction) => boolean): number | null {
  const at = decision.actions.findIndex(test);
  return at < 0 ? null : at;
}

function findCast(game: Game, script: Script, decision: PriorityDecision, action: Action): number | null {
  const options = decision.actions.filter(
    (legal) => legal.kind === 'cast' && isPlayable(game, script, legal, action.card),
  );
  const chosen = chooseWay(game, script, decision.player, options, action.way ?? null);
  return chosen === null ? null : decision.actions.indexOf(chosen);
}

type Playable = Extract<LegalAction, { readonly kind: 'cast' | 'playLand' }>;

/** Is it the card, or the part of it that the action is about, that is meant? */
export function isPlayable(game: Game, script: Script, legal: Playable, card: Reference | undefined): boolean {
  if (card === undefined) return false;
  const name = nameOfReference(card);
  if (script.labels.has(name)) return means(game, script, card, legal.object);
  // Both halves together have the whole name; of any other card it is the part that is cast or played that counts.
  const whole = legal.kind === 'cast' && isFused(legal.way);
  return playedName(game, legal) === name || (whole && hasName(game, legal.object, name));
}

/** Does what is offered begin with the text that a check gives: "Cast Plain"? */
export function isOffered(game: Game, script: Script, legal: Playable, text: Reference): boolean {
  if (isPlayable(game, script, legal, text)) return true;
  const name = nameOfReference(text);
  return !script.labels.has(name) && playedName(game, legal).startsWith(name);
}

/** The name of what would be cast or played. */
function playedName(game: Game, legal: Playable): string {
  const printed = game.state.objects[legal.object]?.printed;
  if (printed?.kind !== 'card') return characteristicsOf(game, legal.object).name;
  return faceOf(game.pool, printed.card, legal.face).name;
}

/** The action whose text fits best what the script wants. */
function findAbility(game: Game, script: Script, decision: PriorityDecision, action: Action): number | null {
  const wanted = action.ability ?? '';
  const custom = script.scenario.setup.find((item) => item.custom?.label === wanted)?.custom?.name;
  let best: { readonly at: number; readonly score: number } = { at: -1, score: 0.4 };
  decision.actions.forEach((legal, at) => {
    if (legal.kind === 'pass' || legal.kind === 'playLand') return;
    if (action.source !== undefined && !means(game, script, action.source, legal.object)) return;
    if (action.card !== undefined && !means(game, script, action.card, legal.object)) return;
    const score =
      custom === undefined
        ? scoreOf(game, decision.player, legal, wanted)
        : nameOf(game, legal.object) === custom
          ? 1
          : 0;
    if (score > best.score) best = { at, score };
  });
  return best.at < 0 ? null : best.at;
}

type Named = Exclude<LegalAction, { readonly kind: 'pass' | 'playLand' }>;

function scoreOf(game: Game, player: PlayerId, legal: Named, wanted: string): number {
  if (legal.kind === 'cast')
    return namesWay(legal.way, wanted) ? (costsAsNamed(game, player, legal, wanted) ? 1 : 0.9) : 0;
  return Math.max(0, ...actionTexts(game, player, legal).map((text) => fit(game, legal.object, text, wanted)));
}

/** "Foretell {U}": does the way cost what is said behind its name? The faces of a card may differ in that alone. */
function costsAsNamed(game: Game, player: PlayerId, legal: Named & { readonly kind: 'cast' }, wanted: string): boolean {
  const { object, face, way: name } = legal;
  const way = waysOf(game, player, object).find((its) => its.face === face && its.name === name);
  const cost = (way?.cost?.symbols ?? []).map((symbol) => `{${symbol}}`).join('');
  return cost !== '' && wanted.endsWith(cost);
}

/** Is there an action whose text starts with the words? */
export function offersAbility(game: Game, player: PlayerId, actions: readonly LegalAction[], wanted: string): boolean {
  return actions.some(
    (legal) => legal.kind !== 'pass' && legal.kind !== 'playLand' && scoreOf(game, player, legal, wanted) > 0.4,
  );
}
