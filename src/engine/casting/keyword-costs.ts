import { mentions } from '../../bytecode/term';
import { entitiesOf, evalMana, optionalTerm, termOf, termsOf, wordOf } from '../../vm/evaluate';
import type { PlayerId } from '../../vm/entity';
import { keywordAround } from '../characteristics/keyword-names';
import { pipsOf } from '../mana/pips';
import { fitsRule, rulesAbout, rulesInForce } from '../statics/rules-in-force';
import type { Game } from '../world';
import type { Activation } from './activations';
import { addCosts, costOf, type Cost } from './costs';

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

/**
 * What may be paid rather than what a keyword says that its ability costs (CR 118.9): "you may pay {0} rather than pay cycling
 * costs". A card that is cycled is discarded besides (CR 702.29a).
 */
export function insteadOfKeyword(game: Game, player: PlayerId, { path, ability, scope }: Activation): readonly Cost[] {
  const keyword = keywordAround(game.pool, path);
  if (keyword === null) return [];
  const besides = ability.cost
    .filter((statement) => mentions(statement, 'discard'))
    .map((statement) => costOf(game, [statement], scope, player));
  return rulesAbout(game, player, 'keywordRather')
    .filter(
      (rule) =>
        wordOf(rule.context, rule.term, 'keyword') === keyword &&
        (optionalTerm(rule.term, 'of') === null || entitiesOf(rule.context, rule.term, 'of').includes(scope.source)),
    )
    .map((rule) => addCosts(costOf(game, termsOf(rule.term, 'cost'), rule.context.scope, player), ...besides));
}

const isGenericSymbol = (symbol: string): boolean => Number.isInteger(Number(symbol));

const genericIn = ({ symbols }: Cost): number =>
  symbols.filter(isGenericSymbol).reduce((sum, symbol) => sum + Number(symbol), 0);
