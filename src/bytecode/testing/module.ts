import type { Span } from '../../source/span';
import { attach, placesIn } from '../debug';
import {
  abilityZones,
  activationLimits,
  formatVersion,
  keywordSeparators,
  modalStyles,
  moreModesStyles,
  modeChoosers,
  modeTargets,
  replacementForms,
  targetStyles,
  triggerLimits,
  triggerWords,
  type Ability,
  type AbilityCommon,
  type AbilityMode,
  type CardProgram,
  type FaceProgram,
  type Modal,
  type Module,
  type TargetSlot,
  type ValueDecl,
} from '../module';
import { leafOf, parametersOf } from '../parameters';
import { term, type Term } from '../term';
import { codeOf, filterOf, type Kin, type Scope } from './code';
import { drawFrom, pick, several, type Draw } from './draw';

/** Makes a valid module from a tape of numbers; a shorter tape makes a smaller one. */
export function moduleFrom(tape: readonly number[]): Module {
  const draw = drawFrom(tape);
  return { format: formatVersion, cards: several(draw, 1, 3, () => cardFrom(draw)) };
}

/** Makes one valid ability. */
export function abilityFrom(tape: readonly number[]): Ability {
  return abilityAt(drawFrom(tape), 0, 0);
}

function cardFrom(draw: Draw): CardProgram {
  const name = pick(draw, ['Ash', 'Cinder Warden', 'Ünïcode 龍', '"Quoted"', 'a // b']);
  return { name, layout: pick(draw, ['normal', 'split']), faces: several(draw, 1, 2, () => faceFrom(draw, name)) };
}

function faceFrom(draw: Draw, name: string): FaceProgram {
  const optional = (value: string): string | null => (draw(2) === 0 ? null : value);
  const face: FaceProgram = {
    name,
    manaCost: optional('{1}{W}'),
    supertypes: several(draw, 0, 1, () => 'Legendary'),
    types: [pick(draw, ['Instant', 'Sorcery'])],
    subtypes: several(draw, 0, 2, () => pick(draw, ['Human', 'Soldier'])),
    colors: several(draw, 0, 2, () => pick(draw, ['W', 'U'])),
    power: optional('2'),
    toughness: optional('1+*'),
    loyalty: optional('3'),
    defense: optional('4'),
    abilities: several(draw, 0, 3, (item) => abilityAt(draw, item, 0)),
  };
  return draw(2) === 0 ? face : withDebug(draw, face);
}

function withDebug(draw: Draw, face: FaceProgram): FaceProgram {
  const text = pick(draw, ['', 'First strike\nDraw a card.', 'Flying {T}: “Ünïcode” 龍']);
  const span = (): Span | undefined => {
    const start = draw(text.length + 1);
    return draw(3) === 0 ? undefined : { start, end: start + draw(text.length - start + 1) };
  };
  const spans = draw(4) === 0 ? [] : Array.from({ length: placesIn(face) }, span);
  return attach(face, { text, spans: spans.every((each) => each === undefined) ? [] : spans }) ?? face;
}

/** A scope of its own, as each ability and each mode has; `scope` shares its source of choices. */
function freshScope({ draw, ability }: Pick<Scope, 'draw' | 'ability'>): Scope {
  const last = { subject: undefined };
  return {
    draw,
    ability,
    binding: 'possible',
    slots: [],
    values: [],
    bound: [],
    candidate: undefined,
    ofEach: 'no',
    stage: 'act',
    mode: 'any',
    replaces: 'no',
    last,
    depth: 0,
  };
}

function abilityAt(draw: Draw, item: number, depth: number): Ability {
  const kind =
    depth > 2 ? 'keyword' : pick(draw, ['spell', 'activated', 'triggered', 'static', 'replacement', 'keyword']);
  const scope = freshScope({ draw, ability: () => abilityAt(draw, 0, depth + 1) });
  const computing: Scope = { ...freshScope(scope), stage: 'compute' };
  const condition = (): Term | null => (draw(2) === 0 ? null : codeOf('bool', computing));
  switch (kind) {
    case 'spell':
      if (depth > 0) return abilityAt(draw, item, 3);
      return { kind, ...acting(item, scope, []), zones: ['stack'] };
    case 'activated': {
      const cost = several(draw, 1, 2, () => codeOf('cost', scope));
      const costValues = cost.map((_, index): ValueDecl => ({ sort: 'entities', origin: { kind: 'cost', index } }));
      const limits = several(draw, 0, 1, () => pick(draw, [...activationLimits]));
      return { kind, cost, limits, condition: condition(), ...acting(item, scope, costValues) };
    }
    case 'triggered': {
      const event = codeOf('event', computing);
      const fields = acting(item, scope, participants(event));
      const limit = pick(draw, triggerLimits);
      return { kind, word: pick(draw, triggerWords), event, condition: condition(), limit, ...fields };
    }
    case 'static': {
      return { kind, ...standing(item, { ...scope, mode: 'continuous', stage: 'compute' }, []) };
    }
    case 'replacement': {
      const event = codeOf('event', computing);
      const form = pick(draw, replacementForms);
      return {
        kind,
        event,
        condition: condition(),
        form,
        ...standing(item, { ...scope, replaces: 'yes' }, participants(event)),
      };
    }
    case 'keyword': {
      const keyword = codeOf('keyword', computing);
      const expansion = several(draw, 0, depth > 2 ? 0 : 1, () => abilityAt(draw, item, depth + 1));
      const common = { item, zones: zonesFrom(draw), targets: [], values: [], body: [], modal: null, gate: null };
      return { kind, keyword, separator: pick(draw, keywordSeparators), expansion, ...common };
    }
  }
}

/** Values for the participants that an event names. */
function participants(event: Term): readonly ValueDecl[] {
  const roles = parametersOf(event.op).flatMap(({ name, param }) => {
    const leaf = leafOf(param);
    return param.kind !== 'list' && leaf.kind === 'block' && leaf.sort === 'np' ? [name] : [];
  });
  return roles.map((role) => ({ sort: 'entities', origin: { kind: 'event', role } }));
}

/** Fields of an ability without targets and modes. */
function standing(item: number, scope: Scope, given: readonly ValueDecl[]): AbilityCommon {
  return { item, zones: zonesFrom(scope.draw), targets: [], modal: null, gate: null, ...bodyOf(scope, [], given) };
}

/** Fields of an ability that goes on the stack: it can have targets, and modes in place of a body. */
function acting(item: number, scope: Scope, given: readonly ValueDecl[]): AbilityCommon {
  const { draw, values } = scope;
  const zones = zonesFrom(draw);
  if (draw(4) === 3) return { item, zones, targets: [], values, body: [], modal: modalFrom(scope, given), gate: null };
  const { targets, kin } = targetsFrom(scope);
  return { item, zones, targets, modal: null, gate: null, ...bodyOf(scope, kin, given) };
}

/** A body, and all values of the scope: those bound before, those given and those that it binds. */
function bodyOf(scope: Scope, slots: readonly Kin[], given: readonly ValueDecl[]): Pick<Ability, 'values' | 'body'> {
  const targets = slots.map((kin, slot): ValueDecl => {
    return { sort: kin === 'players' ? 'players' : 'entities', origin: { kind: 'target', slot } };
  });
  for (const value of [...given, ...targets]) scope.bound.push(scope.values.push(value) - 1);
  const body = several(scope.draw, 1, 3, () => codeOf('statement', { ...scope, slots }));
  return { values: scope.values, body };
}

function targetsFrom(scope: Scope): { readonly targets: readonly TargetSlot[]; readonly kin: readonly Kin[] } {
  const { draw } = scope;
  const kin = several(draw, 0, 2, (): Kin => pick(draw, ['objects', 'players']));
  const targets = kin.map((each, index): TargetSlot => {
    const min = draw(2);
    const max = draw(4) === 0 ? null : term('const', [min + draw(3) + 1]);
    const filter = filterOf(each, { ...freshScope(scope), slots: kin.slice(0, index) });
    return { min: term('const', [min]), max, filter, style: pick(draw, targetStyles) };
  });
  return { targets, kin };
}

function modalFrom(outer: Scope, given: readonly ValueDecl[]): Modal {
  const { draw } = outer;
  const modes = several(draw, 1, 3, (index): AbilityMode => {
    const scope = freshScope(outer);
    const cost = several(draw, 0, 1, () => codeOf('cost', scope));
    const { targets, kin } = targetsFrom(scope);
    return { label: draw(2) === 0 ? null : `Mode ${index}`, cost, targets, ...bodyOf(scope, kin, given) };
  });
  const min = draw(modes.length + 1);
  const max = draw(3) === 0 ? null : Math.max(1, min);
  const computing: Scope = { ...freshScope(outer), stage: 'compute' };
  const more =
    draw(3) !== 0
      ? null
      : { condition: codeOf('bool', computing), min: 0, max: null, style: pick(draw, moreModesStyles) };
  const count = draw(4) === 0 ? codeOf('num', computing) : null;
  return {
    min,
    max,
    chooser: pick(draw, modeChoosers),
    whom: pick(draw, modeTargets),
    style: pick(draw, modalStyles),
    count,
    more,
    modes,
  };
}

function zonesFrom(draw: Draw): AbilityCommon['zones'] {
  const first = draw(abilityZones.length);
  return abilityZones.filter((_, index) => index === first || draw(4) === 3);
}
