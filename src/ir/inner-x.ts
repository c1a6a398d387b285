import { parametersOf } from '../bytecode/parameters';
import { rowOf } from '../bytecode/table';
import { term, type Term } from '../bytecode/term';
import type { ClauseAst, JoinName, SentenceAst, Slot } from '../syntax/ast';
import { bindNumber } from './bind';
import { speaksOf } from '../bytecode/parameters';
import { finishApart, type Draft } from './drafts';
import { BindingGap, type Scope } from './scope';
import { sharedSubject, type SubjectMaker } from './subjects';

/** "Scry X, where X is …, then draw three cards": what X is in the statements before, told before the sentence goes on. */
export function withInnerX(
  drafts: readonly Draft[],
  join: JoinName,
  slot: Extract<Slot, { kind: 'InnerWhereX' }>,
  outerX: number | null,
  scope: Scope,
): Draft[] {
  const value = scope.x;
  if (value === null) return [...drafts];
  scope.x = outerX;
  const num = scope.in('aside', () => bindNumber(slot.quantity, scope));
  scope.x = value;
  const effect = term('letNum', [value, num, finishApart(drafts), 'whereX'], slot.span);
  return [{ join, step: { result: null, span: slot.span }, effect }];
}

/** "Each player mills X cards, where X is …, then shuffles": who did it goes on, and not you. */
export function subjectBeyondX({ clauses, trails }: SentenceAst, index: number): SubjectMaker | undefined {
  const before = clauses[index - 1]?.clause;
  const clause = clauses[index]?.clause;
  if (before === undefined || clause === undefined || before.subject === null || clause.subject !== null)
    return undefined;
  if (!trails.some((slot) => slot.kind === 'InnerWhereX' && slot.after === index) || !isOfPlayers(before))
    return undefined;
  // "You may search …, where X is …, then shuffle": only those do it who chose to do what was offered.
  if (before.modal !== 'none') throw new BindingGap('ORA0304', clause.span, 'what goes on with what may be done');
  return sharedSubject(clause.span);
}

/** Is the subject of a clause who does something, and not what does? */
function isOfPlayers({ phrases }: ClauseAst): boolean {
  const predicate = phrases.at(-1)?.predicate;
  const first = predicate === undefined ? undefined : parametersOf(predicate.op)[0]?.param;
  return first?.kind === 'operand' && first.sort === 'players';
}

/** What X was worked out from may be called "it" where Y is defined. */
export function speakOfNamed(scope: Scope): void {
  const named = scope.mentions.at(-1);
  if (named?.at === scope.time) scope.mentions.push({ ...named, participles: [] });
}

/** Does something speak of a number, or a target that is described by it? */
export function isScaled(drafts: readonly Draft[], value: number, { targets }: Scope): boolean {
  const described = targets.flatMap(({ filter, min, max }) => [filter, min, max]);
  return [...drafts.map(({ effect }) => effect), ...described].some((code) => speaksOf(code, value));
}

/**
 * "Exile it, then draw X cards, where X is the exiled card's power": X is worked out after that was done. So it is where nothing but what
 * is done then is scaled by it (CR 608.2h): the statement from which on it has to be known.
 */
export function knownFrom(drafts: readonly Draft[], num: Term, value: number | null, { targets }: Scope): number {
  const defined = drafts.findLastIndex(({ step }) => step.result !== null && speaksOf(num, step.result)) + 1;
  if (
    value === null ||
    targets.some(({ filter, min, max }) => [filter, min, max].some((code) => speaksOf(code, value)))
  )
    return defined;
  const used = drafts.findIndex(({ effect }) => speaksOf(effect, value));
  const first = drafts[used];
  return first !== undefined && isDoneApart(first.effect) ? Math.max(defined, used) : defined;
}

/** Is it done behind what is said before it, not with it, as what lasts as long, or damage that is dealt at the same time? */
const isDoneApart = ({ op, args }: Term): boolean => rowOf(op).mode !== 'continuous' && !args.includes('together');
