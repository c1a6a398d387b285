import type { Answer, Decision } from '../engine/decision';
import { leastAnswer } from '../engine/bots/least';

/** What a typed line means for a decision: an answer (legal or not), or the reason why it is none. */
export type Parsed = { readonly answer: Answer } | { readonly problem: string };

type DecisionOf<K extends Decision['kind']> = Extract<Decision, { readonly kind: K }>;

/** Reads an answer as it is typed: options by their numbers from 1 on, priority from 0 on. */
export function parseAnswer(decision: Decision, line: string): Parsed {
  const text = line.trim().toLowerCase();
  switch (decision.kind) {
    case 'priority':
      if (text === '' || text === 'pass') return { answer: { kind: 'priority', action: 0 } };
      return withNumbers(text, ([action = 0]) => ({ kind: 'priority', action }));
    case 'choose':
    case 'targets': {
      const { kind, options } = decision;
      if (text === '') return problem;
      return withPicks(text === 'all' ? allOf(options) : text, options, (chosen) => ({ kind, chosen }));
    }
    case 'modes':
      return withPicks(text, decision.options, (chosen) => ({ kind: 'modes', chosen }));
    case 'number':
      return withNumbers(text, ([value = 0]) => ({ kind: 'number', value }));
    case 'yesNo': {
      const value = text === 'yes' || text === 'y' ? 'yes' : text === 'no' || text === 'n' ? 'no' : null;
      return value === null ? { problem: 'yes or no?' } : { answer: { kind: 'yesNo', value } };
    }
    case 'word':
      return { answer: { kind: 'word', value: word(decision, line.trim()) } };
    case 'option':
      return withNumbers(text, ([index = 0]) => ({ kind: 'option', index: index - 1 }));
    case 'order':
      if (text === '') return { answer: leastAnswer(decision) };
      return withNumbers(text, (numbers) => ({ kind: 'order', order: numbers.map((number) => number - 1) }));
    case 'divide':
      return withNumbers(text, (amounts) => ({ kind: 'divide', amounts }));
    case 'arrange':
      return piles(decision, text);
    case 'pay':
      if (text === 'cancel') return { answer: { kind: 'pay', option: 'cancel' } };
      return withNumbers(text, ([option = 0]) => ({ kind: 'pay', option: option - 1 }));
    case 'attackers':
      return attackers(decision, text);
    case 'blockers':
      return blockers(decision, text);
  }
}

const problem: Parsed = { problem: 'not understood; type help' };

/** The whole numbers of a line; null when there is anything else on it. */
function numbersIn(text: string): readonly number[] | null {
  if (text === 'none') return [];
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const numbers = parts.map(Number);
  return parts.length > 0 && numbers.every(Number.isInteger) ? numbers : null;
}

function withNumbers(text: string, answer: (numbers: readonly number[]) => Answer): Parsed {
  const numbers = numbersIn(text);
  return numbers === null || numbers.length === 0 ? problem : { answer: answer(numbers) };
}

function allOf(options: readonly unknown[]): string {
  return options.map((_, at) => at + 1).join(' ');
}

function withPicks<T>(text: string, options: readonly T[], answer: (chosen: readonly T[]) => Answer): Parsed {
  const numbers = numbersIn(text);
  if (numbers === null) return problem;
  const strange = numbers.find((number) => options[number - 1] === undefined);
  if (strange !== undefined) return { problem: `there is no ${strange}` };
  return { answer: answer(numbers.flatMap((number) => options[number - 1] ?? [])) };
}

function word({ options }: DecisionOf<'word'>, line: string): string {
  if (options === 'anyName') return line;
  const at = Number(line);
  return options[at - 1] ?? options.find((option) => option.toLowerCase() === line.toLowerCase()) ?? line;
}

function piles(decision: DecisionOf<'arrange'>, text: string): Parsed {
  const lists = text.split('/').map((part) => (part.trim() === '' ? [] : numbersIn(part.trim())));
  if (lists.some((list) => list === null) || lists.length > decision.piles.length) return problem;
  const cards = decision.piles.map((_, at) => (lists[at] ?? []).flatMap((number) => decision.cards[number - 1] ?? []));
  return { answer: { kind: 'arrange', piles: cards } };
}

/** Pairs such as `1>2`, or numbers alone with the first of what they may be paired with. */
function pairsIn<T>(text: string, options: readonly (readonly T[])[]): readonly (readonly [number, T])[] | string {
  const found: (readonly [number, T])[] = [];
  for (const part of text.split(/[\s,]+/).filter((each) => each !== '')) {
    const [first = 0, second = 1] = part.split('>').map(Number);
    const partner = options[first - 1]?.[second - 1];
    if (partner === undefined) return `there is no ${part}`;
    found.push([first - 1, partner]);
  }
  return found;
}

function attackers({ options }: DecisionOf<'attackers'>, text: string): Parsed {
  const wanted = text === 'none' ? '' : text === 'all' ? allOf(options) : text;
  const pairs = pairsIn(
    wanted,
    options.map(({ defenders }) => defenders),
  );
  if (typeof pairs === 'string') return { problem: pairs };
  const attacks = pairs.flatMap(([at, defender]) => {
    const attacker = options[at]?.attacker;
    return attacker === undefined ? [] : [{ attacker, defender }];
  });
  return { answer: { kind: 'attackers', attacks } };
}

function blockers({ options }: DecisionOf<'blockers'>, text: string): Parsed {
  if (text === '') return problem;
  const pairs = pairsIn(
    text === 'none' ? '' : text,
    options.map((option) => option.attackers),
  );
  if (typeof pairs === 'string') return { problem: pairs };
  const blocks = pairs.flatMap(([at, attacker]) => {
    const blocker = options[at]?.blocker;
    return blocker === undefined ? [] : [{ blocker, attacker }];
  });
  return { answer: { kind: 'blockers', blocks } };
}
