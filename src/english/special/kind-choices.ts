import { termsIn, type Term } from '../../bytecode/term';
import { codeOf, codesOf, intOf, isSameCode, needCode, wordOf } from '../arguments';
import type { Context } from '../context';
import type { Noun } from '../noun';
import { conjugated } from '../verbs';
import { spelled } from '../numbers';
import { listed, pluralOf, spaced, withArticle } from '../words';

/** The statements behind choices of kinds, which are said where they count: "creatures of the creature type of your choice". */
export function besidesChoices(body: readonly Term[]): readonly Term[] {
  const begins = body.findIndex((step) => !choosing.includes(codeOf(step, 'effect')?.op ?? ''));
  if (begins < 1) throw new Error('nothing that is chosen first');
  const rest = body.slice(begins);
  for (const step of body.slice(0, begins)) {
    const effect = needCode(step, 'effect');
    if (effect.op === 'choosePile') {
      if (!rest.some((each) => saysPile(each, step.args[1], effect))) throw new Error('a pile that is not said');
      continue;
    }
    const chosen = wordOf(effect, 'what');
    if (!rest.some((each) => saysChoice(each, step.args[1], chosen))) throw new Error('a choice that is not said');
  }
  return rest;
}

const choosing: readonly string[] = ['chooseValue', 'choosePile'];

/** Does it speak of the pile that was chosen so, and of whoever chose it? */
function saysPile(code: Term, value: Term['args'][number] | undefined, effect: Term): boolean {
  return termsIn(code).some(
    (each) => each.op === 'chosenPile' && each.args[0] === value && isSameCode(each.args[1], effect.args[0]),
  );
}

/** Does it describe something by what was chosen so? */
function saysChoice(code: Term, value: Term['args'][number] | undefined, chosen: string | null): boolean {
  return termsIn(code).some(
    (each) =>
      each.op === 'chosenValue' &&
      wordOf(each, 'style') === 'ofYourChoice' &&
      each.args[1] === value &&
      wordOf(each, 'what') === chosen,
  );
}

/** "~ enters with your choice of a flying or haste counter on it". */
export function entersWithChoice(options: readonly Term[], first: Term, what: Noun, context: Context): string {
  const kinds = options.flatMap((option) => codesOf(option, 'entry')).map((entry) => wordOf(entry, 'counter') ?? '');
  const verb = conjugated(wordOf(first, 'how') === 'escapes' ? 'escape' : 'enter', what.agreement, context.form);
  const on = what.quantity === 'many' ? 'them' : 'it';
  return spaced(what.subject, verb, `with your choice of ${withArticle(listed(kinds, 'or'))} counter on ${on}`);
}

/** "a flying counter", "two stun counters". */
export function countersOf(code: Term): string {
  const count = needCode(code, 'count');
  const kind = `${wordOf(code, 'counter') ?? ''} counter`;
  return count.op === 'const' && intOf(count, 'value') === 1
    ? withArticle(kind)
    : `${spelled(count) ?? ''} ${pluralOf(kind)}`;
}
