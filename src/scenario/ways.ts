import type { LegalAction } from '../engine/decision';
import type { Game } from '../engine/world';
import { freeFuse } from '../engine/state/fused';
import { rulesInForce } from '../engine/statics/rules-in-force';
import type { PlayerId } from '../vm/entity';
import { hasName } from './match';
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
  if (way === null && namesPermission(game, script, player, casts)) return normal ?? casts[0] ?? null;
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

/** The script may say by which permission a spell is cast for its cost: by that of a permanent, or, named itself, by none. */
function namesPermission(game: Game, script: Script, player: PlayerId, casts: readonly Cast[]): boolean {
  const { choices } = queuesOf(script, player);
  const [head] = choices;
  const [text, more] = head?.pick ?? [];
  if (!script.strict || head === undefined || typeof text !== 'string' || more !== undefined) return false;
  const sources = rulesInForce(game, 'castCards', 'mayCast').map(({ source }) => source);
  if (sources.length === 0) return false;
  const isNamed = [...sources, ...casts.map(({ object }) => object)].some((id) => hasName(game, id, text));
  if (isNamed) take(choices, head);
  return isNamed;
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
