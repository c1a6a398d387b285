import { parametersOf } from '../bytecode/parameters';
import type { Op } from '../bytecode/table';
import type { Span } from '../source/span';
import { isList, isTerm, term, termsIn, type Term } from '../bytecode/term';
import type { Draft } from './drafts';
import { isSource } from './functions-in';
import { BindingGap } from './scope';

/** Instructions by which tokens are created that can be said how to enter. */
const creating: readonly Op[] = ['createToken', 'copyToken', 'populate'];

/**
 * "Populate. The token enters tapped and attacking.": how tokens enter that the statement before creates is a part of that
 * statement (CR 614.12). Says whether it was.
 */
export function entersAsMade(before: Draft, drafts: readonly Draft[], span: Span): boolean {
  const [said, more] = drafts;
  if (said === undefined || more !== undefined || !creating.includes(before.effect.op)) return false;
  const entered = withEntry(before, said.effect, span);
  if (entered !== null) before.effect = entered;
  return entered !== null;
}

/** The statement with the ways of entering; those that are defined by a number stand under it. */
function withEntry(before: Draft, said: Term, span: Span): Term | null {
  if (said.op === 'letNum') {
    const [value = null, number = null, body = null, style = null] = said.args;
    const [only, more] = isList(body) ? body : [];
    const inner = isTerm(only) ? only.args[2] : null;
    const entered = isTerm(inner) && more === undefined ? withEntry(before, inner, span) : null;
    if (entered === null) return null;
    if (isTerm(number) && speaksOfOthers(number)) throw new BindingGap('ORA0301', span, 'others than the token');
    return term('letNum', [value, number, [term('step', ['first', null, entered], said.span)], style], said.span);
  }
  const [what = null, entries = null, how = null, unless = null] = said.args;
  if (said.op !== 'entersWith' || how !== null || unless !== null || !isTerm(what) || !isList(entries)) return null;
  const [value, style] = what.args;
  if (what.op !== 'ref' && what.op !== 'found') return null;
  if (before.step.result === null || value !== before.step.result) return null;
  const { effect } = before;
  const names = parametersOf(effect.op).map(({ name }) => name);
  const [entry, entryStyle] = [names.indexOf('entry'), names.indexOf('entryStyle')];
  const own = effect.args[entry];
  if (!isList(own) || own.length > 0) return null;
  const args = effect.args.with(entry, entries).with(entryStyle, style === 'it' ? 'pronoun' : 'theToken');
  return { ...effect, args };
}

/** "Where X is the number of other creatures": others than the token, which is not there yet when they are counted. */
const speaksOfOthers = (number: Term): boolean =>
  termsIn(number).some(({ op, args: [than] }) => op === 'other' && isSource(than));
