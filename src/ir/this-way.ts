import type { Op } from '../bytecode/table';
import { isTerm, termsIn, type Term } from '../bytecode/term';

/** By what an event comes about that is asked of afterwards: "if a creature was destroyed this way". */
const doneBy: Readonly<Partial<Record<Op, readonly Op[]>>> = {
  isDealtDamage: ['dealDamage', 'fight'],
  dealsDamage: ['dealDamage', 'fight'],
  damageDealt: ['dealDamage', 'fight'],
  dies: ['destroy', 'sacrifice', 'dealDamage', 'fight'],
  destroyed: ['destroy'],
  exiled: ['exile'],
  sacrifices: ['sacrifice'],
  discards: ['discard'],
  draws: ['draw'],
  searches: ['search'],
  countered: ['counter'],
  puts: ['put'],
  putInto: ['put', 'mill', 'discard'],
  enters: ['put', 'return'],
  returned: ['return'],
  countersRemoved: ['removeCounters'],
  gainsLife: ['gainLife'],
  losesLife: ['loseLife', 'dealDamage'],
  tokensCreated: ['createToken', 'createNamedToken', 'copyToken'],
};

/** The same for what is said with a participle: "if a land card was milled this way". */
const doneTo: Readonly<Record<string, Op>> = {
  milled: 'mill',
  discarded: 'discard',
  revealed: 'reveal',
  sacrificed: 'sacrifice',
  returned: 'return',
};

/** Numbers and conditions about damage that was dealt this way. */
const ofDamage: readonly Op[] = ['excessDealt', 'excessDamage'];

/** Does an effect ask what was done "this way" by what is done in these statements? */
export function asksWhatWasDone(effect: Term, steps: readonly Term[]): boolean {
  const done = new Set(steps.flatMap(termsIn).map(({ op }) => op));
  return termsIn(effect).some((asked) => causesOf(asked).some((op) => done.has(op)));
}

function causesOf({ op, args }: Term): readonly Op[] {
  if (ofDamage.includes(op)) return ['dealDamage', 'fight'];
  const [event, period] = args;
  if (op !== 'happened' || !isTerm(event) || period !== 'thisWay') return [];
  const [, participle] = event.args;
  if (event.op !== 'isDone') return doneBy[event.op] ?? [];
  const cause = typeof participle === 'string' ? doneTo[participle] : undefined;
  return cause === undefined ? [] : [cause];
}
