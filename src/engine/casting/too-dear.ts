import type { Ability } from '../../bytecode/module';
import type { Op } from '../../bytecode/table';
import { isTerm, type Arg, type Term } from '../../bytecode/term';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { optionalTerm } from '../../vm/evaluate';
import { abilityAt, faceOf } from '../../vm/pool';
import { areHidden, momentOf } from '../cache';
import { characteristicsOf, refresh } from '../characteristics/characteristics';
import { symbolsOf } from '../characteristics/mana-cost';
import { readsOf } from '../characteristics/reads';
import type { Characteristics } from '../characteristics/types';
import { isManaAbility } from '../mana/abilities';
import { pipsOf } from '../mana/pips';
import { isSaidOfMana } from '../mana/restriction';
import { isFused } from '../state/fused';
import { rulesInForce } from '../statics/rules-in-force';
import { isHiddenZone, objectOf } from '../write';
import type { Game } from '../world';
import { isHelped } from './help';
import { isBeyondMeans } from './means';
import type { Way } from './way';

/** True when neither costs nor the mana that there is can change by a card's going to the stack. */
export function isSteady(game: Game, id: ObjectId): boolean {
  const { zone } = objectOf(game, id);
  return (
    !isAnyAmong(game, id, changesOwnCasting) &&
    !isAnyChangedByCasting(game) &&
    (!isHiddenZone(zone) || !game.cache.reads.has(zone))
  );
}

/**
 * True when a card is certainly too dear for a player in this way: its cost alone asks for more mana than there is. Says
 * so without a look at the game as it would be with the card on the stack, so it is right where all is steady.
 */
export function isTooDear(game: Game, player: PlayerId, id: ObjectId, way: Way): boolean {
  const symbols = symbolsOfWay(game, id, way);
  if (symbols === null) return false;
  return isBeyondMeans(game, player, pipsOf(symbols));
}

/** The mana that a way asks for at least; null when the printed card does not say. */
function symbolsOfWay(game: Game, id: ObjectId, way: Way): readonly string[] | null {
  const { printed } = objectOf(game, id);
  if (isHelped(way.name)) return null;
  if (way.cost !== null) return both(way.cost.symbols, way.extra.symbols);
  if (printed.kind !== 'card' || isFused(way.name)) return null;
  const { manaCost } = faceOf(game.pool, printed.card, way.face);
  return manaCost === null ? null : both(symbolsOf(manaCost), way.extra.symbols);
}

function both(symbols: readonly string[], more: readonly string[]): readonly string[] {
  return more.length === 0 ? symbols : [...symbols, ...more];
}

function isAnyChangedByCasting(game: Game): boolean {
  const moment = momentOf(game);
  moment.changedByCasting ??= isAnyChangedNow(game);
  return moment.changedByCasting;
}

function isAnyChangedNow(game: Game): boolean {
  refresh(game);
  const { cache } = game;
  const { reads, sources, structure } = cache;
  if (reads.has('stack') || reads.has('pending') || rulesInForce(game, 'costsLess').length > 0) return true;
  const kept = cache.saving;
  if (kept?.structure === structure && kept.sources === sources) return kept.is;
  const { battlefield, command } = game.state;
  const is = [...battlefield, ...command, ...sources.keys()].some((id) => isAnyAmong(game, id, changesOtherCasting));
  cache.saving = { structure, sources, is };
  return is;
}

/** What is known of abilities and of lists of them, once it was worked out. */
interface Question {
  readonly asks: (ability: Ability) => boolean;
  readonly byAbility: WeakMap<Ability, boolean>;
  readonly byAbilities: WeakMap<Characteristics['abilities'], boolean>;
}

function question(asks: Question['asks']): Question {
  return { asks, byAbility: new WeakMap(), byAbilities: new WeakMap() };
}

/** Could it mean another cost or other mana when its own card goes to the stack? */
const changesOwnCasting = question((ability) => isUnsteadyMana(ability) || saves(ability, 'own'));

/** Could it mean that when another card does? */
const changesOtherCasting = question(
  (ability) => isUnsteadyMana(ability) || (ability.kind !== 'keyword' && saves(ability, 'other')),
);

/** Has an object such an ability? */
function isAnyAmong(game: Game, id: ObjectId, { asks, byAbility, byAbilities }: Question): boolean {
  const { abilities } = characteristicsOf(game, id);
  const known = byAbilities.get(abilities);
  if (known !== undefined) return known;
  const found = abilities.some(({ path }) => {
    const ability = abilityAt(game.pool, path);
    const before = byAbility.get(ability);
    if (before !== undefined) return before;
    const its = asks(ability);
    byAbility.set(ability, its);
    return its;
  });
  byAbilities.set(abilities, found);
  return found;
}

function isUnsteadyMana(ability: Ability): boolean {
  if (!isManaAbility(ability)) return false;
  const { cost, body, condition } = ability;
  return looksBeyond(condition === null ? [...cost, ...body] : [...cost, ...body, condition]);
}

/** Keywords that let something stand for mana, or somebody else pay it. */
const saving: readonly string[] = ['convoke', 'delve', 'improvise', 'assist'];

/** Does code speak of costs, its own or those of others, or of keywords with which they are paid otherwise? */
function saves(value: Ability | Arg, whose: 'own' | 'other'): boolean {
  if (typeof value === 'string') return saving.includes(value);
  if (typeof value !== 'object' || value === null) return false;
  if ('op' in value && value.op === 'costsLess' && (whose === 'own' || !isAboutSelf(value))) return true;
  return Object.values(value).some((inner: Ability | Arg) => saves(inner, whose));
}

function isAboutSelf(costsLess: Term): boolean {
  return optionalTerm(costsLess, 'what')?.op === 'source';
}

/** Instructions of mana abilities that are the same wherever the cards are that are not on the battlefield. */
const plain: ReadonlySet<Op> = new Set([
  'step',
  'addMana',
  'tapSelf',
  'untapSelf',
  'symbols',
  'oneOfSymbols',
  'combinationOf',
  'anyColor',
  'chosenColor',
  'payMana',
  'payLife',
  'payEnergy',
  'dealDamage',
  'gainLife',
  'loseLife',
  'sacrifice',
  'choose',
  'tap',
  'untap',
  'removeCounters',
  'putCounters',
  'doesntUntap',
] as const satisfies readonly Op[]);

/** Does the code read anything but permanents? What it is spent on is asked when it is spent. */
function looksBeyond(code: readonly Term[]): boolean {
  return code.some((term) => {
    if (isSaidOfMana(term)) return false;
    const own = readsOf([{ ...term, args: [] }]);
    if (!plain.has(term.op) && (areHidden(own) || own.has('pending') || own.has('history'))) return true;
    return looksBeyond(term.args.flat().filter((arg: Arg): arg is Term => isTerm(arg)));
  });
}
