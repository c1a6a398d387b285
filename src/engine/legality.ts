import type { Entity, PlayerId } from '../vm/entity';
import type { Answer, Decision } from './decision';

/** Why an answer is refused, or null when it is legal. Illegal answers change nothing. */
export function refusal(decision: Decision | null, player: PlayerId, answer: Answer): string | null {
  if (decision === null) return 'the game is over';
  if (decision.player !== player) return `${decision.player} decides, not ${player}`;
  if (decision.kind !== answer.kind) return `the decision is ${decision.kind}, the answer is ${answer.kind}`;
  return refusalOf(decision, answer);
}

function refusalOf(decision: Decision, answer: Answer): string | null {
  switch (decision.kind) {
    case 'priority':
      return answer.kind === 'priority' ? index(answer.action, decision.actions.length) : wrongKind;
    case 'choose':
    case 'targets':
      return answer.kind === 'choose' || answer.kind === 'targets' ? subset(answer.chosen, decision) : wrongKind;
    case 'modes':
      return answer.kind === 'modes' ? modes(answer.chosen, decision) : wrongKind;
    case 'number':
      return answer.kind === 'number' ? number(answer.value, decision.min, decision.max) : wrongKind;
    case 'yesNo':
      return answer.kind === 'yesNo' && yesOrNo.includes(answer.value) ? null : 'yes or no';
    case 'word':
      if (answer.kind !== 'word') return wrongKind;
      return decision.options === 'anyName' || decision.options.includes(answer.value) ? null : 'not one of the words';
    case 'option':
      return answer.kind === 'option' ? index(answer.index, decision.options.length) : wrongKind;
    case 'order':
      return answer.kind === 'order' ? permutation(answer.order, decision.options.length) : wrongKind;
    case 'divide':
      return answer.kind === 'divide' ? division(answer.amounts, decision) : wrongKind;
    case 'arrange':
      return answer.kind === 'arrange' ? arrangement(answer.piles, decision) : wrongKind;
    case 'pay':
      if (answer.kind !== 'pay') return wrongKind;
      return answer.option === 'cancel' ? null : index(answer.option, decision.options.length);
    case 'attackers':
      return answer.kind === 'attackers' ? attacks(answer.attacks, decision) : wrongKind;
    case 'blockers':
      return answer.kind === 'blockers' ? blocks(answer.blocks, decision) : wrongKind;
  }
}

const yesOrNo: readonly string[] = ['yes', 'no'];
const wrongKind = 'an answer of another kind';

type DecisionOf<K extends Decision['kind']> = Extract<Decision, { readonly kind: K }>;
type AnswerOf<K extends Answer['kind']> = Extract<Answer, { readonly kind: K }>;

function index(value: number, length: number): string | null {
  return Number.isInteger(value) && value >= 0 && value < length ? null : `not an index from 0 to ${length - 1}`;
}

function number(value: number, min: number, max: number): string | null {
  return Number.isInteger(value) && value >= min && value <= max ? null : `not a whole number from ${min} to ${max}`;
}

function subset(chosen: readonly Entity[], decision: DecisionOf<'choose' | 'targets'>): string | null {
  if (new Set(chosen).size !== chosen.length) return 'the same twice';
  if (chosen.length < decision.min || chosen.length > decision.max)
    return `choose from ${decision.min} to ${decision.max}, not ${chosen.length}`;
  const strange = chosen.find((entity) => !decision.options.includes(entity));
  return strange === undefined ? null : `${strange} is not an option`;
}

function modes(chosen: readonly number[], decision: DecisionOf<'modes'>): string | null {
  if (decision.repeat === 'no' && new Set(chosen).size !== chosen.length) return 'the same mode twice';
  if (chosen.length < decision.min || chosen.length > decision.max)
    return `choose from ${decision.min} to ${decision.max} modes, not ${chosen.length}`;
  return chosen.every((mode) => decision.options.includes(mode)) ? null : 'not one of the modes';
}

function permutation(order: readonly number[], length: number): string | null {
  const all = order.length === length && new Set(order).size === length;
  return all && order.every((at) => index(at, length) === null) ? null : `not an order of ${length} things`;
}

function division(amounts: readonly number[], decision: DecisionOf<'divide'>): string | null {
  if (amounts.length !== decision.among.length) return `${decision.among.length} amounts are needed`;
  if (amounts.some((amount) => !Number.isInteger(amount) || amount < decision.least))
    return `at least ${decision.least} each`;
  return amounts.reduce((sum, amount) => sum + amount, 0) === decision.total
    ? null
    : `the sum is not ${decision.total}`;
}

function arrangement(piles: AnswerOf<'arrange'>['piles'], decision: DecisionOf<'arrange'>): string | null {
  if (piles.length !== decision.piles.length) return `${decision.piles.length} piles are needed`;
  const cards = piles.flat();
  const same = cards.length === decision.cards.length && new Set(cards).size === cards.length;
  return same && cards.every((card) => decision.cards.includes(card)) ? null : 'not all cards once';
}

function attacks(list: AnswerOf<'attackers'>['attacks'], decision: DecisionOf<'attackers'>): string | null {
  if (new Set(list.map(({ attacker }) => attacker)).size !== list.length) return 'a creature attacks twice';
  const strange = list.find(
    ({ attacker, defender }) =>
      !decision.options.some((option) => option.attacker === attacker && option.defenders.includes(defender)),
  );
  return strange === undefined ? null : `${strange.attacker} cannot attack ${strange.defender}`;
}

function blocks(list: AnswerOf<'blockers'>['blocks'], decision: DecisionOf<'blockers'>): string | null {
  const strange = list.find(
    ({ blocker, attacker }) =>
      !decision.options.some((option) => option.blocker === blocker && option.attackers.includes(attacker)),
  );
  return strange === undefined ? null : `${strange.blocker} cannot block ${strange.attacker}`;
}
