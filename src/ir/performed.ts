import { term, type Term } from '../bytecode/term';
import type { Ast, Call, NounPhrase } from '../syntax/ast';
import { nameOf } from '../syntax/build';
import { bindFilter } from './bind';
import { bindPhrase } from './phrases';
import { BindingGap, type Scope, type StepDraft } from './scope';

/** "If you do", "if a player can't", "if you win the flip": whether a statement before was carried out. */
export function bindPerformed(ast: Call, scope: Scope): Term {
  const [, who, style] = ast.args;
  const said = nameOf(style) ?? 'do';
  const isContest = ['winFlip', 'loseFlip', 'win', 'guessRight', 'guessWrong'].includes(said);
  const before = isContest ? scope.contest : statementMeant(said, scope);
  // Who pays does not do what is done otherwise.
  const name = said === 'pay' && before?.avoidable === 'yes' ? 'payInstead' : said;
  if (before === null || !who) throw new BindingGap('ORA0301', ast.span, 'something done before');
  const value = scope.resultOf(before, 'entities');
  const doer = isOneOfPlayers(who)
    ? anyWhoDid(who, value, name, scope)
    : bindPhrase(who, { sort: 'players', role: 'object' }, scope);
  return term('performed', [value, doer, name], ast.span);
}

/** "If you do, …. If you don't, …": both are about the same statement; else it is the one before. */
function statementMeant(name: string, { asked, previous }: Scope): StepDraft | null {
  const isNegative = name === 'dont' || name === 'cant';
  return isNegative && asked !== null && asked.until === previous ? asked.statement : previous;
}

const isOneOfPlayers = (who: Ast): who is NounPhrase =>
  who.kind === 'NounPhrase' && who.role === 'set' && who.form === 'a' && who.choice === 'plain';

/** "If a player does": whoever did. "That player" is then each who did so. */
function anyWhoDid(who: NounPhrase, value: number, name: string, scope: Scope): Term {
  const filter = bindFilter(who.filter, scope);
  const did = term('relative', [term('performed', [value, term('candidate', ['who']), name])], who.span);
  const those = term('all', [term('allOf', [[filter, did]], who.span), 'a'], who.span);
  scope.mention({
    sort: 'player',
    number: 'singular',
    filter: who.filter,
    span: who.span,
    use: (style, noun) => term('again', [those, style, noun], who.span),
  });
  return term('all', [filter, 'a'], who.span);
}
