import { Answers } from '../../source/answers';
import { flatMapped } from '../../source/flat-mapped';
import { rememberedOfCode } from '../../source/remembered';
import { triggerMakers } from '../../bytecode/parameters';
import type { Ability, TargetSlot } from '../../bytecode/module';
import { boundForSlot, targetLoopOf, type NumberAround } from '../../bytecode/target-loop';
import { isList, isTerm, term, termsIn, type Arg, type Term } from '../../bytecode/term';
import { isPlayer, type Entity } from '../../vm/entity';
import { evalEntities, evalFilter, evalNum, optionalTerm } from '../../vm/evaluate';
import { withCandidate } from '../../vm/context';
import type { PendingPart } from '../state/object';
import { abilityAt, slotsOf, statementsAt, valuesOf, type CodePath } from '../../vm/pool';
import { meaningOf, wordedWithTargets } from '../handlers/worded';
import { keywordNames } from '../characteristics/keyword-names';
import { dormantSlots } from './dormant';
import { withChosen, withTargets } from '../scope';
import { roundIndex, roundOf } from '../handlers/target-rounds';
import { everyKind } from '../handlers/kinds-among';
import { candidates, fitting } from '../handlers/candidates';
import { canBeTargeted } from '../statics/targeting';
import { apnap, isInGame } from '../turn/players';
import { bindEntities, bindNum, nothing, withValue, type Binding, type Scope } from '../../vm/scope';
import { contextFor, type Game, type GameContext } from '../world';

/** What can be chosen for a target slot now (CR 115.4, CR 601.2c). */
export function legalTargets(context: GameContext, slot: TargetSlot): readonly Entity[] {
  return fitting(context, slot.filter).filter((entity) => mayTarget(context, entity));
}

/** Is a chosen target still legal (CR 608.2b)? */
export function isLegalTarget(context: GameContext, slot: TargetSlot, entity: Entity): boolean {
  const { world } = context;
  const here = isPlayer(entity) ? isInGame(world, entity) : world.state.objects[entity] !== undefined;
  if (!here || !candidates(context, slot.filter).includes(entity)) return false;
  return evalFilter(withCandidate(context, entity), slot.filter) && mayTarget(context, entity);
}

function mayTarget({ world, scope }: GameContext, entity: Entity): boolean {
  return !isItself(world, scope, entity) && canBeTargeted(world, entity, scope);
}

/** A spell on the stack is no legal target for itself (CR 115.5). */
function isItself(game: Game, { source, ability }: Scope, entity: Entity): boolean {
  return (
    entity === source && game.state.objects[source]?.zone === 'stack' && abilityAt(game.pool, ability).kind === 'spell'
  );
}

/** A target slot of a part, with its place among the slots of its ability or mode. */
export interface PartSlot {
  readonly index: number;
  readonly slot: TargetSlot;
  /** The player or the kind of a loop for which it is chosen, and the value that means it. */
  readonly round?: { readonly value: number; readonly binding: Binding };
  /** Numbers around it, that its description speaks of. */
  readonly numbers?: readonly NumberAround[];
}

/** The surroundings in which a slot of a part is filled: in those of a loop, its player is known. */
export function slotContext(game: Game, scope: Scope, { round, numbers = [] }: PartSlot): GameContext {
  const inRound = round === undefined ? scope : withValue(scope, round.value, round.binding);
  return numbers.reduce(
    (context, { value, num }) => contextFor(game, withValue(context.scope, value, bindNum(evalNum(context, num)))),
    contextFor(game, inRound),
  );
}

/**
 * The slots that are filled when a part is put on the stack. Those that only a trigger made by its statements uses are
 * filled when that triggers (CR 603.7, CR 603.12).
 */
export function slotsOfPart(game: Game, { holder, code, scope }: PendingPart): readonly PartSlot[] {
  if (holder === null) return [];
  const enchant = enchantSlot(game, holder);
  if (enchant !== null) return [{ index: 0, slot: enchant }];
  const slots = slotsOf(game.pool, holder);
  const implied = impliedSlots(game, holder, scope, slots.length);
  if (slots.length === 0) return implied;
  const body = statementsAt(game.pool, `${holder}.body`);
  const own = ownSlots(slots, body);
  const all: readonly PartSlot[] = implied.length === 0 ? own : [...own, ...implied];
  const repeated = (those: readonly PartSlot[]): readonly PartSlot[] =>
    flatMapped(those, (its) => roundsOf(game, holder, scope, its));
  const { later } = slotsUsed(body);
  const dormant = dormantSlots(contextFor(game, scope), holder, body);
  if (code === `${holder}.body`) return repeated(all.filter(({ index }) => !later.has(index) && !dormant.has(index)));
  const { now } = slotsUsed(statementsAt(game.pool, code));
  return all.filter(({ index }) => later.has(index) && now.has(index));
}

function ownSlots(slots: readonly TargetSlot[], body: readonly Term[]): readonly PartSlot[] {
  const known = ownByBody.get(body);
  if (known !== undefined) return known;
  const own = slots.map((slot, index) => ({ index, slot, numbers: boundForSlot(index, slot, body).numbers }));
  ownByBody.set(body, own);
  return own;
}

/** A body belongs to one ability or mode, and so do its slots. */
const ownByBody = new Answers<readonly Term[], readonly PartSlot[]>();

/** A slot that is chosen for each player of a loop: a slot for each of them, in APNAP order (CR 601.2c, CR 101.4). */
function roundsOf(game: Game, holder: CodePath, scope: Scope, its: PartSlot): readonly PartSlot[] {
  const { slot, index } = its;
  const found = targetLoopOf(index, slot.filter, statementsAt(game.pool, `${holder}.body`));
  if (found === null) return [its];
  const { loop, over, value } = found;
  const context = contextFor(game, scope);
  if (over === null)
    return everyKind(context, loop).map((word, at) => ({
      ...its,
      index: roundIndex(game, holder, index, at),
      round: { value, binding: { ...nothing, word } },
    }));
  const players = evalEntities(context, over).filter(isPlayer);
  return apnap(game)
    .filter((player) => players.includes(player))
    .map((player) => ({
      ...its,
      index: roundIndex(game, holder, index, roundOf(game, player)),
      round: { value, binding: bindEntities([player]) },
    }));
}

/**
 * How many targets a slot needs. "For each opponent, … target creature that player controls": of a player who has none there
 * is no target, as long as there is one of another player (CR 601.2c).
 */
export function fewestTargets(game: Game, part: PendingPart, its: PartSlot, options: readonly Entity[]): number {
  const wanted = evalNum(slotContext(game, part.scope, its), its.slot.min);
  if (wanted === 0 || its.round === undefined || options.length > 0) return wanted;
  const rounds = slotsOfPart(game, part).filter(({ slot, round }) => slot === its.slot && round !== undefined);
  const isHad = rounds.some((other) => legalTargets(slotContext(game, part.scope, other), other.slot).length > 0);
  return isHad ? 0 : wanted;
}

/** The targets of keyword actions that are said in words: "support 2", "earthbend 3". They follow those of the ability. */
function impliedSlots(game: Game, holder: CodePath, scope: Scope, first: number): readonly PartSlot[] {
  return wordedWithTargets(statementsAt(game.pool, `${holder}.body`)).flatMap((statement, at) =>
    slotsOf(game.pool, meaningOf(contextFor(game, scope), statement))
      .slice(0, 1)
      .map((slot) => ({ index: first + at, slot })),
  );
}

/** An Aura spell targets what its enchant ability says (CR 303.4a): the slot of a part that is this keyword. */
function enchantSlot(game: Game, holder: CodePath): TargetSlot | null {
  if (isModePath(holder)) return null;
  const ability = abilityAt(game.pool, holder);
  if (ability.kind !== 'keyword' || !isEnchant(ability)) return null;
  const filter = optionalTerm(ability.keyword, 'filter');
  const one = term('const', [1]);
  return filter === null ? null : { min: one, max: one, filter, style: 'target' };
}

function isModePath(holder: CodePath): boolean {
  return holder.includes('.modal.modes.');
}

/** Is it the keyword ability that says what an Aura may enchant (CR 702.5a)? */
export function isEnchant(ability: Ability): boolean {
  return ability.kind === 'keyword' && keywordNames(ability.keyword).includes('enchant');
}

/** Slots that statements use when they are carried out, and those that only triggers use which they make. */
interface Used {
  readonly now: ReadonlySet<number>;
  readonly later: ReadonlySet<number>;
}

const slotsUsed = rememberedOfCode((statements: readonly Term[]): Used => {
  const now = new Set<number>();
  const later = new Set<number>();
  const visit = (arg: Arg, found: Set<number>): void => {
    if (isList(arg)) arg.forEach((inner) => visit(inner, found));
    if (!isTerm(arg)) return;
    const [slot] = arg.args;
    if (arg.op === 'target' && typeof slot === 'number') found.add(slot);
    const waits = triggerMakers.includes(arg.op);
    // The body of a trigger is a list; its event is watched from now on.
    arg.args.forEach((inner) => visit(inner, waits && isList(inner) ? later : found));
  };
  statements.forEach((statement) => visit(statement, now));
  return { now, later: new Set([...later].filter((slot) => !now.has(slot))) };
});

/** The parts with their illegal targets left out, and whether there were targets at all, and whether one is legal. */
export function recheck(
  game: Game,
  parts: readonly PendingPart[],
): { readonly parts: readonly PendingPart[]; readonly had: number; readonly legal: number } {
  let had = 0;
  let legal = 0;
  const checked = parts.map((part): PendingPart => {
    const targets = [...part.scope.targets];
    const divided = [...part.scope.divided];
    for (const its of slotsOfPart(game, part)) {
      const { index, slot } = its;
      const context = slotContext(game, part.scope, its);
      const chosen = targets[index] ?? [];
      const fits = chosen.map((entity) => isLegalTarget(context, slot, entity));
      targets[index] = chosen.filter((_, at) => fits[at]);
      if (divided[index] !== undefined) divided[index] = divided[index].filter((_, at) => fits[at]);
      had += chosen.length;
      legal += targets[index].length;
    }
    return { ...part, scope: { ...withTargets(game, part, targets), divided } };
  });
  return { parts: checked, had, legal };
}

/** Of an overloaded spell, "target" means "each": everything that fits, which is no target (CR 702.96b). */
export function withEach(game: Game, part: PendingPart): PendingPart {
  return slotsOfPart(game, part).reduce((so, its) => {
    const found = fitting(slotContext(game, so.scope, its), its.slot.filter);
    return withChosen(game, [so], { part: 0, slot: its.index }, found)[0] ?? so;
  }, part);
}

/** The slot whose targets an operand means, by itself or by the value that stands for them; null for anything else. */
export function targetSlotOf({ pool, scope }: GameContext, operand: Term): number | null {
  if (operand.op === 'target') return intIn(operand);
  if (operand.op !== 'ref') return null;
  const origin = valuesOf(pool, scope.ability)[intIn(operand)]?.origin;
  return origin?.kind === 'target' ? origin.slot : null;
}

/** Does a slot speak of what is chosen for another one: "another target creature that player controls"? */
export function speaksOfSlot(
  game: Game,
  { holder }: PendingPart,
  { filter, min, max }: TargetSlot,
  slot: number,
): boolean {
  const values = holder === null ? [] : valuesOf(game.pool, holder);
  const isTarget = (its: Term): boolean => {
    if (its.op === 'target') return intIn(its) === slot;
    const origin = values[intIn(its)]?.origin;
    return origin?.kind === 'target' && origin.slot === slot;
  };
  return [filter, min, max].some((part) => part !== null && operandsIn(part).some(isTarget));
}

const operandsIn = rememberedOfCode((term: Term): readonly Term[] =>
  termsIn(term).filter(({ op }) => op === 'ref' || op === 'target'),
);

const intIn = ({ args: [at] }: Term): number => (typeof at === 'number' ? at : -1);
