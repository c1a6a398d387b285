import { termsIn, type Term } from '../../bytecode/term';
import type { ObjectId, PlayerId } from '../../vm/entity';
import { numOf, wordOf } from '../../vm/evaluate';
import { statementsAt } from '../../vm/pool';
import type { EventOf } from '../events/event';
import { symbolsOf } from '../characteristics/mana-cost';
import { contextFor, type Game, type GameContext } from '../world';
import { watching } from '../triggers/watching';
import { findReplacements } from './find';

/** What is produced in place of mana: more of it, or another type (CR 106.12b). */
export function producedInstead(context: GameContext, term: Term, symbols: readonly string[]): readonly string[] {
  if (term.op === 'produceMore')
    return Array.from({ length: Math.max(numOf(context, term, 'times'), 0) }, () => symbols).flat();
  const other = symbolsOf(wordOf(context, term, 'symbol'));
  return wordOf(context, term, 'besides') === 'typeAndAmount' ? other : symbols.flatMap(() => other);
}

/** Could mana that permanents are tapped for be replaced now? */
export function mayReplaceMana(game: Game): boolean {
  return watching(game).replacing.has('addMana') || game.state.shields.some(({ kind }) => kind === 'replacement');
}

/** What a player would get who taps a permanent for this mana; in which order effects apply is not foreseen. */
export function foreseen(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  symbols: readonly string[],
): readonly string[] {
  const event: EventOf<'addMana'> = { kind: 'addMana', player, symbols, source, snow: 'no', said: null, tapped: 'yes' };
  return findReplacements(game, { event, replacedBy: [] }).reduce((so, { how }) => {
    if (how.kind !== 'body') return so;
    const context = contextFor(game, how.scope);
    return statementsAt(game.pool, how.code)
      .flatMap(termsIn)
      .filter(({ op }) => op === 'produceMore' || op === 'produceOther')
      .reduce((its, term) => producedInstead(context, term, its), so);
  }, symbols);
}
