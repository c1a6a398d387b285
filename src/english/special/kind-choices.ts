import { termsIn, type Term } from '../../bytecode/term';
import { codeOf, codesOf, intOf, isSameCode, needCode, wordOf } from '../arguments';
import type { Clause, Context } from '../context';
import type { Noun } from '../noun';
import { conjugated } from '../verbs';
import { spelled } from '../numbers';
import { listed, pluralOf, spaced, withArticle } from '../words';
import { becomingWords } from './becoming';

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
function entersWithChoice(options: readonly Term[], first: Term, what: Noun, context: Context): string {
  const kinds = options.flatMap((option) => codesOf(option, 'entry')).map((entry) => wordOf(entry, 'counter') ?? '');
  const verb = conjugated(wordOf(first, 'how') === 'escapes' ? 'escape' : 'enter', what.agreement, context.form);
  const on = what.quantity === 'many' ? 'them' : 'it';
  return spaced(what.subject, verb, `with your choice of ${withArticle(listed(kinds, 'or'))} counter on ${on}`);
}

/** "a flying counter", "two stun counters". */
function countersOf(code: Term): string {
  const count = needCode(code, 'count');
  const kind = `${wordOf(code, 'counter') ?? ''} counter`;
  return count.op === 'const' && intOf(count, 'value') === 1
    ? withArticle(kind)
    : `${spelled(count) ?? ''} ${pluralOf(kind)}`;
}

/** "Gains your choice of flying or haste", "put your choice of a flying or haste counter on it". */
export function yourChoice(options: readonly Term[], style: 'yourChoice' | 'oneOf', context: Context): Clause {
  const [first] = options;
  if (first === undefined) throw new Error('a choice among nothing');
  if (first.op === 'gain' || first.op === 'become') {
    const what = context.printer.noun(needCode(first, 'what'), context);
    const inner: Context = { ...context, subject: what, agreement: what.agreement };
    const words = options.flatMap((option) =>
      option.op === 'become'
        ? [becomingWords(option, inner)]
        : codesOf(option, 'abilities').map((grant) => context.printer.say(grant, context)),
    );
    const verb = conjugated(first.op, what.agreement, context.form);
    return { text: spaced(what.subject, verb, 'your choice of', listed(words, 'or')), subject: what };
  }
  if (first.op === 'entersWith') {
    const subject = context.printer.noun(needCode(first, 'what'), context);
    return { text: entersWithChoice(options, first, subject, context), subject };
  }
  const who = context.printer.noun(needCode(first, 'who'), context);
  const kinds = listed(
    options.map((option) => wordOf(option, 'counter') ?? ''),
    'or',
  );
  const on = context.printer.noun(needCode(first, 'on'), { ...context, subject: who }).object;
  const put = conjugated('put', who.agreement, context.form);
  const choice = style === 'oneOf' ? '' : 'your choice of';
  return { text: spaced(who.subject, put, choice, `${withArticle(kinds)} counter on ${on}`), subject: who };
}

/** "Put a flying counter and two +1/+1 counters on it". */
export function severalKinds(body: readonly Term[], context: Context): Clause {
  const put = body.map((step) => needCode(step, 'effect'));
  const [first] = put;
  if (first === undefined) throw new Error('counters of no kind');
  const who = context.printer.noun(needCode(first, 'who'), context);
  const kinds = listed(put.map(countersOf), 'and');
  const on = context.printer.noun(needCode(first, 'on'), { ...context, subject: who }).object;
  const verb = conjugated('put', who.agreement, context.form);
  return { text: spaced(who.subject, verb, kinds, 'on', on), subject: who };
}
