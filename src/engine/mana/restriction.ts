import { isTerm, type Term } from '../../bytecode/term';
import { usesOfSomething, type ManaUse } from '../../bytecode/table/effects';
import { withCandidate } from '../../vm/context';
import { argument, evalPattern, optionalWord, termOf, termsOf, wordsOf } from '../../vm/evaluate';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { termAt, type AbilityPath, type CodePath } from '../../vm/pool';
import { makeScope } from '../scope';
import { objectOrLast } from '../state/last-known';
import { fitsAbilityOf } from '../statics/ability-patterns';
import { contextFor, type Game, type GameContext } from '../world';

/** What mana is spent on (CR 106.6): a spell, an activated ability, or something that an effect asks for. */
export interface SpentOn {
  /** The spell or ability on the stack, or the source of the ability. */
  readonly object: ObjectId | null;
  readonly what: 'cast' | 'activate' | 'special' | 'effect';
  /** What else it is that mana can be restricted to (CR 106.6). */
  readonly uses?: readonly ManaUse[];
}

/** May the mana be spent so? `said` is the path of what is said of how it is spent, null for nothing. */
export function maySpend(
  game: Game,
  player: PlayerId,
  mana: { readonly said: CodePath | null; readonly source: ObjectId | null },
  on: SpentOn,
): boolean {
  const { said, source } = mana;
  if (said === null) return true;
  const term = termAt(game.pool, said);
  if (!restricts(term)) return true;
  const never = term.op === 'spendOnly' && optionalWord(term, 'how') === 'never';
  if (never && on.what !== 'cast') return true;
  if (source === null) return false;
  const context = contextFor(game, makeScope(game, { ability: abilityOfMana(said), source, controller: player }));
  if (term.op === 'spendOnlyFor') return isUse(context, term, on);
  if (on.object === null || on.what === 'effect' || on.what === 'special') return false;
  const patterns =
    term.op === 'whenSpent' ? [termOf(context, termOf(context, term, 'event'), 'on')] : termsOf(term, 'on');
  const action = term.op === 'whenSpent' ? 'cast' : optionalWord(term, 'action');
  if (on.what === 'cast') {
    const { object } = on;
    const [pattern] = action === 'activate' ? [] : patterns;
    return pattern !== undefined && evalPattern(withCandidate(context, object), pattern) !== never;
  }
  const pattern = action === 'activate' ? patterns[0] : patterns[1];
  const its = objectOrLast(game, on.object)?.origin?.source ?? on.object;
  return pattern !== undefined && fitsAbilityOf(context, pattern, its);
}

/** Is it one of the uses that are said of the mana? */
function isUse(context: GameContext, term: Term, on: SpentOn): boolean {
  const { object } = on;
  const about = [...termsOf(term, 'on')];
  return wordsOf(term, 'uses').some((use) => {
    const pattern = usesOfSomething.includes(use) ? about.shift() : undefined;
    const fits = (): boolean =>
      object !== null && pattern !== undefined && evalPattern(withCandidate(context, object), pattern);
    if (use === 'cast') return on.what === 'cast' && fits();
    if (use === 'activate') {
      const its = object === null ? null : (objectOrLast(context.world, object)?.origin?.source ?? object);
      return on.what === 'activate' && its !== null && pattern !== undefined && fitsAbilityOf(context, pattern, its);
    }
    return on.uses?.some((its) => its === use) === true && (pattern === undefined || fits());
  });
}

/** Does what is said of mana leave it to be spent on some things only? */
const restricts = (said: Term): boolean =>
  said.op === 'spendOnly' ||
  said.op === 'spendOnlyFor' ||
  (said.op === 'whenSpent' && optionalWord(said, 'only') !== null);

/** The ability that says something of the mana that it adds. */
export function abilityOfMana(said: CodePath): AbilityPath {
  return said.slice(0, said.indexOf('.body'));
}

/** What is said among the statements of the mana that one of them adds: what it is spent on, or what happens then (CR 106.6). */
export function saidOfManaIn(statements: readonly Term[]): Term | null {
  for (const statement of statements) {
    const effect = statement.op === 'step' ? argument(statement, 'effect') : statement;
    if (isTerm(effect) && isSaidOfMana(effect)) return effect;
  }
  return null;
}

/** Is it said of mana that was added, and does nothing before that is spent? */
export function isSaidOfMana(effect: Term): boolean {
  if (effect.op === 'spendOnly' || effect.op === 'spendOnlyFor' || effect.op === 'whenSpent') return true;
  const event = effect.op === 'delayed' ? argument(effect, 'event') : null;
  return isTerm(event) && event.op === 'spendsMana';
}
