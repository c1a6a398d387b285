import type { Ability } from '../bytecode/module';
import { argOf, parametersOf } from '../bytecode/parameters';
import { rowOf } from '../bytecode/table';
import { isList, isTerm, type Arg, type Term } from '../bytecode/term';
import { wordOf } from './arguments';
import type { Context } from './context';
import { objectNoun } from './references';
import type { Agreement, Noun } from './noun';
import { amountOf, counted, inDigits } from './numbers';
import { piecesOf, type Piece } from './template';
import { conjugated } from './verbs';
import { listed, pluralOf, withArticle, wordsFromName } from './words';

const nounSorts: readonly string[] = ['entities', 'players', 'np'];

/** Does code of this instruction say which things are meant? */
export function isNoun(code: Term): boolean {
  return nounSorts.includes(rowOf(code.op).result);
}

/** Prints an instruction by the template of its row. */
export function interpret(code: Term, context: Context): string {
  const state: State = { code, context, agreement: context.agreement, isStart: true };
  return print(piecesOf(rowOf(code.op).english), state)
    .replaceAll('  ', ' ')
    .trim();
}

interface State {
  readonly code: Term;
  readonly context: Context;
  /** What the next verb agrees with: the noun before it, or the subject of the clause. */
  agreement: Agreement;
  /** Nothing is printed yet: a noun here is a subject. */
  isStart: boolean;
}

function print(pieces: readonly Piece[], state: State): string {
  let text = '';
  for (const piece of pieces) {
    const words = printPiece(piece, state);
    if (words !== '') state.isStart = false;
    text += words;
  }
  return text;
}

function printPiece(piece: Piece, state: State): string {
  switch (piece.kind) {
    case 'Text':
      return piece.text;
    case 'Verb': {
      const [verb = '', ...rest] = print(piece.verb, state).split(' ');
      return [conjugated(verb, state.agreement, state.context.form), ...rest].join(' ');
    }
    case 'Option':
      return piece.pieces.some((inner) => inner.kind === 'Param' && isAbsent(argument(state.code, inner.name)))
        ? ''
        : print(piece.pieces, state);
    case 'Param':
      return printParam(piece, state);
  }
}

function argument(code: Term, name: string): Arg | undefined {
  return parametersOf(code.op).some((parameter) => parameter.name === name) ? argOf(code, name) : undefined;
}

/** Absent, empty, how often something is done for each of what "for each" names, or the member of an enumeration that says nothing. */
function isAbsent(arg: Arg | undefined): boolean {
  if (arg !== undefined && isTerm(arg)) return arg.op === 'numRef' && wordOf(arg, 'style') === 'per';
  return arg === null || arg === 'any' || arg === 'none' || (isList(arg) && arg.length === 0);
}

function printParam(piece: Extract<Piece, { readonly kind: 'Param' }>, state: State): string {
  const { code, context } = state;
  const arg = argument(code, piece.name);
  if (arg === undefined) return `{${piece.name}}`;
  const unit = print(piece.unit, state);
  if (isTerm(arg)) {
    switch (piece.as) {
      case 'possessive':
        return possessed(context.printer.noun(arg, context), unit);
      case 'count':
        return counted(arg, unit, code.op === 'draw' || code.op === 'mill' ? 'bare' : 'number', context);
      case 'amount':
        return amountOf(arg, unit, context);
      case 'plain':
        return plain(arg, state);
    }
  }
  if (isAbility(arg)) return context.printer.ability(arg);
  if (arg === null && piece.as === 'count') return withArticle(unit);
  if (isList(arg))
    return listed(
      arg.map((item) => (isTerm(item) ? plain(item, state) : wordOfArg(item))),
      'and',
    );
  return wordOfArg(arg);
}

function possessed(owner: Noun, unit: string): string {
  if (unit === '') return owner.possessive;
  return `${owner.possessive} ${owner.quantity === 'many' ? pluralOf(unit) : unit}`;
}

function plain(arg: Term, state: State): string {
  const { context } = state;
  if (!isNoun(arg)) return inDigits(arg) ?? context.printer.say(arg, context);
  const { result } = rowOf(state.code.op);
  const isVerbal = result === 'effect' || result === 'event';
  const found = isVerbal ? objectNoun(arg, context) : context.printer.noun(arg, context);
  state.agreement = found.agreement;
  return state.isStart ? found.subject : found.object;
}

function isAbility(arg: Arg): arg is Ability {
  return typeof arg === 'object' && arg !== null && !isList(arg) && !isTerm(arg);
}

function wordOfArg(arg: Arg): string {
  if (typeof arg === 'string') return wordsFromName(arg);
  return typeof arg === 'number' ? String(arg) : '';
}
