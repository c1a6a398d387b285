import type { LegalAction } from '../engine/decision';
import type { Game } from '../engine/world';
import { freeFuse } from '../engine/state/fused';
import { saidByPermission } from '../engine/riders';
import { rulesInForce, type RuleInForce } from '../engine/statics/rules-in-force';
import type { ObjectId, PlayerId } from '../vm/entity';
import { termsOf } from '../vm/evaluate';
import { hasName } from './match';
import { nameOf } from './names';
import type { Action } from './schema';
import { queuesOf, take, type Script } from './script';

type Cast = LegalAction & { readonly kind: 'cast' };

/**
 * Ways to cast a spell that a player is asked about while casting; the others are commands of their own ("Flashback",
 * or `way` in the command).
 */
const asked: ReadonlySet<string> = new Set([
  'evoke',
  'dash',
  'blitz',
  'spectacle',
  'surge',
  'prowl',
  'emerge',
  'impending',
  'freerunning',
  'sneak',
  'web-slinging',
  'alternative',
  'free',
  'instead',
  'harmonize',
  'awaken',
  'offering',
  'cleave',
]);

/** The one of several ways to cast a spell that the script asks for. */
export function chooseWay(
  game: Game,
  script: Script,
  player: PlayerId,
  options: readonly LegalAction[],
  way: string | null,
): LegalAction | null {
  const casts = options.filter((option): option is Cast => option.kind === 'cast');
  const plain = way ?? 'normal';
  const normal = casts.find((option) => option.way === plain) ?? null;
  const others = casts.filter((option) => (way === null ? asked.has(option.way) : option.way === `free ${way}`));
  const permitted = way === null ? byPermission(game, script, player, casts) : null;
  if (permitted !== null) return permitted;
  if (way !== null && others.length === 0) return normal;
  if (others.length === 0) return normal ?? casts[0] ?? null;
  const { choices } = queuesOf(script, player);
  const [head] = choices;
  const chosen = head === undefined ? null : (answeredWay(head, normal, others) ?? told(game, script, head, others));
  if (head !== undefined && chosen !== null) {
    take(choices, head);
    return chosen;
  }
  return normal ?? others[0] ?? null;
}

/**
 * The script may say by which permission a spell is cast: by that of a permanent, for the cost that it asks for, or, named
 * itself, by none. Null where it says neither.
 */
function byPermission(game: Game, script: Script, player: PlayerId, casts: readonly Cast[]): Cast | null {
  const { choices } = queuesOf(script, player);
  const [head] = choices;
  const [text, more] = head?.pick ?? [];
  if (!script.strict || head === undefined || typeof text !== 'string' || more !== undefined) return null;
  const rules = rulesInForce(game, 'castCards', 'mayCast');
  const named = rules.find(({ source }) => hasName(game, source, text) || nameOf(game, source).startsWith(text));
  const isItself = rules.length > 0 && casts.some(({ object }) => hasName(game, object, text));
  if (named === undefined && !isItself) return null;
  const isMeant = ({ object, way }: Cast): boolean =>
    way === (named !== undefined && hasPrice(game, named, object) ? 'instead' : 'normal');
  const chosen = casts.find(isMeant) ?? casts[0] ?? null;
  if (chosen !== null) take(choices, head);
  return chosen;
}

/** Is another cost than its own paid for what a permission lets a player cast (CR 118.9)? */
function hasPrice(game: Game, { term, scope }: RuleInForce, card: ObjectId): boolean {
  return termsOf(term, 'cost').length > 0 || saidByPermission(game, scope, card, 'payRather').length > 0;
}

/**
 * A scenario that says everything says here whether the spell is cast for nothing: in words of its own, which name nothing
 * that there is.
 */
function told(game: Game, script: Script, { pick }: Action, others: readonly Cast[]): Cast | null {
  const [text, more] = pick ?? [];
  if (!script.strict || typeof text !== 'string' || more !== undefined) return null;
  const isName = Object.values(game.state.objects).some(({ id }) => hasName(game, id, text));
  return isName ? null : (others.find(({ way }) => isFree(way)) ?? null);
}

/** The way that an answer names; null when the answer is about something else. */
function answeredWay(answer: Action, normal: Cast | null, others: readonly Cast[]): Cast | null {
  const { altCost, yes, pick } = answer;
  if (altCost === false || yes === false) return normal;
  if (altCost === true || yes === true) return others[0] ?? null;
  if (altCost !== undefined) {
    const named = others.find(({ way }) => way === altCost.way || (altCost.free === true && isFree(way)));
    return named ?? others[0] ?? null;
  }
  const text = pick?.find((entry) => typeof entry === 'string')?.toLowerCase();
  if (text === undefined) return null;
  return others.find(({ way }) => text.endsWith(way)) ?? null;
}

const isFree = (way: string): boolean => way === 'free' || way === freeFuse;
