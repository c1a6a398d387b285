import { evalMana, termOf, wordOf } from '../../vm/evaluate';
import type { PlayerId } from '../../vm/entity';
import { pipsOf } from '../mana/pips';
import { fitsRule, rulesInForce } from '../statics/rules-in-force';
import type { Game } from '../world';
import type { Cost } from './costs';

/** The cost of a keyword with what rules make of it: increases, then reductions of generic mana (CR 601.2f, CR 118.7). */
export function withKeywordRules(game: Game, name: string, player: PlayerId, cost: Cost): Cost {
  const changes = rulesInForce(game, 'keywordCostsLess').filter(
    (rule) => isNamed(name, wordOf(rule.context, rule.term, 'name')) && fitsRule(rule, 'who', player),
  );
  if (changes.length === 0) return cost;
  const generic = changes
    .map(({ context, term }) => {
      const { units } = evalMana(context, termOf(context, term, 'amount'));
      const amount = pipsOf(units.flatMap((kinds) => kinds.slice(0, 1))).length;
      return { how: wordOf(context, term, 'how'), amount };
    })
    .toSorted((left, right) => Number(left.how === 'less') - Number(right.how === 'less'))
    .reduce((sum, { how, amount }) => (how === 'more' ? sum + amount : Math.max(0, sum - amount)), genericIn(cost));
  const others = cost.symbols.filter((symbol) => !isGenericSymbol(symbol));
  return { ...cost, symbols: generic === 0 ? others : [`${generic}`, ...others] };
}

/** A megamorph cost is a morph cost (CR 702.37b). */
const isNamed = (name: string, wanted: string): boolean =>
  name === wanted || (name === 'megamorph' && wanted === 'morph');

const isGenericSymbol = (symbol: string): boolean => Number.isInteger(Number(symbol));

const genericIn = ({ symbols }: Cost): number =>
  symbols.filter(isGenericSymbol).reduce((sum, symbol) => sum + Number(symbol), 0);
