/** Reads the rule objects of an Ohm grammar into the form that the generator works on. */
import type { Grammar } from 'ohm-js';
import { isSyntactic, ruleOf, rulesOf, substitute, viewOf } from '../ohm-view';
import type { OhmExpr, OhmRule, OhmView } from '../ohm-view';
import { Word } from '../word';
import { arityOf } from './ir';
import type { Blanks, Expr, GrammarIr, Rule } from './ir';

/** The rules of the grammar that a parse can reach from any of its own rules, each application of its own. */
export function readOhm(grammar: Grammar): GrammarIr {
  const reader = new Reader(grammar);
  const starts = new Map<string, number>();
  for (const name of Object.keys(rulesOf(grammar))) {
    if (ruleOf(grammar, name)?.formals.length === 0) starts.set(name, reader.ruleIndex(name, name, []));
  }
  const blanks = blanksOf(grammar) ?? { kind: 'Rule', rule: reader.ruleIndex('spaces', 'spaces', []) };
  return { rules: reader.finish(), starts, blanks };
}

/** Reads applications until no new one appears; a class because reading and numbering go hand in hand. */
class Reader {
  private readonly indices = new Map<string, number>();
  private readonly pending: {
    readonly name: string;
    readonly application: string;
    readonly args: readonly OhmExpr[];
  }[] = [];

  constructor(private readonly grammar: Grammar) {}

  ruleIndex(name: string, application: string, args: readonly OhmExpr[]): number {
    const known = this.indices.get(application);
    if (known !== undefined) return known;
    const index = this.pending.length;
    this.indices.set(application, index);
    this.pending.push({ name, application, args });
    return index;
  }

  finish(): readonly Rule[] {
    const rules: Rule[] = [];
    for (let next = this.pending[0]; next !== undefined; next = this.pending[rules.length]) {
      const { name, application, args } = next;
      const rule = ruleOf(this.grammar, name);
      if (rule === undefined) throw new Error(`no rule ${name}`);
      const syntactic = isSyntactic(name);
      const body = this.expr(substitute(rule.body, args), syntactic);
      const description = rule.description ?? undefined;
      rules.push({
        name,
        application,
        body,
        arity: arityOf(body),
        syntactic,
        description,
        skipsTrailingBlanks: name === 'applySyntactic',
      });
    }
    return rules;
  }

  private expr(source: OhmExpr, skipsBlanks: boolean): Expr {
    const view = viewOf(source);
    switch (view.kind) {
      case 'Any':
      case 'End':
        return { kind: view.kind, skipsBlanks };
      case 'Terminal':
        return { kind: source instanceof Word ? 'Word' : 'Terminal', text: view.text, skipsBlanks };
      case 'Range':
        return range(view, skipsBlanks);
      case 'CaseInsensitive':
        return { kind: 'CaseInsensitive', text: terminalText(view.text), skipsBlanks };
      case 'Unicode':
        return { kind: 'Unicode', pattern: view.pattern.source, name: view.name, skipsBlanks };
      case 'Apply':
        return { kind: 'Apply', rule: this.ruleIndex(view.rule, source.toString(), view.args), skipsBlanks };
      case 'Alt':
        return { kind: 'Alt', terms: view.terms.map((term) => this.expr(term, skipsBlanks)) };
      case 'Seq':
        return { kind: 'Seq', factors: view.factors.map((factor) => this.expr(factor, skipsBlanks)) };
      case 'Iter':
        return { kind: 'Iter', operator: view.operator, expr: this.expr(view.expr, skipsBlanks) };
      case 'Not':
      case 'Lookahead':
        return { kind: view.kind, expr: this.expr(view.expr, skipsBlanks) };
      case 'Lex':
        return this.expr(view.expr, false);
      case 'Param':
        throw new Error('a parameter outside of a parameterised rule');
    }
  }
}

function range(view: Extract<OhmView, { kind: 'Range' }>, skipsBlanks: boolean): Expr {
  const unit = view.from.length > 1 || view.to.length > 1 ? 'code point' : 'code unit';
  return { kind: 'Range', from: view.from.codePointAt(0) ?? 0, to: view.to.codePointAt(0) ?? 0, unit, skipsBlanks };
}

function terminalText(expr: OhmExpr): string {
  const view = viewOf(expr);
  if (view.kind !== 'Terminal') throw new Error('caseInsensitive<…> takes a terminal');
  return view.text;
}

/** The blanks as a set of ASCII characters, if `spaces` is Ohm's own and `space` no more than that. */
function blanksOf(grammar: Grammar): Blanks | undefined {
  const spaces = ruleOf(grammar, 'spaces');
  const space = ruleOf(grammar, 'space');
  if (spaces === undefined || space === undefined || Object.hasOwn(rulesOf(grammar), 'spaces')) return undefined;
  const codes = singleChars(grammar, space);
  return codes !== undefined && codes.every((code) => code < 128) ? { kind: 'Chars', codes } : undefined;
}

function singleChars(grammar: Grammar, rule: OhmRule): readonly number[] | undefined {
  const view = viewOf(rule.body);
  const terms = view.kind === 'Alt' ? view.terms : [rule.body];
  const codes: number[] = [];
  for (const term of terms) {
    const part = viewOf(term);
    if (part.kind === 'Terminal' && part.text.length === 1) codes.push(part.text.charCodeAt(0));
    else if (part.kind === 'Range' && part.from.length === 1 && part.to.length === 1) {
      for (let code = part.from.charCodeAt(0); code <= part.to.charCodeAt(0); code++) codes.push(code);
    } else return undefined;
  }
  return codes;
}
