import { answererOf, passing, type Answer, type Decision } from '../decision';
import { refusal } from '../legality';
import { attacking, withinLimits } from '../combat/limits';
import { leastAnswer, shares } from './least';

/** A whole number from 0 to `below` − 1. */
export type Random = (below: number) => number;

/** Random numbers that are not part of a game: the same seed gives the same ones (mulberry32). */
export function randomFrom(seed: number): Random {
  let position = seed | 0;
  return (below) => {
    position = (position + 0x6d2b79f5) | 0;
    let mixed = Math.imul(position ^ (position >>> 15), 1 | position);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000) * below);
  };
}

/** How often chance is asked again when what it says is refused. */
const attempts = 12;

/**
 * A legal answer by chance: what restrictions and requirements refuse is drawn again, and after a few times the least
 * answer is given. Null when that is refused, too: a decision without a legal answer.
 */
export function randomAnswer(decision: Decision, random: Random): Answer | null {
  const isLegal = (answer: Answer): boolean => refusal(decision, answererOf(decision), answer) === null;
  for (let count = 0; count < attempts; count++) {
    const drawn = draw(decision, random);
    if (isLegal(drawn)) return drawn;
  }
  const least = leastAnswer(decision);
  return isLegal(least) ? least : null;
}

function draw(decision: Decision, random: Random): Answer {
  switch (decision.kind) {
    case 'priority':
      return { kind: 'priority', action: random(4) === 0 ? passing : random(decision.actions.length) };
    case 'choose':
    case 'targets': {
      const { min, max, options, kind } = decision;
      const most = Math.min(max, options.length);
      return { kind, chosen: some(options, min + random(Math.max(most - min, 0) + 1), random) };
    }
    case 'modes': {
      const { min, max, options, repeat } = decision;
      const most = repeat === 'yes' ? max : Math.min(max, options.length);
      const count = min + random(Math.max(most - min, 0) + 1);
      const many = repeat === 'yes' ? Array.from({ length: count }, () => options).flat() : options;
      return { kind: 'modes', chosen: some(many, count, random) };
    }
    case 'number':
      // Great numbers say nothing that small ones do not, and take long.
      if (decision.only !== undefined)
        return { kind: 'number', value: decision.only[random(decision.only.length)] ?? decision.min };
      return { kind: 'number', value: decision.min + random(Math.min(decision.max - decision.min, 20) + 1) };
    case 'yesNo':
      return { kind: 'yesNo', value: decision.only ?? (random(2) === 0 ? 'yes' : 'no') };
    case 'word': {
      if (decision.options === 'anyName') return leastAnswer(decision);
      return { kind: 'word', value: one(decision.options, random) ?? '' };
    }
    case 'option':
      return { kind: 'option', index: random(decision.options.length) };
    case 'order':
      return { kind: 'order', order: some([...decision.options.keys()], decision.options.length, random) };
    case 'divide':
      return { kind: 'divide', amounts: division(decision, random) };
    case 'arrange':
      return { kind: 'arrange', piles: piles(decision, random) };
    case 'pay':
      return { kind: 'pay', option: random(decision.options.length) };
    case 'attackers':
      return { kind: 'attackers', attacks: attacks(decision, random) };
    case 'blockers':
      return { kind: 'blockers', blocks: blocks(decision, random) };
  }
}

type DecisionOf<K extends Decision['kind']> = Extract<Decision, { readonly kind: K }>;

function one<T>(things: readonly T[], random: Random): T | undefined {
  return things[random(things.length)];
}

function some<T>(things: readonly T[], count: number, random: Random): readonly T[] {
  const left = [...things];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(random(left.length), 1)).flat();
}

function division({ total, among, least, lethal }: DecisionOf<'divide'>, random: Random): readonly number[] {
  if (lethal !== undefined) return shares(total, among.length, least);
  const amounts = among.map(() => least);
  for (let left = total - least * among.length; left > 0; left--) {
    const at = random(amounts.length);
    amounts[at] = (amounts[at] ?? 0) + 1;
  }
  return amounts;
}

function piles(decision: DecisionOf<'arrange'>, random: Random): readonly (readonly `o${number}`[])[] {
  const found = decision.piles.map((): `o${number}`[] => []);
  for (const card of some(decision.cards, decision.cards.length, random)) found[random(found.length)]?.push(card);
  return found;
}

function attacks(
  { options, limits = [] }: DecisionOf<'attackers'>,
  random: Random,
): Extract<Answer, { kind: 'attackers' }>['attacks'] {
  const wanted = options.flatMap(({ attacker, defenders, required }) => {
    const defender = one(defenders, random);
    return defender === undefined || (required === 'no' && random(2) === 0) ? [] : [{ attacker, defender }];
  });
  return withinLimits(limits, wanted, attacking);
}

function blocks({ options }: DecisionOf<'blockers'>, random: Random): Extract<Answer, { kind: 'blockers' }>['blocks'] {
  return options.flatMap(({ blocker, attackers, required }) => {
    const attacker = one(attackers, random);
    return attacker === undefined || (required === 'no' && random(3) !== 0) ? [] : [{ blocker, attacker }];
  });
}
