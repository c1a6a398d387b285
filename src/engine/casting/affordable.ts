import type { ManaUse } from '../../bytecode/table/effects';
import type { ObjectId } from '../../vm/entity';
import { optionalTerm } from '../../vm/evaluate';
import { termAt, type CodePath } from '../../vm/pool';
import { pipsOf, type Pip } from '../mana/pips';
import { isPayable } from '../mana/plan';
import type { Game } from '../world';
import { assistantsFor, withoutAssistance } from './assist';
import { alternativesOf, withX, type Cost } from './costs';
import { usesOfCost } from './mana-uses';
import { meansOf, reservedBy } from './means';
import { isPayablePart } from './payable';
import type { AnnounceTask } from './task';
import { totalOf } from './total';

/** Who would pay, and for what. */
export interface Payer extends Pick<AnnounceTask, 'player' | 'object'> {
  readonly what: AnnounceTask['what'] | 'special';
  readonly uses?: readonly ManaUse[];
}

/** Could the player pay the cost now, with this X? One of several alternatives is enough. */
export function isAffordable(game: Game, payer: Payer, cost: Cost, x: number): boolean {
  return alternativesOf(game, cost).some((one) => isOneAffordable(game, payer, one, x));
}

function isOneAffordable(game: Game, { player, object, what, uses }: Payer, cost: Cost, x: number): boolean {
  const { symbols, parts } = withX(cost, x);
  const ops = parts.map(({ code }) => opAt(game, code));
  const isTapped = ops.includes('tapSelf');
  // A card cannot pay for itself; the source of an ability may, as the creature that is sacrificed, say: but it is tapped once.
  const exceptAt = (at: number): ObjectId | null =>
    what === 'activate' && !(isTapped && ops[at] === 'tap') ? null : object;
  if (!parts.every((part, at) => isPayablePart(game, part, exceptAt(at)))) return false;
  const pips = what === 'special' ? pipsOf(symbols, x) : totalOf(game, object, what, symbols, x);
  if (pips.length === 0) return true;
  const on = { object, what, ...usesOfCost(cost.symbols, uses) };
  const canPay = (some: readonly Pip[]): boolean =>
    isPayable(some, meansOf(game, player, on, reservedBy(game, cost), some));
  return canPay(pips) || assistantsFor(game, player, on, pips).some((its) => canPay(withoutAssistance(pips, its)));
}

/** What a part of a cost does. */
function opAt(game: Game, code: CodePath): string {
  const term = termAt(game.pool, code);
  return ((term.op === 'step' ? optionalTerm(term, 'effect') : null) ?? term).op;
}

/** No X is looked for beyond this. */
const most = 999;

/** The highest X that the player could pay; null when not even 0. */
export function highestX(game: Game, payer: Payer, cost: Cost): number | null {
  if (!isAffordable(game, payer, cost, 0)) return null;
  let low = 0;
  let high = 1;
  while (high <= most && isAffordable(game, payer, cost, high)) {
    low = high;
    high *= 2;
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isAffordable(game, payer, cost, middle)) low = middle;
    else high = middle;
  }
  return Math.min(low, most);
}
