import { rememberedOfCode } from '../../source/remembered';
import { termsOfBodies } from '../../bytecode/bodies';
import type { Ability } from '../../bytecode/module';
import type { Term } from '../../bytecode/term';
import { withCandidate } from '../../vm/context';
import { evalPattern, optionalTerm, optionalWord, patternOf } from '../../vm/evaluate';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { abilityAt } from '../../vm/pool';
import { colorLetters, colors } from '../../vocabulary/colors';
import { makeScope } from '../scope';
import { objectOrLast } from '../state/last-known';
import { manaSymbols } from '../state/player';
import { fitsAbilityOf } from '../statics/ability-patterns';
import { areInForce, rulesAbout } from '../statics/rules-in-force';
import { contextFor, type Game, type GameContext } from '../world';
import type { SpentOn } from './restriction';

/** Mana that is to be spent: what it can be, and what produces it. */
export interface ManaAtHand {
  readonly kinds: readonly string[];
  readonly source: ObjectId | null;
}

/** The kinds of mana as which mana may be spent besides what it is (CR 609.4b). */
export type Leeway = (mana: ManaAtHand) => readonly string[];

const none: Leeway = () => [];

/** A permission to spend mana as though it were other mana, and the surroundings that it is read in. */
interface Allowance {
  readonly term: Term;
  readonly context: GameContext;
}

/** As what mana a player may spend mana on something. */
export function leewayOf(game: Game, player: PlayerId, on: SpentOn): Leeway {
  const allowances = [...inForce(game, player, on), ...ofCasting(game, player, on)];
  if (allowances.length === 0) return none;
  return (mana) => [...new Set(allowances.filter((its) => isAbout(its, mana)).flatMap(({ term }) => likeOf(term)))];
}

/** May mana be spent as other mana by any rule in force? */
export function isManyColored(game: Game): boolean {
  return areInForce(game, 'spendAsThough');
}

function inForce(game: Game, player: PlayerId, on: SpentOn): readonly Allowance[] {
  if (!isManyColored(game)) return [];
  return rulesAbout(game, player, 'spendAsThough').filter(({ term, context }) => suits(term, context, on));
}

/** Is it spent on what the permission is about? */
function suits(term: Term, context: GameContext, on: SpentOn): boolean {
  const action = optionalWord(term, 'action');
  if (action === null) return true;
  const what = optionalTerm(term, 'on');
  if (on.object === null || on.what !== action || what === null || isSaidAgain(term)) return false;
  if (action === 'cast') return evalPattern(withCandidate(context, on.object), what);
  const its = objectOrLast(context.world, on.object)?.origin?.source ?? on.object;
  return fitsAbilityOf(context, what, its);
}

/**
 * Is it about the spells that the ability itself allows to cast: "to cast that spell", "to cast spells this way"? They are known
 * by the permission that is used.
 */
function isSaidAgain(term: Term): boolean {
  const action = optionalWord(term, 'action');
  if (action === 'castThisWay') return true;
  const what = optionalTerm(term, 'on');
  return action === 'cast' && what !== null && what.op !== 'some' && what.op !== 'all' && what.op !== 'either';
}

/** What the ability that allows to cast a spell says of the mana for it. */
function ofCasting(game: Game, player: PlayerId, on: SpentOn): readonly Allowance[] {
  const cast = on.object === null || on.what !== 'cast' ? null : (game.state.objects[on.object]?.cast ?? null);
  const ability = cast?.permission?.ability;
  if (on.object === null || ability === undefined) return [];
  const context = contextFor(game, makeScope(game, { ability, source: on.object, controller: player }));
  return allowancesIn(abilityAt(game.pool, ability))
    .filter(isSaidAgain)
    .map((term) => ({ term, context }));
}

const allowancesIn = rememberedOfCode((ability: Ability): readonly Term[] =>
  termsOfBodies(ability).filter(({ op }) => op === 'spendAsThough'),
);

/** Is it about such mana: "white mana", "mana from snow sources"? */
function isAbout({ term, context }: Allowance, { kinds, source }: ManaAtHand): boolean {
  const mana = optionalWord(term, 'mana') ?? 'any';
  if (mana !== 'any' && kinds.some((kind) => kind !== letterOf(mana))) return false;
  if (optionalTerm(term, 'from') === null) return true;
  return source !== null && patternOf(withCandidate(context, source), term, 'from');
}

function likeOf(term: Term): readonly string[] {
  const like = optionalWord(term, 'as');
  switch (like) {
    case 'anyColor':
      return colors.map(letterOf);
    case 'anyType':
    case null:
      return manaSymbols;
    default:
      return [letterOf(like)];
  }
}

function letterOf(name: string): string {
  const color = colors.find((each) => each === name);
  return color === undefined ? 'C' : colorLetters[color].toUpperCase();
}
