import type { Term } from '../../../bytecode/term';
import type { PlayerId } from '../../../vm/entity';
import { optionalNum, optionalTerm, optionalWord, wordOf } from '../../../vm/evaluate';
import type { GameContext, Occasion, Roles, Rules } from '../../world';
import { amountOf, fits, on, roles } from './fit';

function isKind(context: GameContext, term: Term, combat: 'combat' | 'noncombat'): boolean {
  const kind = wordOf(context, term, 'kind');
  return kind === 'any' || kind === combat;
}

function life(context: GameContext, term: Term, who: PlayerId, occasion: Occasion): Roles | null {
  return fits(context, term, 'who', who) ? roles({ who }, amountOf(occasion)) : null;
}

/** Is excess damage asked for, and was there any (CR 120.10)? */
function isExcess(term: Term, { happened }: Occasion): boolean {
  return optionalWord(term, 'excess') === null || happened?.excess !== undefined;
}

/** How much damage is asked for at once: "3 or more", "exactly 1". */
export function isSoMuch(context: GameContext, term: Term, amount: number): boolean {
  const least = optionalNum(context, term, 'least');
  const most = optionalNum(context, term, 'most');
  const exactly = optionalNum(context, term, 'exactly');
  const below = term.op === 'dealsDamage' ? optionalNum(context, term, 'below') : null;
  return (
    (least === null || amount >= least) &&
    (most === null || amount <= most) &&
    (exactly === null || amount === exactly) &&
    (below === null || amount < below)
  );
}

/** Does a pattern of damage or of a loss of life say how much it is? */
export function saysHowMuch(term: Term): boolean {
  return (
    (term.op === 'dealsDamage' || term.op === 'isDealtDamage' || term.op === 'losesLife') &&
    (['least', 'most', 'exactly'].some((name) => optionalTerm(term, name) !== null) ||
      (term.op === 'dealsDamage' && optionalTerm(term, 'below') !== null))
  );
}

/** What has happened counts together with what happened at the same time, what would happen by itself. */
const mayCount = (context: GameContext, term: Term, occasion: Occasion): boolean =>
  (occasion.happened ?? null) !== null || isSoMuch(context, term, amountIn(term, occasion));

const amountIn = (term: Term, occasion: Occasion): number =>
  optionalWord(term, 'excess') === null ? amountOf(occasion) : (occasion.happened?.excess ?? 0);

/** Damage and life (CR 119, CR 120). */
export const damageEvents: Rules['events'] = {
  paysLife: on('loseLife', (context, term, { player, cause }, occasion) =>
    cause === 'payment' && fits(context, term, 'who', player) ? roles({ who: player }, amountOf(occasion)) : null,
  ),
  dealsDamage: on('damage', (context, term, { source, to, combat }, occasion) =>
    isKind(context, term, combat) &&
    isExcess(term, occasion) &&
    mayCount(context, term, occasion) &&
    fits(context, term, 'what', source) &&
    fits(context, term, 'to', to)
      ? roles({ what: source, to }, amountIn(term, occasion))
      : null,
  ),
  isDealtDamage: on('damage', (context, term, { source, to, combat }, occasion) =>
    isKind(context, term, combat) &&
    isExcess(term, occasion) &&
    mayCount(context, term, occasion) &&
    fits(context, term, 'what', to) &&
    fits(context, term, 'by', source)
      ? roles({ what: to, by: source }, amountIn(term, occasion))
      : null,
  ),
  damageDealt: on('damage', (context, term, { source, to, combat }, occasion) =>
    isKind(context, term, combat) && fits(context, term, 'to', to) && fits(context, term, 'by', source)
      ? roles({ to, by: source }, amountOf(occasion))
      : null,
  ),
  gainsLife: on('gainLife', (context, term, { player }, occasion) => life(context, term, player, occasion)),
  losesLife: on('loseLife', (context, term, { player }, occasion) =>
    (occasion.happened ?? null) !== null || isSoMuch(context, term, amountOf(occasion))
      ? life(context, term, player, occasion)
      : null,
  ),
};
