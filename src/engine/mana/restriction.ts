import { isTerm, type Term } from '../../bytecode/term';
import { withCandidate } from '../../vm/context';
import { argument, evalPattern, optionalWord, termsOf } from '../../vm/evaluate';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { termAt, type CodePath } from '../../vm/pool';
import { makeScope } from '../scope';
import { objectOrLast } from '../state/last-known';
import { fitsAbilityOf } from '../statics/ability-patterns';
import { contextFor, type Game } from '../world';

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
  const never = optionalWord(termAt(game.pool, only), 'how') === 'never';
  if (never && on.what !== 'cast') return true;
  if (on.object === null || on.what === 'effect' || on.what === 'special' || source === null) return false;
  const term = termAt(game.pool, only);
  const ability = only.slice(0, only.indexOf('.body'));
  const context = contextFor(game, makeScope(game, { ability, source, controller: player }));
  const patterns = termsOf(term, 'on');
  const action = optionalWord(term, 'action');
  if (on.what === 'cast') {
    const { object } = on;
    const [pattern] = action === 'activate' ? [] : patterns;
    return pattern !== undefined && evalPattern(withCandidate(context, object), pattern) !== never;
  }
  const pattern = action === 'activate' ? patterns[0] : patterns[1];
  const its = objectOrLast(game, on.object)?.origin?.source ?? on.object;
  return pattern !== undefined && fitsAbilityOf(context, pattern, its);
}

/** "Spend this mana only to …" among the statements (CR 106.6). */
export function restrictionIn(statements: readonly Term[]): Term | null {
  for (const statement of statements) {
    const effect = statement.op === 'step' ? argument(statement, 'effect') : statement;
    if (isTerm(effect) && effect.op === 'spendOnly') return effect;
  }
  return null;
}
