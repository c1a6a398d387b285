import { flatMapped } from '../../source/flat-mapped';
import { isList, isTerm, type Arg, type Term } from '../../bytecode/term';
import { argument, intOf, numOf, optionalNum, optionalWord, termsOf, wordOf } from '../../vm/evaluate';
import type { PlayerId } from '../../vm/entity';
import { pathOf, termAt, type CodePath } from '../../vm/pool';
import { bindNum, withValue, type Scope } from '../../vm/scope';
import { manaValueOf, symbolsOf } from '../characteristics/mana-cost';
import { characteristicsOrLast } from '../state/last-known';
import { hasX, markWaterbent } from '../mana/pips';
import { contextFor, type Game, type GameContext } from '../world';

/** A part of a cost (CR 118.1): a statement, the surroundings it is read in, and who pays. */
export interface CostPart {
  readonly code: CodePath;
  readonly scope: Scope;
  readonly payer: PlayerId;
  /** Its place in the cost as printed: what was paid is spoken of by it (CR 608.2k). */
  readonly index: number;
}

/** A cost, taken apart: mana symbols (X among them), and what else is paid. */
export interface Cost {
  readonly symbols: readonly string[];
  readonly parts: readonly CostPart[];
  /** Costs of which one may be paid instead. */
  readonly instead?: readonly Cost[];
}

export const noCost: Cost = { symbols: [], parts: [] };

/** Both costs together. */
export function addCosts(...costs: readonly Cost[]): Cost {
  const [only = noCost, second] = costs;
  if (second === undefined) return only;
  return { symbols: flatMapped(costs, ({ symbols }) => symbols), parts: flatMapped(costs, ({ parts }) => parts) };
}

/** The cost that statements of a program say. */
export function costOf(game: Game, statements: readonly Term[], scope: Scope, payer: PlayerId): Cost {
  const context = contextFor(game, scope);
  return addCosts(...statements.map((statement, index) => costOfStatement(context, statement, payer, index)));
}

function costOfStatement(context: GameContext, statement: Term, payer: PlayerId, index: number): Cost {
  switch (statement.op) {
    case 'step': {
      const effect = argument(statement, 'effect');
      return isTerm(effect) ? costOfStatement(context, effect, payer, index) : noCost;
    }
    case 'pay':
      return addCosts(...termsOf(statement, 'cost').map((inner) => costOfStatement(context, inner, payer, index)));
    case 'payMana':
      return { symbols: manaPaid(context, statement), parts: [] };
    case 'payMore':
      return {
        symbols: [...symbolsOf(wordOf(context, statement, 'base')), ...manaPaid(context, statement)],
        parts: [],
      };
    // What a mode weighs is not paid (CR 700.2i).
    case 'pawprints':
      return noCost;
    case 'ownManaCost':
      return { symbols: ownManaCost(context, statement), parts: [] };
    // "for each age counter on it": so often, all of it or nothing.
    case 'letNum': {
      const bound = bindNum(numOf(context, statement, 'num'));
      const inside = contextFor(context.world, withValue(context.scope, intOf(context, statement, 'value'), bound));
      return addCosts(...termsOf(statement, 'body').map((inner) => costOfStatement(inside, inner, payer, index)));
    }
    // CR 701.67a
    case 'waterbend': {
      const cost = addCosts(
        ...termsOf(statement, 'cost').map((inner) => costOfStatement(context, inner, payer, index)),
      );
      return { ...cost, symbols: markWaterbent(cost.symbols) };
    }
    default:
      return { symbols: [], parts: [{ code: pathOf(context.pool, statement), scope: context.scope, payer, index }] };
  }
}

/** The mana symbols that a statement says, as often as it says. */
export function manaPaid(context: GameContext, statement: Term): readonly string[] {
  const symbols = symbolsOf(wordOf(context, statement, 'mana'));
  const times = Math.max(optionalNum(context, statement, 'times') ?? 1, 0);
  return Array.from({ length: times }, () => symbols).flat();
}

/** The mana cost of what has the ability, its generic part reduced (CR 118.7a). */
function ownManaCost({ world, scope }: GameContext, statement: Term): readonly string[] {
  const symbols = symbolsOf(characteristicsOrLast(world, scope.source)?.manaCost ?? '');
  const less = manaValueOf(optionalWord(statement, 'reduced'));
  const generic = symbols.filter(isGeneric).reduce((sum, symbol) => sum + Number(symbol), 0);
  const left = Math.max(generic - less, 0);
  const colored = symbols.filter((symbol) => !isGeneric(symbol));
  return left > 0 ? [String(left), ...colored] : colored;
}

const isGeneric = (symbol: string): boolean => /^\d+$/.test(symbol);

/** The costs of which a player takes one, where a part of it is "… or …" (CR 601.2b). */
export function alternativesOf(game: Game, cost: Cost): readonly Cost[] {
  if (cost.instead !== undefined) {
    const { symbols, parts } = cost;
    return [{ symbols, parts }, ...cost.instead].flatMap((one) => alternativesOf(game, one));
  }
  const at = cost.parts.findIndex(({ code }) => choiceIn(termAt(game.pool, code)) !== null);
  const part = cost.parts[at];
  const choice = part === undefined ? null : choiceIn(termAt(game.pool, part.code));
  if (part === undefined || choice === null) return [cost];
  const context = contextFor(game, part.scope);
  return termsOf(choice, 'options').flatMap((option) => {
    const { symbols, parts } = costOfStatement(context, option, part.payer, part.index);
    return alternativesOf(game, {
      symbols: [...cost.symbols, ...symbols],
      parts: [...cost.parts.slice(0, at), ...parts, ...cost.parts.slice(at + 1)],
    });
  });
}

function choiceIn(term: Term): Term | null {
  const inner = term.op === 'step' ? argument(term, 'effect') : term;
  return isTerm(inner) && inner.op === 'eitherOr' ? inner : null;
}

/** Has the cost an X in it, which is then announced (CR 601.2b)? */
export function asksForX(game: Game, { symbols, parts }: Cost): boolean {
  return hasX(symbols) || parts.some(({ code }) => usesX(termAt(game.pool, code)));
}

function usesX(arg: Arg): boolean {
  if (isList(arg)) return arg.some(usesX);
  return isTerm(arg) && (arg.op === 'x' || arg.args.some(usesX));
}

/** The cost with X told to its parts. */
export function withX({ symbols, parts }: Cost, x: number | null): Cost {
  return { symbols, parts: parts.map((part) => ({ ...part, scope: { ...part.scope, x } })) };
}
