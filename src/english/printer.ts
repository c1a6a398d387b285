import type { Ability } from '../bytecode/module';
import { rowOf, type Op } from '../bytecode/table';
import { isTerm, type Term } from '../bytecode/term';
import { codeOf, wordOf } from './arguments';
import { partsOf, phraseOfParts } from './filters';
import type { Context, Printer, Renderer, Scope } from './context';
import { interpret, isNoun } from './interpret';
import { noun } from './references';
import { combat } from './special/combat';
import { conditions } from './special/conditions';
import { dice } from './special/dice';
import { keywords } from './special/keywords';
import { draws } from './special/draws';
import { effects } from './special/effects';
import { events } from './special/events';
import { places } from './special/places';
import { tokenEffects } from './special/tokens';
import { values } from './special/values';
import { votes } from './special/votes';
import { clauseOf, nobody, statements, subjectOf } from './statements';
import { spaced } from './words';

/** Instructions whose words no template can say. */
export const specials: Readonly<Partial<Record<Op, Renderer>>> = {
  ...values,
  ...conditions,
  ...events,
  ...keywords,
  ...effects,
  ...combat,
  ...dice,
  ...draws,
  ...votes,
  ...places,
  ...tokenEffects,
};

/** The printers of all sorts of code; nested abilities are printed by `ability`. */
export function makePrinter(ability: (ability: Ability) => string): Printer {
  return {
    say,
    noun,
    phrase: (filter, quantity, context) => phraseOfParts(partsOf(filter), quantity, { ...context, form: 'finite' }),
    predicate,
    clause: clauseOf,
    statements,
    ability,
  };
}

/** The context in which the code of an ability begins. */
export function contextOf(printer: Printer, scope: Scope): Context {
  return { printer, scope, agreement: 'singular', subject: nobody, form: 'finite' };
}

function say(code: Term, outer: Context): string {
  if (isNoun(code)) return noun(code, outer).object;
  const { result } = rowOf(code.op);
  const isVerbal = result === 'effect' || result === 'statement' || result === 'event';
  const context: Context = isVerbal || outer.form === 'finite' ? outer : { ...outer, form: 'finite' };
  switch (result) {
    case 'effect':
    case 'statement':
      return clauseOf(code, context).text;
    case 'event':
      return eventText(code, context);
    case 'filter':
      return code.op === 'allOf' || code.op === 'anyOf' || code.op === 'non'
        ? phraseOfParts(partsOf(code), 'one', context)
        : predicate(code, context);
    default:
      return predicate(code, context);
  }
}

function eventText(code: Term, context: Context): string {
  const subject = subjectOf(code, context);
  if (subject === null) return predicate(code, context);
  const next = context.next === 'next' ? 'next' : '';
  return spaced(subject.subject, next, predicate(code, { ...context, subject, agreement: subject.agreement }));
}

function predicate(code: Term, context: Context): string {
  const special = specials[code.op];
  const text = special === undefined ? interpret(code, context) : special(code, context);
  const rounded = roundedBehind(code);
  return rounded === null ? text : `${text}, rounded ${rounded}`;
}

/** "Half that many cards, rounded down": how, said behind all of it. Where counters are put instead, that is said after "instead". */
function roundedBehind(code: Term): string | null {
  if (code.op === 'putThose') return null;
  const half = code.args.filter(isTerm).find(({ op }) => op === 'half');
  const of = half === undefined ? null : codeOf(half, 'of');
  const isThatMany = (of?.op === 'numRef' || of?.op === 'sameNumber') && wordOf(of, 'style') === 'thatMany';
  return half !== undefined && isThatMany ? wordOf(half, 'rounded') : null;
}
