/** Subjects of clauses: who or what acts, and who chooses. */
import { term, type Term } from '../bytecode/term';
import type { Span } from '../source/span';
import type { Ast, ClauseAst } from '../syntax/ast';
import { bindPhrase } from './phrases';
import { keyOf, type Mention, type Scope } from './scope';

/** The subject of the first predicate, as a function of what the predicate wants: players or things. */
export type SubjectMaker = (sort: 'entities' | 'players') => Term;

export function sharedSubject(span: Span): SubjectMaker {
  return () => term('subject', [], span);
}

export function subjectOf(clause: ClauseAst, scope: Scope): SubjectMaker {
  const { subject } = clause;
  if (subject === null) return () => term('you', ['implicit'], { start: clause.span.start, end: clause.span.start });
  return (sort) => bindPhrase(subject, { sort, role: 'subject' }, scope);
}

/** Who chooses in a clause: its subject, when that is a player (CR 608.2d). */
export function chooserFor(subject: Term): Term {
  return subject.op === 'you' ? term('you', ['implicit']) : term('subject', []);
}

/** Binds a subject, and remembers what it mentions: that is the actor of the clause, until another subject is bound. */
export function bindActor(scope: Scope, bind: () => Term): Term {
  const before = scope.mentions.length;
  const bound = bind();
  const fresh = scope.mentions.slice(before);
  const isWhole = ({ span }: Mention): boolean => span.start === bound.span?.start && span.end === bound.span.end;
  const said = fresh.findLast(isWhole) ?? fresh.at(-1);
  if (bound.op !== 'subject') scope.actor = said === undefined ? null : keyOf(said);
  return bound;
}

/** "Any opponent may have it deal 4 damage to them": those who may are not the subject of what they have done. */
export function mentionEachChooser(chooser: Ast, scope: Scope): void {
  if (chooser.kind !== 'NounPhrase' || chooser.role !== 'set') return;
  scope.mention({
    sort: 'player',
    number: 'singular',
    filter: chooser.filter,
    role: 'subject',
    span: chooser.span,
    use: (style, noun) => term('actedPlayer', [style, noun], chooser.span),
  });
}
