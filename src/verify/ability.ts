import type { Ability, AbilityMode, Modal, TargetSlot, ValueDecl } from '../bytecode/module';
import type { Fits } from '../bytecode/schema';
import { boundForSlot, targetLoopOf, type BoundForSlot, type TargetLoop } from '../bytecode/target-loop';
import { rolesKnownIn } from '../bytecode/event-roles';
import { isKeywordNote } from '../bytecode/keyword-notes';
import { isOfOpeningHand } from '../bytecode/opening-hand';
import type { Term } from '../bytecode/term';
import { checkCode, type AbilityCheck } from './code';
import type { Findings } from './findings';
import { kinOf } from './kin';
import { emptyScope, type Place, type Scope } from './scope';
import { checkValues } from './values';

/** What an ability can refer to outside of itself. */
export interface Surroundings {
  readonly findings: Findings;
  /** Numbers of the items of the face. */
  readonly items: ReadonlySet<number>;
  /** Where the ability stands: printed on an instant or sorcery, on another face, after a keyword, or in an ability. */
  readonly on: 'spell' | 'permanent' | 'keyword' | 'ability';
}

/** Checks one ability and all in it. */
export function checkAbility(ability: Ability, around: Surroundings): void {
  around.findings.from(ability.span, () => {
    if (ability.item < 0) around.findings.report('ORA0417', `there is no item ${ability.item}`);
    checkKind(ability, around);
    checkZones(ability, around.findings);
    checkHead(ability, around);
    checkParts(ability, ability, around);
    if (ability.modal !== null) checkModal(ability, ability.modal, around);
  });
}

/** What each kind of ability can and cannot have (CR 113.3). */
function checkKind(ability: Ability, { findings, on }: Surroundings): void {
  const { kind, targets, modal, body, gate } = ability;
  const stands = kind === 'static' || kind === 'replacement' || kind === 'keyword';
  if (stands && targets.length > 0) findings.report('ORA0434', `a ${kind} ability has no targets`);
  if (stands && modal !== null) findings.report('ORA0434', `a ${kind} ability has no modes`);
  if (kind === 'keyword' && !body.every(isKeywordNote))
    findings.report('ORA0434', 'a keyword ability says nothing but what it costs');
  if (gate?.kind === 'level' && (gate.min < 0 || (gate.max !== null && gate.max < gate.min))) {
    findings.report('ORA0437', `never from level ${gate.min} to ${gate.max ?? 'any'}`);
  }
  if (kind === 'spell' && on !== 'spell' && on !== 'keyword' && gate === null) {
    findings.report('ORA0434', 'only instants and sorceries have spell abilities');
  }
  if (kind !== 'keyword' && body.length === 0 && modal === null) findings.report('ORA0436', 'the ability does nothing');
  if (kind === 'activated') {
    if (ability.cost.length === 0) findings.report('ORA0434', 'an activated ability has a cost');
    if (new Set(ability.limits).size < ability.limits.length) findings.report('ORA0431', 'a limit stands twice');
    if (ability.limits.includes('sorcerySpeed') && ability.limits.includes('instantSpeed')) {
      findings.report('ORA0431', 'not at the speed of both');
    }
  }
}

function checkZones({ kind, zones }: Ability, findings: Findings): void {
  if (zones.length === 0) findings.report('ORA0430', 'the ability functions nowhere');
  if (new Set(zones).size < zones.length) findings.report('ORA0430', 'a zone stands twice');
  if (kind === 'spell' && zones.some((zone) => zone !== 'stack')) {
    findings.report('ORA0430', 'a spell ability functions on the stack');
  }
}

/** Code that is looked at before anything is chosen: it can use values that are given, but no targets. */
function checkHead(ability: Ability, around: Surroundings): void {
  const { findings } = around;
  const place = computing(findings, emptyScope());
  const at = computing(findings, scopeOf(ability.values, []));
  const condition = (code: Term | null): void => {
    if (code !== null) findings.within('condition', () => checkCode('bool', code, at, nestedIn(around)));
  };
  const more = ability.modal?.more ?? null;
  const count = ability.modal?.count ?? null;
  if (count !== null)
    findings.within('modal', () => findings.within('count', () => checkCode('num', count, at, nestedIn(around))));
  if (more !== null) findings.within('modal', () => findings.within('more', () => condition(more.condition)));
  switch (ability.kind) {
    case 'spell':
    case 'static':
      return;
    case 'activated':
      condition(ability.condition);
      return;
    case 'triggered':
    case 'replacement':
      findings.within('event', () =>
        checkCode('event', ability.event, inEvent(findings, ability, ability.event), nestedIn(around)),
      );
      condition(ability.condition);
      return;
    case 'keyword':
      findings.within('keyword', () => checkCode('keyword', ability.keyword, place, nestedIn(around)));
      // What a keyword stands for may be what the spell does that has it.
      findings.each('expansion', ability.expansion, (inner) => nestedIn(around)(inner, 'keyword'));
  }
}

/** What the ability itself and each of its modes have: targets, values, a body and perhaps a cost. */
type Parts = Pick<AbilityMode, 'targets' | 'values' | 'body'> & Partial<Pick<AbilityMode, 'cost'>>;

/** Targets are chosen, then costs are paid, then the body runs (CR 601.2, CR 608.2). */
function checkParts(parts: Parts, ability: Ability, around: Surroundings): void {
  const { findings } = around;
  const slots: Fits[] = [];
  findings.each('targets', parts.targets, (target, index) => {
    const scope = { ...scopeOf(parts.values, [...slots]), bound: boundBefore(index, parts.values) };
    bindAround(boundForSlot(index, target, parts.body), computing(findings, scope), around);
    bindLoop(targetLoopOf(index, target.filter, parts.body), computing(findings, scope), around);
    slots.push(checkTarget(target, computing(findings, scope), around));
  });
  const cost = parts.cost ?? [];
  const events = 'event' in ability ? [ability.event] : [];
  const costs = Math.max(cost.length, ability.kind === 'activated' ? ability.cost.length : 0);
  checkValues(parts.values, { events, body: parts.body, slots, costs, items: around.items }, findings);
  const scope = scopeOf(parts.values, slots);
  const replaces = ability.kind === 'replacement' ? 'yes' : 'no';
  const acting: Place = { findings, scope, candidate: undefined, ofEach: 'no', replaces, stage: 'act', mode: 'any' };
  const stands = ability.kind === 'static' && !isOfOpeningHand(ability.body);
  const place: Place = stands ? { ...acting, stage: 'compute', mode: 'continuous' } : acting;
  findings.each('cost', cost, (code) => checkCode('cost', code, acting, nestedIn(around)));
  findings.each('body', parts.body, (code) => checkCode('statement', code, place, nestedIn(around)));
}

/** A pattern of events can speak of what another ability of the object did (CR 607.2), and of who takes part in the event. */
function inEvent(findings: Findings, { values }: Ability, event: Term): Place {
  const roles = rolesKnownIn(event);
  const known = values.flatMap(({ origin }, index) =>
    origin.kind === 'linked' || (origin.kind === 'event' && roles.includes(origin.role)) ? [index] : [],
  );
  return computing(findings, { ...scopeOf(values, []), bound: new Set(known) });
}

function computing(findings: Findings, scope: Scope): Place {
  return { findings, scope, candidate: undefined, ofEach: 'no', replaces: 'no', stage: 'compute', mode: 'any' };
}

/** All that is not local is bound from the start. */
function scopeOf(values: readonly ValueDecl[], slots: readonly Fits[]): Scope {
  const given = values.flatMap(({ origin }, index) => (origin.kind === 'local' ? [] : [index]));
  return { ...emptyScope(), slots, values, bound: new Set(given), everBound: new Set(given) };
}

/** Values that are known when targets for a slot are chosen: all that are given, but no later targets. */
function boundBefore(slot: number, values: readonly ValueDecl[]): Set<number> {
  const isKnown = ({ origin }: ValueDecl): boolean =>
    origin.kind !== 'local' && (origin.kind !== 'target' || origin.slot < slot);
  return new Set(values.flatMap((value, index) => (isKnown(value) ? [index] : [])));
}

/** Numbers around a target, and what was done before a trigger was made, are known when its targets are chosen. */
function bindAround({ numbers, results }: BoundForSlot, place: Place, around: Surroundings): void {
  for (const value of results) place.scope.bound.add(value);
  for (const { value, num } of numbers) {
    checkCode('num', num, place, nestedIn(around));
    place.scope.bound.add(value);
  }
}

/** A slot that is chosen for each player of a loop knows that player; who they are is known before (CR 601.2c). */
function bindLoop(found: TargetLoop | null, place: Place, around: Surroundings): void {
  if (found === null) return;
  if (found.over === null) {
    place.scope.bound.add(found.value);
    return;
  }
  if (kinOf(found.over, place) !== 'players') return;
  checkCode('entities', found.over, place, nestedIn(around));
  place.scope.bound.add(found.value);
}

/** Checks a target slot (CR 115.1); gives what it holds. */
function checkTarget({ min, max, filter }: TargetSlot, place: Place, around: Surroundings): Fits {
  const { findings } = place;
  const nested = nestedIn(around);
  findings.within('min', () => checkCode('num', min, place, nested));
  if (max !== null) findings.within('max', () => checkCode('num', max, place, nested));
  const kin = kinOf(filter, place);
  findings.within('filter', () => checkCode('filter', filter, { ...place, candidate: kin }, nested));
  const least = constant(min);
  const most = max === null ? undefined : constant(max);
  if (least !== undefined && least < 0) findings.report('ORA0435', `at least ${least} targets`);
  if (most !== undefined && most < Math.max(1, least ?? 0)) findings.report('ORA0435', `at most ${most} targets`);
  return kin;
}

function constant({ op, args: [value] }: Term): number | undefined {
  return op === 'const' && typeof value === 'number' ? value : undefined;
}

/** Checks modes (CR 700.2) and how many may be chosen. */
function checkModal(ability: Ability, { min, max, style, more, modes }: Modal, around: Surroundings): void {
  const { findings } = around;
  findings.within('modal', () => {
    const most = style === 'sameModeAgain' || style === 'worth' ? Infinity : modes.length;
    if (modes.length === 0) findings.report('ORA0432', 'there are no modes');
    else if (min < 0 || min > most) findings.report('ORA0432', `at least ${min} of ${modes.length} modes`);
    else if (max !== null && (max < Math.max(1, min) || max > most)) {
      findings.report('ORA0432', `at most ${max} of ${modes.length} modes`);
    }
    if (
      more !== null &&
      (more.min < 0 || (more.max ?? modes.length) < Math.max(1, more.min) || more.min > modes.length)
    )
      findings.report('ORA0432', `at least ${more.min} and at most ${more.max ?? 'all'} of ${modes.length} modes`);
    findings.each('modes', modes, (mode) => {
      checkParts(mode, ability, around);
      if (mode.body.length === 0) findings.report('ORA0436', 'the mode does nothing');
    });
  });
}

function nestedIn(around: Surroundings): AbilityCheck {
  return (inner, on) => checkAbility(inner, { ...around, on });
}
