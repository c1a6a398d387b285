import { aboutKeyword } from '../bytecode/other-keyword';
import { term, termsIn } from '../bytecode/term';
import type { Call, ClauseAst, SentenceAst } from '../syntax/ast';
import type { Span } from '../source/span';
import type { Draft } from './drafts';
import { BindingGap, type Scope } from './scope';

/** What stands for the keyword in a sentence that speaks of "that ability". */
const chosen = 'that ability';

interface Chosen {
  readonly sentences: readonly SentenceAst[];
  /** The keywords that are chosen in front of a sentence. */
  readonly choices: ReadonlyMap<SentenceAst, readonly string[]>;
}

/** The sentences of a body but for those that only choose among keywords, which belong to what comes next. */
export function withoutChoices(printed: readonly SentenceAst[], scope: Scope): Chosen {
  const choices = new Map<SentenceAst, readonly string[]>();
  const sentences = printed.filter((sentence, at) => {
    const keywords = keywordsToChoose(sentence);
    if (keywords === null) return true;
    const next = printed[at + 1];
    if (next === undefined) throw new BindingGap('ORA0304', sentence.span, 'an ability that is chosen for nothing');
    choices.set(next, keywords);
    scope.clause(sentence.span, { kind: 'Emit' });
    return false;
  });
  return { sentences, choices };
}

/** "Choose flying or first strike": the keywords, in a sentence that says nothing else. */
function keywordsToChoose({ clauses: [said, another], leads, trails }: SentenceAst): readonly string[] | null {
  if (said === undefined || another !== undefined || leads.length + trails.length > 0) return null;
  return keywordsIn(said.clause);
}

function keywordsIn({ phrases: [only, more] }: ClauseAst): readonly string[] | null {
  const [, options, style] = only?.predicate.op === 'eitherOr' ? only.predicate.args : [];
  if (more !== undefined || options?.kind !== 'List') return null;
  if (style?.kind !== 'EnumName' || style.name !== 'chosen') return null;
  return options.items.flatMap((item) => nameIn(item as Call));
}

function nameIn({ args: [name] }: Call): readonly string[] {
  return name?.kind === 'Word' ? [name.text] : [];
}

/** Does a sentence speak of an ability that was chosen? */
const speaksOfChosen = (drafts: readonly Draft[]): boolean =>
  drafts.some(({ effect }) => termsIn(effect).some(({ op, args }) => op === 'keyword' && args[0] === chosen));

/** "Creatures you control gain that ability": one statement for each keyword, of which one is carried out. */
export function withChosen(keywords: readonly string[] | undefined, drafts: Draft[], span: Span): Draft[] {
  if (keywords === undefined && !speaksOfChosen(drafts)) return drafts;
  const [only, more] = drafts;
  if (keywords === undefined || only === undefined || more !== undefined || !speaksOfChosen(drafts))
    throw new BindingGap('ORA0301', span, 'an ability that was chosen');
  const options = keywords.map((name) => aboutKeyword(only.effect, chosen, name));
  const effect = term('eitherOr', [term('you', ['implicit']), options, 'chosen'], span);
  return [{ ...only, effect }];
}
