import type { Term } from '../../bytecode/term';
import { withCandidate, type Context, type Handlers } from '../../vm/context';
import {
  boolOf,
  entitiesOf,
  intOf,
  numOf,
  optionalInt,
  optionalTerm,
  optionalWord,
  patternOf,
  playersOfArg,
  trap,
  wordOf,
} from '../../vm/evaluate';
import { completedBy } from '../state/dungeons';
import type { Game } from '../world';
import { colors } from '../../vocabulary/colors';
import { compare } from './compare';
import { kindsOf } from './kinds-among';
import { existence } from './existence';
import { dayOrNight } from '../turn/day-night';

/** One language of conditions (CR 603.4, CR 608.2c, CR 611.3a). */
export const conditions: Handlers<Game>['bool'] = {
  ...existence,
  compareNum: (context, term) =>
    compare(numOf(context, term, 'left'), wordOf(context, term, 'how'), numOf(context, term, 'right')),
  bothTrue: (context, term) => boolOf(context, term, 'left') && boolOf(context, term, 'right'),
  eitherTrue: (context, term) => boolOf(context, term, 'left') || boolOf(context, term, 'right'),
  notTrue: (context, term) => !boolOf(context, term, 'of'),
  damageIsPrevented: (context, term) =>
    numOf(context, term, 'amount') > 0 &&
    (optionalTerm(term, 'from') === null ||
      entitiesOf(context, term, 'source').some((source) => patternOf(withCandidate(context, source), term, 'from'))),
  turnOf: (context, term) => {
    const its = patternOf(withCandidate(context, context.world.state.turn.active), term, 'who');
    return its === (optionalWord(term, 'verb') !== 'isnt');
  },
  mostCommonColor: (context, term) => {
    const all = entitiesOf(context, term, 'among').map((entity) => kindsOf(context, 'color', entity));
    const countOf = (color: string): number => all.filter((own) => own.includes(color)).length;
    const { [wordOf(context, term, 'color')]: own = 0, ...others } = Object.fromEntries(
      colors.map((color) => [color, countOf(color)]),
    );
    const best = Math.max(...Object.values(others));
    return own > best || (own === best && optionalWord(term, 'tied') !== null);
  },
  isParity: (context, term) =>
    Math.abs(numOf(context, term, 'of')) % 2 === (wordOf(context, term, 'how') === 'odd' ? 1 : 0),
  dayIs: (context, term) => (dayOrNight(context.world) ?? 'neitherDayNorNight') === wordOf(context, term, 'what'),
  hasInitiative: (context, term) => {
    const { designations, order } = context.world.state;
    const holder = order.find((player) => player === designations['initiative']);
    return holder !== undefined && patternOf(withCandidate(context, holder), term, 'who');
  },
  completedDungeon: (context, term) =>
    context.world.state.order.some(
      (player) => completedBy(context.world, player) > 0 && patternOf(withCandidate(context, player), term, 'who'),
    ),
  isMonarch: (context, term) => {
    const { designations, order } = context.world.state;
    const monarch = order.find((player) => player === designations['monarch']);
    return monarch !== undefined && patternOf(withCandidate(context, monarch), term, 'who');
  },
  notDone: (context, term) => {
    const by = context.scope.values[intOf(context, term, 'value')]?.by ?? [];
    return !playersOfArg(context, term, 'who').some((player) => by.includes(player));
  },
  voteWon: (context, term) => {
    const { [wordOf(context, term, 'option')]: own = 0, ...others } = votesIn(context, term);
    const best = Math.max(...Object.values(others));
    if (own > best) return true;
    return optionalWord(term, 'tied') !== null && isTied(votesIn(context, term));
  },
  resultIn: (context, term) => {
    const result = numOf(context, term, 'of');
    return result >= intOf(context, term, 'min') && result <= (optionalInt(term, 'max') ?? result);
  },
  performed: (context, term) => {
    const value = context.scope.values[intOf(context, term, 'value')];
    const by = value?.by ?? [];
    const done = playersOfArg(context, term, 'who').some((player) => by.includes(player));
    const outcome = optionalWord(term, 'outcome');
    // A coin flip that was won counts one, one that was lost nothing (CR 705.2).
    if (outcome === 'winFlip' || outcome === 'loseFlip')
      return done && (value?.num ?? 0) > 0 === (outcome === 'winFlip');
    if (outcome === 'guessRight' || outcome === 'guessWrong')
      return done && (value?.num ?? 0) > 0 === (outcome === 'guessRight');
    if (outcome === 'payInstead') return by.length === 0;
    return done === (outcome !== 'dont' && outcome !== 'cant' && outcome !== 'nobody');
  },
};

/** How many votes there were for each option of the vote that is spoken of. */
export function votesIn(context: Context<Game>, term: Term): Readonly<Record<string, number>> {
  return context.scope.values[intOf(context, term, 'value')]?.votes ?? trap(context, term, 'there was no vote');
}

/** Did several options get the most votes? */
function isTied(votes: Readonly<Record<string, number>>): boolean {
  const counts = Object.values(votes);
  return counts.filter((count) => count === Math.max(...counts)).length > 1;
}
