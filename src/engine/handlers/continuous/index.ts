import type { Term } from '../../../bytecode/term';
import { optionalTerm, optionalWord, termOf } from '../../../vm/evaluate';
import { nothing } from '../../../vm/scope';
import type { ContinuousHandler, Rules } from '../../world';
import { cantHave, gain, lose, loseAll } from './abilities';
import { become, described } from './become';
import { becomeCopy, changeText, setName } from './copies';
import { takeControl } from './control';
import { isnt } from './isnt';
import { beginChange, beginRule } from './lasting';
import { beginKeeping, beginSkip } from './turns';
import { noManaCost } from './cost';
import { changeBasePt, modifyPt, multiplyPt, setBasePt, setPt, switchPt } from './power';

const isAboutItself = (term: Term): boolean => optionalTerm(term, 'what')?.op === 'thisAbility';

/** What only explains what another instruction does: "it's still a land", the line of a level. */
const nothingMore: ContinuousHandler = { layers: () => [], changes: () => [] };

const gainCreatureTypes: ContinuousHandler = { layers: () => ['4'], changes: () => [{ kind: 'allCreatureTypes' }] };
const loseCreatureTypes: ContinuousHandler = { layers: () => ['4'], changes: () => [{ kind: 'noCreatureTypes' }] };

/** All of the types besides what it is. */
const isAlso: ContinuousHandler = {
  layers: () => ['4'],
  changes: (context, term) => {
    const { supertypes, types, subtypes } = described(context, termOf(context, term, 'filter'));
    return [{ kind: 'types', how: 'add', supertypes, types, subtypes }];
  },
};

/** Other card types are gone with what it becomes (`src/engine/handlers/continuous/still.ts`). */
const loseTypes: ContinuousHandler = {
  layers: (term) => [
    ...(optionalWord(term, 'which') === 'landTypes' ? (['4'] as const) : []),
    ...(optionalWord(term, 'abilities') === null ? [] : (['6'] as const)),
  ],
  changes: (_, term) => [
    ...(optionalWord(term, 'which') === 'landTypes' ? [{ kind: 'noLandTypes' } as const] : []),
    ...(optionalWord(term, 'abilities') === null ? [] : [{ kind: 'loseAllAbilities' } as const]),
  ],
};

/** Instructions that change characteristics, in static abilities. */
export const continuousChanges: Rules['continuous'] = {
  modifyPt,
  gain,
  lose,
  cantHave,
  loseAll,
  setBasePt,
  setPt,
  become,
  gainCreatureTypes,
  loseCreatureTypes,
  loseTypes,
  isAlso,
  becomeCopy,
  changeText,
  switchPt,
  gainControl: takeControl,
  control: takeControl,
  isnt,
  isStill: nothingMore,
  // What is said of decks was heeded before the game.
  deckCanHave: nothingMore,
  noManaCost,
  setName,
  levelRow: nothingMore,
  levelPt: setBasePt,
  changeBasePt,
  multiplyPt,
};

/** The same and all other continuous instructions, when a spell or ability resolves (CR 611.2). */
export const continuousEffects: Rules['effects'] = {
  modifyPt: beginChange(modifyPt),
  gain: beginChange(gain),
  lose: beginChange(lose),
  cantHave: beginChange(cantHave),
  loseAll: beginChange(loseAll),
  setBasePt: beginChange(setBasePt),
  setPt: beginChange(setPt),
  become: beginChange(become),
  gainCreatureTypes: beginChange(gainCreatureTypes),
  loseCreatureTypes: beginChange(loseCreatureTypes),
  loseTypes: beginChange(loseTypes),
  isAlso: beginChange(isAlso),
  becomeCopy: beginChange(becomeCopy),
  changeText: beginChange(changeText),
  switchPt: beginChange(switchPt),
  gainControl: beginChange(takeControl),
  control: beginChange(takeControl),
  isnt: beginChange(isnt),
  isStill: beginChange(nothingMore),
  // What they say is heeded as X is announced and as costs are paid.
  xOnlyWith: () => ({ kind: 'value', binding: nothing }),
  castOnlyWith: () => ({ kind: 'value', binding: nothing }),
  // So is this, as what it replaces is about to happen.
  skipDraw: () => ({ kind: 'value', binding: nothing }),
  xIs: () => ({ kind: 'value', binding: nothing }),
  leavesOneMana: () => ({ kind: 'value', binding: nothing }),
  reducesOnly: () => ({ kind: 'value', binding: nothing }),
  xAtMost: () => ({ kind: 'value', binding: nothing }),
  xNotZero: () => ({ kind: 'value', binding: nothing }),
  changeBasePt: beginChange(changeBasePt),
  multiplyPt: beginChange(multiplyPt),
  cant: beginRule,
  cantBeBlockedBy: beginRule,
  must: beginRule,
  mustBlock: beginRule,
  mustBeBlockedBy: beginRule,
  blocksAsThough: beginRule,
  mustAttack: beginRule,
  cantBeActivated: beginRule,
  cantBlockOrBeBlockedBy: beginRule,
  dontTrigger: beginRule,
  cantCause: beginRule,
  triggersAgain: beginRule,
  doesntUntap: beginRule,
  // What an ability says of its own cost is looked at when it is activated (CR 601.2f).
  costFloor: beginRule,
  lifeForMana: beginRule,
  costsLess: (context, term) => (isAboutItself(term) ? { kind: 'value', binding: nothing } : beginRule(context, term)),
  canBlockOnly: beginRule,
  canBeCommander: beginRule,
  asThoughWithout: beginRule,
  lifeFloor: beginRule,
  counterLimit: beginRule,
  cantGetKind: beginRule,
  cantPay: beginRule,
  mayEnd: beginRule,
  keywordCostsLess: beginRule,
  keywordRather: beginRule,
  activatesInstantly: beginRule,
  doesntRemove: beginRule,
  // What it says is heeded at the cleanup step.
  sacrificedIfUntimely: () => ({ kind: 'value', binding: nothing }),
  canBlockAdditional: beginRule,
  canBlockAny: beginRule,
  cantBlock: beginRule,
  exertAsAttacks: beginRule,
  cantBeTargeted: beginRule,
  cantBeCounteredBy: beginRule,
  assignsAsUnblocked: beginRule,
  canAttackAsThough: beginRule,
  helpsAs: beginRule,
  activatesAsThough: beginRule,
  // "Twice this turn" ends with the turn.
  activatesLoyalty: beginRule,
  boastsTwice: beginRule,
  assignsDamageByToughness: beginRule,
  assignsNoDamage: beginRule,
  playerCant: beginRule,
  cantBeCast: beginRule,
  cantEnter: beginRule,
  combatLimit: beginRule,
  choosesBlocks: beginRule,
  cantCombatWith: beginRule,
  cantUntapMore: beginRule,
  needsCompany: beginRule,
  cantGetCounters: beginRule,
  lifeCantChange: beginRule,
  noMaximumHandSize: beginRule,
  extraVotes: beginRule,
  maximumHandSize: beginRule,
  playRevealed: beginRule,
  lookAnyTime: beginRule,
  drawsFromBottom: beginRule,
  mayPlot: beginRule,
  additionalLands: beginRule,
  mayCast: beginRule,
  isGoaded: beginRule,
  untapDuring: beginRule,
  spendAsThough: beginRule,
  cantAttack: beginRule,
  cantPrevent: beginRule,
  mayNotUntap: beginRule,
  attackCost: beginRule,
  combatCost: beginRule,
  noLegendRule: beginRule,
  lethalByPower: beginRule,
  attachesOnly: beginRule,
  unspentBecomes: beginRule,
  skip: beginSkip,
  keepMana: beginKeeping,
};
