import { parametersOf, triggerMakers } from '../bytecode/parameters';
import { isList, isTerm, term, type Arg, type Term } from '../bytecode/term';
import type { Span } from '../source/span';
import type { Call, Reference, SentenceAst } from '../syntax/ast';
import { isWhenDone } from './drafts';
import { BindingGap, describe, type Scope } from './scope';

/** What an amount is called by what made it: "the damage dealt this way". */
export function amountName({ op }: Call, args: readonly Arg[]): string | null {
  switch (op) {
    case 'dealDamage':
      return 'damageDealt';
    case 'preventDamage':
      return args[1] === 'that' || args[1] === 'allBut' ? 'damagePrevented' : null;
    case 'loseLife':
      return 'lifeLost';
    case 'gainLife':
      return 'lifeGained';
    case 'removeCounters':
      return 'countersRemoved';
    case 'rollDice':
      return 'result';
    case 'flipCoin':
      return args[1] === 'lose' ? 'flipsWon' : null;
    case 'payAmount':
      return typeof args[2] === 'string' ? (paidAmounts[args[2]] ?? null) : null;
    case 'chooseValue':
      return args[1] === 'number' ? 'chosenNumber' : null;
    default:
      return null;
  }
}

/** What an amount that was chosen and paid is called by what it was. */
const paidAmounts: Readonly<Record<string, string>> = { mana: 'manaPaid', life: 'lifePaid', energy: 'energyPaid' };

/** Amounts that are called in more than one way. */
const otherNames: Readonly<Record<string, string>> = {
  resultsTotal: 'result',
  theNumber: 'chosenNumber',
  totalManaPaid: 'manaPaid',
};

/** "The damage dealt this way": the amount of the latest statement that did such a thing (CR 608.2c). */
export function amountDone(reference: Reference, scope: Scope): Term {
  const name = reference.participle ?? '';
  const made = otherNames[name] ?? name;
  const found = [...scope.mentions].reverse().find((m) => m.sort === 'num' && m.participles.includes(made));
  if (found === undefined && made === 'chosenNumber' && scope.face.done.some(({ participle }) => participle === made))
    return term('chosenNumber', [], reference.span);
  if (found === undefined) throw new BindingGap('ORA0301', reference.span, describe(reference));
  return name === 'countersRemoved'
    ? term('removedThisWay', [found.use('result', null), reference.noun], reference.span)
    : found.use(name, null);
}

/** An ability within quotation marks: what it speaks of is its own. */
const isAbilityAst = (value: object): boolean =>
  'kind' in value && typeof value.kind === 'string' && quotedKinds.includes(value.kind);

const quotedKinds: readonly string[] = ['ActivatedAst', 'TriggeredAst', 'StaticAst', 'ReplacementAst'];

/** Does a sentence speak of damage that was prevented this way? Then it is done as that is prevented (CR 615.5). */
export function speaksOfPrevented(sentence: SentenceAst): boolean {
  return mentions(sentence, 'damagePrevented');
}

function mentions(value: unknown, name: string): boolean {
  if (Array.isArray(value)) return value.some((item) => mentions(item, name));
  if (typeof value !== 'object' || value === null || isAbilityAst(value)) return false;
  if ('form' in value && value.form === 'amountDone' && 'participle' in value && value.participle === name) return true;
  const parts = value as Readonly<Record<string, unknown>>;
  for (const part in parts) if (part !== 'span' && mentions(parts[part], name)) return true;
  return false;
}

/** Statements that hold others, of which the last can be a prevention. */
const holders: readonly string[] = ['lasting', 'letNum'];

/** "When you do, …", "if you do, …": the last of what is done then. */
const isOfItsOwn = (effect: Term): boolean => triggerMakers.includes(effect.op) || isWhenDone(effect);

const holds = (effect: Term): boolean => holders.includes(effect.op) || isOfItsOwn(effect);

/** The prevention effect that a statement makes, through what holds it: one that waits for its damage. */
function preventionIn(effect: Term | undefined): Term | null {
  if (effect?.op === 'preventDamage') return effect.args[1] === 'all' || effect.args[1] === 'next' ? effect : null;
  if (effect === undefined || !holds(effect)) return null;
  const steps = effect.args.find(isList) ?? [];
  const step = steps.length === 1 || isOfItsOwn(effect) ? steps.at(-1) : null;
  const inner = isTerm(step) ? step.args[2] : null;
  return isTerm(inner) ? preventionIn(inner) : null;
}

/** A number of its own for what a prevention effect prevents, said in the sentence behind it; null if there is no such effect. */
export function mentionPrevented(effect: Term | undefined, span: Span, scope: Scope): number | null {
  if (preventionIn(effect) === null) return null;
  const value = scope.declare({ sort: 'num', origin: { kind: 'local' } }, span);
  scope.mention({
    sort: 'num',
    number: 'singular',
    participles: ['damagePrevented'],
    span,
    use: (style) => term('numRef', [scope.use(value), style], span),
  });
  return value;
}

/** A prevention effect with what happens as it prevents damage (CR 615.5). */
export function withRider(code: Term, value: number, rider: readonly Term[]): Term {
  const within = (arg: Arg): Arg => (isTerm(arg) ? withRider(arg, value, rider) : arg);
  if (code.op === 'preventDamage') {
    const at = parametersOf(code.op).findIndex(({ name }) => name === 'prevented');
    return { ...code, args: [...code.args.slice(0, at), value, rider] };
  }
  if (code.op === 'step') return { ...code, args: [...code.args.slice(0, 2), within(code.args[2] ?? null)] };
  if (!holds(code)) return code;
  const at = code.args.findIndex(isList);
  const steps = code.args[at];
  return isList(steps)
    ? { ...code, args: code.args.with(at, [...steps.slice(0, -1), within(steps.at(-1) ?? null)]) }
    : code;
}

/** A replacement effect with more statements in its body. */
export function withMore(effect: Term, more: readonly Term[]): Term {
  const args = effect.args.map((arg, at) => (at === 2 && isList(arg) ? [...arg, ...more] : arg));
  return { ...effect, args };
}

/** Is it a replacement effect that ends with its statements: no "instead" behind them? */
export function isOpenReplacement(effect: Term | undefined): effect is Term {
  return isTerm(effect) && effect.op === 'replacing' && effect.args[3] === 'plain';
}
