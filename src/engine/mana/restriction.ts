import { isTerm, type Term } from '../../bytecode/term';
import { withCandidate } from '../../vm/context';
import { argument, evalFilter, evalPattern, optionalTerm, termsOf } from '../../vm/evaluate';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { termAt, type CodePath } from '../../vm/pool';
import { makeScope } from '../scope';
import { objectOrLast } from '../state/last-known';
import { contextFor, type Game, type GameContext } from '../world';

/** What mana is spent on (CR 106.6): a spell, an activated ability, or something that an effect asks for. */
export interface SpentOn {
  /** The spell or ability on the stack, or the source of the ability. */
  readonly object: ObjectId | null;
  readonly what: 'cast' | 'activate' | 'special' | 'effect';
}

/** May mana with this restriction be spent so? `only` is the path of the instruction that restricts it, null for none. */
export function maySpend(
  game: Game,
  player: PlayerId,
  mana: { readonly only: CodePath | null; readonly source: ObjectId | null },
  on: SpentOn,
): boolean {
  const { only, source } = mana;
  if (only === null) return true;
  if (on.object === null || on.what === 'effect' || on.what === 'special' || source === null) return false;
  const term = termAt(game.pool, only);
  const ability = only.slice(0, only.indexOf('.body'));
  const context = contextFor(game, makeScope(game, { ability, source, controller: player }));
  const about = on.what === 'cast' ? on.object : (objectOrLast(game, on.object)?.origin?.source ?? on.object);
  const its = withCandidate(context, about);
  return termsOf(term, 'on').some(
    (pattern) => evalPattern(its, pattern) || (on.what === 'activate' && isAbilityMeant(its, pattern)),
  );
}

/** "… only to activate abilities": is an ability of the candidate meant, which need not be on the stack yet? */
function isAbilityMeant(context: GameContext, pattern: Term): boolean {
  const filter = pattern.op === 'some' ? optionalTerm(pattern, 'filter') : null;
  if (filter === null) return false;
  const parts = filter.op === 'allOf' ? termsOf(filter, 'parts') : [filter];
  const others = parts.filter(({ op }) => op !== 'abilityNoun');
  return others.length < parts.length && others.every((part) => evalFilter(context, part));
}

/** "Spend this mana only to …" among the statements (CR 106.6). */
export function restrictionIn(statements: readonly Term[]): Term | null {
  for (const statement of statements) {
    const effect = statement.op === 'step' ? argument(statement, 'effect') : statement;
    if (isTerm(effect) && effect.op === 'spendOnly') return effect;
  }
  return null;
}
