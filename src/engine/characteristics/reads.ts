import type { Ability } from '../../bytecode/module';
import type { Op } from '../../bytecode/table';
import { isTerm, type Arg, type Term } from '../../bytecode/term';

/** Characteristics by the layer that settles them, all of layer 7 together. */
export type Aspect = 'control' | 'text' | 'types' | 'colors' | 'abilities' | 'pt';

export const allAspects: readonly Aspect[] = ['control', 'text', 'types', 'colors', 'abilities', 'pt'];

const none: readonly Aspect[] = [];
const control: readonly Aspect[] = ['control'];
const types: readonly Aspect[] = ['types'];
const colors: readonly Aspect[] = ['colors'];
const abilities: readonly Aspect[] = ['abilities'];
const pt: readonly Aspect[] = ['pt'];

/** What instructions read of the characteristics of objects. One that is not here may read everything. */
const readsByOp: Readonly<Partial<Record<Op, readonly Aspect[]>>> = {
  // Combinations and references read nothing by themselves.
  step: none,
  doAll: none,
  if: none,
  unless: none,
  letNum: none,
  allOf: none,
  anyOf: none,
  non: none,
  not: none,
  thatIs: none,
  other: none,
  otherThan: none,
  same: none,
  among: none,
  source: none,
  all: none,
  some: none,
  either: none,
  union: none,
  candidate: none,
  subject: none,
  ref: none,
  target: none,
  rest: none,
  host: none,
  attachedTo: none,
  activePlayer: none,
  player: none,
  opponent: none,
  card: none,
  token: none,
  spell: none,
  inZone: none,
  zone: none,
  ownedBy: none,
  ownerOf: none,
  tapped: none,
  untapped: none,
  attacking: none,
  blocking: none,
  blocked: none,
  unblocked: none,
  faceDown: none,
  faceUp: none,
  withCounter: none,
  countersAre: none,
  countersOn: none,
  contents: none,
  top: none,
  bottom: none,
  const: none,
  x: none,
  count: none,
  life: none,
  plus: none,
  minus: none,
  times: none,
  half: none,
  negative: none,
  numRef: none,
  compareNum: none,
  bothTrue: none,
  eitherTrue: none,
  notTrue: none,
  exists: none,
  is: none,
  turnOf: none,
  lifeIs: none,
  duringPhase: none,
  keyword: none,
  grantKeyword: none,
  grantAbility: none,
  modifyPt: none,
  gain: none,
  lose: none,
  loseAll: none,
  setBasePt: none,
  setPt: none,
  become: none,
  switchPt: none,
  gainControl: none,
  control: none,
  // "You" is who controls the source.
  you: control,
  controlledBy: control,
  notControlledBy: control,
  controllerOf: control,
  controls: control,
  type: types,
  subtype: types,
  supertype: types,
  permanent: types,
  basicLandTypes: types,
  historic: types,
  anyTarget: types,
  color: colors,
  colorless: colors,
  multicolored: colors,
  monocolored: colors,
  with: abilities,
  without: abilities,
  has: abilities,
  compare: pt,
  stat: pt,
  greatest: pt,
  least: pt,
  total: pt,
  named: ['text'],
  sameName: ['text'],
  differentNames: ['text'],
};

/** What code reads of characteristics. What it grants is not read: a granted ability is code for later. */
export function readsOf(code: readonly Term[]): ReadonlySet<Aspect> {
  const found = new Set<Aspect>();
  code.forEach((term) => collect(term, found));
  return found;
}

function collect(value: Arg | Ability, found: Set<Aspect>): void {
  if (Array.isArray(value)) (value as readonly Arg[]).forEach((inner) => collect(inner, found));
  else if (isInstruction(value)) {
    (readsByOp[value.op] ?? allAspects).forEach((aspect) => found.add(aspect));
    if (value.op !== 'grantKeyword' && value.op !== 'grantAbility') value.args.forEach((arg) => collect(arg, found));
  }
}

function isInstruction(value: Arg | Ability): value is Term {
  return isTerm(value);
}
