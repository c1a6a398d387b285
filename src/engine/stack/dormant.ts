import { isList, isTerm, mentions, type Arg, type Term } from '../../bytecode/term';
import type { Op } from '../../bytecode/table';
import { evalBool, intOf, optionalTerm } from '../../vm/evaluate';
import { abilityAt, statementsAt, valuesOf, type CodePath } from '../../vm/pool';
import type { ScopeFacts } from '../scope';
import type { Game, GameContext } from '../world';

/** Conditions that are settled as a spell is cast: what was paid, what was promised. */
const settled: readonly Op[] = [
  'costPaid',
  'keywordCostPaid',
  'giftPromised',
  'additionalCostPaid',
  'alternativeCostPaid',
];
const joints: readonly Op[] = ['bothTrue', 'eitherTrue', 'notTrue'];

/** Is a condition settled as the spell is cast, whatever happens later? */
function isSettled(condition: Term): boolean {
  if (settled.includes(condition.op)) return true;
  return joints.includes(condition.op) && condition.args.every((arg) => isTerm(arg) && isSettled(arg));
}

/**
 * The target slots of statements that are not carried out because of how the spell was cast: their targets are not chosen
 * (CR 601.2c, CR 702.33g, CR 702.174m).
 */
export function dormantSlots(context: GameContext, holder: CodePath, body: readonly Term[]): ReadonlySet<number> {
  if (!mentions(body, ...settled)) return new Set();
  const values = valuesOf(context.pool, holder);
  const live = new Set<number>();
  const idle = new Set<number>();
  const visit = (arg: Arg | undefined, found: Set<number>): void => {
    if (isList(arg)) for (const inner of arg) visit(inner, found);
    if (!isTerm(arg)) return;
    const slot = slotIn(arg);
    if (slot !== null) found.add(slot);
    const branches = branchesOf(arg);
    const condition = branches === null ? null : optionalTerm(arg, 'condition');
    if (branches === null || condition === null || !isSettled(condition)) {
      for (const inner of arg.args) visit(inner, found);
      return;
    }
    const holds = evalBool(context, condition);
    visit(branches.yes, holds ? found : idle);
    visit(branches.no, holds ? idle : found);
  };
  const slotIn = (term: Term): number | null => {
    if (term.op === 'target') return intOf(context, term, 'slot');
    const origin = term.op === 'ref' ? values[intOf(context, term, 'value')]?.origin : undefined;
    return origin?.kind === 'target' ? origin.slot : null;
  };
  for (const statement of body) visit(statement, live);
  return new Set([...idle].filter((slot) => !live.has(slot)));
}

/** What is carried out if a condition holds, and if not. */
function branchesOf({ op, args }: Term): { readonly yes: Arg | undefined; readonly no: Arg | undefined } | null {
  const [, first, second] = args;
  return op === 'if' || op === 'instead' ? { yes: first, no: second } : null;
}

/** Do the targets of a spell depend on how it is cast? */
export function aimsByCasting(game: Game, facts: readonly ScopeFacts[]): boolean {
  return facts.some(({ ability }) => {
    const { targets, modal } = abilityAt(game.pool, ability);
    return modal === null && targets.length > 0 && mentions(statementsAt(game.pool, `${ability}.body`), ...settled);
  });
}
