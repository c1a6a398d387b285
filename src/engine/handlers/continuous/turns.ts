import { optionalNum, playersOfArg, wordOf } from '../../../vm/evaluate';
import { bindNum } from '../../../vm/scope';
import { skippedSteps } from '../../turn/skips';
import { playerOf, set, setPlayer } from '../../write';
import type { EffectHandler } from '../../world';
import { beginRule } from './lasting';

/** "You skip your next turn": the next that would take place (CR 614.10a); otherwise as long as the effect lasts. */
export const beginSkip: EffectHandler = (context, term) => {
  if (wordOf(context, term, 'which') === 'each') return beginRule(context, term);
  const { world } = context;
  const isOfTurn = wordOf(context, term, 'which') === 'allOfNextTurn';
  const what = skippedSteps(wordOf(context, term, 'what'));
  const count = optionalNum(context, term, 'count') ?? 1;
  const players = playersOfArg(context, term, 'who');
  const turn: number | 'next' | null = isOfTurn
    ? 'next'
    : context.duration?.kind === 'endOfTurn'
      ? world.state.turn.number
      : null;
  const all = isOfTurn ? ({ all: 'yes' } as const) : {};
  const more = players.flatMap((player) =>
    Array.from({ length: count }, () => what.map((each) => ({ player, what: each, turn, ...all }))),
  );
  set(world, 'turn', { ...world.state.turn, skips: [...world.state.turn.skips, ...more.flat()] });
  return { kind: 'value', binding: bindNum(more.length, players) };
};

/** "You don't lose this mana": what its source has added stays until the end of the turn or of combat (CR 106.4). */
export const beginKeeping: EffectHandler = (context, term) => {
  if (wordOf(context, term, 'which') !== 'this') return beginRule(context, term);
  const { world, scope } = context;
  const players = playersOfArg(context, term, 'who');
  const keeps = context.duration?.kind === 'endOfCombat' ? 'combat' : 'turn';
  for (const player of players)
    setPlayer(world, player, {
      mana: playerOf(world, player).mana.map((unit) => (unit.source === scope.source ? { ...unit, keeps } : unit)),
    });
  return { kind: 'value', binding: bindNum(players.length, players) };
};
