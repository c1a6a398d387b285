import { isTerm, term, termsIn, type Term } from '../bytecode/term';
import type { SentenceAst } from '../syntax/ast';
import type { Draft } from './drafts';
import { BindingGap } from './scope';

const elsewhere: readonly string[] = ['itAnywhereElse', 'themAnywhereElse'];

/**
 * "If that spell is countered this way, exile it instead of putting it into its owner's graveyard": it says of the counter
 * before where the spell goes (CR 614.1a). Drafts of other sentences are left as they are.
 */
export function asRather(drafts: Draft[], before: readonly Draft[], sentence: SentenceAst): Draft[] {
  const rather = sentence.trails.find((slot) => slot.kind === 'Rather');
  if (rather === undefined) return drafts;
  const [only, second] = drafts;
  const [condition = null, then = null] = only?.effect.args ?? [];
  const isKnown =
    !elsewhere.includes(rather.style) &&
    only?.effect.op === 'if' &&
    second === undefined &&
    isTerm(condition) &&
    isCountered(condition) &&
    before.some(({ effect }) => termsIn(effect).some(({ op }) => op === 'counter'));
  if (!isKnown) throw new BindingGap('ORA0304', rather.span, '"instead of" what no statement before does');
  return [{ ...only, effect: term('rather', [condition, then, rather.style], only.effect.span) }];
}

/** "That spell is countered this way". */
function isCountered({ op, args: [event, period] }: Term): boolean {
  return op === 'happened' && isTerm(event) && event.op === 'countered' && period === 'thisWay';
}
