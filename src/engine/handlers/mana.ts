import type { Handlers, ManaAmount } from '../../vm/context';
import { numOf, optionalNum, wordOf, wordsOf } from '../../vm/evaluate';
import { symbolsOf } from '../characteristics/mana-cost';
import type { Game } from '../world';

const colorSymbols = ['W', 'U', 'B', 'R', 'G'];

function repeat(kinds: readonly string[], times: number): ManaAmount['units'] {
  return Array.from({ length: Math.max(times, 0) }, () => kinds);
}

/** What mana is meant (CR 106.1). */
export const manaAmounts: Handlers<Game>['mana'] = {
  symbols: (context, term) => {
    const times = optionalNum(context, term, 'times') ?? 1;
    const once = symbolsOf(wordOf(context, term, 'symbols')).map((symbol) => [symbol]);
    return { units: Array.from({ length: Math.max(times, 0) }, () => once).flat(), choice: 'each' };
  },
  oneOfSymbols: (_context, term) => ({ units: [wordsOf(term, 'choices').flatMap(symbolsOf)], choice: 'each' }),
  anyColor: (context, term) => ({ units: repeat(colorSymbols, numOf(context, term, 'count')), choice: 'each' }),
};
