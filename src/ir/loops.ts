import { term, type Term } from '../bytecode/term';
import type { Slot } from '../syntax/ast';
import { allOfParts } from '../syntax/build';
import { bindPhrase } from './phrases';
import { sortOfFilter } from './resolve';
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
  if (steps.length === 1) mentionAllOf(fresh, scope, step);
  return term('forEach', [what, value, steps, 'leading'], lead.span);
}

/** The things that a statement handled in all rounds of a loop, where it handled one kind of thing. */
function mentionAllOf(mentions: readonly Mention[], scope: Scope, step: StepDraft): void {
  const handled = mentions.filter(
    ({ sort, filter, participles, within, role }) =>
      sort === 'object' && filter !== null && participles.length === 0 && within === undefined && role === 'object',
  );
  const [only, second] = new Map(handled.map((mention) => [keyOf(mention), mention])).values();
  if (only === undefined || second !== undefined) return;
  scope.mention({
    sort: 'object',
    number: 'plural',
    filter: only.filter,
    span: step.span,
    use: (style, noun) => term('ref', [scope.resultOf(step, 'entities'), style, noun], step.span),
  });
}
