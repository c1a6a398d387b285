import type { Term } from '../../bytecode/term';
import { isPlayer, type Entity } from '../../vm/entity';
import { entitiesOf, listCodeOf, optionalInt, optionalWord, wordOf } from '../../vm/evaluate';
import { characteristicsOf } from '../characteristics/characteristics';
import { hasType } from '../characteristics/has';
import type { EventOf } from '../events/event';
import { fits } from '../handlers/events/fit';
import { isInGame } from '../turn/players';
import { fitsRule, rulesInForce, wordOfRule } from '../statics/rules-in-force';
import type { Game, GameContext } from '../world';
import type { Rider } from './applicable';

/** Is damage of the kind, to whom and by what a prevention instruction says? */
export function preventsDamage(context: GameContext, term: Term, { to, source, combat }: EventOf<'damage'>): boolean {
  if (!isOfKind(context, term, combat)) return false;
  if (isOfEither(term)) return fits(context, term, 'to', to) || fits(context, term, 'to', source);
  return fits(context, term, 'to', to) && fits(context, term, 'by', source);
}

/** The same where whom it protects is fixed. */
export function preventsDamageTo(
  context: GameContext,
  term: Term,
  { to, source, combat }: EventOf<'damage'>,
  protects: readonly Entity[],
): boolean {
  if (!isOfKind(context, term, combat)) return false;
  if (isOfEither(term)) return protects.includes(to) || protects.includes(source);
  return protects.includes(to) && fits(context, term, 'by', source);
}

/** Is damage prevented that is dealt to somebody and what they deal? */
const isOfEither = (term: Term): boolean => term.op === 'preventDamage' && optionalWord(term, 'both') !== null;

function isOfKind(context: GameContext, term: Term, combat: EventOf<'damage'>['combat']): boolean {
  const kind = wordOf(context, term, 'kind');
  return kind === 'any' || kind === combat;
}

/** How many times as much damage there is. */
export const factorOf = (context: GameContext, term: Term): number =>
  wordOf(context, term, 'factor') === 'triple' ? 3 : 2;

/** What a prevention instruction does as it prevents damage. */
export function riderOf(context: GameContext, term: Term): Rider | null {
  const value = optionalInt(term, 'prevented');
  return value === null ? null : { code: listCodeOf(context, term, 'then'), scope: context.scope, value };
}

/** Damage of which some is prevented; null when none is left. Damage that can't be prevented stays (CR 615.12). */
export function withPrevented(
  game: Game,
  event: EventOf<'damage'>,
  most: number | null,
): { readonly event: EventOf<'damage'> | null; readonly prevented: number } {
  const prevented =
    event.preventable === 'no' || cantBePrevented(game, event) ? 0 : Math.min(most ?? event.amount, event.amount);
  const amount = event.amount - prevented;
  return { event: amount > 0 ? { ...event, amount } : null, prevented };
}

const damageable = ['battle', 'creature', 'planeswalker'] as const;

/** Does an effect say that damage like this can't be prevented (CR 615.12)? */
export function cantBePrevented(game: Game, { to, source, combat }: EventOf<'damage'>): boolean {
  return rulesInForce(game, 'cantPrevent').some((rule) => {
    const kind = wordOfRule(rule, 'kind');
    return (kind === 'any' || kind === combat) && fitsRule(rule, 'to', to) && fitsRule(rule, 'by', source);
  });
}

/** What redirected damage is dealt to, if it still can be: who is in the game, what is on the battlefield (CR 614.9). */
export function redirectedTo(context: GameContext, term: Term): Entity | null {
  const [onto] = entitiesOf(context, term, 'onto');
  if (onto === undefined) return null;
  if (isPlayer(onto)) return isInGame(context.world, onto) ? onto : null;
  if (context.world.state.objects[onto]?.zone !== 'battlefield') return null;
  const values = characteristicsOf(context.world, onto);
  return damageable.some((type) => hasType(values, type)) ? onto : null;
}

/** Damage of which some is dealt to something else: what stays, and what goes there. */
export function withRedirected(
  event: EventOf<'damage'>,
  most: number | null,
  onto: Entity,
): { readonly events: readonly EventOf<'damage'>[]; readonly redirected: number } {
  const redirected = Math.min(most ?? event.amount, event.amount);
  const rest = event.amount - redirected;
  const stays = rest > 0 ? [{ ...event, amount: rest }] : [];
  return { events: [...stays, ...(redirected > 0 ? [{ ...event, to: onto, amount: redirected }] : [])], redirected };
}
