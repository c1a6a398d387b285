import { readOhm } from '../codegen/from-ohm';
import type { SyntaxNode } from '../node';
import { grammarOfRules } from '../testing/grammars';
import { outline } from '../testing/outline';
import { evaluator, type Action } from '../values';
import { treesOf } from './derive';
import { reachOf, readingGrammar, type Closure } from './reach';
import { readingsOf } from './readings';

const RULES = `
  Sum
    = Product "plus" Sum  -- sum
    | Product "plus" Product  -- pair
    | Product
  Product = Thing Size*
  Thing
    = "box" "in" Product  -- inside
    | "box"
  Size = "big" | "red"
  Twice = name | word
  name = "a".."z"+ ("-" "a".."z"+)*
  word = "a".."z"+
`;

const toy = grammarOfRules(RULES);

/** A value that tells nodes of different shape apart. */
const shape: Action = (node: SyntaxNode) => ({
  kind: 'Word',
  text: outline({ kind: 'Parsed', node }),
  span: { start: 0, end: 0 },
});

/** The distinct trees of a text. */
function treesIn(
  text: string,
  rule: string,
  closure: Closure,
  actions = { Sum_sum: shape, Sum_pair: shape, Product: shape },
) {
  const grammar = readingGrammar(readOhm(toy.grammar));
  const reach = reachOf(grammar, text, closure);
  const start = grammar.ir.starts.get(rule) ?? -1;
  return treesOf(grammar, reach, evaluator(actions)).of(start, 0, text.length);
}

it('sees the alternative that the order of the grammar hides', () => {
  const found = treesIn('box plus box', 'Sum', 'late');
  expect(found.map(({ children }) => children[0]?.ctorName)).toEqual(['Sum_sum', 'Sum_pair']);
});

it('counts trees of equal value once', () => {
  const same: Action = () => ({ kind: 'Word', text: 'sum', span: { start: 0, end: 0 } });
  expect(treesIn('box plus box', 'Sum', 'late', { Sum_sum: same, Sum_pair: same, Product: same })).toHaveLength(1);
});

it('gives a modifier to the innermost phrase by late closure, and to any when closure is free', () => {
  expect(treesIn('box in box big', 'Product', 'late')).toHaveLength(1);
  expect(treesIn('box in box big', 'Product', 'free')).toHaveLength(2);
  expect(treesIn('box in box big red', 'Product', 'free')).toHaveLength(3);
});

it('has the tree of the parser among its own', () => {
  const parsed = toy.parse('box in box big plus box red', 'Sum');
  const found = treesIn('box in box big plus box red', 'Sum', 'late');
  expect(found.map((node) => outline({ kind: 'Parsed', node }))).toContain(outline(parsed));
});

it('reads tokens as the parser does', () => {
  const [first, ...others] = treesIn('a-b', 'Twice', 'free');
  expect(others).toEqual([]);
  expect(first && outline({ kind: 'Parsed', node: first })).toBe(outline(toy.parse('a-b', 'Twice')));
});

it('finds nothing where the parser finds nothing', () => {
  expect(treesIn('box big plus', 'Sum', 'free')).toEqual([]);
  expect(readingsOf('destroy target.', 'Spell', 'free').asts).toEqual([]);
});
