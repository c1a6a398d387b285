import { rememberedOfCode } from '../../source/remembered';
import type { Op } from '../../bytecode/table';
import { parametersOf } from '../../bytecode/parameters';
import { term as makeTerm, termsIn, type Term } from '../../bytecode/term';
import { actions } from '../../keywords/actions';
import { filledIn } from '../../keywords/expand';
import { numOf } from '../../vm/evaluate';
import { rulesPath, type AbilityPath } from '../../vm/pool';
import type { GameContext } from '../world';

/** Keyword actions that are carried out as the glossary says in words what they mean (CR 701). */
export const wordedOps = [
  'discover',
  'learn',
  'incubate',
  'endure',
  'forage',
  'recruit',
  'manifestDread',
  'airbend',
  'collectEvidence',
  'support',
  'earthbend',
] as const satisfies readonly Op[];

const meanings = new Map(
  actions.flatMap(({ op, name, meaning }) =>
    op !== null && meaning !== undefined && isWorded(op) ? [[op, { name, meaning }] as const] : [],
  ),
);

export function isWorded(op: Op): op is (typeof wordedOps)[number] {
  return (wordedOps as readonly Op[]).includes(op);
}

/** The ability that says what the instruction does, with the numbers that it takes put in. */
export function meaningOf(context: GameContext, term: Term): AbilityPath {
  const entry = meanings.get(term.op as (typeof wordedOps)[number]);
  if (entry === undefined) throw new Error(`no words for ${term.op}`);
  const args = parametersOf(term.op).map(({ name, leaf }, at) =>
    leaf === 'operand' && name === 'count'
      ? makeTerm('const', [Math.max(0, numOf(context, term, 'count'))])
      : (term.args[at] ?? null),
  );
  const unit = { frame: 'Spell', text: entry.meaning } as const;
  return rulesPath('Spell', filledIn(unit, makeTerm(term.op, args), () => '').text);
}

/** Instructions among statements whose words have targets: they are chosen with those of the ability (CR 601.2c). */
export const wordedWithTargets = rememberedOfCode((statements: readonly Term[]): readonly Term[] =>
  statements.flatMap(termsIn).filter(({ op }) => op === 'support' || op === 'earthbend'),
);

/** The keyword action by its name. */
export function nameOf(op: Op): string {
  return meanings.get(op as (typeof wordedOps)[number])?.name ?? op;
}
