import type { Term } from '../../bytecode/term';
import { wordOf } from '../arguments';

/** The moment whose number it is: "you cast ~". */
export function momentWords(code: Term): string {
  const past = wordOf(code, 'tense') === 'past';
  switch (wordOf(code, 'moment')) {
    case 'cast':
      return 'you cast ~';
    case 'activated':
      return `you ${past ? 'activated' : 'activate'} this ability`;
    default:
      return 'this ability resolves';
  }
}

/** One of an amount of what was done. */
export const oneOfAmount: Readonly<Record<string, string>> = {
  damagePrevented: '1 damage prevented this way',
  lifeYouGained: '1 life you gained',
  lifeYouLost: '1 life you lost',
  flipsWon: 'flip you won',
  manaPaid: 'mana paid this way',
  lifePaid: 'life paid this way',
  energyPaid: '{e} paid this way',
};

/** Amounts of what was done, as they are said. */
export const amountsDone: Readonly<Record<string, string>> = {
  damageDealt: 'the damage dealt this way',
  damagePrevented: 'the damage prevented this way',
  lifeLost: 'the life lost this way',
  lifeGained: 'the life gained this way',
  result: 'the result',
  resultsTotal: 'the total of those results',
  lifeYouGained: 'the amount of life you gained',
  lifeYouLost: 'the amount of life you lost',
  chosenNumber: 'the chosen number',
  flipsWon: 'the number of flips you won',
  manaPaid: 'the amount of mana paid this way',
  totalManaPaid: 'the total amount of mana paid this way',
  cardsLookedAt: 'the number of cards looked at while scrying this way',
  lifePaid: 'the amount of life paid this way',
  energyPaid: 'the amount of {e} paid this way',
  theNumber: 'the number',
  thatNumber: 'that number',
};
