import type { Op } from '../bytecode/table';
import { isList, isTerm, term, type Arg, type Term } from '../bytecode/term';
import type { Slot } from '../syntax/ast';
import { allOfParts } from '../syntax/build';
import { speaksOf } from '../bytecode/parameters';
import { finish, resultsIn, type Draft } from './drafts';
import { bindPhrase } from './phrases';
import { sortOfFilter } from './nouns';
import { contains } from './resolve';
import { BindingGap, keyOf, type Mention, type Scope, type StepDraft } from './scope';

/** "For each …, …": what is done in all rounds together can be spoken of later. */
export function bindLoop(
  lead: Extract<Slot, { kind: 'ForEach' }>,
  body: () => readonly Term[],
  scope: Scope,
  step: StepDraft,
): Term {
  const what = bindPhrase(lead.what, { sort: 'entities', role: 'object' }, scope);
  const filter = lead.what.kind === 'NounPhrase' ? lead.what.filter : null;
  if (filter !== null && allOfParts(filter).every(({ op }) => op === 'card'))
    throw new BindingGap('ORA0301', lead.span, 'each of which cards');
  const sort = filter === null ? 'either' : sortOfFilter(filter);
  const value = scope.declare(
    { sort: sort === 'player' ? 'players' : 'entities', origin: { kind: 'local' } },
    lead.span,
  );
  scope.mention({
    sort,
    number: 'singular',
    filter,
    span: lead.span,
    use: (style, noun) => term('ref', [scope.use(value), style, noun], lead.span),
  });
  const known = new Set(scope.mentions.map(keyOf));
  const before = scope.mentions.length;
  const steps = body();
  const fresh = scope.mentions.slice(before).filter((mention) => !known.has(keyOf(mention)));
  mentionAllOf(fresh, scope, step, steps.length === 1 ? 'loop' : 'rounds');
  return term('forEach', [what, value, steps, 'leading'], lead.span);
}

/**
 * "For each …, flip a coin. If you win the flip, …": a sentence that speaks of what a loop goes through, or of what is done
 * in one round, is a part of the loop. Does it continue the loop before? Then it is put there.
 */
export function continuesLoop(before: Draft, drafts: readonly Draft[], scope: Scope): boolean {
  const { effect } = before;
  const [what = null, value, steps, style = null] = effect.args;
  if (effect.op !== 'forEach' || typeof value !== 'number' || !isList(steps)) return false;
  const own = [value, ...steps.filter(isTerm).flatMap(resultsIn)];
  if (!drafts.some(({ effect: next }) => own.some((each) => speaksOf(ofOneRound(next), each)))) return false;
  if (isTerm(what) && isOfPlayers(what) && drafts.every(({ effect }) => isOfPlayers(effect.args[0])))
    return afterAllRounds(before, value, own.slice(1), drafts, scope);
  before.effect = term('forEach', [what, value, [...steps, ...finish(drafts)], style], effect.span);
  return true;
}

/** A statement without what it says of all rounds together: "those cards". */
function ofOneRound(code: Term): Term {
  const within = (arg: Arg): Arg => (isTerm(arg) ? ofOneRound(arg) : isList(arg) ? arg.map(within) : arg);
  const [what] = code.args;
  const isTogether = code.op === 'again' && isTerm(what) && what.op === 'union';
  return isTogether ? { ...code, args: [] } : { ...code, args: code.args.map(within) };
}

const isOfPlayers = (what: Arg | undefined): boolean =>
  isTerm(what) && what.op === 'all' && isTerm(what.args[0]) && nounIsPlayer(what.args[0]);

const nounIsPlayer = ({ op, args: [parts] }: Term): boolean =>
  op === 'allOf' &&
  parts !== undefined &&
  isList(parts) &&
  parts.every((part) => isTerm(part) && isPlayerNoun(part.op));

const isPlayerNoun = (op: Op): boolean => op === 'player' || op === 'opponent' || op === 'ofSide';

/**
 * "For each player, you choose … Then each player sacrifices all others": what each player does comes after all rounds, and
 * what was chosen in one of them is what was chosen in all.
 */
function afterAllRounds(
  before: Draft,
  value: number,
  results: readonly number[],
  drafts: readonly Draft[],
  scope: Scope,
): false {
  const all = scope.resultOf(before.step, 'entities');
  const inAll = (arg: Arg): Arg => {
    if (isList(arg)) return arg.map(inAll);
    if (!isTerm(arg)) return arg;
    const [of] = arg.args;
    if (arg.op !== 'ref' || typeof of !== 'number') return { ...arg, args: arg.args.map(inAll) };
    if (of === value) throw new BindingGap('ORA0301', arg.span ?? before.step.span, 'one of several players');
    return results.includes(of) ? { ...arg, args: [all, ...arg.args.slice(1)] } : arg;
  };
  for (const draft of drafts) {
    const effect = inAll(draft.effect);
    if (isTerm(effect)) draft.effect = effect;
  }
  return false;
}

/** What all rounds of a loop did: what the loop did, or, where a round has several statements, what one of them did each time. */
type DoneBy = 'loop' | 'rounds';

/** The things that a statement handled in all rounds of a loop, where it handled one kind of thing. */
export function mentionAllOf(mentions: readonly Mention[], scope: Scope, step: StepDraft, by: DoneBy): void {
  const handled = mentions.filter(
    ({ sort, within, role }) => sort === 'object' && within === undefined && role === 'object',
  );
  const plural = (those: readonly Mention[]): void => {
    mentionPlural(those, scope, step, by);
  };
  plural(handled.filter(({ filter, participles }) => filter !== null && participles.length === 0));
  plural(handled.filter(({ participles }) => participles.length > 0));
}

/** Speaks of what was the one thing in each round as several. What stands in the description of another is not handled. */
function mentionPlural(handled: readonly Mention[], scope: Scope, step: StepDraft, by: DoneBy): void {
  const outer = handled.filter(({ span }) => !handled.some((other) => contains(other.span, span)));
  const [only, second] = new Map(outer.map((mention) => [keyOf(mention), mention])).values();
  if (only === undefined || second !== undefined) return;
  if (by === 'rounds' && only.result === undefined) return;
  const together = (style: string, noun: string | null): Term =>
    term('again', [term('union', [[only.use('that', noun)], 'and'], step.span), style, noun], step.span);
  const all = (style: string, noun: string | null): Term =>
    term('ref', [scope.resultOf(step, 'entities'), style, noun], step.span);
  scope.mention({
    sort: 'object',
    number: 'plural',
    filter: only.filter,
    participles: only.participles,
    span: step.span,
    use: by === 'loop' ? all : together,
  });
}
