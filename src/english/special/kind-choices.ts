import { termsIn, type Term } from '../../bytecode/term';
import { codeOf, needCode, wordOf } from '../arguments';

/** The statements behind choices of kinds, which are said where they count: "creatures of the creature type of your choice". */
export function besidesChoices(body: readonly Term[]): readonly Term[] {
  const begins = body.findIndex((step) => codeOf(step, 'effect')?.op !== 'chooseValue');
  if (begins < 1) throw new Error('nothing that is chosen first');
  const rest = body.slice(begins);
  for (const step of body.slice(0, begins)) {
    const chosen = wordOf(needCode(step, 'effect'), 'what');
    if (!rest.some((each) => saysChoice(each, step.args[1], chosen))) throw new Error('a choice that is not said');
  }
  return rest;
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
