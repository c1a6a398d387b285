import type { Entity, ObjectId, PlayerId } from '../vm/entity';
import { attacking, blocking, exceeded, hasCompany } from './combat/limits';
import { heedsLures } from './combat/lured';
import {
  answererOf,
  passing,
  type Answer,
  type Asked,
  type AttackOption,
  type Company,
  type Decision,
} from './decision';
import { compare } from './handlers/compare';
import { mayGoTogether } from './stack/kinship';

/** Why an answer is refused, or null when it is legal. Illegal answers change nothing. */
export function refusal(decision: Decision, player: PlayerId, answer: Answer): string | null {
  const answerer = answererOf(decision);
  if (answerer !== player) return `${answerer} decides, not ${player}`;
  if (decision.kind !== answer.kind) return `the decision is ${decision.kind}, the answer is ${answer.kind}`;
  return refusalOf(decision, answer);
}

/** The one legal answer to a decision; null where there is a choice. */
export function onlyAnswer(decision: Asked): Answer | null {
  switch (decision.kind) {
    case 'choose':
    case 'targets': {
      const { kind, options, min, max } = decision;
      const all = min === options.length || max === 0;
      return all && (kind === 'targets' || decision.ordered === 'no' || options.length < 2)
        ? { kind, chosen: max === 0 ? [] : options }
        : null;
    }
    case 'modes': {
      const { options, min, repeat } = decision;
      return options.length === min && repeat === 'no' ? { kind: 'modes', chosen: options } : null;
    }
    case 'number':
      return decision.min === decision.max ? { kind: 'number', value: decision.min } : null;
    case 'word': {
      const [only, second] = decision.options === 'anyName' ? [] : decision.options;
      return only === undefined || second !== undefined ? null : { kind: 'word', value: only };
    }
    case 'option':
      return decision.options.length === 1 ? { kind: 'option', index: 0 } : null;
    case 'order':
      return decision.options.length < 2 ? { kind: 'order', order: decision.options.map((_, at) => at) } : null;
    case 'divide':
      return decision.among.length === 1 ? { kind: 'divide', amounts: [decision.total] } : null;
    case 'attackers':
      return decision.options.length === 0 ? { kind: 'attackers', attacks: [] } : null;
    case 'blockers':
      return decision.options.length === 0 ? { kind: 'blockers', blocks: [] } : null;
    case 'yesNo':
      return decision.only === undefined ? null : { kind: 'yesNo', value: decision.only };
    case 'priority':
    case 'arrange':
    case 'pay':
      return null;
  }
}

function refusalOf(decision: Decision, answer: Answer): string | null {
  switch (decision.kind) {
    case 'priority':
      if (answer.kind !== 'priority') return wrongKind;
      return answer.action === passing ? null : index(answer.action, decision.actions.length);
    case 'choose':
    case 'targets':
      return answer.kind === 'choose' || answer.kind === 'targets' ? subset(answer.chosen, decision) : wrongKind;
    case 'modes':
      return answer.kind === 'modes' ? modes(answer.chosen, decision) : wrongKind;
    case 'number':
      return answer.kind === 'number' ? number(answer.value, decision) : wrongKind;
    case 'yesNo':
      if (answer.kind !== 'yesNo') return wrongKind;
      if (decision.only !== undefined && answer.value !== decision.only) return 'it cannot be paid so';
      return yesOrNo.includes(answer.value) ? null : 'yes or no';
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

function number(value: number, { min, max, only }: DecisionOf<'number'>): string | null {
  if (only?.includes(value) === false) return `not one of ${only.join(', ')}`;
  return Number.isInteger(value) && value >= min && value <= max ? null : `not a whole number from ${min} to ${max}`;
}

function subset(chosen: readonly Entity[], decision: DecisionOf<'choose' | 'targets'>): string | null {
  if (new Set(chosen).size !== chosen.length) return 'the same twice';
  if (chosen.length < decision.min || chosen.length > decision.max)
    return `choose from ${decision.min} to ${decision.max}, not ${chosen.length}`;
  const strange = chosen.find((entity) => !decision.options.includes(entity));
  if (strange !== undefined) return `${strange} is not an option`;
  if (!mayGoTogether(chosen, decision.options, decision)) return 'two that may not be chosen together';
  if (decision.kind !== 'choose') return null;
  const { total } = decision;
  if (total === undefined) return null;
  const sum = chosen.reduce((so, entity) => so + (total.values[decision.options.indexOf(entity)] ?? 0), 0);
  return compare(sum, total.how, total.than) ? null : `a total of ${sum} does not do`;
}

function modes(chosen: readonly number[], decision: DecisionOf<'modes'>): string | null {
  if (decision.repeat === 'no' && new Set(chosen).size !== chosen.length) return 'the same mode twice';
  if (chosen.length < decision.min || chosen.length > decision.max)
    return `choose from ${decision.min} to ${decision.max} modes, not ${chosen.length}`;
  const { weights, total } = decision;
  const weight = chosen.reduce((sum, mode) => sum + (weights?.[mode] ?? 0), 0);
  if (total !== undefined && weight > total) return `${weight} is more than ${total}`;
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
  if (amounts.reduce((sum, amount) => sum + amount, 0) !== decision.total) return `the sum is not ${decision.total}`;
  const { lethal } = decision;
  const beyond = lethal?.at(-1) === null ? (amounts.at(-1) ?? 0) : 0;
  const isShort = lethal?.some((needed, at) => needed !== null && (amounts[at] ?? 0) < needed);
  return beyond > 0 && isShort === true ? 'lethal damage to all blockers first (CR 702.19b)' : null;
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
  if (strange !== undefined) return `${strange.attacker} cannot attack ${strange.defender}`;
  const limits = decision.limits ?? [];
  const beyond = exceeded(limits, list.map(attacking));
  if (beyond !== null) return `no more than ${beyond.most} of them can attack`;
  const missing = decision.options.find((option) => isMissing(option, list, decision));
  if (missing !== undefined) return `${missing.attacker} must attack (CR 508.1d)`;
  const lonely = lacksCompany(
    decision.options.map(({ attacker: creature, company = [] }) => ({ creature, company })),
    list.map(({ attacker }) => attacker),
  );
  if (lonely !== null) return `${lonely} cannot attack without others`;
  const [only, second] = list;
  const alone = decision.options.find((option) => option.attacker === only?.attacker && option.alone === 'no');
  return second === undefined && alone !== undefined ? `${alone.attacker} cannot attack alone` : null;
}

/** Does a creature stay behind that must attack, and could beside those that must, too (CR 508.1d)? */
function isMissing(
  { attacker, defenders, required, company = [] }: AttackOption,
  list: AnswerOf<'attackers'>['attacks'],
  decision: DecisionOf<'attackers'>,
): boolean {
  if (required === 'no' || list.some((attack) => attack.attacker === attacker)) return false;
  const must = (id: string): boolean =>
    decision.options.some((option) => option.attacker === id && option.required === 'yes');
  const dutiful = list.filter((attack) => must(attack.attacker));
  return (
    hasCompany(
      company,
      list.map((attack) => attack.attacker),
    ) &&
    defenders.some(
      (defender) => exceeded(decision.limits ?? [], [...dutiful, { attacker, defender }].map(attacking)) === null,
    )
  );
}

/** Does a creature attack, or block, without those that it cannot do without? */
function lacksCompany(
  options: readonly { readonly company?: readonly Company[]; readonly creature: ObjectId }[],
  acting: readonly ObjectId[],
): ObjectId | null {
  const found = options.find(({ creature, company = [] }) => acting.includes(creature) && !hasCompany(company, acting));
  return found?.creature ?? null;
}

function blocks(list: AnswerOf<'blockers'>['blocks'], decision: DecisionOf<'blockers'>): string | null {
  const strange = list.find(
    ({ blocker, attacker }) =>
      !decision.options.some((option) => option.blocker === blocker && option.attackers.includes(attacker)),
  );
  if (strange !== undefined) return `${strange.blocker} cannot block ${strange.attacker}`;
  const beyond = exceeded(decision.limits ?? [], list.map(blocking));
  if (beyond !== null) return `no more than ${beyond.most} of them can block`;
  const lonely = lacksCompany(
    decision.options.map(({ blocker: creature, company = [] }) => ({ creature, company })),
    list.map(({ blocker }) => blocker),
  );
  if (lonely !== null) return `${lonely} cannot block without others`;
  return blockersRefusal(list, decision) ?? attackersRefusal(list, decision);
}

type Blocks = AnswerOf<'blockers'>['blocks'];

/** Limits, requirements and restrictions of the blockers (CR 509.1b, CR 509.1c). */
function blockersRefusal(list: Blocks, decision: DecisionOf<'blockers'>): string | null {
  for (const option of decision.options) {
    const { blocker, most, required, alone, attackers } = option;
    const own = list.filter((block) => block.blocker === blocker);
    if (new Set(own.map(({ attacker }) => attacker)).size !== own.length) return `${blocker} blocks the same twice`;
    if (most !== null && own.length > most) return `${blocker} can block ${most} at most`;
    const canAlone = attackers.some((id) => (decision.needs.find((need) => need.attacker === id)?.least ?? 1) <= 1);
    const isFull = exceeded(decision.limits ?? [], [...dutiful(list, decision), { blocker }].map(blocking)) !== null;
    if (required === 'yes' && canAlone && !isFull && own.length === 0) return `${blocker} must block (CR 509.1c)`;
    if (!heedsLures(list, decision, option)) return `${blocker} has to block another one (CR 509.1c)`;
    const others = list.some((block) => block.blocker !== blocker);
    if (alone === 'no' && own.length > 0 && !others) return `${blocker} cannot block alone`;
  }
  return null;
}

/** Does a creature block an attacker that has to be blocked? Then it cannot be asked to block another one instead. */
function obeys(list: Blocks, { needs }: DecisionOf<'blockers'>, blocker: string): boolean {
  return list.some(
    (block) =>
      block.blocker === blocker &&
      needs.some(({ attacker, required }) => attacker === block.attacker && required === 'yes'),
  );
}

/** How many must block an attacker together (CR 702.111b), and attackers that must be blocked. */
function attackersRefusal(list: Blocks, decision: DecisionOf<'blockers'>): string | null {
  for (const { attacker, least, most, required, by } of decision.needs) {
    const blockers = list.filter((block) => block.attacker === attacker).map(({ blocker }) => blocker);
    const count = blockers.length;
    const isWanted = (blocker: ObjectId): boolean => by === undefined || by.includes(blocker);
    if (count > most) return `${attacker} is blocked by ${most} at most`;
    if (count > 0 && count < least) return `${attacker} is blocked by ${least} creatures or none`;
    const able = decision.options.filter(
      (option) => option.attackers.includes(attacker) && !obeys(list, decision, option.blocker),
    );
    const isAnswered = blockers.some(isWanted) || !able.some(({ blocker }) => isWanted(blocker));
    const together = [...dutiful(list, decision), ...able.slice(0, least)].map(blocking);
    const isFree = able.length >= least && exceeded(decision.limits ?? [], together) === null;
    if (required === 'yes' && !isAnswered && isFree) return `${attacker} must be blocked (CR 509.1c)`;
  }
  return null;
}

/** The blocks that obey a requirement: no others excuse one that a limit leaves no room for (CR 509.1c). */
function dutiful(list: Blocks, decision: DecisionOf<'blockers'>): Blocks {
  return list.filter(
    ({ blocker }) =>
      obeys(list, decision, blocker) ||
      decision.options.some((option) => option.blocker === blocker && option.required === 'yes'),
  );
}
