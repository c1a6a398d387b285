/** Lookup tables of the generated parser: symbol sets packed as bits, and dispatch from symbol to alternatives. */
import { FIRST_CLASS_SYMBOL, isLetterCode, symbolsIn } from './symbols';
import type { SymbolSet, Symbols } from './symbols';

/** Code for the symbol at a position. */
export const symbolAt = (position: string): string => `(W[${position}] || look(${position}))`;

const BITS = 8;
const FEW = 2;

export interface Tables {
  /** A condition that holds when the symbol at the position is in the set. */
  test(set: SymbolSet, position: string): string;
  /**
   * A pair of tables: from symbol to a place in the list of lists, and those lists, each ended by 0. The first of the
   * lists, at 0, is the given one.
   */
  dispatch(
    first: readonly number[],
    listOf: (symbol: number) => readonly number[],
  ): { readonly starts: string; readonly lists: string };
  /** The name of a table of the functions of rules, numbered from 1. */
  rules(rules: readonly number[]): string;
  /** The name of a table from which `terminalAt` finds the first of these texts that fits. */
  terminals(texts: readonly string[]): string;
  /** The definitions of all tables that were asked for. */
  definitions(): readonly string[];
}

export function makeTables(symbols: Symbols): Tables {
  const sets: SymbolSet[] = [];
  const dispatches: string[] = [];
  const ruleTables: string[] = [];
  const terminals: string[] = [];
  const setIndex = (set: SymbolSet): number => {
    const known = sets.indexOf(set);
    return known < 0 ? sets.push(set) - 1 : known;
  };
  return {
    test(set, position) {
      const members = symbolsIn(set);
      if (members.length <= FEW) return members.map((symbol) => testOne(symbol, position)).join(' || ') || 'false';
      const index = setIndex(set);
      return `(F${String(Math.floor(index / BITS))}[${symbolAt(position)}] & ${String(1 << (index % BITS))}) !== 0`;
    },
    dispatch(first, listOf) {
      const id = String(dispatches.length);
      dispatches.push(dispatchTables(id, symbols, first, listOf));
      return { starts: `D${id}`, lists: `L${id}` };
    },
    rules(rules) {
      const name = `R${String(ruleTables.length)}`;
      ruleTables.push(`const ${name} = [${['undefined', ...rules.map((rule) => `r${String(rule)}`)].join()}];`);
      return name;
    },
    terminals(texts) {
      const name = `T${String(terminals.length)}`;
      terminals.push(`const ${name} = terminals(${JSON.stringify(texts)});`);
      return name;
    },
    definitions() {
      const groups = Math.ceil(sets.length / BITS);
      const bytes = Array.from({ length: groups }, (_, group) => {
        const inGroup = sets.slice(group * BITS, (group + 1) * BITS);
        return `const F${String(group)} = bits([${inGroup.map((set) => `[${ranges(symbolsIn(set)).join()}]`).join()}]);`;
      });
      return [...bytes, ...dispatches, ...ruleTables, ...terminals];
    },
  };
}

function testOne(symbol: number, position: string): string {
  const code = symbol - FIRST_CLASS_SYMBOL;
  const isClass = code < 130 && !isLetterCode(code);
  return isClass ? `K[${position}] === ${String(code)}` : `${symbolAt(position)} === ${String(symbol)}`;
}

function dispatchTables(
  id: string,
  symbols: Symbols,
  first: readonly number[],
  listOf: (symbol: number) => readonly number[],
): string {
  const members = new Map<string, number[]>([[[...first, 0].join(), []]]);
  for (let symbol = FIRST_CLASS_SYMBOL; symbol < symbols.count; symbol++) {
    const list = [...listOf(symbol), 0].join();
    members.set(list, [...(members.get(list) ?? []), symbol]);
  }
  let place = 0;
  const starts: string[] = [];
  for (const [list, symbolsOfList] of members) {
    starts.push(`[${[place, ...ranges(symbolsOfList)].join()}]`);
    place += list.split(',').length;
  }
  return `const D${id} = starts([${starts.join()}]), L${id} = Uint16Array.of(${[...members.keys()].join()});`;
}

/** Ascending numbers as pairs of first and last. */
function ranges(numbers: readonly number[]): readonly number[] {
  const result: number[] = [];
  for (const number of numbers) {
    if (result.at(-1) === number - 1) result[result.length - 1] = number;
    else result.push(number, number);
  }
  return result;
}
