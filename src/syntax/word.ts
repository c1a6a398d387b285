/**
 * Word boundaries. In a syntactic rule a terminal that ends in a letter must not be followed by another
 * letter, so `"draw"` does not accept the beginning of "drawcards". Lexical rules, and parts of syntactic
 * rules under `#`, keep their terminals as they are.
 */
import * as ohm from 'ohm-js';
import { isSyntactic, mapChildren, rulesOf, sameSource, viewOf } from './ohm-view';
import type { OhmExpr } from './ohm-view';

/** The parts of Ohm's match state that a terminal works with. */
interface MatchState {
  readonly inputStream: { pos: number; next(): string | undefined };
  processFailure(position: number, expr: OhmExpr): void;
}

type TerminalConstructor = new (text: string) => ohm.Terminal & { eval(state: MatchState): boolean };
const Terminal = ohm.pexprs.Terminal as unknown as TerminalConstructor;

/** A terminal that is a whole word: it fails, at its own start, when a letter follows it. */
export class Word extends Terminal {
  private readonly word: string;

  constructor(text: string) {
    super(text);
    this.word = text;
  }

  override eval(state: MatchState): boolean {
    const stream = state.inputStream;
    const start = stream.pos;
    if (!super.eval(state)) return false;
    const end = stream.pos;
    const next = stream.next();
    stream.pos = end;
    if (next === undefined || !isLetter(next)) return true;
    state.processFailure(start, this);
    return false;
  }

  // Ohm uses this as a memo key, so it must differ from that of the plain terminal.
  override toString(): string {
    return `(${JSON.stringify(this.word)} ~letter)`;
  }
}

/** Puts whole words into the bodies of the grammar's own syntactic rules, in place. */
export function boundWords(grammar: ohm.Grammar): void {
  const rules = rulesOf(grammar);
  for (const name of Object.keys(rules)) {
    const rule = rules[name];
    if (rule !== undefined && isSyntactic(name)) rule.body = bound(rule.body);
  }
}

function bound(expr: OhmExpr): OhmExpr {
  const view = viewOf(expr);
  if (view.kind === 'Terminal') return isLetter(view.text.slice(-1)) ? sameSource(expr, new Word(view.text)) : expr;
  if (view.kind === 'Lex') return expr;
  if (view.kind === 'Apply' && view.rule === 'caseInsensitive') return expr;
  return mapChildren(expr, bound);
}

function isLetter(char: string): boolean {
  return char >= 'a' && char <= 'z';
}
