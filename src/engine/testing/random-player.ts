import type { Answer, Decision } from '../decision';
import { answer, decisionOf } from '../game';
import type { Game } from '../world';
import { byDefault } from './table';

/** A whole number from 0 to `below` − 1. */
export type Random = (below: number) => number;

/** Random numbers of a test: the same seed gives the same ones. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
}

/** Answers the pending decision at random, or by default where the random answer is refused. */
export function playOn(game: Game, random: Random): void {
  const decision = decisionOf(game);
  if (decision === null) return;
  if (answer(game, decision.player, atRandom(decision, random)).ok) return;
  const result = answer(game, decision.player, byDefault(decision));
  if (!result.ok) throw new Error(`${decision.kind}: ${result.reason}`);
}

function some<T>(things: readonly T[], count: number, random: Random): readonly T[] {
  const left = [...things];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random(left.length), 1)).flat();
}

function atRandom(decision: Decision, random: Random): Answer {
  switch (decision.kind) {
    case 'priority':
      return { kind: 'priority', action: random(3) === 0 ? 0 : random(decision.actions.length) };
    case 'choose':
    case 'targets': {
      const { min, max, options, kind } = decision;
      const most = Math.min(max, options.length);
      return { kind, chosen: some(options, min + random(Math.max(most - min, 0) + 1), random) };
    }
    case 'yesNo':
      return { kind: 'yesNo', value: random(2) === 0 ? 'yes' : 'no' };
    case 'word':
      return decision.options === 'anyName'
        ? byDefault(decision)
        : { kind: 'word', value: decision.options[random(decision.options.length)] ?? '' };
    case 'attackers': {
      const attackers = decision.options.filter(() => random(2) === 0);
      return {
        kind: 'attackers',
        attacks: attackers.flatMap(({ attacker, defenders }) => {
          const defender = defenders[random(defenders.length)];
          return defender === undefined ? [] : [{ attacker, defender }];
        }),
      };
    }
    case 'blockers': {
      const blockers = decision.options.filter(() => random(3) === 0);
      return {
        kind: 'blockers',
        blocks: blockers.flatMap(({ blocker, attackers }) => {
          const attacker = attackers[random(attackers.length)];
          return attacker === undefined ? [] : [{ blocker, attacker }];
        }),
      };
    }
    case 'modes':
    case 'number':
    case 'option':
    case 'order':
    case 'divide':
    case 'arrange':
    case 'pay':
      return byDefault(decision);
  }
}
