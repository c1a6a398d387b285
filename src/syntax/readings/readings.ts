/**
 * Every reading of a text. The parser takes the first alternative that fits; here no alternative comes before
 * another, so what the order of the grammar hides is seen. Made for checks: it loads Ohm, and takes its time.
 */
import { actions } from '../actions';
import type { AbilityAst } from '../ast';
import { readOhm } from '../codegen/from-ohm';
import type { SyntaxNode } from '../node';
import type { Frame } from '../read';
import { loadReference } from '../reference';
import { evaluator, isAbilityAst, type Value } from '../values';
import { treesOf } from './derive';
import { reachOf, readingGrammar, type Closure, type ReadingGrammar } from './reach';

/** The readings of a text as one frame, the same meaning once. */
export interface Readings {
  readonly asts: readonly AbilityAst[];
  /** True when there were too many to look at all. */
  readonly isCut: boolean;
}

const prepared = new Map<'grammar', ReadingGrammar>();

/** All that a text can mean as one frame. Throws if there is no such start rule. */
export function readingsOf(text: string, frame: Frame, closure: Closure): Readings {
  const grammar = theGrammar();
  const start = grammar.ir.starts.get(frame);
  if (start === undefined) throw new Error(`no start rule ${frame}`);
  const reach = reachOf(grammar, text, closure);
  const from = reach.skip(0);
  const whole = reach
    .ends({ kind: 'Apply', rule: start, skipsBlanks: true }, from)
    .filter((end) => reach.skip(end) === text.length);
  if (whole.length === 0) return { asts: [], isCut: false };
  const values = evaluator(actions);
  const trees = treesOf(grammar, reach, values);
  const asts = whole.flatMap((end) => trees.of(start, from, end)).flatMap((node) => abilityOf(node, values));
  return { asts, isCut: trees.isCut() };
}

/** The ability that a whole tree means; none when the actions refuse it. */
function abilityOf(node: SyntaxNode, values: (node: SyntaxNode) => readonly Value[]): readonly AbilityAst[] {
  try {
    return values(node).filter(isAbilityAst).slice(0, 1);
  } catch {
    return [];
  }
}

function theGrammar(): ReadingGrammar {
  const known = prepared.get('grammar');
  if (known !== undefined) return known;
  const grammar = readingGrammar(readOhm(loadReference()));
  prepared.set('grammar', grammar);
  return grammar;
}
