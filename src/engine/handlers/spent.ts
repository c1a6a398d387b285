import type { Handlers } from '../../vm/context';
import { withCandidate } from '../../vm/context';
import { isObject } from '../../vm/entity';
import { entitiesOf, numOf, optionalTerm, optionalWord, patternOf, wordOf } from '../../vm/evaluate';
import { colorLetters, colors } from '../../vocabulary/colors';
import type { Term } from '../../bytecode/term';
import { objectOrLast } from '../state/last-known';
import type { SpentMana } from '../state/object';
import type { Game, GameContext } from '../world';

/** The kinds of mana that were spent to cast a spell, also if it has become a permanent by now, or to activate this ability. */
function spentOn(context: GameContext, term: Term): readonly string[] {
  const spent = optionalTerm(term, 'on')?.op === 'thisAbility' ? spentOnAbility(context) : spentOnSpells(context, term);
  return spent.filter((mana) => isFrom(context, term, mana)).map(({ kind }) => kind);
}

function spentOnSpells(context: GameContext, term: Term): readonly SpentMana[] {
  return entitiesOf(context, term, 'on')
    .filter(isObject)
    .flatMap((id) => objectOrLast(context.world, id)?.cast?.manaSpent ?? []);
}

/** The ability that resolves is the uppermost of those on the stack that are the same. */
function spentOnAbility({ world, scope }: GameContext): readonly SpentMana[] {
  const { stack, objects } = world.state;
  const id = stack.findLast((each) => {
    const origin = objects[each]?.origin ?? null;
    return origin?.source === scope.source && origin.ability === scope.ability;
  });
  return (id === undefined ? null : objects[id]?.origin)?.manaSpent ?? [];
}

/** Was it produced by what is asked for: "mana from a Treasure"? */
function isFrom(context: GameContext, term: Term, { source }: SpentMana): boolean {
  const from = term.op === 'manaSpent' || term.op === 'amountSpent' ? optionalTerm(term, 'from') : null;
  return from === null || (source !== null && patternOf(withCandidate(context, source), term, 'from'));
}

const letterOf = (color: string): string | undefined => {
  const known = colors.find((each) => each === color);
  return known === undefined ? undefined : colorLetters[known].toUpperCase();
};

const countOf = (spent: readonly string[], kind: string | undefined): number =>
  spent.filter((each) => each === kind).length;

/** Conditions and numbers about the mana that was spent. */
export const spentConditions: Handlers<Game>['bool'] = {
  manaSpent: (context, term) => {
    const spent = spentOn(context, term);
    const count = numOf(context, term, 'count');
    const color = optionalWord(term, 'color');
    if (optionalWord(term, 'how') === 'no')
      return color === 'colored' ? spent.every((kind) => kind === 'C') : spent.length === 0;
    if (color === null) return spent.length >= count;
    if (color !== 'sameColor') return countOf(spent, letterOf(color)) >= count;
    return colors.some((each) => countOf(spent, letterOf(each)) >= count);
  },
  symbolsSpent: (context, term) => {
    const spent = spentOn(context, term);
    const wanted =
      wordOf(context, term, 'symbols')
        .toUpperCase()
        .match(/[WUBRGC]/g) ?? [];
    return wanted.every((kind) => countOf(spent, kind) >= countOf(wanted, kind));
  },
};

export const spentQuantities: Handlers<Game>['num'] = {
  colorsSpent: (context, term) => {
    const spent = spentOn(context, term);
    return colors.filter((color) => countOf(spent, letterOf(color)) > 0).length;
  },
  amountSpent: (context, term) => spentOn(context, term).length,
};
