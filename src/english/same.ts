import { aboutKeyword, keywordSaid } from '../bytecode/other-keyword';
import { isTerm, type Term } from '../bytecode/term';
import { isSameCode, needCode, wordOf } from './arguments';
import type { Clause, Context } from './context';
import { listed } from './words';

/** The statements that say one after the other that the same is true. */
export function sameFrom(body: readonly Term[], start: number): readonly Term[] {
  const rest = body.slice(start);
  const end = rest.findIndex((step) => step.op !== 'step' || wordOf(step, 'join') !== 'same');
  return rest.slice(0, end < 0 ? rest.length : end).map((step) => needCode(step, 'effect'));
}

/** "The same is true for …": the effect before, of other things or of other keywords. */
export function sameClause(effects: readonly Term[], before: Term | null, context: Context): Clause {
  const said = before === null ? null : keywordSaid(before);
  const keywords = effects.map((each) => keywordSaid(each) ?? '');
  const isOfKeywords = before !== null && said !== null && keywords.every((name) => name !== said);
  if (isOfKeywords && effects.every((each, at) => isSameCode(aboutKeyword(before, said, keywords[at] ?? ''), each)))
    return { text: `the same is true for ${listed(keywords, 'and')}`, subject: context.subject };
  const [effect, more] = effects;
  if (effect === undefined || more !== undefined) throw new Error('several that are the same');
  return sameOfThings(effect, before, context);
}

function sameOfThings(effect: Term, before: Term | null, context: Context): Clause {
  const [what] = effect.args;
  const [first] = before?.args ?? [];
  const like = first === undefined ? effect : { ...effect, args: [first, ...effect.args.slice(1)] };
  if (!isTerm(what) || !isSameCode(like, before)) throw new Error('nothing that is the same');
  return { text: `the same is true for ${context.printer.noun(what, context).object}`, subject: context.subject };
}

/** "Choose flying or reach. It gains that ability": the same statement of each keyword. */
export function chosenKeyword(options: readonly Term[], clauseOf: (code: Term) => Clause): Clause {
  const [first] = options;
  const keywords = options.map((option) => keywordSaid(option) ?? '');
  const said = keywords[0] ?? '';
  if (
    first === undefined ||
    !options.every((option, at) => isSameCode(aboutKeyword(first, said, keywords[at] ?? ''), option))
  )
    throw new Error('statements that differ in more than their keywords');
  const { text, subject } = clauseOf(aboutKeyword(first, said, 'that ability'));
  return { text: `choose ${listed(keywords, 'or')}. ${text}`, subject };
}
