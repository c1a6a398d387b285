import { attacking, blocking, hasCompany, withinLimits } from '../combat/limits';
import { withLured } from '../combat/lured';
import type { Entity, ObjectId } from '../../vm/entity';
import { compare } from '../handlers/compare';
import { together } from '../stack/kinship';
import type { Answer, Decision } from '../decision';

/** The answer that does as little as the decision allows: it passes, declines, and chooses no more than it must. */
export function leastAnswer(decision: Decision): Answer {
  switch (decision.kind) {
    case 'priority':
      return { kind: 'priority', action: 0 };
    case 'choose':
      return { kind: 'choose', chosen: fewest(decision) };
    case 'targets':
      return { kind: 'targets', chosen: together(decision.options, decision, decision.min) };
    case 'modes': {
      const [first = 0] = decision.options;
      const isShort = decision.options.length < decision.min;
      return {
        kind: 'modes',
        chosen: isShort ? Array.from({ length: decision.min }, () => first) : decision.options.slice(0, decision.min),
      };
    }
    case 'number':
      return { kind: 'number', value: decision.min };
    case 'yesNo':
      return { kind: 'yesNo', value: decision.only ?? 'no' };
    case 'word':
      return { kind: 'word', value: decision.options === 'anyName' ? 'Forest' : (decision.options[0] ?? '') };
    case 'option':
      return { kind: 'option', index: 0 };
    case 'order':
      return { kind: 'order', order: [...decision.options.keys()] };
    case 'divide':
      return { kind: 'divide', amounts: shares(decision.total, decision.among.length, decision.least) };
    case 'arrange':
      return { kind: 'arrange', piles: decision.piles.map((_, at) => (at === 0 ? decision.cards : [])) };
    case 'pay':
      return {
        kind: 'pay',
        option: Math.max(
          decision.options.findIndex(({ kind }) => kind === 'automatic'),
          0,
        ),
      };
    case 'attackers':
      return { kind: 'attackers', attacks: dutifulAttacks(decision) };
    case 'blockers':
      return { kind: 'blockers', blocks: dutifulBlocks(decision) };
  }
}

type DecisionOf<K extends Decision['kind']> = Extract<Decision, { readonly kind: K }>;

/** All to the first, but for what each of the others must have. */
export function shares(total: number, count: number, least: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => (at === 0 ? total - least * (count - 1) : least));
}

/** As few as possible; with a total that must be reached, as many as it takes, the greatest first. */
function fewest({ options, min, max, total, ...kinship }: DecisionOf<'choose'>): readonly Entity[] {
  if (total === undefined) return together(options, kinship, min);
  const valueOf = (entity: Entity): number => total.values[options.indexOf(entity)] ?? 0;
  const ranked = [...options].sort((left, right) => valueOf(right) - valueOf(left));
  for (const list of [ranked, ranked.toReversed()])
    for (let count = min; count <= Math.min(max, options.length); count++) {
      const chosen = list.slice(0, count);
      const sum = chosen.reduce((so, entity) => so + valueOf(entity), 0);
      if (compare(sum, total.how, total.than)) return chosen;
    }
  return options.slice(0, min);
}

/** Only those attack that must; one that may not attack alone takes another along. */
function dutifulAttacks({ options, limits = [] }: DecisionOf<'attackers'>): AnswerOf<'attackers'>['attacks'] {
  const must = options.filter(({ required }) => required === 'yes');
  const [first, second] = must;
  const company =
    first?.alone === 'no' && second === undefined ? options.filter((each) => each !== first).slice(0, 1) : [];
  const all = [...must, ...company].flatMap(({ attacker, defenders: [defender] }) =>
    defender === undefined ? [] : [{ attacker, defender }],
  );
  const allowed = withinLimits(limits, all, attacking);
  const isLonely = ({ attacker }: (typeof all)[number]): boolean =>
    !hasCompany(
      options.find((option) => option.attacker === attacker)?.company ?? [],
      allowed.map((attack) => attack.attacker),
    );
  return allowed.filter((attack) => !isLonely(attack));
}

type AnswerOf<K extends Answer['kind']> = Extract<Answer, { readonly kind: K }>;

/** Those of which one must block before the others; none at all where none of them can. */
function wantedFirst(options: DecisionOf<'blockers'>['options'], by: readonly ObjectId[] | undefined): typeof options {
  if (by === undefined) return options;
  const wanted = options.filter(({ blocker }) => by.includes(blocker));
  return wanted.length === 0 ? [] : [...wanted, ...options.filter((option) => !wanted.includes(option))];
}

/** Attackers that must be blocked are, then blockers that must block do. */
function dutifulBlocks({ options, needs, limits = [] }: DecisionOf<'blockers'>): AnswerOf<'blockers'>['blocks'] {
  const blocks: { readonly blocker: ObjectId; readonly attacker: ObjectId }[] = [];
  const idle = (): DecisionOf<'blockers'>['options'] =>
    options.filter(({ blocker }) => !blocks.some((block) => block.blocker === blocker));
  for (const { attacker, least, required, by } of needs) {
    const able = wantedFirst(
      idle().filter(({ attackers }) => attackers.includes(attacker)),
      by,
    );
    if (required === 'yes' && able.length >= least)
      for (const { blocker } of able.slice(0, least)) blocks.push({ blocker, attacker });
  }
  for (const { blocker, attackers, required } of idle()) {
    const isBlocked = (id: ObjectId): boolean => blocks.some((block) => block.attacker === id);
    const attacker = attackers.find(
      (id) => isBlocked(id) || (needs.find((need) => need.attacker === id)?.least ?? 1) <= 1,
    );
    if (required === 'yes' && attacker !== undefined) blocks.push({ blocker, attacker });
  }
  return withinLimits(limits, withLured(blocks, { options, needs }), blocking);
}
