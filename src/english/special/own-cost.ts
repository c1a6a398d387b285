import { termsIn, type Term } from '../../bytecode/term';
import { codesOf, wordOf } from '../arguments';
import type { Context } from '../context';
import { spaced } from '../words';

const whose: Readonly<Record<string, string>> = { its: 'its', thatCards: "that card's", theCards: "the card's" };

/** The mana cost of what has a keyword, among what that costs. */
export function ownCostOf(keyword: Term): Term | undefined {
  return keyword.op === 'keywordCost' ? codesOf(keyword, 'cost').find(({ op }) => op === 'ownManaCost') : undefined;
}

/** "The flashback cost is equal to its mana cost": what a keyword costs that the statement gives, or nothing. */
export function ownCostSentences(effect: Term, context: Context): readonly string[] {
  // What is replaced says its own.
  const said = effect.op === 'instead' ? codesOf(effect, 'body') : [effect];
  return said.flatMap(termsIn).flatMap((keyword): readonly string[] => {
    const own = ownCostOf(keyword);
    if (own === undefined) return [];
    const reduced = wordOf(own, 'reduced');
    const more = codesOf(keyword, 'cost').filter((part) => part !== own);
    return [
      spaced(
        wordOf(own, 'lead') ?? 'the',
        wordOf(keyword, 'name') ?? '',
        'cost is equal to',
        whose[wordOf(own, 'of') ?? ''] ?? 'its',
        'mana cost',
        reduced === null ? '' : `reduced by ${reduced}`,
        more.length === 0 ? '' : `plus ${more.map((part) => context.printer.say(part, context)).join(', ')}`,
      ),
    ];
  });
}
