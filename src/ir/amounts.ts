import type { Term } from '../bytecode/term';
import { isList, isTerm, type Arg } from '../bytecode/term';
import type { Call, Reference, SentenceAst } from '../syntax/ast';
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
    default:
      return null;
  }
}

/** "The damage dealt this way": the amount of the latest statement that did such a thing (CR 608.2c). */
export function amountDone(reference: Reference, scope: Scope): Term {
  const name = reference.participle ?? '';
  const found = [...scope.mentions].reverse().find((m) => m.sort === 'num' && m.participles.includes(name));
  if (found === undefined) throw new BindingGap('ORA0301', reference.span, describe(reference));
  return found.use(name, null);
}

/** Does a sentence speak of damage that was prevented this way? Then it is done as that is prevented (CR 615.5). */
export function speaksOfPrevented(sentence: SentenceAst): boolean {
  return mentions(sentence, 'damagePrevented');
}

function mentions(value: unknown, name: string): boolean {
  if (Array.isArray(value)) return value.some((item) => mentions(item, name));
  if (typeof value !== 'object' || value === null) return false;
  if ('form' in value && value.form === 'amountDone' && 'participle' in value && value.participle === name) return true;
  const parts = value as Readonly<Record<string, unknown>>;
  for (const part in parts) if (part !== 'span' && mentions(parts[part], name)) return true;
  return false;
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
